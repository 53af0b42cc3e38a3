import { placeDirectory } from '@pahiya/domain/places/place-directory';
import { plateFormatOf } from '@pahiya/domain/places/plate-formats';
import { officesOfState } from '@pahiya/domain/places/rto-offices';
import { neighboursOf } from '@pahiya/domain/places/state-neighbours';
import type { IndianState } from '@pahiya/domain/places/states';
import type { Language } from '@pahiya/domain/shared/language';
import { questionsView } from './office-facts.server.ts';
import { officeLine, placeLink, statePath } from './place-paths.server.ts';
import { roadTaxView } from './road-tax-view.server.ts';
import { servicesView } from './service-views.server.ts';

/** All that the page of a state shows. */
export function statePage(state: IndianState, language: Language) {
  const active = officesOfState(state.code);
  const former = officesOfState(state.code, 'all').filter(
    ({ status, office }) => status !== 'active' && office !== null,
  );
  return {
    stateCode: state.code,
    path: statePath(state.code),
    kind: state.kind,
    capital: state.capital,
    offices: active.map(officeLine),
    formerOffices: former.map(officeLine),
    places: placeDirectory.placesOfState(state.code).map(placeLink),
    popular: placeDirectory.popularPlacesOf(state.code).map(placeLink),
    plate: plateView(state.code, language),
    services: servicesView(language, 'all'),
    roadTax: roadTaxView(state.code, language),
    questions: questionsView(language),
    neighbours: neighboursOf(state.code).map(({ code }) => ({ code, path: statePath(code) })),
  };
}

/** How numbers of a state look; null for none. */
export function plateView(stateCode: string, language: Language) {
  const format = plateFormatOf(stateCode);
  if (format === null) return null;
  const { groups, formerCodes, words } = format;
  return { groups, formerCodes, words: words.map((line) => line[language]) };
}
