import type { DeskCorrection } from '@pahiya/contracts/service-history/desk-correction-contracts';

const claims: Readonly<Record<DeskCorrection['claim'], string>> = {
  'not-mine': 'Visit was not for this vehicle',
  'wrong-km': 'Reading is wrong',
};

const states: Readonly<Record<DeskCorrection['state'], string>> = {
  open: 'Not answered',
  accepted: 'Accepted',
  refused: 'Not accepted',
};

/** Words of the desk's corrections of service histories. */
export const copy = {
  title: 'Corrections of service histories',
  text: 'Each correction is passed on to the vendor automatically. Enter an answer here only if it came by email or phone. No line is removed: the answer is shown beside it.',
  open: (n: number) => `${n} open`,
  first: (n: number) => `Showing the ${n} due first`,
  none: 'No open corrections.',
  ofOrder: 'Corrections of one order',
  noneOfOrder: 'Nothing was reported in this order.',
  all: 'All open corrections',
  late: 'Answer overdue',
  order: 'Order',
  line: 'Line',
  claim: 'Reported',
  claims,
  stated: 'Correct reading, as reported',
  note: 'Proof',
  asked: 'Reported on',
  due: 'Answer due by',
  sent: 'Received by the vendor',
  notSent: 'Not yet; we keep trying',
  vendor: 'Vendor',
  reference: 'Our reference and line',
  answer: 'Answer',
  states,
  answered: (state: string, time: string) => `${state}, ${time}`,
  by: (name: string) => `entered by ${name}`,
  byVendor: 'from the vendor',
  form: {
    verdict: 'Answer of the source',
    choose: 'Select',
    accepted: 'Accepted',
    refused: (reason: string) => `Not accepted: ${reason}`,
    note: 'How the source answered',
    noteHint: 'For the audit trail, such as the date of the email. No names or phone numbers.',
    verdictMissing: 'Select the answer.',
    noteMissing: 'Enter how the source answered, 3 to 200 characters.',
    submit: 'Save answer',
    submitLong: (number: string, day: string) => `Save answer: ${number}, ${day}`,
    done: 'Answer saved. The buyer is notified.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-corrections': typeof copy;
  }
}
