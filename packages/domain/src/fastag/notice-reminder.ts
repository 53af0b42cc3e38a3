import type { NoticeTurn } from '../messages/ports.ts';
import type { UnpaidFeeClock } from './unpaid-fee.ts';

const hourMs = 3_600_000;

/** Hours before the end at which a reminder is due. Our choice: long enough to pay or object by day. */
export const noticeLeadHours: Readonly<Record<NoticeTurn, number>> = {
  'single-ends': 24,
  'record-nears': 48,
};
/** Whoever has just entered an e-notice knows its clocks: the reminder waits, but comes before the end. */
const restHours = 12;
const lastHours = 4;

/** A reminder that is due. `until`: the end that it speaks of. */
export type NoticeReminder = { readonly turn: NoticeTurn; readonly until: Date };

/** The reminder that is due for an e-notice, if its state still needs one: before the single fee ends, and before it is
 * recorded in VAHAN. None while an objection is open, and none when the claim has ended. */
export function noticeReminder(
  { phase, singleUntil, flagFrom }: Pick<UnpaidFeeClock, 'phase' | 'singleUntil' | 'flagFrom'>,
  enteredAt: Date,
  now: Date,
): NoticeReminder | null {
  const next: NoticeReminder | null =
    phase === 'single'
      ? { turn: 'single-ends', until: singleUntil }
      : phase === 'double'
        ? { turn: 'record-nears', until: flagFrom }
        : null;
  return next !== null && now >= dueAt(next, enteredAt) && now < next.until ? next : null;
}

function dueAt({ turn, until }: NoticeReminder, enteredAt: Date): Date {
  const rested = Math.min(enteredAt.getTime() + restHours * hourMs, before(until, lastHours));
  return new Date(Math.max(before(until, noticeLeadHours[turn]), rested));
}

function before(instant: Date, hours: number): number {
  return instant.getTime() - hours * hourMs;
}
