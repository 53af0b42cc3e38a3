import { silentCall } from '../call.ts';

export const deskQueue = silentCall('deskQueue', 'GET', '/operator/queue');
export const deskFindOrders = silentCall('deskFindOrders', 'POST', '/operator/find-orders');
export const deskAssignMany = silentCall('deskAssignMany', 'POST', '/operator/assign');
export const deskOrder = silentCall('deskOrder', 'GET', '/operator/orders/:orderId');
export const deskAssign = silentCall('deskAssign', 'POST', '/operator/work/:itemId/assign');
export const deskDocument = silentCall('deskDocument', 'GET', '/operator/documents/:documentId');
export const deskReviewDocument = silentCall(
  'deskReviewDocument',
  'POST',
  '/operator/documents/:documentId/review',
);
export const deskReceipt = silentCall(
  'deskReceipt',
  'POST',
  '/operator/challans/:orderChallanId/receipt',
);
export const deskReceiptFile = silentCall(
  'deskReceiptFile',
  'GET',
  '/operator/challans/:orderChallanId/receipt-file',
);
export const deskDecideReceipt = silentCall(
  'deskDecideReceipt',
  'POST',
  '/operator/challans/:orderChallanId/receipt/decide',
);
export const deskGiveUp = silentCall('deskGiveUp', 'POST', '/operator/orders/:orderId/give-up');
export const deskActOnOrder = silentCall('deskActOnOrder', 'POST', '/operator/orders/:orderId/act');
export const deskResume = silentCall(
  'deskResume',
  'POST',
  '/operator/challans/:orderChallanId/resume',
);
export const deskDecideRefund = silentCall(
  'deskDecideRefund',
  'POST',
  '/operator/refunds/:refundId/decide',
);
export const operatorSignIn = silentCall('operatorSignIn', 'POST', '/operator/sign-in');
export const operatorSignOut = silentCall('operatorSignOut', 'POST', '/operator/sign-out');
export const operatorSession = silentCall('operatorSession', 'GET', '/operator/session');
export const operatorPassword = silentCall('operatorPassword', 'POST', '/operator/password');
export const deskMoney = silentCall('deskMoney', 'GET', '/operator/money');
export const deskPayout = silentCall('deskPayout', 'POST', '/operator/payouts');
export const deskDifferences = silentCall('deskDifferences', 'GET', '/operator/differences');
export const deskResolveDifference = silentCall(
  'deskResolveDifference',
  'POST',
  '/operator/differences/:differenceId/resolve',
);
export const deskHealth = silentCall('deskHealth', 'GET', '/operator/health');
export const deskRetryTask = silentCall('deskRetryTask', 'POST', '/operator/tasks/:taskId/retry');
