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

type Hours = { readonly first: number; readonly last: number };

/** The first instant from `at` on at which a notice that can wait may be sent. Whether an operator counts an alert that
 * a person asked for as promotional depends on its template, so the narrower hours apply to all but reminders. A
 * person's own hours make them narrower, never wider. Rule id: MESSAGE-HOURS. */
export function withinMessageHours(
  at: Date,
  messageClass: MessageClass = 'promotional',
  own: OwnHours | null = null,
): Date {
  const day = istDateOf(at);
  const hours = hoursOn(day, messageClass, own);
  if (hours === null) return at;
  if (at < hourOf(day, hours.first)) return hourOf(day, hours.first);
  return at < hourOf(day, hours.last) ? at : hourOf(addDays(day, 1), hours.first);
}

/** The same for a notice whose moment cannot wait until `before`: it goes in the last hour before the night instead, so
 * that it is planned and tried again before that ends. An instant within the hours stays as it is. */
export function withinMessageHoursBefore(
  at: Date,
  before: Date,
  messageClass: MessageClass,
  own: OwnHours | null,
): Date {
  const later = withinMessageHours(at, messageClass, own);
  if (later <= before || later.getTime() === at.getTime()) return later;
  const today = istDateOf(at);
  const ofToday = hoursOn(today, messageClass, own);
  const day = ofToday !== null && at >= hourOf(today, ofToday.first) ? today : addDays(today, -1);
  const hours = hoursOn(day, messageClass, own);
  return hours === null ? at : hourOf(day, Math.max(hours.first, hours.last - 1));
}

function hoursOn(day: IstDate, messageClass: MessageClass, own: OwnHours | null): Hours | null {
  const ofClass = file.hours.filter((row) => row.class === messageClass);
  const hours = currentOf(ofClass, day);
  if (hours === null) return null;
  return {
    first: Math.max(hours.first, own?.first ?? 0),
    last: Math.min(hours.last, own?.last ?? 24),
  };
}

function hourOf(day: IstDate, hour: number): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) - minutesAheadOfUtc * minuteMs;
  return new Date(midnight + hour * 60 * minuteMs);
}
