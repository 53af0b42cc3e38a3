import type { Answer } from '@pahiya/api-client/api-client';

export const remindersPath = '/reminders';

/** What a person can answer to a reminder. */
export const acts = ['snooze', 'done', 'stop'] as const;
export type Act = (typeof acts)[number];

/** A person's reminders as the call returns them. */
export type Board = Answer<'readReminders'>;

/** Topics that can be switched off, and days that people type. */
export { reminderTopics as items, typedDayKinds } from '@pahiya/domain/reminders/reminder-item';

/** What was typed of a day, and the field that is wrong. */
export type TypedFault = {
  readonly field: 'day' | 'trips';
  readonly values: Readonly<Record<'vehicle' | 'kind' | 'day' | 'trips', string>>;
};
