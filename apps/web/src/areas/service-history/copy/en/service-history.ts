import { marks } from '../../../../frame/copy/shared/en/marks.ts';

const visitsOf = (count: number) => (count === 1 ? '1 visit' : `${count} visits`);

/** Copy of the pages of service histories. */
export const copy = {
  marks,
  metaTitle: 'Service history and odometer check by vehicle number',
  metaDescription:
    'Check free whether workshop records exist. See visits, odometer readings and accident repairs. No records, no charge.',
  title: 'Service history of a vehicle',
  lead: 'We check for free whether there are records. You pay only if there are.',
  label: 'Enter vehicle number to check for records',
  submit: 'Check for records',
  plate: 'Vehicle number',
  sample: 'See a sample report',
  samplePdf: 'Sample as PDF',
  sampleTitle: 'Sample report',
  sampleNote: 'Everything in this sample is invented. A real report looks the same.',
  contents: {
    title: 'What a report contains',
    items: [
      'Every recorded visit with date, odometer reading, kind of work and city',
      'A chart of the odometer, and whether the readings agree',
      'Accident repairs, long gaps, and an open recall if the source says so',
      'Which sources were asked, and which did not respond',
    ],
  },
  limits: {
    title: 'What it cannot contain',
    text: 'India has no public odometer register. Cash repairs and garages outside the workshop networks are in no source, so no report can promise to be everything.',
  },
  refundRule: {
    title: 'No records, no charge',
    text: 'If the report turns out empty after you have paid, or does not arrive within 24 hours, the full amount is refunded automatically.',
  },
  check: {
    metaTitle: (display: string) => `Service history of ${display}`,
    found: (visits: number, year: string) => `${visitsOf(visits)}, newest in ${year}`,
    foundNote: 'Found by the free check. The report shows what is in them.',
    none: 'No service records for this vehicle',
    noneText:
      'The source has none, so there is nothing to buy. Many vehicles are serviced outside the workshop networks.',
    checked: (time: string) => `checked ${time}`,
    sandbox: 'Sandbox data',
    another: 'Check another vehicle',
    failed: 'The check for records did not work',
    price: 'Price',
    lines: { report: 'Service-history report', gst: 'GST' } as Readonly<Record<string, string>>,
    total: 'Total',
    purpose: 'Why do you need the report?',
    purposeHint: 'We keep your answer with the order. It is not sent to the source.',
    purposes: {
      own: 'It is my vehicle',
      buying: 'I want to buy this vehicle',
      selling: 'I want to sell this vehicle',
    },
    purposeMissing: 'Select why you need the report.',
    pay: (amount: string) => `Pay ${amount}`,
    signIn: 'Sign in to continue',
    signInNote: 'So that the report and any refund are in your account.',
    busy: 'Opening the payment page',
    changed: (amount: string) =>
      `The price has changed to ${amount}. You have not been charged; pay only if you agree.`,
    year: 'The report stays in your account for one year, then it is erased.',
  },
  report: {
    metaTitle: 'Service-history report',
    readings: (count: number): string => (count === 1 ? 'reading' : 'readings'),
    perYear: (since: string) => `km a year since ${since}`,
    accidents: (count: number): string => (count === 1 ? 'accident repair' : 'accident repairs'),
    unit: 'km',
    chart: 'Odometer',
    chartUnit: 'thousand km',
    chartSummary: (count: number, from: string, to: string) =>
      `${count} readings from ${from} to ${to}. The table below has the same figures.`,
    drop: (km: string) => `−${km}`,
    table: 'Show as a table',
    columns: { date: 'Date', reading: 'Reading', source: 'Source' },
    shapes: { circle: 'Workshop', square: 'Inspection' },
    typo: 'typing error, not counted',
    wrongLine: 'Report a wrong line',
    more: 'Also noted',
    validUntil: (day: string) => `valid until ${day}`,
    pdf: 'Report PDF',
    back: 'Back to the order',
    failed: 'This report could not be opened',
  },
  share: {
    title: 'Share this report',
    text: 'Anyone with the link can read the report. The number is masked, and you can revoke the link at any time.',
    make: 'Create a link',
    making: 'Creating',
    link: 'Link',
    copy: 'Copy link',
    whatsapp: 'WhatsApp',
    message: 'Service-history report:',
    revoke: 'Revoke the link',
    revoking: 'Revoking',
    revoked: 'The link no longer works.',
    made: 'The link is ready.',
  },
  shared: {
    note: 'Shared by the person who bought this report. The number is masked.',
    own: 'Check a vehicle yourself',
  },
  wrong: {
    title: 'Report a wrong line',
    text: 'Your correction is shown beside the line, also where the report is shared. The line itself stays until the source changes it. The source is to answer within 15 days.',
    line: 'Which line is wrong?',
    choose: 'Select',
    option: (day: string, km: string, kind: string) => `${day} · ${km} · ${kind}`,
    claim: 'What is wrong?',
    claims: {
      'not-mine': 'This visit was not for this vehicle',
      'wrong-km': 'The reading is wrong',
    },
    km: 'Right reading in km',
    kmHint: 'Only if the reading is wrong. Digits only, as on the job card.',
    note: 'Proof (optional)',
    noteHint:
      'For example the number of the job card. No names or phone numbers. Up to 500 characters.',
    submit: 'Send correction',
    busy: 'Sending',
    done: 'Your correction is shown beside the line and was sent to our desk.',
    errors: {
      line: 'Select the line.',
      claim: 'Select what is wrong.',
      km: 'Enter the right reading in km, digits only.',
    },
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'service-history': typeof copy;
  }
}
