import type { InboxLead } from '@pahiya/contracts/partner-leads/lead-schema';
import type { LeadFacts } from '@pahiya/domain/leads/lead-quality';
import type { LeadKind } from '@pahiya/domain/leads/lead-rules';
import type { LeadReason, LeadStage } from '@pahiya/domain/leads/lead-stages';

type DueStep = NonNullable<InboxLead['due']>['step'];

const stages: Readonly<Record<LeadStage, string>> = {
  new: 'New',
  accepted: 'Accepted',
  contacted: 'Contacted',
  meeting: 'Meeting',
  offer: 'Offer',
  won: 'Won',
  lost: 'Lost',
  returned: 'Returned',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

const kinds: Readonly<Record<LeadKind, string>> = {
  'used-car': 'Used car',
  'sell-car': 'Wants to sell',
  loan: 'Loan',
  insurance: 'Insurance',
};

const steps: Readonly<Record<DueStep, string>> = {
  accept: 'Accept',
  'first-contact': 'First contact',
  'call-back': 'Call back',
  'send-papers': 'Send papers',
  'test-drive': 'Test drive',
  visit: 'Visit',
  'make-offer': 'Make an offer',
};

const reasons: Readonly<Record<LeadReason, string>> = {
  'bought-elsewhere': 'Bought elsewhere',
  'not-reached': 'Could not be reached',
  price: 'Price',
  'no-longer-wanted': 'No longer wanted',
  'car-sold': 'The car is sold',
  'out-of-area': 'Outside our area',
  'not-our-trade': 'Not what we deal in',
  'no-capacity': 'No capacity',
};

const parts: Readonly<Record<keyof LeadFacts, string>> = {
  hasVerifiedMobile: 'verified mobile',
  hasCarInGarage: 'has a vehicle here',
  hasBudgetOrDate: 'says what they want',
  hasSlot: 'chose a time to call',
  isPlaceServed: 'in your city',
  hasNoStrike: 'no complaints',
};

const events: Readonly<Record<string, string>> = {
  asked: 'Enquiry received',
  'asked-again': 'Asked again',
  moved: 'Moved',
  'next-step': 'Next step set',
  'system-next-step': 'Next step set by your software',
  note: 'Note',
  assigned: 'Assigned',
  released: 'Back to the firm',
  'number-shown': 'Number viewed',
  'number-sent': 'Number sent to your software',
  called: 'Called',
  withdrawn: 'Consent withdrawn',
  missed: 'Not handled in time',
  erased: 'Erasure confirmed',
  disputed: 'Disputed',
  credited: 'Credited',
  'dispute-refused': 'Dispute refused',
};

const days = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hour = (minute: number) => {
  const h = Math.floor(minute / 60);
  const m = minute % 60;
  return `${h % 12 || 12}${m === 0 ? '' : `:${String(m).padStart(2, '0')}`} ${h < 12 ? 'am' : 'pm'}`;
};

/** Words of the inbox of partners. */
export const copy = {
  csv: 'Download leads as CSV',
  csvHint: 'Masked. Each download is logged. Delete the file within 24 hours.',
  title: 'Inbox',
  lead: 'Lead',
  days,
  clock: (opensAt: number, closesAt: number, openDays: string) =>
    `Clocks run ${hour(opensAt)} to ${hour(closesAt)} IST, ${openDays}`,
  open: 'Open',
  stages,
  kinds,
  /** Every enquiry about insurance is about this: the vehicle stays hidden. */
  insuranceTitle: 'Motor insurance renewal',
  steps,
  reasons,
  parts,
  events: (event: string) => events[event] ?? event,
  empty: 'No leads here',
  emptyDetail: 'New enquiries appear here at once.',
  more: 'Show more',
  unassigned: 'Unassigned',
  overdue: (length: string) => `overdue by ${length}`,
  inTime: (length: string) => `${length} left`,
  length: (minutes: number) => {
    if (minutes < 60) return `${minutes} min`;
    if (minutes < 2_880) return `${Math.floor(minutes / 60)} h`;
    return `${Math.floor(minutes / 1_440)} days`;
  },
  consent: {
    none: 'No consent yet',
    over: 'Consent expired',
    calls: 'Calls',
    number: 'Calls and number',
    until: (day: string) => `until ${day}`,
    withdrawn: (day: string) => `Withdrawn ${day}`,
  },
  back: 'Back to inbox',
  carPage: 'Open the page of the car',
  offer: 'Make an offer and share it by a link',
  done: {
    saved: 'Saved.',
    ringing: 'Your phone will ring first, then theirs. They see only our number.',
  },
  kind: 'About',
  wish: 'Message',
  notSaid: 'Not given',
  slot: 'Best time to call',
  slots: {
    any: 'Any time, 10 am to 7 pm',
    morning: '10 am to 1 pm',
    afternoon: '1 pm to 4 pm',
    evening: '4 pm to 7 pm',
  },
  asked: 'Asked',
  again: (times: number) => `Asked ${times} times; charged once`,
  member: 'Assigned to',
  quality: 'Quality',
  score: (score: number) => `${score} of 100`,
  contact: 'Contact',
  consentText: (state: InboxLead['consent']['state'], maySee: boolean): string => {
    if (state === 'active') {
      return maySee
        ? 'They agreed to calls from you and to show you the number.'
        : 'They agreed to calls from you through our line. You do not see the number.';
    }
    if (state === 'withdrawn') return 'They have withdrawn their consent. Do not contact them.';
    if (state === 'over') return 'Their consent has expired. Do not contact them.';
    return 'They have not agreed to be contacted.';
  },
  ringMy: 'Your phone',
  ringHint: 'It rings first. We do not store it.',
  callWhy: 'What is the call about?',
  callNow: 'Call over our line',
  dispute: (until: string) => `Dispute the lead (until ${until})`,
  disputes: {
    'wrong-number': 'Wrong number',
    'not-asked': 'They did not ask',
    duplicate: 'Duplicate',
    'out-of-area': 'Outside our area',
    'under-18': 'Under 18',
  },
  sendDispute: 'Send dispute',
  disputeState: {
    open: 'Disputed. Our team decides within 5 days.',
    credited: 'Dispute accepted. The lead is credited on your statement.',
    refused: 'The dispute was not accepted.',
  },
  why: 'Why do you need the number?',
  whyHint: 'They will see your name, the time and this reason.',
  showNumber: 'Show number',
  shown: 'Recorded. They can see that you viewed the number.',
  eraseBy: (time: string) => `Erase all copies of the number by ${time}, then confirm.`,
  erased: (time: string) => `Erasure confirmed ${time}.`,
  confirmErasure: 'We have erased it',
  history: 'History',
  happened: 'done',
  nextTitle: 'Next step',
  accept: 'Accept',
  moveTo: 'Move to',
  move: 'Move',
  step: 'Next step',
  day: 'Day',
  time: 'Time (IST)',
  reschedule: 'Change the next step',
  premium: 'Premium by the tariff',
  renewal: 'Save the last day of the policy',
  lastDay: 'Last day of the policy',
  lastDayHint:
    'It sets a call-back one week before. Whether you may call depends on their consent.',
  addNote: 'Add a note',
  note: 'Note',
  save: 'Save',
  assign: 'Assign to someone else',
  end: { lost: 'Mark as lost', returned: 'Return the lead' },
  reason: 'Reason',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'partner-leads': typeof copy;
  }
}
