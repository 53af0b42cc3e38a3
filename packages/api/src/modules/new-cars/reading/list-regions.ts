import type { AnswerOf } from '@pahiya/contracts/contract';
import type { carRegions } from '@pahiya/contracts/new-cars/new-car-contracts';
import { allCities } from '@pahiya/domain/places/cities';
import { roadTaxStates, stateRoadTax } from '@pahiya/domain/rto-services/road-tax';

/** States with road-tax rates, and their cities, largest first. */
export function listRegions(): AnswerOf<typeof carRegions> {
  return {
    regions: roadTaxStates.flatMap((stateCode) => {
      const tax = stateRoadTax(stateCode);
      if (tax === null) return [];
      const cities = allCities
        .filter((city) => city.stateCode === stateCode)
        .map(({ id, name, nameHindi }) => ({ cityId: id, name: { en: name, hi: nameHindi } }));
      return [{ stateCode, confidence: tax.confidence, asOf: tax.asOf, cities }];
    }),
  };
}
