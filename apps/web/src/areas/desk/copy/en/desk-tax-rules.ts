import { states } from '../../../../frame/copy/shared/en/states.ts';

/** Words of the desk's page of tax rules. */
export const copy = {
  states,
  title: 'Tax rules',
  text: 'Road tax, RTO fees, GST and TCS behind every on-road price of a new car, the RTO pages, their calculator, and the government fee of RTO orders. An imported rule replaces the built-in one from its first day and stays in force until the next rule for the same state.',
  done: { saved: 'Rules saved.', deleted: 'Rule deleted. The earlier rule applies again.' },
  import: 'Import rules',
  importText:
    'Paste the list, check what it changes, then save it. Open any rule below to copy its lines as a starting point.',
  list: 'List of rules',
  listHint:
    'CSV with a header row, or JSON with the same names. Amounts in rupees, rates in percent, dates such as 2027-04-01. Give a source and a confidence on every line. RTO fees by vehicle need a line for every class, with the class as its part; a class without a line counts as not known.',
  unreadable:
    'This list could not be read. Check the header row, quotes and length (2,000 lines at most).',
  try: 'Check the list',
  preview: 'What changes',
  previewText:
    'On-road price of five sample cars for an individual without a loan, on the first day of each rule with the whole list in force. National rules are shown for Delhi, a loan fee with a loan. Fees for transfer and loan removal are not part of an on-road price. Nothing has been saved yet.',
  replaces: 'Replaces an imported rule with the same first day.',
  save: 'Save these rules',
  wrongLines: (count: number) =>
    count === 1 ? 'One problem in the list' : `${count} problems in the list`,
  fault: (line: number) => `Line ${line},`,
  moreFaults: 'Only the first hundred are shown.',
  reasons: {
    'not-possible': 'this value is not possible here',
    missing: 'a value is missing',
    formula: 'a cell must not start with =, +, - or @',
    'unknown-column': 'there is no such column',
    'not-ascending': 'the limit must be higher than in the line before',
    'not-open': 'leave the last slab without a limit',
    twice: 'this is already given in another line',
  },
  sample: 'Sample car',
  before: 'Before',
  after: 'After',
  difference: 'Change',
  same: 'No change',
  notKnown: 'Not known',
  sampleName: (name: string, price: string) => `${name}, ${price}`,
  samples: {
    'small-petrol': 'Petrol, 998 cc',
    cng: 'CNG, 1,197 cc',
    'diesel-suv': 'Diesel SUV, 1,956 cc',
    electric: 'Electric, 95 kW',
    'large-petrol': 'Petrol, 1,984 cc',
  },
  phases: { 'to-come': 'Upcoming', 'in-force': 'In force', past: 'Replaced or expired' },
  shipped: 'Built in.',
  imported: 'Imported.',
  confidences: {
    high: 'Confidence: high.',
    medium: 'Confidence: medium.',
    low: 'Confidence: low.',
    unverified: 'Not verified.',
  },
  delete: 'Delete rule',
  india: 'All India',
  ruleName: (kind: string, where: string, from: string) => `${kind}, ${where}, from ${from}`,
  kinds: {
    'road-tax': 'Road tax',
    'no-registration-fee': 'Registration-fee waiver',
    'registration-fee': 'Registration fee',
    'smart-card-fee': 'Smart-card fee',
    'transfer-fee': 'Transfer fee',
    'hypothecation-fee': 'Hypothecation fee',
    'hypothecation-end-fee': 'Hypothecation termination fee',
    gst: 'GST',
    tcs: 'TCS',
    fastag: 'FASTag',
    handling: 'Handling charge',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-tax-rules': typeof copy;
  }
}
