import { call, silentCall } from '../call.ts';

export const topServices = silentCall('topServices', 'GET', '/services/top');
export const getLayout = silentCall('getLayout', 'GET', '/layout/:section');
export const getMeta = call('getMeta', 'GET', '/meta');
export const editedMetas = silentCall('editedMetas', 'GET', '/meta/edited');
export const rtoOfficeDetails = silentCall('rtoOfficeDetails', 'GET', '/rto/office/details');
export const deskLayoutDocuments = silentCall('deskLayoutDocuments', 'GET', '/operator/layout');
export const deskLayoutDocument = silentCall(
  'deskLayoutDocument',
  'GET',
  '/operator/layout/document',
);
export const deskSaveLayout = silentCall('deskSaveLayout', 'POST', '/operator/layout/draft');
export const deskPreviewLayout = silentCall(
  'deskPreviewLayout',
  'POST',
  '/operator/layout/preview',
);
export const deskPublishLayout = silentCall(
  'deskPublishLayout',
  'POST',
  '/operator/layout/publish',
);
export const deskRollBackLayout = silentCall(
  'deskRollBackLayout',
  'POST',
  '/operator/layout/roll-back',
);
