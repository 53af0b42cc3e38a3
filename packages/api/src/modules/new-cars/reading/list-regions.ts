import type { AnswerOf } from '@pahiya/contracts/contract';
import type { carRegions } from '@pahiya/contracts/new-cars/new-car-contracts';
import type { TaxRules } from '@pahiya/domain/new-cars/on-road-price';
import { allCities } from '@pahiya/domain/places/cities';
import { STATES } from '@pahiya/domain/places/states';

/** States with road-tax rates, and their cities, largest first. */
export function listRegions({ roadTaxOf }: TaxRules): AnswerOf<typeof carRegions> {
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
