/** Words of the pages on which dealers bid. */
export const copy = {
  title: 'Cars to bid for',
  text: 'Inspected cars from their owners. Bids are sealed; our clock decides what came in time.',
  unnamed: 'Car, make not known',
  none: 'No cars are open for bids now.',
  open: (car: string) => `Open ${car}`,
  until: (when: string) => `Until ${when}`,
  score: (total: number) => `${total} of 100`,
  own: (amount: string) => `Your bid: ${amount}`,
  outcomes: {
    open: 'Open',
    waiting: 'The seller decides',
    accepted: 'Accepted',
    over: 'Over',
  },
  bid: 'Your bid, ₹',
  conditions: 'Conditions, such as both keys',
  place: 'Place sealed bid',
  replace: 'Replace bid',
  withdraw: 'Withdraw bid',
  binding: 'If the seller accepts, you pay this amount before the handover.',
  done: { bid: 'Your bid is placed.', withdraw: 'Your bid is withdrawn.' },
  faults: 'Faults',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'partner-bids': typeof copy;
  }
}
