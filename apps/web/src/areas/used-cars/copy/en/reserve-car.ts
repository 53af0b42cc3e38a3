/** Copy of the page on which a used car is reserved. */
export const copy = {
  title: 'Reserve a car',
  metaTitle: 'Reserve a car',
  back: 'Back to the car',
  token: 'Token amount, refunded in full',
  total: 'To pay now',
  terms: (hours: number, days: number) => [
    `The car is held for ${hours} hours from your payment. Nobody else can reserve it.`,
    `The token amount is refunded in full if you cancel, if the time runs out, and if you buy, within ${days} working days.`,
    'It is not part of the price. Pay the seller only after you have seen the car and its papers.',
  ],
  pay: (amount: string) => `Pay ${amount} and hold the car`,
  busy: 'Opening the payment page',
  signIn: 'Sign in to reserve',
  changed: (amount: string) => `The token amount is now ${amount}. You have not been charged.`,
  held: (time: string) => `On hold until ${time}`,
  heldNow: 'Another buyer has reserved this car',
  paying: {
    title: 'Another buyer is paying for this car',
    text: (time: string) =>
      `They have until ${time}. If they do not pay, the car is free again: check then.`,
    again: 'Check again',
  },
  own: {
    title: 'You have already reserved this car',
    text: 'The order shows whether it is paid and until when the car is held for you.',
    open: 'Open your order',
  },
  queueText:
    'If it becomes free, we inform the first person in the queue, by SMS and email. Once, and only about this car.',
  join: 'Join the queue',
  joining: 'Joining',
  place: (place: number) => `You are number ${place} in the queue.`,
  leave: 'Leave the queue',
  leaving: 'Leaving',
  signInQueue: 'Sign in to join the queue',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    'reserve-car': typeof copy;
  }
}
