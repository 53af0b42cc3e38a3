import type { KeptRecordId } from '@pahiya/domain/shared/kept-after-deletion';

/** Words of what outlives an account, on the account page, after a deletion and in the privacy notice. */
export const keptRecords: Readonly<Record<KeptRecordId, { what: string; why: string }>> = {
  'security-log': {
    what: 'Security log: event codes and random ids, without your mobile, name or vehicle',
    why: 'required to detect misuse and breaches',
  },
  'lookup-log': {
    what: 'Look-up log: vehicle number, time and purpose, not linked to you',
    why: 'processing logs required by law',
  },
  'paid-orders': {
    what: 'Paid orders: amounts, challan numbers and receipts, not linked to you',
    why: 'company and tax records',
  },
  'removed-texts': {
    what: 'Community texts that moderators removed: the words, not linked to you; no page shows them',
    why: 'evidence required by law',
  },
};

/** How long: 365 days are a year. */
export const keptDays = (n: number) => (n === 365 ? '1 year' : `${n} days`);
export const keptYears = (n: number) => (n === 1 ? '1 year' : `${n} years`);
