import type { Deadline, DeadlineKind } from '../challans/regime.ts';
import type { VehicleDocument } from '../rc/validity.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { WorkCategory } from '../upkeep/log-entry.ts';

/** What a person can switch on and off: documents of the record, work on the vehicle, the licence, other saved copies,
 * days of open challans, days of a FASTag, and its annual pass. */
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
  'tag',
  'pass',
] as const satisfies readonly (
  | VehicleDocument
  | 'work'
  | 'licence'
  | 'copy'
  | 'challan'
  | 'tag'
  | 'pass'
)[];
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
  | `challan:${ChallanDay}:${string}`
  | `tag:${TagDay}`
  | 'pass';

/** Days of a FASTag. `age`: it should be replaced. `kyc`: the issuer's check comes again. `number`: last day to add the
 * vehicle's number to a tag that was issued on the chassis number. */
export const tagDays = ['age', 'kyc', 'number'] as const;
export type TagDay = (typeof tagDays)[number];

/** The day of a FASTag's series; null of another item. */
export function readTagItem(item: string): TagDay | null {
  return tagDays.find((day) => item === `tag:${day}`) ?? null;
}

/** Dates that send messages of their own, where a person switched them on: their pages are the place for that, and no
 * series is kept of them. */
export const followedKinds = [
  'toll-single',
  'toll-record',
  'noc-due',
  'noc-ombudsman',
  'noc-ends',
  'sale-report',
  'sale-apply',
  'rto-papers',
] as const;
export type FollowedKind = (typeof followedKinds)[number];
export type FollowedItem = `${FollowedKind}:${string}`;

/** The kind of a followed date; null of a series. */
export function readFollowedItem(item: string): FollowedKind | null {
  const name = item.split(':', 1)[0];
  return followedKinds.find((kind) => kind === name) ?? null;
}

/** The topic of an item, which is what stands before its colon. */
export function topicOf(item: ReminderItem): ReminderTopic {
  const name = item.split(':', 1)[0];
  return reminderTopics.find((topic) => topic === name) ?? 'copy';
}

/** Where a date comes from, when it is no register: a person typed it, it is worked out from the log, or it belongs to an
 * order here. */
export const ownSources = { typed: 'typed', log: 'log', order: 'order' } as const;

/** Days that people type, since no register tells them: the issue of a FASTag, of one on the chassis number, and the
 * activation of an annual pass. */
export const typedDayKinds = ['tag', 'chassis-tag', 'pass'] as const;
export type TypedDayKind = (typeof typedDayKinds)[number];
