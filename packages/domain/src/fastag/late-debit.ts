import { istDateOf } from '../shared/ist-date.ts';
import { type FastagRule, fastagRule } from './rules.ts';

/** A reading at a plaza against the list of refused tags. `removedAt` null: still listed. */
export type ListedReading = {
  readonly listedAt: Date;
  readonly readAt: Date;
  readonly removedAt: Date | null;
};

/** `declined`: the tag was listed long enough before and after the reading; `accepted`: the debit holds. Null
 * before the rule began. */
export type LateDebit = {
  readonly outcome: 'accepted' | 'declined';
  readonly rule: FastagRule<'late-debit'>;
} | null;

/** Whether a debit against a listed tag is declined between plaza and issuer. Both must hold: listed for more than 60
 * minutes before the reading, and still listed more than 10 minutes after it; exactly 60 and exactly 10 are accepted.
 * It says who owes for a debit that comes late, and nothing about passing a plaza. Source: NPCI circular of
 * 28 January 2025; the boundary at ten minutes is our reading. Rule id: FASTAG-LATE-DEBIT. */
export function lateDebit({ listedAt, readAt, removedAt }: ListedReading): LateDebit {
  const rule = fastagRule('late-debit', istDateOf(readAt));
  if (rule === null) return null;
  const { listedMinutesBefore, listedMinutesAfter } = rule.values;
  const isLongBefore = minutes(listedAt, readAt) > listedMinutesBefore;
  const isStillAfter = removedAt === null || minutes(readAt, removedAt) > listedMinutesAfter;
  return { outcome: isLongBefore && isStillAfter ? 'declined' : 'accepted', rule };
}

function minutes(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 60_000;
}
