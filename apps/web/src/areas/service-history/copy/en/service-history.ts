import { marks } from '../../../../frame/copy/shared/en/marks.ts';

const visitsOf = (count: number) => (count === 1 ? '1 visit' : `${count} visits`);

/** Copy of the pages of service histories. */
export const copy = {
  marks,
  metaTitle: 'Service history and odometer check by vehicle number',
  metaDescription:
    'Check free whether workshop records exist. See visits, odometer readings and accident repairs. No records, no charge.',
  title: 'Vehicle service history',
  lead: 'Check for free whether records exist. Pay only if they do.',
  label: 'Vehicle number',
  submit: 'Check for records',
  plate: 'Vehicle number',
  sample: 'See a sample report',
  samplePdf: 'Sample as PDF',
  sampleTitle: 'Sample report',
  sampleNote: 'All data in this sample is fictional. A real report looks the same.',
  contents: {
    title: 'What a report contains',
    items: [
      'Every recorded visit with date, odometer reading, kind of work and city',
      'A chart of the odometer, and whether the readings agree',
      'Accident repairs, long gaps, and any open recall the source knows of',
      'The sources of the records, and any that did not respond',
    ],
  },
  limits: {
    title: 'What a report may not show',
    text: 'India has no public odometer register. Cash repairs and garages outside the workshop networks are not covered, so no report shows everything.',
  },
  refundRule: {
    title: 'No records, no charge',
    text: 'If the report turns out empty after you have paid, or does not arrive within 24 hours, the full amount is refunded automatically.',
  },
  check: {
    metaTitle: (display: string) => `Service history of ${display}`,
    found: (visits: number, year: string) => `${visitsOf(visits)}, newest in ${year}`,
    foundNote: 'Found in the free check. The report has the details.',
    none: 'No service records for this vehicle',
    noneText:
      'The source has none, so there is nothing to pay for. Many vehicles are serviced outside the workshop networks.',
    checked: (time: string) => `checked ${time}`,
    sandbox: 'Sandbox data',
    another: 'Check another vehicle',
    failed: 'Records could not be checked',
    price: 'Price',
    lines: { report: 'Service-history report', gst: 'GST' } as Readonly<Record<string, string>>,
    total: 'Total',
    purpose: 'Why do you need the report?',
    purposeHint: 'Kept with your order, not shared with the source.',
    purposes: {
      own: 'It is my vehicle',
      buying: 'I want to buy this vehicle',
      selling: 'I want to sell this vehicle',
    },
    purposeMissing: 'Select why you need the report.',
    pay: (amount: string) => `Pay ${amount}`,
    signIn: 'Sign in to continue',
    signInNote: 'So we can keep the report and any refund in your account.',
    busy: 'Opening the payment page',
    changed: (amount: string) =>
      `The price has changed to ${amount}. You have not been charged; pay only if you agree.`,
    year: 'The report stays in your account for one year and is then deleted.',
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
    wrongLine: 'Report a mistake',
    more: 'Also noted',
    validUntil: (day: string) => `valid until ${day}`,
    pdf: 'Download PDF',
    back: 'Back to the order',
    orders: 'Your orders',
    failed: 'This report could not be opened',
  },
  share: {
    title: 'Share this report',
    text: 'Anyone with the link can read the report. The vehicle number is masked, and you can turn the link off at any time.',
    make: 'Create a link',
    making: 'Creating link',
    link: 'Link',
    copy: 'Copy link',
    whatsapp: 'WhatsApp',
    message: 'Service-history report:',
    revoke: 'Turn off link',
    revoking: 'Turning off',
    revoked: 'The link no longer works.',
    made: 'The link is ready.',
  },
  shared: {
    note: 'Shared by the person who bought this report. The vehicle number is masked.',
    own: 'Check a vehicle',
  },
  wrong: {
    title: 'Report a mistake',
    text: 'Your correction is shown beside the line, also where the report is shared. The line itself stays as the source delivered it. We pass your correction on to the source. The date by which it must reply is shown there, and we inform you of its reply.',
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
    back: 'Back to the report',
    busy: 'Sending',
    done: 'Your correction is shown beside the line and is passed on to the source.',
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
