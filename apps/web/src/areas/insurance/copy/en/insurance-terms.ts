import type { PolicyTerms } from '@pahiya/domain/insurance/policy-terms';

const terms: Readonly<Record<keyof PolicyTerms, string>> = {
  property: 'Damage to other people’s property',
  restrictedProperty: 'Limited cover for other people’s property',
  totalLossPercent: 'Total loss',
  ownerDriver: 'Owner-driver accident cover',
  surveyorAbove: 'Registered surveyor',
  bonusKeptDays: 'Days for which the no-claim bonus is kept',
  valueFallPercent: 'Fall of the insured value',
  claimNotice: 'Time to tell the insurer',
  portal: 'Complaints to IRDAI',
};

/** Copy of the sources of terms that all motor policies share. */
export const copy = {
  title: 'Sources of these terms',
  terms,
  since: (day: string) => `In force since ${day}.`,
  uncertain: 'Usual practice; your policy may say otherwise.',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'insurance-terms': typeof copy;
  }
}
