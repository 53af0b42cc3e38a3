import type { AnswerOf } from '@pahiya/contracts/contract';
import type { carRegions } from '@pahiya/contracts/new-cars/new-car-contracts';
import type { TaxRules } from '@pahiya/domain/new-cars/on-road-price';
import { allCities } from '@pahiya/domain/places/cities';
import { STATES } from '@pahiya/domain/places/states';

const known = new WeakMap<TaxRules, AnswerOf<typeof carRegions>>();

/** States with road-tax rates, and their cities, largest first: once for each set of rules, since every comparison asks. */
export function listRegions(rules: TaxRules): AnswerOf<typeof carRegions> {
  const before = known.get(rules);
  if (before !== undefined) return before;
  const listed = regionsOf(rules);
  known.set(rules, listed);
  return listed;
}

function regionsOf({ roadTaxOf }: TaxRules): AnswerOf<typeof carRegions> {
  return {
    regions: STATES.flatMap(({ code: stateCode }) => {
      const tax = roadTaxOf(stateCode);
      if (tax === null) return [];
      const cities = allCities
        .filter((city) => city.stateCode === stateCode)
        .map(({ id, name, nameHindi }) => ({ cityId: id, name: { en: name, hi: nameHindi } }));
      return [{ stateCode, confidence: tax.confidence, asOf: tax.asOf, cities }];
    }),
  };
}
