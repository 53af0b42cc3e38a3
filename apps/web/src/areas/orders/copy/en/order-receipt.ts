/** Copy of the receipt check. */
export const copy = {
  metaTitle: 'Check a receipt',
  title: 'This receipt is genuine',
  text: 'Compare these details with the receipt you have.',
  sandbox: 'This is sandbox data. No real payment was made.',
  order: 'Order number',
  vehicle: 'Vehicle number (masked)',
  paidAt: 'Paid',
  total: 'Amount paid',
  number: 'Receipt number',
  items: 'What was paid for',
  passedOn: 'Amount passed on',
  noReceipt: 'not received yet',
  states: { done: 'Completed', 'under-way': 'In progress', 'given-back': 'Refunded' },
  unknown: {
    title: 'No receipt found for this code',
    detail: 'Scan the code again. If it still fails, we did not issue this receipt.',
  },
  failed: 'The receipt could not be checked',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'order-receipt': typeof copy;
  }
}
