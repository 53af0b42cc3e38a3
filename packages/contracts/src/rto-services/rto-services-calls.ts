import { call, silentCall } from '../call.ts';

export const askRtoCallBack = call('askRtoCallBack', 'POST', '/rtoServices/lead');
export const withdrawRtoCallBack = silentCall(
  'withdrawRtoCallBack',
  'POST',
  '/rtoServices/lead/withdraw',
);
export const deskCallBacks = silentCall('deskCallBacks', 'GET', '/operator/call-backs');
export const deskCloseCallBack = silentCall(
  'deskCloseCallBack',
  'POST',
  '/operator/call-backs/:callBackId/close',
);
export const rtoFeeRules = silentCall('rtoFeeRules', 'GET', '/rtoServices/fee-rules');
export const listRtoServices = call('listRtoServices', 'GET', '/rtoServices/services');
