import type { FirmKind } from '@pahiya/contracts/partner-roles';
import type { LeadKind } from '@pahiya/domain/leads/lead-rules';

const kinds: Readonly<Record<FirmKind, string>> = {
  dealer: 'Dealer',
  insurer: 'Insurer',
  lender: 'Lender',
  garage: 'Garage',
  settlement: 'Settlement',
};

const leadKinds: Readonly<Record<LeadKind, string>> = {
  'used-car': 'Used car',
  'sell-car': 'Car for sale',
  loan: 'Loan',
  insurance: 'Insurance',
};

/** Partner firms at the desk. */
export const copy = {
  title: 'Partner firms',
  saved: 'Saved.',
  empty: 'No partner firms yet.',
  states: { active: 'Active', paused: 'Paused', closed: 'Closed' },
  kinds,
  kind: 'Kind',
  name: 'Name',
  legalName: 'Legal name',
  gstin: 'GSTIN',
  gstinOptional: 'GSTIN (if registered)',
  authorisation: 'Authorisation no. (Form 29B)',
  state: 'State code, e.g. DL',
  city: 'City id',
  members: 'Members',
  memberCount: (members: number, open: number) =>
    open === 0 ? String(members) : `${members}, ${open} invited`,
  grievance: 'Grievance contact',
  grievanceEmail: 'Grievance email',
  ownerName: 'Name of the owner',
  ownerEmail: 'Email of the owner',
  inviteOwner: 'Invite another owner',
  invite: 'Send invitation',
  note: 'Reason',
  disputes: 'Disputed leads',
  disputeKinds: {
    'wrong-number': 'wrong number',
    'not-asked': 'did not ask',
    duplicate: 'duplicate',
    'out-of-area': 'out of area',
    'under-18': 'under 18',
  },
  lateErasures: (count: number, since: string) =>
    `${count === 1 ? '1 erasure' : `${count} erasures`} overdue, oldest due ${since}`,
  holidays: 'Holidays',
  holidaysText:
    'On a holiday of their state, partners’ clocks stop. Days from tomorrow on can be changed.',
  everyState: 'every state',
  closed: 'Holiday',
  open: 'Working day',
  day: 'Day',
  stateOptional: 'State code (empty: every state)',
  becomes: 'Becomes a',
  noteSource: 'Source',
  saveHoliday: 'Save day',
  money: 'Balance and payments',
  prices: 'Price per lead',
  usualPrices: 'The usual price card applies.',
  leadKinds,
  leadKind: 'Lead',
  price: 'Price in ₹, without GST',
  from: (day: string) => `from ${day}`,
  fromDay: 'From',
  savePrice: 'Save price',
  credit: 'Credit',
  refuse: 'Refuse',
  pause: 'Pause',
  resume: 'Resume',
  close: 'Close permanently',
  create: 'Create a firm',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-partners': typeof copy;
  }
}
