import { useEffect } from 'react';
import { type CountedEvent, countEvent } from '../../../../frame/analytics/count-event.ts';
import { forgetPaying, isPaying } from '../../../../parts/payment/paying-mark.ts';
import type { PaymentFace } from './payment-face.ts';

const events: Readonly<Partial<Record<PaymentFace, CountedEvent>>> = {
  paid: 'payment_success',
  failed: 'payment_failed',
  dismissed: 'payment_dismissed',
};

/** Counts once the outcome of a payment started in this tab; opening an old order counts nothing. */
export function useCountedOutcome(orderId: string, face: PaymentFace): void {
  useEffect(() => countOutcome(sessionStorage, orderId, face), [orderId, face]);
}

/** Counts the outcome of a payment, and that of its order, if this tab started it; then forgets that it did. An unknown
 * outcome is waited for. */
export function countOutcome(storage: Storage, orderId: string, face: PaymentFace): void {
  const event = events[face];
  if (event === undefined || !isPaying(storage, orderId)) return;
  forgetPaying(storage);
  countEvent(event);
  countEvent(face === 'paid' ? 'order_status_success' : 'order_status_error');
}
