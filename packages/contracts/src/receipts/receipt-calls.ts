import { silentCall } from '../call.ts';

export const orderReceipt = silentCall('orderReceipt', 'GET', '/orders/receipt/:orderId');
export const verifyReceipt = silentCall('verifyReceipt', 'GET', '/orders/verify/:code');
