import { call, silentCall } from '../call.ts';

export const rtoServiceOffer = silentCall('rtoServiceOffer', 'GET', '/rtoServices/offer');
export const rtoServicePrice = silentCall('rtoServicePrice', 'GET', '/rtoServices/price');
export const createRtoOrder = call('createRtoOrder', 'POST', '/rtoServices/order/create');
export const uploadRtoDocument = silentCall(
  'uploadRtoDocument',
  'POST',
  '/rtoServices/order/document',
);
export const submitRtoDocuments = silentCall(
  'submitRtoDocuments',
  'POST',
  '/rtoServices/order/submit-documents',
);
export const cancelRtoOrder = silentCall('cancelRtoOrder', 'POST', '/rtoServices/order/cancel');
export const deskRtoOrder = silentCall('deskRtoOrder', 'GET', '/operator/rto-orders/:orderId');
export const deskRtoAct = silentCall('deskRtoAct', 'POST', '/operator/rto-orders/:orderId/act');
export const deskRtoDocument = silentCall(
  'deskRtoDocument',
  'GET',
  '/operator/rto-documents/:documentId',
);
export const deskReviewRtoDocument = silentCall(
  'deskReviewRtoDocument',
  'POST',
  '/operator/rto-documents/:documentId/review',
);
