import { call, silentCall } from '../call.ts';

export const deskReports = silentCall('deskReports', 'GET', '/operator/reports');
export const deskCloseReport = silentCall(
  'deskCloseReport',
  'POST',
  '/operator/reports/:reportId/close',
);
export const getVehicle = call('getVehicle', 'GET', '/vehicle/:vehicleNumber');
export const getRecentSearches = silentCall('getRecentSearches', 'GET', '/vehicle-searches/recent');
export const clearRecentSearches = silentCall(
  'clearRecentSearches',
  'POST',
  '/vehicle-searches/recent/clear',
);
export const reportField = call('reportField', 'POST', '/vehicle/:vehicleNumber/report');
export const hideVehicle = call('hideVehicle', 'POST', '/vehicle/:vehicleNumber/hide');
export const proveVehicleOwner = call('proveVehicleOwner', 'POST', '/vehicle/:vehicleNumber/prove');
export const showVehicle = call('showVehicle', 'POST', '/vehicle/:vehicleNumber/show');
export const getSharedRecord = call('getSharedRecord', 'GET', '/vehicle-shares/:shareKey');
