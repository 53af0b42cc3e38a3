import {
  type OwnHours,
  withinMessageHours,
  withinMessageHoursBefore,
} from '../messages/message-hours.ts';
import type { NoticeTurn } from '../messages/ports.ts';
import { istDateOf } from '../shared/ist-date.ts';
import { fastagRuleOn } from './rules.ts';
import type { UnpaidFeeClock } from './unpaid-fee.ts';

const hourMs = 3_600_000;

/** A moment at which an e-notice is called to mind. `hoursLeft`: which of its moments it is. `until`: the end that it
 * speaks of. */
export type NoticeReminder = {
  readonly turn: NoticeTurn;
  readonly hoursLeft: number;
  readonly until: Date;
  readonly at: Date;
};

/** Facts of an e-notice that decide when it is called to mind. */
export type RemindedNotice = {
  readonly clock: Pick<UnpaidFeeClock, 'phase' | 'singleUntil' | 'flagFrom'>;
  readonly enteredAt: Date;
  /** Hours in which its person wants messages; null: all in which any are sent. */
  readonly own: OwnHours | null;
};

/** The moments at which an e-notice is called to mind in its phase, in order: at once, some time before the single fee
 * ends, and before it is recorded in VAHAN. None while an objection is open, and none when the claim has ended. All lie
 * within the hours in which messages are sent: one of the night moves to the morning where enough time is left then,
 * and to the evening before where it is not. One that would follow closely on another waits or is left out. Rule id:
 * FASTAG-NOTICE-REMINDERS. */
export function noticeReminders(
  { clock, enteredAt, own }: RemindedNotice,
  now: Date,
): readonly NoticeReminder[] {
  const end = endOf(clock);
  if (end === null) return [];
  const { singleHoursLeft, recordHoursLeft, restHours, lastHours } = fastagRuleOn(
    'notice-reminders',
    istDateOf(now),
  ).values;
  const latest = before(end.until, lastHours);
  const wanted = (end.turn === 'single-ends' ? singleHoursLeft : recordHoursLeft)
    .toSorted((a, b) => b - a)
    .map((hoursLeft) => ({ hoursLeft, at: later(before(end.until, hoursLeft), enteredAt) }))
    // Of those that had passed when it was entered, one is made up for.
    .filter(({ at }, index, all) => all[index + 1]?.at.getTime() !== at.getTime());
  const moments: NoticeReminder[] = [];
  for (const [index, { hoursLeft, at: planned }] of wanted.entries()) {
    const last = moments.at(-1);
    const rested = last === undefined ? planned : earlier(before(last.at, -restHours), latest);
    const moment = later(planned, rested);
    const moved = withinMessageHoursBefore(moment, latest, 'service', own);
    const at = moved < enteredAt ? withinMessageHours(moment, 'service', own) : moved;
    const next = wanted[index + 1];
    const isLate = at >= end.until || (next !== undefined && at >= next.at);
    if (isLate || (last !== undefined && at < before(last.at, -lastHours))) continue;
    moments.push({ ...end, hoursLeft, at });
  }
  return moments;
}

/** The moment that has come: the latest of those that have passed. */
export function noticeReminder(notice: RemindedNotice, now: Date): NoticeReminder | null {
  const come = noticeReminders(notice, now).filter(({ at, until }) => at <= now && now < until);
  return come.at(-1) ?? null;
}

/** The end that an e-notice is called to mind for; null where none needs it. */
export function endOf({
  phase,
  singleUntil,
  flagFrom,
}: RemindedNotice['clock']): Pick<NoticeReminder, 'turn' | 'until'> | null {
  if (phase === 'single') return { turn: 'single-ends', until: singleUntil };
  return phase === 'double' ? { turn: 'record-nears', until: flagFrom } : null;
}

function before(instant: Date, hours: number): Date {
  return new Date(instant.getTime() - hours * hourMs);
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
