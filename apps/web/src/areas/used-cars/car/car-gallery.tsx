import { Img } from '@pahiya/ui/img';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { CarImage } from '../cards/car-image.tsx';
import { carName } from '../facts/used-car-words.ts';
import type { UsedCar } from './used-car.ts';

/** Photographs of a car, the first one large; without any, its drawing. Plain links open each at its full size. */
export function CarGallery({ car }: { readonly car: UsedCar }) {
  const copy = useCopy('used-cars').car;
  const { photos } = car;
  const name = carName(car);
  if (photos.length === 0) {
    return (
      <figure className="grid gap-1">
        <CarImage car={car} />
        <figcaption className="text-ink-2 text-small">
          {car.sandbox ? `${copy.sandbox}. ${copy.drawn}` : copy.drawn}
        </figcaption>
      </figure>
    );
  }
  const [, ...rest] = photos;
  return (
    <div className="grid gap-2">
      <CarImage car={car} alt={copy.photo(1, photos.length, name)} eager />
      <ul className="grid grid-cols-4 gap-2">
        {rest.map(({ src, width, height }, place) => (
          <li key={src}>
            <a href={src}>
              <Img
                src={src}
                alt={copy.photo(place + 2, photos.length, name)}
                width={width}
                height={height}
                sizes="(min-width: 64rem) 10rem, 25vw"
                className="used-photo"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
