/** Copy of the receipt check. */
export const copy = {
  metaTitle: 'Check a receipt',
  title: 'This receipt is genuine',
  text: 'Compare these details with the receipt you have.',
  sandbox: 'This is sandbox data. No real challan was paid.',
  order: 'Order number',
  vehicle: 'Vehicle number (masked)',
  paidAt: 'Paid',
  total: 'Amount paid',
  challans: 'Challans',
  fine: 'Fine',
  receipt: 'Authority’s receipt no.',
  noReceipt: 'not received yet',
  settled: 'Settled',
  notSettled: 'Not settled yet',
  unknown: {
    title: 'No receipt found for this code',
    detail: 'Scan the code again. If it still fails, we did not issue this receipt.',
  },
  failed: 'The receipt could not be checked',
};
