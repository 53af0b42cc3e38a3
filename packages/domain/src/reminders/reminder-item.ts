import type { VehicleDocument } from '../rc/validity.ts';
import type { WorkCategory } from '../upkeep/log-entry.ts';

/** What a person can switch on and off: documents of the record, work on the vehicle, the licence, other saved copies. */
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
] as const satisfies readonly (VehicleDocument | 'work' | 'licence' | 'copy')[];
export type ReminderTopic = (typeof reminderTopics)[number];

/** One thing that falls due. Licences and copies have the id of the saved document. */
export type ReminderItem =
  | VehicleDocument
  | `work:${WorkCategory}`
  | `licence:${string}`
  | `copy:${string}`;

/** The topic of an item, which is what stands before its colon. */
export function topicOf(item: ReminderItem): ReminderTopic {
  const name = item.split(':', 1)[0];
  return reminderTopics.find((topic) => topic === name) ?? 'copy';
}

/** Where a date comes from, when it is no register: a person typed it, or it is worked out from the log. */
export const ownSources = { typed: 'typed', log: 'log' } as const;
