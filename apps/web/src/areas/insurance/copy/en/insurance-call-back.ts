/** Copy of the page that asks a partner for a call about a renewal. */
export const copy = {
  crumb: 'Insurance',
  here: 'Request a call',
  title: 'Request a call about your insurance renewal',
  metaTitle: 'Request a call about motor insurance: one partner, with your consent',
  metaDescription:
    'Compare motor insurance prices without a phone number, or let one insurance partner call you. You decide whether they see your number, and you can withdraw at any time.',
  lead: 'You get prices here without any call. If you would rather talk to someone, choose one partner.',
  withoutCall: 'Prices without a call',
  sale: {
    reference:
      'Enter a vehicle number to see which covers have lapsed and what the tariff says a new policy costs. No phone number needed.',
    quotes:
      'Enter a vehicle number to compare quotes of several insurers side by side. No phone number needed.',
  },
  tariff: (day: string) => `The third-party tariff has been in force since ${day}.`,
  prices: 'See covers and prices',
  nobody: 'No partner takes call requests right now',
  nobodyDetail: 'You can still see prices and the helplines of all insurers.',
  ask: 'Request a call',
  errorsTitle: 'Please fix the following',
  number: 'Vehicle number',
  numberHint: 'We keep it to ourselves: the partner does not see it.',
  partner: 'Who may call you?',
  partnerHint: 'In alphabetical order. Only the partner you choose gets your request.',
  city: (name: string) => `City of the request: ${name}.`,
  changeCity: 'Change city',
  contact: 'How may they reach you?',
  contactHint: 'For 30 days, only about this renewal. You can withdraw at any time.',
  channels: {
    call: 'By call through your line; my number stays hidden',
    'show-number': 'They may see my number',
    export: 'They may keep my number in their own software',
  },
  slot: 'When may they call?',
  slots: {
    any: 'Any time, 10 am to 7 pm',
    morning: '10 am to 1 pm',
    afternoon: '1 pm to 4 pm',
    evening: '4 pm to 7 pm',
  },
  wish: 'Anything else? (optional)',
  errors: {
    partner: 'Choose who may call you.',
    vehicleNumber: 'Enter a vehicle number, for example DL8CAF5030.',
    channel: 'Choose how they may contact you. Otherwise no one may call.',
  },
  send: 'Request a call',
  sending: 'Sending',
  signInFirst: 'We ask you to sign in first.',
  promise: 'A call does not oblige you to buy anything.',
  who: 'See who has my number',
  done: {
    asked: 'Your request is sent.',
    joined: 'You asked this before, so we added it to your earlier request.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'insurance-call-back': typeof copy;
  }
}
