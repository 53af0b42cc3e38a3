import type { ServiceReportDetails } from '@pahiya/contracts/service-history/details/service-report-details';

type State = { readonly word: string; readonly text: (visits: number) => string };

const visitsOf = (count: number) => (count === 1 ? '1 visit' : `${count} visits`);

/** State of the report, as a word and a sentence. */
const states: Readonly<Record<ServiceReportDetails['state'], State>> = {
  unpaid: {
    word: 'Not paid yet',
    text: (visits) =>
      `The free check found ${visitsOf(visits)}. The report is requested once you have paid.`,
  },
  waiting: {
    word: 'Report requested',
    text: () => 'Reports usually arrive within a minute. You can leave this page.',
  },
  'source-down': {
    word: 'Source unavailable',
    text: () => 'The source is not responding. We keep trying; no action is needed.',
  },
  ready: { word: 'Report ready', text: () => 'Your report has arrived.' },
  'no-record': {
    word: 'No records',
    text: () =>
      'The source has no records after all, so you get the full amount back. See Refunds.',
  },
  failed: {
    word: 'Report not delivered',
    text: () =>
      'The source did not deliver the report, so you get the full amount back. See Refunds.',
  },
  erased: {
    word: 'Report erased',
    text: () => 'Reports are kept for one year. This one has been erased.',
  },
};

/** What is shown of an order of a service-history report. */
export const copy = {
  kind: {
    name: 'Service history',
    count: (_n: number) => '',
    steps: {
      CREATED: 'Pending',
      PAYING: 'Checking with your bank',
      CLOSED: 'Closed, unpaid',
      PAID: 'Paid',
      ASKED: 'Report requested',
      SOURCE_DOWN: 'Source unavailable',
      NO_RECORD: 'No records, refund started',
      READY: 'Report ready',
      REFUNDED: 'Refunded',
    } as Readonly<Record<string, string>>,
    marks: { 'source-down': 'Source unavailable' } as Readonly<Record<string, string>>,
    lines: { report: 'Service-history report', gst: 'GST' } as Readonly<Record<string, string>>,
    events: {
      'report-asked': 'Report requested from the source',
      'report-ready': 'Report received',
      'report-no-record': 'The source had no records',
      'report-failed': 'Report not delivered',
      resumed: 'Requested again',
      'report-correction-late': 'The source has not answered a correction in time',
      'report-correction-answered': 'The source answered a correction',
      'report-correction': 'Correction of a line requested',
    } as Readonly<Record<string, string>>,
    reasons: {
      'no-record': 'The source had no records of this vehicle.',
      'source-down': 'The source did not deliver the report.',
      surplus: 'A second payment was received for this order.',
      mismatch: 'The amount received did not match the order.',
    } as Readonly<Record<string, string>>,
    deeds: {} as Readonly<Record<string, string>>,
    of: (_names: string) => 'For the service-history report',
    unpaid: 'Complete the payment to request the report.',
    held: (time: string) =>
      `Price valid until ${time}. After that we check again whether there are records.`,
    heldOver: 'We check again whether there are records before you pay.',
    closed:
      'It was not paid in time. If a payment still arrives, we request the report or refund it automatically.',
    again: 'Check for records again',
  },
  report: 'Service-history report',
  states,
  purposes: {
    own: 'For your own vehicle',
    buying: 'Before buying',
    selling: 'Before selling',
  },
  refundBy: (time: string) =>
    `If it does not arrive by ${time}, you get a full refund automatically.`,
  validUntil: (time: string) => `You can open the report until ${time}.`,
  open: 'Open report',
  pdf: 'Download report (PDF)',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'order-service-report': typeof copy;
  }
}
