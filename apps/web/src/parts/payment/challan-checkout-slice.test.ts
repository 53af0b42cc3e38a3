import { exampleCheckout } from '@pahiya/contracts/challans/order-examples';
import { expect, test } from 'vitest';
import {
  checkoutLeft,
  checkoutShown,
  checkoutStepReached,
  initialCheckout,
  challanCheckoutReducer as reduce,
} from './challan-checkout-slice.ts';

test('a cart is shown, replaced and cleared', () => {
  const shown = reduce(initialCheckout, checkoutShown(exampleCheckout));
  expect(shown.checkoutData).toBe(exampleCheckout);
  const other = { ...exampleCheckout, userCart: [] };
  expect(reduce(shown, checkoutShown(other)).checkoutData?.userCart).toEqual([]);
  expect(reduce(shown, checkoutLeft())).toEqual({ checkoutData: null });
});

test('a step applies to the cart on screen, and keeps its prices', () => {
  const shown = reduce(initialCheckout, checkoutShown(exampleCheckout));
  const paid = reduce(shown, checkoutStepReached('CHALLAN_PAID'));
  expect(paid.checkoutData).toEqual({ ...exampleCheckout, activeStep: 'CHALLAN_PAID' });
  expect(shown.checkoutData?.activeStep).toBe('CHALLAN_PAY');
});

test('without a cart there are no steps', () => {
  expect(reduce(initialCheckout, checkoutStepReached('CHALLAN_PAID'))).toBe(initialCheckout);
});
