import type { Answer } from '@pahiya/api-client/api-client';
import type { ScaledCar } from '@pahiya/ui/car/scale-scene';

type Page = Answer<'compareCars'>;
type SizeKey = 'lengthMm' | 'widthMm' | 'heightMm';

/** A car of the comparison as it is drawn and measured. Null: not known. */
export type ComparedSize = Pick<ScaledCar, 'id' | 'model' | 'isElectric'> & {
  readonly car: ScaledCar['car'] & Readonly<Record<SizeKey, number | null>>;
  readonly name: string;
  readonly modelName: string;
};

/** Measurements of the cars, as in the rows of the table. */
export function comparedSizes({ cars, rows }: Pick<Page, 'cars' | 'rows'>): ComparedSize[] {
  const measureOf = (key: SizeKey, place: number) =>
    rows.find((row) => row.key === key)?.values[place] ?? null;
  return cars.map(({ id, make, model, variant }, place) => ({
    id,
    model: model.slug,
    isElectric: variant.fuel === 'electric',
    name: `${make.name} ${model.name} ${variant.name}`,
    modelName: model.name,
    car: {
      body: model.body,
      lengthMm: measureOf('lengthMm', place),
      widthMm: measureOf('widthMm', place),
      heightMm: measureOf('heightMm', place),
      wheelbaseMm: model.wheelbaseMm,
      clearanceMm: model.groundClearanceMm,
      hand: model.hand,
    },
  }));
}
