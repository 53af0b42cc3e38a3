import { call, silentCall } from '../call.ts';

export const tollTag = call('tollTag', 'GET', '/fastag/tag/:vehicleNumber');
export const tollCrossings = call('tollCrossings', 'GET', '/fastag/tag/:vehicleNumber/crossings');
export const askTollCrossings = call(
  'askTollCrossings',
  'POST',
  '/fastag/tag/:vehicleNumber/crossings/refresh',
);
export const tollPass = call('tollPass', 'GET', '/fastag/tag/:vehicleNumber/pass');
export const tollDispute = call('tollDispute', 'POST', '/fastag/tag/:vehicleNumber/dispute');
export const tollDisputeLetter = silentCall(
  'tollDisputeLetter',
  'GET',
  '/fastag/tag/:vehicleNumber/dispute/letter.pdf',
);
export const tollNotices = call('tollNotices', 'GET', '/fastag/tag/:vehicleNumber/notices');
export const tollNoticeCalendar = silentCall(
  'tollNoticeCalendar',
  'GET',
  '/fastag/tag/:vehicleNumber/notices/calendar/:noticeId',
);
export const tollNoticeVehicle = call('tollNoticeVehicle', 'GET', '/fastag/notices/:noticeId');
export const addTollNotice = call(
  'addTollNotice',
  'POST',
  '/fastag/tag/:vehicleNumber/notices/add',
);
export const changeTollNotice = call(
  'changeTollNotice',
  'POST',
  '/fastag/tag/:vehicleNumber/notices/change/:noticeId',
);
export const checkTagPhoto = call('checkTagPhoto', 'POST', '/fastag/tag/:vehicleNumber/photo');
