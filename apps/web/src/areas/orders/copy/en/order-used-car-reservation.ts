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
      ending: 'Over, refund started',
      returned: 'Over, refunded',
    } as Readonly<Record<string, string>>,
    marks: {} as Readonly<Record<string, string>>,
    lines: { token: 'Token, returned in full' } as Readonly<Record<string, string>>,
    events: {} as Readonly<Record<string, string>>,
    reasons: {
      cancelled: 'You cancelled the reservation.',
      expired: 'The time of the reservation was over.',
      withdrawn: 'The seller took the car off.',
      sold: 'The car was sold.',
      taken: 'The payment came when another buyer had the car.',
      surplus: 'A second payment was received for this order.',
      mismatch: 'The amount received did not match the order.',
    } as Readonly<Record<string, string>>,
    deeds: {
      'reservation-cancelled': 'Cancelled. The full amount is being refunded.',
    } as Readonly<Record<string, string>>,
    of: (_names: string) => 'For the token',
    unpaid: 'Pay the token to have the car held for you.',
    held: (time: string) => `The car is kept free for your payment until ${time}.`,
    heldOver: 'We check that the car is still free before you pay.',
    closed:
      'It was not paid in time. If a payment still arrives, we hold the car if it is free, or refund it automatically.',
    again: 'Look for cars again',
  },
  car: 'The car',
  heldUntil: (time: string) => `Held for you until ${time}.`,
  next: 'See the car and its papers. Pay the seller only when you are sure; the token comes back to you either way.',
  back: 'The token comes back in full to how you paid.',
  ends: {
    cancelled: 'You cancelled the reservation.',
    expired: 'The time was over.',
    withdrawn: 'The seller took the car off.',
    sold: 'The car was sold.',
    taken: 'Another buyer had the car when your payment arrived.',
  },
  open: 'See the car',
  cancel: 'Cancel, refund the token',
  cancelling: 'Cancelling',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'order-used-car-reservation': typeof copy;
  }
}
