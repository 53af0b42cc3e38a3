import { listOrders } from '@pahiya/contracts/orders/order-contracts';
import { expect, test } from 'vitest';
import {
  initialMyOrders,
  myOrdersReducer,
  ordersFailed,
  ordersReceived,
  ordersRequested,
  ordersReset,
} from './my-orders-slice.ts';

const { orders } = listOrders.example as { orders: Parameters<typeof ordersReceived>[0] };

test('starts without orders, loading or error', () => {
  expect(initialMyOrders).toEqual({ myOrders: [], loading: false, success: false, error: null });
});

test('orders are requested, then received', () => {
  const asked = myOrdersReducer(initialMyOrders, ordersRequested());
  expect(asked).toMatchObject({ loading: true, success: false });
  expect(myOrdersReducer(asked, ordersReceived(orders))).toEqual({
    myOrders: orders,
    loading: false,
    success: true,
    error: null,
  });
});

test('a failure keeps the orders on screen, and a reset forgets all', () => {
  const shown = myOrdersReducer(initialMyOrders, ordersReceived(orders));
  const failed = myOrdersReducer(shown, ordersFailed('server/unavailable'));
  expect(failed).toMatchObject({ myOrders: orders, success: false, error: 'server/unavailable' });
  expect(myOrdersReducer(failed, ordersRequested()).error).toBeNull();
  expect(myOrdersReducer(failed, ordersReset())).toEqual(initialMyOrders);
});
