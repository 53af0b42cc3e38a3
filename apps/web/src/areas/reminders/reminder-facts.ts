import type { Answer } from '@pahiya/api-client/api-client';

export const remindersPath = '/reminders';

/** What a person can answer to a reminder. */
export const acts = ['snooze', 'done', 'stop'] as const;
export type Act = (typeof acts)[number];

/** A person's reminders as the call returns them. */
export type Board = Answer<'readReminders'>;

/** Documents that can be switched off. */
export const items = [
  'third-party',
  'own-damage',
  'puc',
  'fitness',
  'registration',
  'tax',
  'permit',
] as const satisfies readonly Board['due'][number]['item'][];
