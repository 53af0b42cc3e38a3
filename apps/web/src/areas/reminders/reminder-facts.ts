import type { Answer } from '@pahiya/api-client/api-client';

export const remindersPath = '/reminders';

/** What a person can answer to a reminder. */
export const acts = ['snooze', 'done', 'stop'] as const;
export type Act = (typeof acts)[number];

/** A person's reminders as the call returns them. */
export type Board = Answer<'readReminders'>;

/** Topics that can be switched off. */
export { reminderTopics as items } from '@pahiya/domain/reminders/reminder-item';
