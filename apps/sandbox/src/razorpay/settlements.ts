import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { RazorpayPayment, RazorpayRefund } from './entities.ts';
import type { RazorpayStore } from './store.ts';

/** Charges of the sandbox: 2 % of a payment, and 18 % GST on them. */
const CHARGE = 0.02;
const GST = 0.18;

/** Settlement report of an IST day, in the format of `/v1/settlements/recon/combined`: captured payments and
 * processed refunds of `afterDays` days before, in one transfer. Future days are empty. */
export function settledItems(
  store: RazorpayStore,
  day: IstDate,
  { now, afterDays }: { readonly now: Date; readonly afterDays: number },
) {
  const settledAt = Math.floor(new Date(`${day}T00:00:00+05:30`).getTime() / 1000);
  if (settledAt > now.getTime() / 1000) return [];
  const madeOn = addDays(day, -afterDays);
  const isOfDay = ({ created_at }: { readonly created_at: number }) =>
    istDateOf(new Date(created_at * 1000)) === madeOn;
  const transfer = {
    settled: true,
    settled_at: settledAt,
    settlement_id: `setl_${day.replaceAll('-', '')}SANDBX`,
    settlement_utr: `SBX${day.replaceAll('-', '')}0001`,
    currency: 'INR',
    on_hold: false,
  };
  return [
    ...store
      .payments()
      .filter((one) => one.captured && isOfDay(one))
      .map(paymentLine),
    ...store
      .refunds()
      .filter((one) => one.status === 'processed' && isOfDay(one))
      .map(refundLine),
  ].map((line) => ({ ...line, ...transfer }));
}

function paymentLine({ id, amount, order_id, method, created_at }: RazorpayPayment) {
  const charge = Math.round(amount * CHARGE);
  const tax = Math.round(charge * GST);
  const fee = charge + tax;
  return {
    entity_id: id,
    type: 'payment',
    debit: 0,
    credit: amount - fee,
    amount,
    fee,
    tax,
    order_id,
    method,
    created_at,
  };
}

function refundLine({ id, amount, payment_id, created_at }: RazorpayRefund) {
  return {
    entity_id: id,
    type: 'refund',
    debit: amount,
    credit: 0,
    amount,
    fee: 0,
    tax: 0,
    payment_id,
    created_at,
  };
}
