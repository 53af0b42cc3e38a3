import { call, silentCall } from '../call.ts';

export const sellCarSlots = silentCall('sellCarSlots', 'GET', '/sell-car/slots');
export const sellCarInspection = call('sellCarInspection', 'POST', '/sell-car/inspection');
export const sellCarSales = silentCall('sellCarSales', 'GET', '/sell-car/sales');
export const sellCarSale = silentCall('sellCarSale', 'GET', '/sell-car/sales/:saleId');
export const sellCarReschedule = call(
  'sellCarReschedule',
  'POST',
  '/sell-car/sales/:saleId/inspection',
);
export const sellCarCancelInspection = call(
  'sellCarCancelInspection',
  'POST',
  '/sell-car/sales/:saleId/inspection/cancel',
);
export const sellCarWithdraw = call('sellCarWithdraw', 'POST', '/sell-car/sales/:saleId/withdraw');
export const sellCarPhoto = silentCall(
  'sellCarPhoto',
  'GET',
  '/sell-car/sales/:saleId/photos/:photoId',
);
