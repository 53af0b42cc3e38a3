import type { TaxRules } from '@pahiya/domain/new-cars/on-road-price';
import { placeDirectory } from '@pahiya/domain/places/place-directory';
import { plateFormatOf } from '@pahiya/domain/places/plate-formats';
import { officesOfState } from '@pahiya/domain/places/rto-offices';
import { neighboursOf } from '@pahiya/domain/places/state-neighbours';
import type { IndianState } from '@pahiya/domain/places/states';
import type { Language } from '@pahiya/domain/shared/language';
import { roadTaxView } from '../fees/road-tax-view.server.ts';
import { servicesView } from '../fees/service-views.server.ts';
import { questionsView } from './office-facts.server.ts';
import { officeLine, placeLink, statePath } from './place-paths.server.ts';

/** The page of a state. */
export function statePage(state: IndianState, language: Language, rules: TaxRules) {
  const active = officesOfState(state.code);
  const isStatewide = active.every(({ issuedFor }) => issuedFor === 'whole-state');
  const rest = officesOfState(state.code, 'all').filter(
    ({ status, office }) => status !== 'active' && office !== null,
  );
  const [homes, former] = [true, false].map((isHome) =>
    rest.filter(({ status }) => (isStatewide && status === 'legacy-series') === isHome),
  );
  return {
    stateCode: state.code,
    path: statePath(state.code),
    kind: state.kind,
    capital: state.capital,
    offices: active.map(officeLine),
    isStatewide,
    /** Offices of a state with statewide series only, by their earlier codes. */
    homeOffices: (homes ?? []).map(officeLine),
    formerOffices: (former ?? []).map(officeLine),
    places: placeDirectory.placesOfState(state.code).map(placeLink),
    popular: placeDirectory.popularPlacesOf(state.code).map(placeLink),
    plate: plateView(state.code, language),
    services: servicesView(language, 'all', rules.fees),
    roadTax: roadTaxView(state.code, language, rules),
    questions: questionsView(language),
    neighbours: neighboursOf(state.code).map(({ code }) => ({ code, path: statePath(code) })),
  };
}

/** The number-plate format of a state; null if unknown. */
export function plateView(stateCode: string, language: Language) {
  const format = plateFormatOf(stateCode);
  if (format === null) return null;
  const { groups, formerCodes, words } = format;
  return { groups, formerCodes, words: words.map((line) => line[language]) };
}
