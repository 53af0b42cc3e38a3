import { call } from '../call.ts';

export const listDevices = call('listDevices', 'GET', '/auth/user/devices');
export const signOutDevice = call('signOutDevice', 'DELETE', '/auth/user/devices/:deviceSessionId');
export const signOutEverywhere = call(
  'signOutEverywhere',
  'POST',
  '/auth/user/devices/sign-out-all',
);
