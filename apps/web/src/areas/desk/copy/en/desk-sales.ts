/** Words of the desk's page of car sales. */
export const copy = {
  title: 'Car sales',
  text: 'Payments of accepted sales. The dealer pays before the handover; the seller is paid on the day of it.',
  none: 'No sales are under way.',
  dealer: 'Dealer',
  bid: 'Bid',
  net: 'Net to seller',
  handover: 'Handover planned',
  account: 'Seller’s account',
  nothingDue: 'Nothing is due.',
  kinds: {
    dealer: 'Received from the dealer',
    seller: 'Paid to the seller',
    lender: 'Paid to the lender',
    challans: 'Paid for challans',
    'dealer-refund': 'Returned to the dealer',
  },
  reference: 'UTR',
  paidOn: 'Date on the statement',
  record: 'Record payment',
  note: 'Why it is called off',
  callOff: 'Call off',
  done: 'Recorded.',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-sales': typeof copy;
  }
}
