import type { OffenceFact } from '../../offence/offence-page.server.ts';

/** What an amount is counted by, by the code of the table. */
const per: Readonly<Record<string, string>> = {
  vehicle: 'Vehicle',
  component: 'Component',
  alteration: 'Alteration',
  passenger: 'Passenger',
};

const facts: Readonly<Record<OffenceFact['id'], string>> = {
  section: 'Section',
  also: 'Also booked under',
  settle: 'Settlement',
  least: 'Minimum under the Act',
  most: 'Maximum under the Act',
  per: 'Charged per',
  prison: 'Imprisonment',
  ban: 'Driving licence',
};

/** Copy of the page of an offence. */
export const copy = {
  per,
  facts,
  crumbs: 'You are here',
  parent: 'Traffic challans',
  metaTitle: (name: string) => `${name}: fine, section and questions`,
  metaDescription: (name: string, section: string) =>
    `${name} (${section}): the fine under the Motor Vehicles Act and in states, whether it goes to court, and answers from vehicle owners.`,
  settle: {
    allowed: 'Can be settled by paying the fine',
    'court-only': 'Only in court',
    unclear: 'Usually by paying; section 200 does not list it',
  },
  upToMonths: (n: number) => (n === 1 ? 'Up to 1 month' : `Up to ${n} months`),
  banned: (n: number) => `Can be disqualified for ${n} months`,
  fine: 'Fine under the Act and by state',
  court: 'Only a court decides the amount. This is what the Act provides for.',
  place: 'Where',
  sum: 'Fine',
  asOf: (asOf: string) => `As of ${asOf}`,
  others: 'We don’t have other states’ own amounts. They can differ from the Act.',
  sources: 'Sources',
  next: 'Got this challan?',
  check: 'Check your challans',
  contest: 'Contest a wrong challan',
  fake: 'Check a challan message',
  related: 'Similar offences',
  all: 'All fines',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'challan-offence': typeof copy;
  }
}
