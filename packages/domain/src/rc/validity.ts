import { daysBetween, type IstDate } from '../shared/ist-date.ts';

/** Documents of a vehicle that expire. */
export type VehicleDocument =
  | 'third-party'
  | 'own-damage'
  | 'puc'
  | 'fitness'
  | 'registration'
  | 'tax'
  | 'permit';

/** State of a document on a day. `soon`: expires within its warning period, the last day included. `not-needed`: not
 * applicable. `unknown`: not on record. `lifetime`: never expires. */
export type ValidityState = 'in-order' | 'soon' | 'over' | 'not-needed' | 'unknown' | 'lifetime';

/** State and days left: 0 on the last day, negative once expired, null without an expiry date. */
export type Validity = { readonly state: ValidityState; readonly daysLeft: number | null };

/** Days before expiry from which a document is due soon: insurers quote 45 days ahead, PUC takes an hour, RTOs take
 * weeks. Our own choice. Rule id: DUE-SOON. */
export const SOON_DAYS: Readonly<Record<VehicleDocument, number>> = {
  'third-party': 45,
  'own-damage': 45,
  puc: 15,
  fitness: 60,
  registration: 60,
  tax: 60,
  permit: 60,
};

/** State of a document valid upto and including `upto`. */
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

/** Elapsed share of a period, 0 to 1; null if its first day is unknown or not before the last. */
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
