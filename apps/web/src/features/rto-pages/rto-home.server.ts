import { allCities } from '@pahiya/domain/places/cities';
import { placeDirectory } from '@pahiya/domain/places/place-directory';
import { allStatesWithOffices } from '@pahiya/domain/places/rto-offices';
import type { Language } from '@pahiya/domain/shared/language';
import { questionsView } from './office-facts.server.ts';
import { placeLink, statePath } from './place-paths.server.ts';

/** All that the page of all states shows. */
export function rtoHome(language: Language) {
  return {
    states: allStatesWithOffices().map(({ state, offices }) => ({
      code: state.code,
      formerCodes: state.formerCodes,
      path: statePath(state.code),
      offices: offices.length,
    })),
    popular: allCities
      .filter(({ popular }) => popular)
      .flatMap(({ stateCode, slug }) => placeDirectory.findPlace(stateCode, slug) ?? [])
      .map(placeLink),
    questions: questionsView(language),
  };
}
