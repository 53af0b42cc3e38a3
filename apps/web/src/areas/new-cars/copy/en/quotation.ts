/** Copy of the quotation check. */
export const copy = {
  crumb: 'Quotation check',
  metaTitle: 'Check a dealer’s quotation for a new car',
  metaDescription:
    'Type in the lines of the dealer’s quotation: each is compared with the tax and fee rules of your state. Handling charges are flagged, with a ready letter in English and Hindi.',
  title: 'Check a dealer’s quotation',
  lead: 'Type in its lines. We compare each with the rules of your state, to the rupee.',
  choose: 'Which car is it for?',
  car: 'Car',
  otherCar: 'Choose another car',
  form: {
    title: 'The quotation',
    lines: 'Lines of the quotation',
    hint: 'One line each: the name, then the amount. For example: Road tax 45,843',
    kept: 'Your entries are used for this check only and not stored.',
    submit: 'Check quotation',
  },
  faults: {
    title: 'Please fix the following',
    empty: 'Enter at least one line.',
    'too-long': 'Enter at most 25 lines, 1,500 characters in total.',
    amount: (text: string) => `“${text}”: end the line with an amount in rupees.`,
    label: (text: string) => `“${text}”: start the line with a name of at most 60 characters.`,
    'no-price': 'Add the ex-showroom price: we do not have a current price of this variant.',
  },
  resultTitle: 'Result',
  linesTitle: 'Line by line',
  tooMuch: (amount: string) => `${amount} more than the rules provide for.`,
  tooLittle: (amount: string) =>
    `${amount} less than the rules provide for. Ask whether it will be charged later.`,
  net: (amount: string) => `Sum of the differences: ${amount}.`,
  sources: 'Sources of the rules',
  asByRule: 'Everything that can be compared is as per the rules.',
  marks: {
    equal: 'As per the rule',
    differs: 'Differs',
    optional: 'Your choice',
    'not-lawful': 'Not lawful',
    'not-known': 'Not known',
  },
  more: (expected: string, by: string) => `${expected} as per the rule, ${by} more`,
  less: (expected: string, by: string) => `${expected} as per the rule, ${by} less`,
  includes: (parts: string) => `Includes ${parts}.`,
  quoted: (amount: string) => `Sum of the lines: ${amount}.`,
  written: (amount: string, by: string) =>
    `The total on the quotation is ${amount}, which differs from the sum of its lines by ${by}.`,
  missing: (parts: string) => `Due, but not listed: ${parts}. Ask who pays it.`,
  indicative: 'The registering office decides the tax. Check large differences with it.',
  notes: {
    listed: 'The price we know',
    unlisted: 'We do not have a current price. Ask for the maker’s price list',
    otherList: (amount: string) => `The price we know is ${amount}. Ask for the maker’s price list`,
    handling: 'No law provides for it. Consumer helpline: 1915',
    insurance: (amount: string) =>
      `Buy it from any insurer. We estimate about ${amount}, without add-ons`,
    ownerDriver: (amount: string) => `Needed unless you have one. About ${amount}`,
  },
  kindNotes: {
    'add-on': 'An optional add-on',
    fastag: 'A tag can be bought from any issuing bank',
    accessories: 'Needed only if you want it',
    warranty: 'Needed only if you want it',
    'service-plan': 'Needed only if you want it',
    temporary: 'Not needed where the number is assigned before delivery',
    plate: 'Usually included in the ex-showroom price',
    discount: 'Deducted from the total',
    other: 'Ask for the rule behind it',
  },
  parts: {
    'road-tax': 'road tax',
    surcharge: 'surcharge',
    'state-charge': 'state charge',
    registration: 'registration',
    'smart-card': 'smart card',
    hypothecation: 'hypothecation',
  },
  letter: {
    title: 'Letter to the dealer',
    note: 'Read it, fill in the blanks and sign it.',
    pdf: { en: 'PDF in English', hi: 'PDF in Hindi' },
    other: { en: 'The letter in English', hi: 'The letter in Hindi' },
    copy: 'Copy letter',
    copied: 'Copied',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    quotation: typeof copy;
  }
}
