import { states } from './shared/states.ts';

/** Words of the RTO code finder. States by their code, in this language. */
export const copy = {
  metaTitle: 'RTO codes: which office is a number plate from',
  metaDescription:
    'Type DL 8, MH 12 or a whole number: office, district and state behind a plate code, and how sure we are.',
  title: 'Which office is this plate from',
  lead: 'Type the code, such as DL 8 or MH 12, or the whole number.',
  field: 'RTO code or vehicle number',
  placeholder: 'MH 12',
  submit: 'Find the office',
  busy: 'Looking',
  missing: 'Type the first letters and digits of the plate.',
  result: {
    office: 'Office',
    city: 'City',
    district: 'District',
    state: 'State',
    code: 'Code',
    notKnown: 'Not known',
    note: 'From the lists',
    page: (code: string) => `${code}: services, fees and more`,
    source: 'Our office list, from several public lists',
  },
  status: {
    active: 'In use',
    legacy: 'No longer given',
    'legacy-series': 'Old series',
    'legacy-prefix': 'Old state code',
    unallotted: 'Not given to an office',
    special: 'Special series',
  } as Readonly<Record<string, string>>,
  confidence: {
    high: { word: 'Sure', text: 'Several lists agree.' },
    medium: { word: 'Fairly sure', text: 'Two lists agree.' },
    low: { word: 'Check it', text: 'One list only. Check before you travel there.' },
    unverified: { word: 'Not confirmed', text: 'Check before you travel there.' },
  },
  notes: {
    title: 'Good to know',
    noOffice: 'AP 39 and AP 40 numbers and BH numbers name no office: look at the record instead.',
    moved: 'The office on the plate is where it was first registered. It may have moved since.',
    oldCodes:
      'OR is Odisha today (OD), UA is Uttarakhand (UK), TS is Telangana (TG), DN belongs to DD.',
  },
  none: {
    title: 'No office has this code',
    detail: 'A code is two letters and one or two digits, like DL 8 or MH 12.',
  },
  list: {
    title: 'All states and union territories',
    count: (n: number) => (n === 1 ? '1 office' : `${n} offices`),
    page: (state: string) => `${state}: offices, plate format, fees and road tax`,
    failed: 'The list could not be loaded. The finder above still works.',
  },
  lookup: (display: string) => `Look ${display} up`,
  states,
};
