import { daysBetween, type IstDate } from '../shared/ist-date.ts';

/** Papers of a vehicle that end. */
export type VehicleDocument =
  | 'third-party'
  | 'own-damage'
  | 'puc'
  | 'fitness'
  | 'registration'
  | 'tax'
  | 'permit';

/** How a paper stands on a day. `soon`: ends within its period of warning, the last day included.
 * `not-needed`: the rule does not ask for it. `unknown`: the record does not say. `lifetime`: never ends. */
export type ValidityState = 'in-order' | 'soon' | 'over' | 'not-needed' | 'unknown' | 'lifetime';

/** The state of a paper and the days left: 0 on its last day, negative when over, null where there is no end. */
export type Validity = { readonly state: ValidityState; readonly daysLeft: number | null };

/** From how many days before its end a paper counts as ending soon: insurers quote 45 days ahead, PUC takes an
 * hour, offices take weeks. The product's own choice. Rule id: DUE-SOON. */
export const SOON_DAYS: Readonly<Record<VehicleDocument, number>> = {
  'third-party': 45,
  'own-damage': 45,
  puc: 15,
  fitness: 60,
  registration: 60,
  tax: 60,
  permit: 60,
};

/** How a paper stands that ends with the day `upto` (valid on that day). */
export function validityOf(
  document: VehicleDocument,
  upto: IstDate | null,
  today: IstDate,
): Validity {
  if (upto === null) return { state: 'unknown', daysLeft: null };
  const daysLeft = daysBetween(today, upto);
  if (daysLeft < 0) return { state: 'over', daysLeft };
  return { state: daysLeft <= SOON_DAYS[document] ? 'soon' : 'in-order', daysLeft };
}

/** How much of a period is used up, 0 before it begins to 1 after its last day; null when its first day is not
 * known or not before the last. */
export function usedShare(
  from: IstDate | null,
  upto: IstDate | null,
  today: IstDate,
): number | null {
  if (from === null || upto === null) return null;
  const whole = daysBetween(from, upto);
  if (whole <= 0) return null;
  return Math.min(1, Math.max(0, daysBetween(from, today) / whole));
}
