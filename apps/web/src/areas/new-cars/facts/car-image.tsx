import type { Answer } from '@pahiya/api-client/api-client';
import { CarPicture } from '@pahiya/ui/car/car-picture';
import { Img } from '@pahiya/ui/img';

export type PicturedModel = Pick<
  Answer<'carModels'>['models'][number],
  | 'slug'
  | 'body'
  | 'fuels'
  | 'lengthMm'
  | 'heightMm'
  | 'wheelbaseMm'
  | 'groundClearanceMm'
  | 'photo'
  | 'hand'
>;

type CarImageProps = {
  readonly model: PicturedModel;
  /** Description of a photograph; left out where the text beside it names the car. */
  readonly alt?: string;
  readonly sizes?: string;
  readonly eager?: boolean;
};

/** The photograph of a model; without one its drawing, by its measurements and what editors set by hand. */
export function CarImage({
  model,
  alt = '',
  sizes = '(min-width: 64rem) 24rem, 100vw',
  eager = false,
}: CarImageProps) {
  const { slug, body, fuels, photo, hand } = model;
  if (photo !== null) {
    return (
      <Img
        src={photo.src}
        alt={alt}
        width={photo.width}
        height={photo.height}
        sizes={sizes}
        eager={eager}
        className="car-photo"
      />
    );
  }
  const { lengthMm, heightMm, wheelbaseMm, groundClearanceMm } = model;
  return (
    <CarPicture
      car={{ body, lengthMm, heightMm, wheelbaseMm, clearanceMm: groundClearanceMm, hand }}
      model={slug}
      isElectric={fuels.every((fuel) => fuel === 'electric')}
    />
  );
}
