import { call, silentCall } from '../call.ts';

export const soldVehicles = silentCall('soldVehicles', 'GET', '/sell-car/sold');
export const recordSold = call('recordSold', 'POST', '/sell-car/sold');
export const soldVehicle = silentCall('soldVehicle', 'GET', '/sell-car/sold/:soldId');
export const soldFile = silentCall('soldFile', 'GET', '/sell-car/sold/:soldId/file');
export const reportSold = call('reportSold', 'POST', '/sell-car/sold/:soldId/report');
export const soldAlerts = call('soldAlerts', 'POST', '/sell-car/sold/:soldId/alerts');
export const stopSoldAlerts = call('stopSoldAlerts', 'POST', '/sell-car/sold-alerts/stop');
export const checkSoldChallans = call(
  'checkSoldChallans',
  'POST',
  '/sell-car/sold/:soldId/challans',
);
export const soldLetter = silentCall(
  'soldLetter',
  'GET',
  '/sell-car/sold/:soldId/challans/:challanNumber/letter',
);
export const removeSold = call('removeSold', 'POST', '/sell-car/sold/:soldId/remove');
