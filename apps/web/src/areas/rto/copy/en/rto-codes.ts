import { states } from '../../../../frame/copy/shared/en/states.ts';

/** Copy of the RTO code finder. States by code. */
export const copy = {
  metaTitle: 'RTO code finder: RTO by number plate',
  metaDescription:
    'Enter DL 8, MH 12 or a full vehicle number to find its RTO, district and state.',
  title: 'RTO code finder',
  lead: 'Enter an RTO code such as DL 8 or MH 12, or a full vehicle number.',
  field: 'RTO code or vehicle number',
  placeholder: 'MH 12',
  submit: 'Find RTO',
  busy: 'Searching',
  missing: 'Enter the first letters and digits of the number plate.',
  result: {
    office: 'RTO',
    city: 'City',
    district: 'District',
    state: 'State',
    code: 'RTO code',
    issuedFor: 'Issued for',
    notKnown: 'Not known',
    page: (code: string) => `${code}: contact, services, fees and road tax`,
    source: 'Public RTO code lists, compared in 2026',
  },
  status: {
    active: 'Active',
    legacy: 'Discontinued',
    'legacy-series': 'Discontinued series',
    'legacy-prefix': 'Discontinued code',
    unallotted: 'Not allotted',
    special: 'Special series',
  } as Readonly<Record<string, string>>,
  issuedFor: {
    'whole-state': 'Statewide series',
    government: 'Government vehicles',
    police: 'Police vehicles',
    'state-buses': 'State transport buses',
    taxis: 'Taxis',
    temporary: 'Temporary registration',
  },
  confidence: {
    high: { word: 'Confirmed', text: 'Several lists agree.' },
    medium: { word: 'Likely', text: 'Two lists agree.' },
    low: { word: 'Not verified', text: 'Lists differ. Confirm before you travel.' },
    unverified: { word: 'Not verified', text: 'Confirm before you travel.' },
  },
  notes: {
    title: 'Good to know',
    noOffice: 'AP 39, AP 40 and BH-series numbers are not tied to one RTO. Check the RC.',
    moved: 'The code shows where the vehicle was first registered. It may have moved since.',
    oldCodes:
      'OR is now OD (Odisha), UA is UK (Uttarakhand), TS is TG (Telangana) and DN is part of DD.',
  },
  none: {
    title: 'No RTO has this code',
    detail: 'An RTO code is two letters and one or two digits, such as DL 8 or MH 12.',
  },
  list: {
    title: 'All states and union territories',
    count: (n: number) => (n === 1 ? '1 RTO code' : `${n} RTO codes`),
    page: (state: string) => `${state}: RTO codes, number-plate format, fees and road tax`,
    failed: 'The list could not be loaded. The search above still works.',
  },
  lookup: (display: string) => `View RC details of ${display}`,
  states,
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'rto-codes': typeof copy;
  }
}
