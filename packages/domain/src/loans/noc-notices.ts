import { addDays, type IstDate } from '../shared/ist-date.ts';
import { type ClosedLoan, nocClock } from './noc-clock.ts';

/** News of a closed loan. `clear`: the record names no financier. `watch-over`: it still does, and is no longer asked
 * for. */
export const nocNews = [
  'due-soon',
  'late',
  'ombudsman',
  'noc-ends',
  'clear',
  'watch-over',
] as const;
export type NocNews = (typeof nocNews)[number];

/** A message and its day. */
export type NocNotice = { readonly news: NocNews; readonly on: IstDate };

/** Days before an end. The first is our choice; the others are those of docs/rules.md LOAN-NOC-ALERTS. */
const daysBefore = { due: 7, noc: [30, 7] } as const;

type ToldLoan = ClosedLoan & {
  /** Day on which the record was first seen without a financier. */
  readonly clearOn: IstDate | null;
};

/** Messages of a closed loan by their day. None once the record is clear: what is left is on the page. */
function noticesOf({ clearOn, ...loan }: ToldLoan): readonly NocNotice[] {
  if (clearOn !== null) return [];
  const { dueOn, ombudsmanFrom, nocUntil } = nocClock(loan, loan.closedOn);
  if (nocUntil !== null) {
    return daysBefore.noc.map((days) => ({ news: 'noc-ends', on: addDays(nocUntil, -days) }));
  }
  return [
    { news: 'due-soon', on: addDays(dueOn, -daysBefore.due) },
    { news: 'late', on: addDays(dueOn, 1) },
    { news: 'ombudsman', on: ombudsmanFrom },
  ];
}

/** The message that is true on a day: the last whose day has come; null before the first. Rule id: LOAN-NOC-ALERTS. */
export function nocNoticeOn(loan: ToldLoan, today: IstDate): NocNotice | null {
  return noticesOf(loan).findLast(({ on }) => on <= today) ?? null;
}

/** Day of the next message after a day; null when there is none. */
export function nextNocNotice(loan: ToldLoan, today: IstDate): IstDate | null {
  return noticesOf(loan).find(({ on }) => on > today)?.on ?? null;
}
