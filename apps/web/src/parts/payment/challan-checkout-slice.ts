import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../frame/state/define-slice.ts';
import { addSlice } from '../../frame/state/store.ts';

/** The cart or order on screen: challans, dates, both totals and the step (product specification, section 3). Null
 * without a cart or order on the page. */
export type ChallanCheckoutState = { readonly checkoutData: CheckoutData | null };

export const initialCheckout: ChallanCheckoutState = { checkoutData: null };

const slice = defineSlice({
  name: 'challanCheckout',
  initialState: initialCheckout,
  reducers: {
    checkoutShown: (_, action: PayloadAction<CheckoutData>) => ({ checkoutData: action.payload }),
    /** The order on screen reached another step. No effect without a cart. */
    checkoutStepReached: (state, action: PayloadAction<CheckoutData['activeStep']>) =>
      state.checkoutData === null
        ? state
        : { checkoutData: { ...state.checkoutData, activeStep: action.payload } },
    checkoutLeft: () => initialCheckout,
  },
});

export const { checkoutShown, checkoutStepReached, checkoutLeft } = slice.actions;
export const challanCheckoutReducer = slice.reducer;

addSlice('challanCheckout', initialCheckout, challanCheckoutReducer);
