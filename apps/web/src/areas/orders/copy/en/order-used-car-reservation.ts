/** What is shown of an order that reserves a used car. */
export const copy = {
  kind: {
    name: 'Reserved car',
    count: (_n: number) => '',
    steps: {
      'to-pay': 'Pending',
      paying: 'Checking with your bank',
      closed: 'Closed, unpaid',
      held: 'Held for you',
      ending: 'Ended, refund started',
      returned: 'Ended, refunded',
    } as Readonly<Record<string, string>>,
    marks: {} as Readonly<Record<string, string>>,
    lines: { token: 'Token amount, refunded in full' } as Readonly<Record<string, string>>,
    events: {} as Readonly<Record<string, string>>,
    reasons: {
      cancelled: 'You cancelled the reservation.',
      expired: 'The reservation time ran out.',
      withdrawn: 'The seller withdrew the car.',
      sold: 'The car was sold.',
      taken: 'Another buyer had reserved the car when your payment arrived.',
      surplus: 'A second payment was received for this order.',
      mismatch: 'The amount received did not match the order.',
    } as Readonly<Record<string, string>>,
    deeds: {
      'reservation-cancelled': 'Cancelled. The full amount is being refunded.',
    } as Readonly<Record<string, string>>,
    of: (_names: string) => 'For the token amount',
    unpaid: 'Pay the token amount to hold the car.',
    held: (time: string) => `We are keeping the car for you until ${time}. Pay before then.`,
    heldOver: 'We check that the car is still free before you pay.',
    closed:
      'It was not paid in time. If a payment still arrives, we hold the car if it is free, or refund it automatically.',
    again: 'Search cars again',
  },
  car: 'The car',
  heldUntil: (time: string) => `Held for you until ${time}.`,
  next: 'See the car and its papers. Pay the seller only when you are sure; the token amount is refunded either way.',
  back: 'The token amount is refunded in full to the method you paid with.',
  ends: {
    cancelled: 'You cancelled the reservation.',
    expired: 'The reservation time ran out.',
    withdrawn: 'The seller withdrew the car.',
    sold: 'The car was sold.',
    taken: 'Another buyer had reserved the car when your payment arrived.',
  },
  open: 'See the car',
  cancel: 'Cancel and get a refund',
  cancelling: 'Cancelling',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'order-used-car-reservation': typeof copy;
  }
}
