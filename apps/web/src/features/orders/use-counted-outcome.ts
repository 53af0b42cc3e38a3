import { useEffect } from 'react';
import { type CountedEvent, countEvent } from '../../analytics/count-event.ts';
import { forgetPaying, isPaying } from '../../page-parts/paying-mark.ts';
import type { PaymentFace } from './payment-face.ts';

const events: Readonly<Partial<Record<PaymentFace, CountedEvent>>> = {
  paid: 'payment_success',
  failed: 'payment_failed',
  dismissed: 'payment_dismissed',
};

/** Counts once the outcome of a payment started in this tab; opening an old order counts nothing. */
export function useCountedOutcome(orderId: string, face: PaymentFace): void {
  useEffect(() => {
    const event = events[face];
    if (event === undefined || !isPaying(sessionStorage, orderId)) return;
    forgetPaying(sessionStorage);
    countEvent(event);
    countEvent(face === 'paid' ? 'order_status_success' : 'order_status_error');
  }, [orderId, face]);
}
