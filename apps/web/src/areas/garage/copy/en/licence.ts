/** Copy of the look-up of a driving licence. */
export const copy = {
  title: 'Driving licence',
  lead: 'See until when a licence is valid, as per SARATHI, and when it can be renewed.',
  garage: 'Garage',
  signIn: {
    title: 'Sign in to look up a licence',
    text: 'Looking up a licence needs an account, so that numbers cannot be guessed.',
    link: 'Sign in',
  },
  form: {
    title: 'Look up a licence',
    errorsTitle: 'Please fix the following',
    number: 'Licence number',
    numberHint: 'As on the card, for example MH12 20210012345',
    bornOn: 'Date of birth',
    bornOnHint: 'dd/mm/yyyy',
    consent: 'This is my licence, or its holder agrees to this look-up',
    consentHint:
      'Number and date of birth go to SARATHI through ULIP. We store neither, nor the answer.',
    submit: 'Look up',
    busy: 'Looking up',
    limits: 'Up to 5 look-ups a day.',
    faults: {
      licenceNumber: 'Enter the number as on the licence: state, RTO, year and seven digits',
      bornOn: 'Enter the date of birth as dd/mm/yyyy',
      consent: 'Tick the box if the holder agrees',
    },
  },
  found: {
    title: 'Licence details',
    noneTitle: 'No licence found',
    none: 'SARATHI has no licence with this number and date of birth. Check both; licences issued before SARATHI may be missing.',
    source: (name: string, time: string) => `As per ${name}, ${time}`,
    sandbox: 'Sandbox data',
    number: 'Licence number',
    holder: 'Holder (masked)',
    status: 'Status',
    issued: 'Date of issue',
    private: 'Valid upto, private vehicles',
    transport: 'Valid upto, transport vehicles',
    noDay: 'Not stated by SARATHI',
    usual: (day: string) =>
      `Usually ${day} for this age and date of issue (MV Act s. 14). See the card for the date.`,
    classes: 'Vehicle classes',
    states: {
      valid: 'Valid',
      renew: 'Can be renewed',
      expired: 'Expired',
      retest: 'Expired, test needed',
    },
    notes: {
      valid: (day: string) => `Can be renewed from ${day}.`,
      renew: (days: number) =>
        days === 0 ? 'Last valid day. Renew today.' : `${days} days left. Renew before it expires.`,
      expired: (day: string) =>
        `Not valid for driving. Can be renewed without a test upto ${day}, late fees may apply.`,
      retest: 'Expired more than a year ago. Renewal needs a driving test.',
    },
    save: 'Save to documents',
    saveNote: 'Add a photo of the licence; the date is filled in and we remind you in time.',
  },
  digiLocker:
    'This page is not a licence. At a check, show the card, or the licence in DigiLocker or mParivahan.',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly licence: typeof copy;
  }
}
