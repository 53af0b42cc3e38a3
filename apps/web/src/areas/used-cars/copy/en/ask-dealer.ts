/** Copy of an enquiry about a listed car. */
export const copy = {
  title: 'Ask about this car',
  lead: (car: string, price: string) => `${car}, ${price}. The dealer sees which car you mean.`,
  to: (dealer: string) => `Send ${dealer} an enquiry`,
  wish: 'Your question (optional)',
  send: 'Send enquiry',
  sending: 'Sending',
  promise: 'Without a tick the dealer sees neither your number nor a way to reach you.',
  visitor: (dealer: string) => `Sign in to ask ${dealer} about this car.`,
  signIn: 'Sign in',
  notOffered: 'The seller of this car does not take enquiries here.',
  errors: 'Please fix the following',
  done: {
    asked: 'Your enquiry has been sent.',
    joined: 'You asked about this car before, so we added this to your earlier enquiry.',
  },
  who: 'See who has my number',
  back: 'Back to the car',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'ask-dealer': typeof copy;
  }
}
