import { silentCall } from '../call.ts';

export const createOrder = silentCall('createOrder', 'POST', '/orders/create');
export const orderStatus = silentCall('orderStatus', 'GET', '/orders/status/:id');
export const fetchOrder = silentCall('fetchOrder', 'GET', '/orders/fetch/:id');
export const listOrders = silentCall('listOrders', 'GET', '/orders/list');
export const payOrder = silentCall('payOrder', 'POST', '/orders/pay');
export const orderFeedback = silentCall('orderFeedback', 'POST', '/orders/feedback');
