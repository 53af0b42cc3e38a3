import type { FormFaultCode } from '@pahiya/domain/forms/read-values';

const faults: Readonly<Record<FormFaultCode, (label: string) => string>> = {
  needed: (label) => `Enter ${lowerFirst(label)}`,
  'too-long': (label) => `${label} is too long`,
  'not-an-option': (label) => `Select ${lowerFirst(label)}`,
  'special-characters': (label) => `${label}: letters, digits and spaces only`,
  'consent-needed': () => 'Tick this box to send the form.',
  'vehicle-number/length': (label) => `${label}: 7 to 11 letters and digits`,
  'vehicle-number/characters': (label) => `${label}: letters and digits only`,
  'vehicle-number/needs-letter-and-digit': (label) => `${label}: use letters and digits`,
  'vehicle-number/format': (label) => `${label}: use the format MH 12 AB 1234`,
  'mobile/format': (label) => `${label}: enter 10 digits starting with 6, 7, 8 or 9`,
  'pin/format': (label) => `${label}: enter 6 digits, not starting with 0`,
  'email/format': (label) => `${label}: use the format name@example.in`,
  'address/length': (label) => `${label}: 3 to 100 characters`,
  'address/characters': (label) =>
    `${label}: letters, digits, spaces, commas, full stops, apostrophes and hyphens only`,
  'address/needs-letter': (label) => `${label}: at least one letter`,
  'name/too-short': (label) => `${label}: at least two letters`,
  'name/characters': (label) => `${label}: letters and spaces only`,
  'date/format': (label) => `${label}: use the format dd/mm/yyyy`,
  'date/no-such-day': (label) => `${label}: this date does not exist`,
  'domain/format': (label) => `${label}: use the format example.in`,
};

/** A label inside a sentence: `Your name` becomes `your name`, `PIN code` stays. */
function lowerFirst(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** Words around editors’ forms and of the pages that show them. */
export const copy = {
  faults,
  errorsTitle: 'Please fix the following',
  optional: (label: string) => `${label} (optional)`,
  choose: 'Choose',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Next',
  back: 'Back',
  busy: 'Sending',
  failed: 'The form was not sent',
  trap: 'Leave this blank',
  missing: 'Form not found',
  form: {
    metaDescription: (title: string) => `${title}. The form says what we keep and for how long.`,
  },
  contact: {
    metaTitle: 'Contact us',
    metaDescription:
      'Contact us by form or email: what to include, when we reply and what we never ask for.',
    direct: {
      title: 'Other ways to reach us',
      email: 'Email',
      phone: 'Phone',
      orders: 'For help with an order, open its page: it shows the current status.',
      ordersLink: 'Your orders',
    },
    never: {
      title: 'What we never ask for',
      items: [
        'An OTP, by phone or message.',
        'A card number, a UPI PIN or a password.',
        'An Aadhaar number.',
      ],
    },
  },
  feedback: {
    metaTitle: 'Give feedback',
    metaDescription: 'Tell us in a minute what works well and what does not.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly forms: typeof copy;
  }
}
