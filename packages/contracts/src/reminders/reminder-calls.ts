import { call } from '../call.ts';

export const readReminders = call('readReminders', 'GET', '/reminders');
export const chooseReminders = call('chooseReminders', 'POST', '/reminders/choices');
export const answerReminder = call('answerReminder', 'POST', '/reminders/answer');
export const changePush = call('changePush', 'POST', '/reminders/push');
export const typeReminderDay = call('typeReminderDay', 'POST', '/reminders/days');
export const chooseBalance = call('chooseBalance', 'POST', '/reminders/balance');
export const chooseExtras = call('chooseExtras', 'POST', '/reminders/extras');
