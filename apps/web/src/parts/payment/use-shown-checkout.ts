import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import { useEffect } from 'react';
import { useAppDispatch } from '../../frame/state/use-app-state.ts';
import { checkoutLeft, checkoutShown } from './challan-checkout-slice.ts';

/** Sets the cart on screen and its step in the store; null for a page without a cart. */
export function useShownCheckout(checkoutData: CheckoutData | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (checkoutData === null) return;
    dispatch(checkoutShown(checkoutData));
    return () => {
      dispatch(checkoutLeft());
    };
  }, [checkoutData, dispatch]);
}
