import file from '../../data/message-hours.json' with { type: 'json' };
import { currentOf } from '../shared/dated.ts';
import { addDays, type IstDate, istDateOf } from '../shared/ist-date.ts';

const minuteMs = 60_000;
const minutesAheadOfUtc = 330;

/** `service`: a reminder that a person asked for, which its template says; `promotional`: everything that an operator may
 * count as advertising. */
export type MessageClass = 'promotional' | 'service';

/** The first instant from `at` on at which a notice that can wait may be sent. Whether an operator counts an alert that
 * a person asked for as promotional depends on its template, so the narrower hours apply to all but reminders. Rule id:
 * MESSAGE-HOURS. */
export function withinMessageHours(at: Date, messageClass: MessageClass = 'promotional'): Date {
  const day = istDateOf(at);
  const ofClass = file.hours.filter((row) => row.class === messageClass);
  const hours = currentOf(ofClass, day);
  if (hours === null) return at;
  if (at < hourOf(day, hours.first)) return hourOf(day, hours.first);
  return at < hourOf(day, hours.last) ? at : hourOf(addDays(day, 1), hours.first);
}

function hourOf(day: IstDate, hour: number): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) - minutesAheadOfUtc * minuteMs;
  return new Date(midnight + hour * 60 * minuteMs);
}
