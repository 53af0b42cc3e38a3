import type { Refusal } from '../../../http/refusal.ts';

export const amountDiffers: Refusal = {
  code: 'operator/amount-differs',
  detail: 'The amount on the receipt differs from the fine in the order.',
};

/** For the challan's own number entered as the receipt's. */
export const receiptIsChallan: Refusal = {
  code: 'operator/receipt-is-challan',
  detail: "This is the challan's own number. Enter the number on the authority's receipt.",
};
