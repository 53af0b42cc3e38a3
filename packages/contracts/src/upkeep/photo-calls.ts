import { call } from '../call.ts';

export const addLogPhoto = call('addLogPhoto', 'POST', '/garage/log/:vehicleNumber/photos');
export const removeLogPhoto = call(
  'removeLogPhoto',
  'POST',
  '/garage/log/:vehicleNumber/photos/:photoId/remove',
);
export const logPhoto = call('logPhoto', 'GET', '/garage/log/:vehicleNumber/photos/:photoId');
