import { call, silentCall } from '../call.ts';

export const rtoDropdown = call('rtoDropdown', 'GET', '/rto/dropdown');
export const findRtoOffice = silentCall('findRtoOffice', 'GET', '/rto/office');
export const allCities = silentCall('allCities', 'GET', '/city/all');
