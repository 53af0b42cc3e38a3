import { call, silentCall } from '../call.ts';

export const serviceHistoryPreCheck = call(
  'serviceHistoryPreCheck',
  'GET',
  '/service-history/pre-check',
);
export const serviceHistoryCheckout = silentCall(
  'serviceHistoryCheckout',
  'POST',
  '/service-history/checkout',
);
export const serviceHistorySample = call('serviceHistorySample', 'GET', '/service-history/sample');
export const serviceHistorySamplePdf = call(
  'serviceHistorySamplePdf',
  'GET',
  '/service-history/getSamplePdf',
);
export const serviceReport = call('serviceReport', 'GET', '/service-history/report/:orderId');
export const serviceReportPdf = call(
  'serviceReportPdf',
  'GET',
  '/service-history/report/:orderId/pdf',
);
export const shareServiceReport = call(
  'shareServiceReport',
  'POST',
  '/service-history/report/:orderId/share',
);
export const revokeServiceReport = call(
  'revokeServiceReport',
  'POST',
  '/service-history/report/:orderId/revoke',
);
export const correctServiceReport = call(
  'correctServiceReport',
  'POST',
  '/service-history/report/:orderId/correction',
);
export const deskCorrections = silentCall('deskCorrections', 'GET', '/operator/corrections');
export const deskAnswerCorrection = silentCall(
  'deskAnswerCorrection',
  'POST',
  '/operator/corrections/:correctionId/answer',
);
export const sharedServiceReport = call(
  'sharedServiceReport',
  'GET',
  '/service-history/shared/:token',
);
