import { addDays, type IstDate, isBefore } from '../shared/ist-date.ts';
import { saleWatchRules, transferDuties } from './selling-rules.ts';

/** What a seller is reminded of until the record names another owner. `report`: Form 29; `apply`: the buyer's Form 30;
 * `record`: the days are over and the RC still names the seller. */
export type SoldDuty = { readonly id: 'report' | 'apply' | 'record'; readonly dueOn: IstDate };

type Sold = { readonly soldOn: IstDate; readonly isOfOtherState: boolean };

/** The duty to be told on a day. Rule ids: TRANSFER-DAYS, SALE-WATCH. */
export function soldDuty(
  { soldOn, isOfOtherState, isReported }: Sold & { readonly isReported: boolean },
  today: IstDate,
): SoldDuty {
  const duties = transferDuties(soldOn, { isOfOtherState });
  const dueOf = (id: 'report' | 'apply') => duties.find((duty) => duty.id === id)?.dueOn ?? soldOn;
  if (!isReported) return { id: 'report', dueOn: dueOf('report') };
  const applyBy = dueOf('apply');
  return { id: isBefore(applyBy, today) ? 'record' : 'apply', dueOn: applyBy };
}

/** The first day from `from` on with a reminder; null: none is left. */
export function nextSoldReminder(soldOn: IstDate, from: IstDate): IstDate | null {
  const days = saleWatchRules(soldOn).reminderDays.map((day) => addDays(soldOn, day));
  return days.find((day) => !isBefore(day, from)) ?? null;
}

/** Whether a challan was issued after the minute of a handover; one without a time is not. */
export function isAfterHandover(issuedAt: string | null, soldAt: Date): boolean {
  return issuedAt !== null && Date.parse(issuedAt) > soldAt.getTime();
}
