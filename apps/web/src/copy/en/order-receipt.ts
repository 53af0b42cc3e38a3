/** Words of the page that checks a receipt. */
export const copy = {
  metaTitle: 'Check a receipt',
  title: 'This receipt is ours',
  text: 'The code on the receipt belongs to this payment. Compare the figures with the paper.',
  sandbox: 'This is sandbox data. No real challan was paid.',
  order: 'Order number',
  vehicle: 'Vehicle, masked',
  paidAt: 'Paid',
  total: 'Amount paid',
  challans: 'Challans',
  fine: 'Fine',
  receipt: "Authority's receipt no.",
  noReceipt: 'not there yet',
  settled: 'Settled',
  notSettled: 'Not settled yet',
  unknown: {
    title: 'We know no receipt with this code',
    detail: 'Scan the code again. If the address is the same, this receipt did not come from us.',
  },
  failed: 'The receipt could not be checked',
};
