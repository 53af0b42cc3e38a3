/** Copy of the ticks with which somebody lets a dealer contact them. */
export const copy = {
  contact: (dealer: string) => `May ${dealer} contact you?`,
  hint: {
    enquiry: 'Only this dealer, for 30 days. You can stop it at any time.',
    car: 'Only this dealer, about this car, for 30 days. You can stop it at any time.',
  },
  channels: {
    call: 'Yes, by call through your line; my number stays hidden',
    'show-number': 'Yes, and they may see my number',
    export: 'Yes, and they may keep my number in their own software',
  },
  missing: 'Choose at least one way',
  slot: 'Best time to call',
  slots: {
    any: 'Any time, 10 am to 7 pm',
    morning: '10 am to 1 pm',
    afternoon: '1 pm to 4 pm',
    evening: '4 pm to 7 pm',
  },
  wishHint:
    'Leave out phone numbers, email addresses and vehicle numbers. With the ticks below you decide how the dealer may contact you.',
  textWrong: 'Remove phone numbers, email and web addresses, and vehicle numbers',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'contact-consent': typeof copy;
  }
}
