import file from '../../data/service-schedules.json' with { type: 'json' };
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { ServiceInterval } from './next-due.ts';

/** A vehicle as the register names it, and its broad kind. */
export type ServicedVehicle = {
  readonly maker: string | null;
  readonly model: string | null;
  readonly form: 'car' | 'two-wheeler';
};

/** The interval that is usual for a vehicle, which its manual may contradict. */
export type UsualInterval = ServiceInterval & {
  readonly source: string;
  readonly confidence: 'medium' | 'low';
};

/** The usual service interval: of the model, else of the make, else of its kind. The rows are seeds from two manuals
 * and from trade practice, never a promise: pages say to check the manual. Rule id: UPKEEP-USUAL. */
export function usualInterval(vehicle: ServicedVehicle, today: IstDate): UsualInterval | null {
  const makers = wordsOf(vehicle.maker);
  const models = wordsOf(vehicle.model);
  const fitting = file.rows.filter(
    ({ make, model, form }) =>
      form === vehicle.form &&
      (make === null || makers.includes(make)) &&
      (model === null || models.includes(model)),
  );
  const best = fitting.sort((a, b) => exactness(b) - exactness(a))[0];
  if (best === undefined) return null;
  const row = currentOf(
    fitting.filter((one) => exactness(one) === exactness(best)),
    today,
  );
  if (row === null) return null;
  const { km, months, source, confidence } = row;
  return { km, months, source, confidence: confidence === 'medium' ? 'medium' : 'low' };
}

function exactness({ make, model }: { make: string | null; model: string | null }): number {
  return (make === null ? 0 : 1) + (model === null ? 0 : 1);
}

function wordsOf(name: string | null): readonly string[] {
  return name?.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
}
