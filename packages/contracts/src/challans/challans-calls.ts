import { call, silentCall } from '../call.ts';

export const contestChallan = silentCall('contestChallan', 'POST', '/challan/contest');
export const contestReminder = silentCall(
  'contestReminder',
  'GET',
  '/challan/contest-reminder.ics',
);
export const initChallans = call('initChallans', 'POST', '/challan/init');
export const challanDetails = call('challanDetails', 'GET', '/challan/details');
export const revealChallans = call('revealChallans', 'POST', '/challan/reveal');
export const challanPhoto = silentCall(
  'challanPhoto',
  'GET',
  '/challan/photo/:discoveryId/:challanNumber/:index',
);
export const challanSourceStatus = silentCall('challanSourceStatus', 'GET', '/challan/sources');
export const challanFines = silentCall('challanFines', 'GET', '/challan/fines');
export const challanLokAdalat = silentCall('challanLokAdalat', 'GET', '/challan/lok-adalat');
export const checkChallanMessage = silentCall(
  'checkChallanMessage',
  'POST',
  '/challan/check-message',
);
export const quoteChallans = silentCall('quoteChallans', 'POST', '/challan-pay/quote');
export const createChallanOrder = silentCall(
  'createChallanOrder',
  'POST',
  '/challan-pay/order/create',
);
export const challanOrderDetails = silentCall(
  'challanOrderDetails',
  'GET',
  '/challan-pay/order/details',
);
export const challanPayStatus = silentCall('challanPayStatus', 'GET', '/challan-pay/status/:id');
export const updateChallanStage = silentCall(
  'updateChallanStage',
  'POST',
  '/challan-pay/update/stage',
);
export const generateCourtOtp = silentCall(
  'generateCourtOtp',
  'POST',
  '/challan-pay/order/generate-otp',
);
export const uploadChallanDocuments = silentCall(
  'uploadChallanDocuments',
  'POST',
  '/challan-pay/upload-documents',
);
export const challanFeedback = silentCall('challanFeedback', 'POST', '/challan-pay/feedback');
export const listChallanOrders = silentCall('listChallanOrders', 'GET', '/challan-pay/orders');
export const challanReceipt = silentCall('challanReceipt', 'GET', '/challan-pay/receipt/:orderId');
export const authorityReceipt = silentCall(
  'authorityReceipt',
  'GET',
  '/challan-pay/authority-receipt/:orderId/:challanNumber',
);
export const verifyChallanReceipt = silentCall(
  'verifyChallanReceipt',
  'GET',
  '/challan-pay/verify/:code',
);
