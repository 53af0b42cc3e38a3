import { call } from '../call.ts';

export const listGarage = call('listGarage', 'GET', '/garage/vehicles');
export const addToGarage = call('addToGarage', 'POST', '/garage/vehicles');
export const removeFromGarage = call(
  'removeFromGarage',
  'DELETE',
  '/garage/vehicles/:vehicleNumber',
);
export const listReminders = call('listReminders', 'GET', '/garage/reminders');
export const renewCalendarFeed = call('renewCalendarFeed', 'POST', '/garage/calendar');
export const calendarFeed = call('calendarFeed', 'GET', '/garage/calendar.ics');
