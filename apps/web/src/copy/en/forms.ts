import type { FormFaultCode } from '@pahiya/domain/forms/read-values';

const faults: Readonly<Record<FormFaultCode, (label: string) => string>> = {
  needed: (label) => `Fill in: ${label}`,
  'too-long': (label) => `${label}: this is too long`,
  'not-an-option': (label) => `Choose one: ${label}`,
  'special-characters': (label) => `${label}: letters, digits and spaces only`,
  'consent-needed': () => 'Tick the box if you agree. Without it the form cannot be sent.',
  'vehicle-number/length': (label) => `${label}: 7 to 11 letters and digits`,
  'vehicle-number/characters': (label) => `${label}: letters and digits only`,
  'vehicle-number/needs-letter-and-digit': (label) => `${label}: it has letters and digits`,
  'vehicle-number/format': (label) => `${label}: write it as in MH 12 AB 1234`,
  'mobile/format': (label) => `${label}: ten digits, the first 6, 7, 8 or 9`,
  'pin/format': (label) => `${label}: six digits, the first not 0`,
  'email/format': (label) => `${label}: it looks like name@example.in`,
  'aadhaar/format': (label) => `${label}: do not write such a number here`,
  'address/length': (label) => `${label}: 3 to 100 characters`,
  'address/characters': (label) =>
    `${label}: letters, digits, spaces, commas, full stops, apostrophes and hyphens only`,
  'address/needs-letter': (label) => `${label}: at least one letter`,
  'name/too-short': (label) => `${label}: at least two letters`,
  'name/characters': (label) => `${label}: letters and spaces only`,
  'date/format': (label) => `${label}: write the day as dd/mm/yyyy`,
  'date/no-such-day': (label) => `${label}: there is no such day`,
  'domain/format': (label) => `${label}: it looks like example.in`,
};

/** Words around forms that editors write, and of the pages that show them. */
export const copy = {
  faults,
  errorsTitle: 'This needs a look',
  optional: (label: string) => `${label} (optional)`,
  choose: 'Choose',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Next',
  back: 'Back',
  busy: 'Sending',
  failed: 'It was not sent',
  trap: 'Leave this empty',
  missing: 'This form is not here',
  form: {
    metaDescription: (title: string) =>
      `${title}: fill it in here. What is kept, and for how long, is said on the form.`,
  },
  contact: {
    metaTitle: 'Contact us',
    metaDescription:
      'Write to us by form or e-mail. What we need, when we answer, and what we never ask for.',
    direct: {
      title: 'Without a form',
      email: 'E-mail',
      phone: 'Phone',
      orders: 'About an order: its page shows where it stands, and has its own help.',
      ordersLink: 'Your orders',
    },
    never: {
      title: 'What we never ask for',
      items: [
        'A one-time code, by phone or message.',
        'A card number, a UPI PIN or a password.',
        'An Aadhaar number.',
      ],
    },
  },
  feedback: {
    metaTitle: 'Give feedback',
    metaDescription: 'Say in a minute what works here and what does not.',
  },
};
