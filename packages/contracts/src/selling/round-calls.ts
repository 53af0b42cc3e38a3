import { call, silentCall } from '../call.ts';

export const sellCarOpenRound = call('sellCarOpenRound', 'POST', '/sell-car/sales/:saleId/round');
export const sellCarDues = call('sellCarDues', 'POST', '/sell-car/sales/:saleId/dues');
export const sellCarAccept = call('sellCarAccept', 'POST', '/sell-car/sales/:saleId/accept');
export const sellCarDecline = call('sellCarDecline', 'POST', '/sell-car/sales/:saleId/decline');
export const partnerRounds = silentCall('partnerRounds', 'GET', '/partner/rounds');
export const partnerRound = silentCall('partnerRound', 'GET', '/partner/rounds/:roundId');
export const partnerRoundPhoto = silentCall(
  'partnerRoundPhoto',
  'GET',
  '/partner/rounds/:roundId/photos/:photoId',
);
export const partnerBid = silentCall('partnerBid', 'POST', '/partner/rounds/:roundId/bid');
export const partnerWithdrawBid = silentCall(
  'partnerWithdrawBid',
  'POST',
  '/partner/rounds/:roundId/bid/withdraw',
);
export const deskSales = silentCall('deskSales', 'GET', '/operator/sales');
export const deskSalePayment = silentCall(
  'deskSalePayment',
  'POST',
  '/operator/sales/:saleId/payments',
);
export const deskCallOffSale = silentCall(
  'deskCallOffSale',
  'POST',
  '/operator/sales/:saleId/call-off',
);
export const sellCarHandOver = call('sellCarHandOver', 'POST', '/sell-car/sales/:saleId/handover');
export const sellCarHandoverFile = silentCall(
  'sellCarHandoverFile',
  'GET',
  '/sell-car/sales/:saleId/handover-file',
);
export const sellCarAcknowledge = call(
  'sellCarAcknowledge',
  'POST',
  '/sell-car/sales/:saleId/acknowledgement',
);
export const sellCarAlerts = call('sellCarAlerts', 'POST', '/sell-car/sales/:saleId/alerts');
export const checkHandover = silentCall('checkHandover', 'GET', '/sell-car/handovers/:code');
