import file from '../../data/reminder-rules.json' with { type: 'json' };
import { currentOf } from '../shared/dated.ts';
import { addDays, type IstDate } from '../shared/ist-date.ts';
import { type ReminderItem, type ReminderTopic, topicOf } from './reminder-item.ts';

/** Days before the last valid day of a document on which its end is called to mind, the earliest first. Rule id:
 * REMINDER-DAYS. */
export function reminderLeadDays(item: ReminderItem, today: IstDate): readonly number[] {
  return rowOf(item, today)?.before ?? [];
}

/** Days on which the end of a document is called to mind, in order: some before its last valid day, and some after it
 * where waiting costs something. The rows are those in force on `today`. Rule id: REMINDER-DAYS. */
export function reminderDays(
  item: ReminderItem,
  dueOn: IstDate,
  today: IstDate,
): readonly IstDate[] {
  const row = rowOf(item, today);
  if (row === null) return [];
  return [...row.before.map((days) => -days), ...row.after]
    .sort((a, b) => a - b)
    .map((days) => addDays(dueOn, days));
}

/** The first such day from `from` on; null when none is left. Days before it are not made up for: a vehicle added late
 * brings no pile of messages. */
export function nextReminderOn(item: ReminderItem, dueOn: IstDate, from: IstDate): IstDate | null {
  return reminderDays(item, dueOn, from).find((day) => day >= from) ?? null;
}

/** How often a person is written to: when something is due, or once a week about all of it. */
export const reminderRhythms = ['each', 'weekly'] as const;
export type ReminderRhythm = (typeof reminderRhythms)[number];

/** First day of the week of a day: a Monday, when the weekly digest is sent. */
export function weekOf(day: IstDate): IstDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The day of the next message about an item, from `from` on. A weekly digest carries on its Monday what single messages
 * would say in the seven days from then; what belongs to the current week goes out at once. */
export function nextMessageOn(
  item: ReminderItem,
  dueOn: IstDate,
  { from, rhythm }: { readonly from: IstDate; readonly rhythm: ReminderRhythm },
): IstDate | null {
  const next = nextReminderOn(item, dueOn, from);
  if (rhythm === 'each' || next === null) return next;
  const week = weekOf(next);
  return week < from ? from : week;
}

/** The first day on which something that was told on `toldOn` may be told again. */
export function afterTold(toldOn: IstDate, rhythm: ReminderRhythm): IstDate {
  return rhythm === 'each' ? addDays(toldOn, 1) : addDays(weekOf(toldOn), 7);
}

/** Days before and after a last day on which a topic is called to mind, of all its items; the earliest first. */
export function topicDays(
  topic: ReminderTopic,
  today: IstDate,
): { readonly before: readonly number[]; readonly after: readonly number[] } {
  const names = file.items
    .map(({ item }) => item)
    .filter((item) => topicOf(item as ReminderItem) === topic);
  const rows = [...new Set(names)].flatMap((name) => rowOf(name, today) ?? []);
  const all = (of: 'before' | 'after') => [...new Set(rows.flatMap((row) => row[of]))];
  return { before: all('before').sort((a, b) => b - a), after: all('after').sort((a, b) => a - b) };
}

function rowOf(item: string, today: IstDate) {
  const of = (name: string) =>
    currentOf(
      file.items.filter((row) => row.item === name),
      today,
    );
  return of(item) ?? of(topicOf(item as ReminderItem));
}
