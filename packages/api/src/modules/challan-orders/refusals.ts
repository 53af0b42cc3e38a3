import type { Refusal } from '../../http/refusal.ts';

/** For an order that does not exist and for one of somebody else: the two cannot be told apart. */
export const orderNotFound: Refusal = {
  code: 'order/not-found',
  detail: 'You have no such order.',
};

/** For a step that the order cannot take now. */
export const wrongStep: Refusal = {
  code: 'order/wrong-step',
  detail: 'The order is not at a step where this can be done. Ask for its details.',
};

/** For a price other than the one that the person saw. */
export const quoteChanged: Refusal = {
  code: 'order/quote-changed',
  detail: 'The amount has changed. Show the new one and ask again.',
};

/** For everything that would take money while payment is paused. */
export const paymentsPaused: Refusal = {
  code: 'order/payments-paused',
  detail: 'Payment is paused. Nothing is taken and nothing is sold for now.',
  retryAfterSeconds: 900,
};
