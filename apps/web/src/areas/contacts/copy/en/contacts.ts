import type { Contact } from '@pahiya/contracts/contact-ledger/contact-contracts';
import type { FirmKind } from '@pahiya/contracts/partner-roles';

const firms: Readonly<Record<FirmKind, string>> = {
  dealer: 'Car dealer',
  insurer: 'Insurer',
  lender: 'Lender',
  garage: 'Garage',
  settlement: 'Settlement partner',
};

const read: Readonly<Record<Contact['reads'][number]['how'], (member: string) => string>> = {
  call: (member) => `${member} called`,
  shown: (member) => `${member} viewed your number`,
  export: (member) =>
    member === '' ? 'Sent to their software' : `${member} downloaded your number`,
};

/** Copy of "who has my number". */
export const copy = {
  account: 'Account',
  title: 'Who has my number',
  summary: (count: number) =>
    count === 0
      ? 'No firm can contact you'
      : count === 1
        ? '1 firm can contact you'
        : `${count} firms can contact you`,
  mobile: 'Your number',
  calls: 'Calls this month',
  empty: 'You have not shared your number',
  emptyDetail: 'Firms appear here only after you allow them to contact you.',
  active: 'Can contact you now',
  ended: 'Stopped',
  firms,
  hasNumber: 'Has your number',
  numberHidden: 'Number hidden',
  states: { active: 'Active', over: 'Expired', stopped: 'Stopped' } as Readonly<
    Record<Contact['state'], string>
  >,
  about: 'About',
  channel: 'Allowed',
  channels: {
    call: 'Calls through our line',
    'show-number': 'See the number',
    export: 'Keep it in their software',
  },
  slot: 'Hours',
  slots: {
    any: '10 am to 7 pm',
    morning: '10 am to 1 pm',
    afternoon: '1 pm to 4 pm',
    evening: '4 pm to 7 pm',
  },
  ends: 'Ends on',
  erasure: 'Copies of your number',
  erasureBy: (day: string) => `Must be erased by ${day}`,
  erasureLate: (day: string) => `Not confirmed; due ${day}`,
  erased: (day: string) => `Erased, confirmed ${day}`,
  reads: 'Your number was used',
  noReads: 'Not used yet.',
  read,
  stop: (firm: string) => `Stop ${firm}`,
  stopping: 'Stopping',
  unwanted: 'I did not want this call',
  isReported: 'You reported this firm.',
  unlisted: 'Got a call from someone not listed?',
  unlistedText:
    'Every firm that got your number through us is listed here. Tell us and we will check.',
  caller: 'Who called?',
  calledOn: 'Date of the call',
  dayHint: 'dd/mm/yyyy',
  note: 'What did they want? (optional)',
  report: 'Report the call',
  reporting: 'Sending',
  promise: 'Every use of your number is recorded here before the firm sees it.',
  done: {
    stopped: 'Stopped. Your number is hidden from them now, and they must erase their copies.',
    reported: 'Thank you. We have noted the call.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly contacts: typeof copy;
  }
}
