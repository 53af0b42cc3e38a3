import { type RegisteredName, registeredModel } from '../new-cars/registered-model.ts';
import type { Bilingual } from '../shared/bilingual.ts';
import { addDays, addMonths, type IstDate, toIstDate } from '../shared/ist-date.ts';

/** A recall of a model as its maker announced it. */
export type Recall = {
  /** Of the maker or the authority, once per make and model. */
  readonly ref: string;
  readonly make: string;
  readonly model: string;
  /** First and last day of manufacture of the vehicles recalled. */
  readonly builtFrom: IstDate;
  readonly builtUntil: IstDate;
  /** Vehicles recalled; null: not stated. */
  readonly units: number | null;
  readonly defect: Bilingual;
  readonly remedy: Bilingual;
  readonly announcedOn: IstDate;
  readonly source: string;
  /** Page of the maker or the authority. */
  readonly url: string;
};

/** When a vehicle was made: the month as the RC has it, or the year alone. */
export type Built = { readonly year: number; readonly month: number | null };

/** Whether a vehicle made then may be among those recalled. Only the maker can tell by the chassis number.
 * Rule id: RECALL-MATCH. */
export function mayConcern(
  { builtFrom, builtUntil }: Pick<Recall, 'builtFrom' | 'builtUntil'>,
  { year, month }: Built,
): boolean {
  const first = toIstDate(year, month ?? 1, 1);
  const lastMonth = toIstDate(year, month ?? 12, 1);
  if (first === null || lastMonth === null) return false;
  return builtFrom <= endOfMonth(lastMonth) && builtUntil >= first;
}

/** Last day of the month that begins on a day. */
export function endOfMonth(first: IstDate): IstDate {
  return addDays(addMonths(first, 1), -1);
}

/** Recalls that may concern a registered vehicle, newest first; none where its model cannot be told. */
export function recallsOfVehicle(
  recalls: readonly Recall[],
  vehicle: RegisteredName & { readonly built: Built | null },
): readonly Recall[] {
  const { built } = vehicle;
  if (built === null) return [];
  const byMake = Map.groupBy(recalls, ({ make }) => make);
  const found = [...byMake].flatMap(([make, own]) => {
    const models = [...new Set(own.map(({ model }) => model))];
    const model = registeredModel(vehicle, make, models);
    return own.filter((recall) => recall.model === model && mayConcern(recall, built));
  });
  return found.sort((a, b) => b.announcedOn.localeCompare(a.announcedOn));
}
