import type { TaxRules } from '@pahiya/domain/new-cars/on-road-price';
import { placeDirectory } from '@pahiya/domain/places/place-directory';
import type { RtoPlace } from '@pahiya/domain/places/rto-place';
import type { Language } from '@pahiya/domain/shared/language';
import { roadTaxView } from '../fees/road-tax-view.server.ts';
import { servicesView } from '../fees/service-views.server.ts';
import { dutiesView, questionsView } from './office-facts.server.ts';
import { officeLine, placeLink, placePath, statePath } from './place-paths.server.ts';
import { plateView } from './state-page.server.ts';

/** Data of a town or district page. */
export function placePage(place: RtoPlace, language: Language, rules: TaxRules) {
  const { stateCode, kind, name, nameHindi } = place;
  return {
    stateCode,
    kind,
    name,
    nameHindi,
    path: placePath(place),
    statePath: statePath(stateCode),
    offices: place.offices.map(officeLine),
    districtOffices: place.districtOffices.map(officeLine),
    formerOffices: place.formerOffices.map(officeLine),
    plate: plateView(stateCode, language),
    services: servicesView(language, 'popular', rules.fees),
    roadTax: roadTaxView(stateCode, language, rules),
    duties: dutiesView(language),
    questions: questionsView(language),
    popular: placeDirectory
      .popularPlacesOf(stateCode, 7)
      .filter((other) => other.slug !== place.slug)
      .slice(0, 6)
      .map(placeLink),
    neighbours: besides(place).map(placeLink),
  };
}

/** The neighbouring places in the state's list, as links to continue with. */
function besides(place: RtoPlace): readonly RtoPlace[] {
  const all = placeDirectory.placesOfState(place.stateCode);
  const at = all.findIndex(({ slug }) => slug === place.slug);
  return [all[at - 2], all[at - 1], all[at + 1], all[at + 2]].filter((one) => one !== undefined);
}
