import type { Refusal } from '../../http/refusal.ts';

/** For an order that does not exist or belongs to another person; the response is the same. */
export const orderNotFound: Refusal = {
  code: 'order/not-found',
  detail: 'There is no such order in your account.',
};

/** For an action that the order's step does not allow. */
export const wrongStep: Refusal = {
  code: 'order/wrong-step',
  detail:
    'This is not possible at this stage of the order. Fetch the order for its current status.',
};

/** For a price that differs from the one the person saw. */
export const quoteChanged: Refusal = {
  code: 'order/quote-changed',
  detail: 'The amount has changed. Show the new amount and ask the user to confirm.',
};

/** For any action that would take a payment while payments are paused. */
export const paymentsPaused: Refusal = {
  code: 'order/payments-paused',
  detail: 'Payments are paused. Nothing has been charged.',
  retryAfterSeconds: 900,
};

/** For a new order when all unpaid orders of the account are at the gateway. */
export const tooManyUnpaid: Refusal = {
  code: 'order/too-many-unpaid',
  detail: 'Too many unpaid orders. Finish paying one, or wait until they close.',
  retryAfterSeconds: 1_800,
};

/** For a second payment while the first, reported as failed, may still arrive. */
export const paymentMayArrive: Refusal = {
  code: 'order/payment-may-arrive',
  detail:
    'The last payment failed but may still go through. Wait a few minutes to avoid paying twice.',
};

/** For a payment that could not be started. */
export const gatewayUnavailable: Refusal = {
  code: 'order/gateway-unavailable',
  detail: 'The payment gateway is unavailable. Nothing has been charged. Try again in a minute.',
  retryAfterSeconds: 60,
};
