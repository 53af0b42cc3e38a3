import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from './define-slice.ts';

/** What the person is about to pay for, or pays for: cart, days, both totals and the step (product specification,
 * section 3). Null while no cart and no order is on the page. */
export type ChallanCheckoutState = { readonly checkoutData: CheckoutData | null };

export const initialCheckout: ChallanCheckoutState = { checkoutData: null };

const slice = defineSlice({
  name: 'challanCheckout',
  initialState: initialCheckout,
  reducers: {
    checkoutShown: (_, action: PayloadAction<CheckoutData>) => ({ checkoutData: action.payload }),
    /** The order went on a step while its page is open. Without a cart there is nothing that could go on. */
    checkoutStepReached: (state, action: PayloadAction<CheckoutData['activeStep']>) =>
      state.checkoutData === null
        ? state
        : { checkoutData: { ...state.checkoutData, activeStep: action.payload } },
    checkoutLeft: () => initialCheckout,
  },
});

export const { checkoutShown, checkoutStepReached, checkoutLeft } = slice.actions;
export const challanCheckoutReducer = slice.reducer;
