import { placeDirectory } from '@pahiya/domain/places/place-directory';
import {
  findOffice,
  officesOfState,
  type RtoOffice,
  servesPublic,
} from '@pahiya/domain/places/rto-offices';
import type { Language } from '@pahiya/domain/shared/language';
import { dutiesView, questionsView } from './office-facts.server.ts';
import {
  displayCode,
  officeLine,
  officePath,
  placeLink,
  statePath,
  townOf,
} from './place-paths.server.ts';
import { roadTaxView } from './road-tax-view.server.ts';
import { servicesView } from './service-views.server.ts';
import { plateView } from './state-page.server.ts';

/** A row with an office name: only these have a page. */
export type NamedOffice = RtoOffice & { readonly office: string };

/** The page of an RTO. */
export function officePage(office: NamedOffice, language: Language) {
  const { stateCode } = office;
  const today = office.aliasOf === undefined ? null : findOffice(office.aliasOf);
  return {
    ...officeLine(office),
    stateCode,
    city: office.city,
    officeType: office.officeType ?? null,
    note: office.note?.[language] ?? null,
    units: (office.subSeries ?? []).map((unit) => ({ ...unit })),
    today: today === null ? null : { display: displayCode(today.code), path: officePath(today) },
    statePath: statePath(stateCode),
    town: townOf(office),
    sameTown: sameTown(office).map(officeLine),
    besides: besides(office).map(officeLine),
    plate: plateView(stateCode, language),
    services: servicesView(language, 'popular'),
    roadTax: roadTaxView(stateCode, language),
    duties: office.status === 'active' && servesPublic(office) ? dutiesView(language) : [],
    questions: questionsView(language),
    popular: placeDirectory.popularPlacesOf(stateCode).map(placeLink),
  };
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
