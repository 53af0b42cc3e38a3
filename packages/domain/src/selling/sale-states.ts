/** States of a car's sale through the product.
 * `draft`: an estimate, no inspection booked. `booked`: an inspection is booked. `inspected`: the report has passed.
 * `open`: dealers bid. `unsold`: the round closed without a bid at the reserve. `offered`: the best bid waits for the
 * seller. `accepted`: the dealer is to pay. `funded`: the dealer's money has arrived. `handed-over`: the car is with the
 * dealer. `paid`: the seller has the money. `transferred`: the record shows another owner. */
export const saleStates = [
  'draft',
  'booked',
  'inspected',
  'open',
  'unsold',
  'offered',
  'accepted',
  'funded',
  'handed-over',
  'paid',
  'transferred',
  'declined',
  'expired',
  'called-off',
  'not-for-sale',
  'withdrawn',
] as const;
export type SaleState = (typeof saleStates)[number];

/** What moves a sale. */
export const saleEvents = [
  'book',
  'cancel-slot',
  'pass',
  'refuse',
  'bar',
  'open-round',
  'close-with-offer',
  'close-without-offer',
  'accept',
  'decline',
  'expire',
  'fund',
  'call-off',
  'hand-over',
  'pay',
  'transfer',
  'withdraw',
] as const;
export type SaleEvent = (typeof saleEvents)[number];

/** All moves. After a declined or expired offer the report may still be valid, so another round can open. From the
 * handover on a sale cannot be undone here. Rule id: SALE-STATES. */
export const saleMoves: Readonly<
  Record<SaleState, Readonly<Partial<Record<SaleEvent, SaleState>>>>
> = {
  draft: { book: 'booked', withdraw: 'withdrawn' },
  booked: {
    'cancel-slot': 'draft',
    pass: 'inspected',
    refuse: 'draft',
    bar: 'not-for-sale',
    withdraw: 'withdrawn',
  },
  inspected: { 'open-round': 'open', book: 'booked', withdraw: 'withdrawn' },
  open: { 'close-with-offer': 'offered', 'close-without-offer': 'unsold', withdraw: 'withdrawn' },
  unsold: { 'open-round': 'open', book: 'booked', withdraw: 'withdrawn' },
  offered: { accept: 'accepted', decline: 'declined', expire: 'expired' },
  accepted: { fund: 'funded', 'call-off': 'called-off' },
  funded: { 'hand-over': 'handed-over', 'call-off': 'called-off' },
  'handed-over': { pay: 'paid' },
  paid: { transfer: 'transferred' },
  transferred: {},
  declined: { 'open-round': 'open', book: 'booked', withdraw: 'withdrawn' },
  expired: { 'open-round': 'open', book: 'booked', withdraw: 'withdrawn' },
  'called-off': {},
  'not-for-sale': {},
  withdrawn: {},
};

/** The state after an event; null where the event is not possible. */
export function moveSale(from: SaleState, event: SaleEvent): SaleState | null {
  return saleMoves[from][event] ?? null;
}

/** States in which the car may be put up for sale another time, with another case. */
export const endedSales = [
  'called-off',
  'not-for-sale',
  'withdrawn',
  'transferred',
] as const satisfies readonly SaleState[];
