import type { ListedOrderOnWire } from '@pahiya/contracts/orders/order-schema';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../frame/state/define-slice.ts';
import { addSlice } from '../../frame/state/store.ts';

/** The state group serviceHistory of the specification: the orders on screen. `error`: the code of the failure. */
export type MyOrdersState = {
  readonly myOrders: readonly ListedOrderOnWire[];
  readonly loading: boolean;
  readonly success: boolean;
  readonly error: string | null;
};

export const initialMyOrders: MyOrdersState = {
  myOrders: [],
  loading: false,
  success: false,
  error: null,
};

const slice = defineSlice({
  name: 'serviceHistory',
  initialState: initialMyOrders,
  reducers: {
    /** Other orders are being loaded; those on screen stay. */
    ordersRequested: (state) => ({ ...state, loading: true, error: null }),
    ordersReceived: (_, action: PayloadAction<readonly ListedOrderOnWire[]>) => ({
      myOrders: action.payload,
      loading: false,
      success: true,
      error: null,
    }),
    ordersFailed: (state, action: PayloadAction<string>) => ({
      ...state,
      loading: false,
      success: false,
      error: action.payload,
    }),
    ordersReset: () => initialMyOrders,
  },
});

export const { ordersRequested, ordersReceived, ordersFailed, ordersReset } = slice.actions;
export const myOrdersReducer = slice.reducer;

/** The orders on screen. */
export const myOrdersOf = addSlice('serviceHistory', initialMyOrders, myOrdersReducer);
