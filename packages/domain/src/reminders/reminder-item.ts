import type { Deadline, DeadlineKind } from '../challans/regime.ts';
import type { VehicleDocument } from '../rc/validity.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { WorkCategory } from '../upkeep/log-entry.ts';

/** What a person can switch on and off: documents of the record, work on the vehicle, the licence, other saved copies,
 * days of open challans. */
export const reminderTopics = [
  'third-party',
  'own-damage',
  'puc',
  'fitness',
  'registration',
  'tax',
  'permit',
  'work',
  'licence',
  'copy',
  'challan',
] as const satisfies readonly (VehicleDocument | 'work' | 'licence' | 'copy' | 'challan')[];
export type ReminderTopic = (typeof reminderTopics)[number];

/** Days of a challan that a person can still keep: of the notice, or of the court. */
export type ChallanDay = Exclude<DeadlineKind, 'blocked'>;

/** The next such day of an open challan, today included; null when none is left. */
export function nextChallanDay(
  steps: readonly Deadline[],
  today: IstDate,
): { readonly kind: ChallanDay; readonly on: IstDate } | null {
  for (const { kind, on } of steps) {
    if (kind !== 'blocked' && on >= today) return { kind, on };
  }
  return null;
}

/** A challan's series: its next stage is another one. Lists of items are joined by commas, so none stays in it. */
export function challanItem(kind: ChallanDay, challanNumber: string): ReminderItem {
  return `challan:${kind}:${challanNumber.replace(/[^\w/-]/g, '')}`;
}

/** Stage and number of a challan's series; null of another item. */
export function readChallanItem(
  item: string,
): { readonly kind: ChallanDay; readonly challanNumber: string } | null {
  const [, kind, challanNumber = ''] = /^challan:([a-z-]+):(.*)$/.exec(item) ?? [];
  const known = challanDays.find((one) => one === kind);
  return known === undefined ? null : { kind: known, challanNumber };
}

const challanDays = [
  'pay-or-contest',
  'deemed-accepted-pay',
  'pay-before-court',
  'pay-before-block',
  'hearing',
] as const satisfies readonly ChallanDay[];

/** One thing that falls due. Licences and copies have the id of the saved document. */
export type ReminderItem =
  | VehicleDocument
  | `work:${WorkCategory}`
  | `licence:${string}`
  | `copy:${string}`
  | `challan:${ChallanDay}:${string}`;

/** The topic of an item, which is what stands before its colon. */
export function topicOf(item: ReminderItem): ReminderTopic {
  const name = item.split(':', 1)[0];
  return reminderTopics.find((topic) => topic === name) ?? 'copy';
}

/** Where a date comes from, when it is no register: a person typed it, or it is worked out from the log. */
export const ownSources = { typed: 'typed', log: 'log' } as const;
