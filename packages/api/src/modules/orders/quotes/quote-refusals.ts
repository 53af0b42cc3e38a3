import type { Refusal } from '../../../http/refusal.ts';

/** For a quote that does not exist, or is another person's; the response is the same. */
export const quoteNotFound: Refusal = {
  code: 'order/quote-not-found',
  detail: 'There is no such price. Ask for the price again.',
};

/** For a price that is no longer valid. */
export const quoteExpired: Refusal = {
  code: 'order/quote-expired',
  detail: 'The price has expired. Ask for the current price.',
};
