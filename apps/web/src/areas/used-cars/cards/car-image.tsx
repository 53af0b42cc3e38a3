import { CarPicture } from '@pahiya/ui/car/car-picture';
import { Img } from '@pahiya/ui/img';
import type { UsedCarCard } from '../facts/used-car-paths.ts';
import { paintOfColour } from '../facts/used-car-words.ts';

type CarImageProps = {
  readonly car: UsedCarCard;
  readonly alt?: string;
  readonly eager?: boolean;
};

/** The first photograph of a car; without any, its drawing in its colour. */
export function CarImage({ car, alt = '', eager = false }: CarImageProps) {
  const { photo, size, body, model, fuel, colour } = car;
  if (photo !== null) {
    return (
      <Img
        src={photo.src}
        alt={alt}
        width={photo.width}
        height={photo.height}
        sizes="(min-width: 64rem) 40rem, 100vw"
        eager={eager}
        className="used-photo"
      />
    );
  }
  const { lengthMm, heightMm, wheelbaseMm, groundClearanceMm, hand } = size;
  return (
    <CarPicture
      car={{ body, lengthMm, heightMm, wheelbaseMm, clearanceMm: groundClearanceMm, hand }}
      model={model.slug}
      paint={paintOfColour(colour)}
      isElectric={fuel === 'electric'}
    />
  );
}
