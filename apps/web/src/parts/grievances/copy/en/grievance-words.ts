import type { GrievanceKind, GrievanceOutcome } from '@pahiya/domain/grievances/grievance-kinds';

const kinds: Readonly<Record<GrievanceKind, string>> = {
  intimate: 'A nude, sexual or morphed picture of me',
  impersonation: 'Someone pretends to be me',
  'child-danger': 'A child is in danger',
  authority: 'An order of a court or of the government',
  'personal-data-shown': 'My number plate, phone, address or papers are shown',
  unlawful: 'Content that is against the law',
  content: 'Other content on this site',
  order: 'An order or a payment',
  'own-data': 'My personal data',
  conduct: 'How I was treated',
};
const outcomes: Readonly<Record<GrievanceOutcome, string>> = {
  upheld: 'Upheld',
  partly: 'Partly upheld',
  declined: 'Not upheld',
};

/** What complaints are about, and how they end. */
export const copy = { kinds, outcomes };

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'grievance-words': typeof copy;
  }
}
