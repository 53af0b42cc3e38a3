import file from '../../../data/used-car-rules.json' with { type: 'json' };
import type { IstDate } from '../../shared/ist-date.ts';
import { type Paise, rupees } from '../../shared/money.ts';

/** What a reservation costs and how long it lasts. */
export type ReservationRules = {
  /** Given back whole, however it ends. */
  readonly token: Paise;
  readonly holdHours: number;
  /** Within so many working days the token is back. */
  readonly refundWorkingDays: number;
  /** Hours for which only the first in the queue was told that a car is free. */
  readonly turnHours: number;
};

/** The rules of a day: the newest row that has begun. Rule id: USED-CAR-HOLD. */
export function reservationRules(on: IstDate): ReservationRules {
  const row = file.reservation.findLast(({ from }) => from <= on) ?? file.reservation[0];
  if (row === undefined) throw new Error('used-car-rules.json has no reservation rules');
  const { tokenRupees, holdHours, refundWorkingDays, turnHours } = row;
  return { token: rupees(tokenRupees), holdHours, refundWorkingDays, turnHours };
}
