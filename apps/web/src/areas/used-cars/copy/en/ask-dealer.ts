/** Copy of an enquiry about a listed car. */
export const copy = {
  title: 'Ask about this car',
  lead: (car: string, price: string) => `${car}, ${price}. The dealer sees which car you mean.`,
  to: (dealer: string) => `Send ${dealer} an enquiry`,
  wish: 'Your question (optional)',
  wishHint: 'Without phone number, email or vehicle number: the ticks below decide about contact.',
  wishWrong: 'Remove phone numbers, email and web addresses, and vehicle numbers',
  contact: (dealer: string) => `May ${dealer} contact you?`,
  contactHint: 'Only this dealer, about this car, for 30 days. You can stop it at any time.',
  channels: {
    call: 'Yes, by call through your line; my number stays hidden',
    'show-number': 'Yes, and they may see my number',
    export: 'Yes, and they may keep my number in their own software',
  },
  slot: 'Best time to call',
  slots: {
    any: 'Any time, 10 am to 7 pm',
    morning: '10 am to 1 pm',
    afternoon: '1 pm to 4 pm',
    evening: '4 pm to 7 pm',
  },
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
