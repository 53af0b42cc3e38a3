const days = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hour = (minute: number) => {
  const h = Math.floor(minute / 60);
  const m = minute % 60;
  return `${h % 12 || 12}${m === 0 ? '' : `:${String(m).padStart(2, '0')}`} ${h < 12 ? 'am' : 'pm'}`;
};

/** Copy of a dealer's card. */
export const copy = {
  title: 'Dealer',
  about: 'About the dealer',
  city: 'City',
  unknown: 'Not known',
  authorisation: 'Authorisation no.',
  authorisationNote: 'Dealers in used vehicles need one from the RTO (Form 29B).',
  hours: 'Hours',
  days,
  hoursText: (opensAt: number, closesAt: number, openDays: string) =>
    `${hour(opensAt)} to ${hour(closesAt)}, ${openDays}`,
  grievance: 'Grievance contact',
  ask: 'Send an enquiry',
  kind: 'I want to',
  kinds: { 'used-car': 'Buy a used car', 'sell-car': 'Sell my car' },
  car: 'Which car?',
  carHint: 'Make, model and year, for example Swift 2019',
  carWrong: 'Enter the make, model and year',
  wish: 'Anything else? (optional)',
  errors: 'Please fix the following',
  send: 'Send enquiry',
  sending: 'Sending',
  promise: 'You sign in before it is sent. The dealer can contact you only in the ways you tick.',
  who: 'See who has my number',
  done: {
    asked: 'Your enquiry is sent.',
    joined: 'You asked this before, so we added it to your earlier enquiry.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly dealer: typeof copy;
  }
}
