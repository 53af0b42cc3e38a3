import file from '../../data/message-hours.json' with { type: 'json' };
import { currentOf } from '../shared/dated.ts';
import { addDays, type IstDate, istDateOf } from '../shared/ist-date.ts';

const minuteMs = 60_000;
const minutesAheadOfUtc = 330;

/** `service`: a reminder that a person asked for, which its template says; `promotional`: everything that an operator may
 * count as advertising. */
export type MessageClass = 'promotional' | 'service';

/** Hours of the day between which a person wants messages: from the first to before the last. Both bounds leave hours of
 * the day and never reach into the night. */
export type OwnHours = { readonly first: number; readonly last: number };
export const ownFirstHours = [8, 9, 10, 11, 12, 13, 14] as const;
export const ownLastHours = [15, 16, 17, 18, 19, 20, 21] as const;
/** All hours in which any message is sent. */
export const allHours: OwnHours = { first: 8, last: 21 };

/** The first instant from `at` on at which a notice that can wait may be sent. Whether an operator counts an alert that
 * a person asked for as promotional depends on its template, so the narrower hours apply to all but reminders. A
 * person's own hours make them narrower, never wider. Rule id: MESSAGE-HOURS. */
export function withinMessageHours(
  at: Date,
  messageClass: MessageClass = 'promotional',
  own: OwnHours | null = null,
): Date {
  const day = istDateOf(at);
  const ofClass = file.hours.filter((row) => row.class === messageClass);
  const hours = currentOf(ofClass, day);
  if (hours === null) return at;
  const first = Math.max(hours.first, own?.first ?? 0);
  const last = Math.min(hours.last, own?.last ?? 24);
  if (at < hourOf(day, first)) return hourOf(day, first);
  return at < hourOf(day, last) ? at : hourOf(addDays(day, 1), first);
}

function hourOf(day: IstDate, hour: number): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) - minutesAheadOfUtc * minuteMs;
  return new Date(midnight + hour * 60 * minuteMs);
}
