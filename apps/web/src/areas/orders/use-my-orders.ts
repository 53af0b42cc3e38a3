import type { ListedOrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useAppDispatch, useAppState } from '../../frame/state/use-app-state.ts';
import {
  myOrdersOf,
  ordersFailed,
  ordersReceived,
  ordersRequested,
  ordersReset,
} from './my-orders-slice.ts';

/** What the page loaded: orders, or the code of a failure. */
export type LoadedOrders = {
  readonly orders: readonly ListedOrderOnWire[] | null;
  readonly failure: string | null;
};

/** Keeps the orders on screen in the store until the page is left. Returns whether others are being loaded. */
export function useMyOrders({ orders, failure }: LoadedOrders): boolean {
  const dispatch = useAppDispatch();
  const isLoading = useNavigation().state === 'loading';
  useEffect(() => {
    if (isLoading) dispatch(ordersRequested());
    else if (orders !== null) dispatch(ordersReceived(orders));
    else if (failure !== null) dispatch(ordersFailed(failure));
  }, [isLoading, orders, failure, dispatch]);
  useEffect(
    () => () => {
      dispatch(ordersReset());
    },
    [dispatch],
  );
  return useAppState(myOrdersOf).loading;
}
