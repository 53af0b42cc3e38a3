import { placeDirectory } from '@pahiya/domain/places/place-directory';
import {
  findOffice,
  officesOfState,
  type RtoOffice,
  servesPublic,
} from '@pahiya/domain/places/rto-offices';
import { offerOf } from '@pahiya/domain/rto-services/rto-price';
import { rtoServices } from '@pahiya/domain/rto-services/rto-services';
import type { Language } from '@pahiya/domain/shared/language';
import { roadTaxView } from '../fees/road-tax-view.server.ts';
import type { RuledDay } from '../fees/ruled-day.server.ts';
import { servicePath } from '../fees/service-paths.ts';
import { servicesView } from '../fees/service-views.server.ts';
import { dutiesView, questionsView } from './office-facts.server.ts';
import {
  displayCode,
  officeLine,
  officePath,
  placeLink,
  statePath,
  townOf,
} from './place-paths.server.ts';
import { plateView } from './state-page.server.ts';

/** A row with an office name: only these have a page. */
export type NamedOffice = RtoOffice & { readonly office: string };

/** The page of an RTO. */
export function officePage(office: NamedOffice, language: Language, day: RuledDay) {
  const { stateCode } = office;
  const current = office.aliasOf === undefined ? null : findOffice(office.aliasOf);
  return {
    ...officeLine(office),
    stateCode,
    city: office.city,
    officeType: office.officeType ?? null,
    note: office.note?.[language] ?? null,
    units: (office.subSeries ?? []).map((unit) => ({ ...unit })),
    today:
      current === null ? null : { display: displayCode(current.code), path: officePath(current) },
    statePath: statePath(stateCode),
    town: townOf(office),
    sameTown: sameTown(office).map(officeLine),
    besides: besides(office).map(officeLine),
    plate: plateView(stateCode, language),
    services: servicesView(language, 'popular', day.rules.fees),
    offered:
      office.status === 'active' && servesPublic(office)
        ? offeredServices(stateCode, language, day)
        : [],
    roadTax: roadTaxView(stateCode, language, day.rules),
    duties: office.status === 'active' && servesPublic(office) ? dutiesView(language) : [],
    questions: questionsView(language),
    popular: placeDirectory.popularPlacesOf(stateCode).map(placeLink),
  };
}

/** The guides of the services that have a fixed price of ours in a state. */
function offeredServices(stateCode: string, language: Language, { today, rules }: RuledDay) {
  return rtoServices.flatMap((service) => {
    const offer = offerOf(service, today, { fees: rules.fees });
    if (offer === null || offer.classes.length === 0 || !offer.states.includes(stateCode)) {
      return [];
    }
    return [{ path: `${servicePath(service.id)}#have-it-done`, name: service.name[language] }];
  });
}

/** Other active offices of the same town. */
function sameTown(office: RtoOffice): readonly RtoOffice[] {
  const place = placeDirectory.placeOfOffice(office);
  return (place?.offices ?? []).filter(({ code }) => code !== office.code);
}

/** The neighbouring codes. */
function besides(office: RtoOffice): readonly RtoOffice[] {
  const active = officesOfState(office.stateCode);
  const after = active.filter(({ code }) => code > office.code);
  const before = active.filter(({ code }) => code < office.code);
  return [...before.slice(-3), ...after.slice(0, 3)];
}
