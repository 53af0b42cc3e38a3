/** What is known about a lead when it is made. Nothing from browsing. */
export type LeadFacts = {
  readonly hasVerifiedMobile: boolean;
  readonly hasCarInGarage: boolean;
  readonly hasBudgetOrDate: boolean;
  readonly hasSlot: boolean;
  readonly isPlaceServed: boolean;
  readonly hasNoStrike: boolean;
};

/** Points of each part; they sum to 100. Rule id: LEAD-QUALITY. */
export const qualityPoints: Readonly<Record<keyof LeadFacts, number>> = {
  hasVerifiedMobile: 30,
  hasCarInGarage: 20,
  hasBudgetOrDate: 15,
  hasSlot: 15,
  isPlaceServed: 10,
  hasNoStrike: 10,
};

/** The parts of a lead's quality that apply, and their sum, 0 to 100. The partner sees both. Rule id: LEAD-QUALITY. */
export function leadQuality(facts: LeadFacts): {
  readonly score: number;
  readonly parts: readonly (keyof LeadFacts)[];
} {
  const names = Object.keys(qualityPoints) as (keyof LeadFacts)[];
  const parts = names.filter((name) => facts[name]);
  return { score: parts.reduce((sum, name) => sum + qualityPoints[name], 0), parts };
}
