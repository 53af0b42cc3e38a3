import type { Answer } from '@pahiya/api-client/api-client';
import { CarPicture } from '@pahiya/ui/car/car-picture';

type Model = Pick<
  Answer<'carModels'>['models'][number],
  'slug' | 'body' | 'fuels' | 'lengthMm' | 'heightMm' | 'wheelbaseMm' | 'groundClearanceMm'
>;

/** The drawn picture of a model, by its measurements. */
export function CarImage({ model }: { readonly model: Model }) {
  const { slug, body, fuels, lengthMm, heightMm, wheelbaseMm, groundClearanceMm } = model;
  return (
    <CarPicture
      car={{ body, lengthMm, heightMm, wheelbaseMm, clearanceMm: groundClearanceMm }}
      model={slug}
      isElectric={fuels.every((fuel) => fuel === 'electric')}
    />
  );
}
