import { placeDirectory } from '@pahiya/domain/places/place-directory';
import { officesOfState, type RtoOffice } from '@pahiya/domain/places/rto-offices';
import type { RtoPlace } from '@pahiya/domain/places/rto-place';
import { STATES } from '@pahiya/domain/places/states';
import { stateRoadTax } from '@pahiya/domain/rto-services/road-tax';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import type { Language } from '@pahiya/domain/shared/language';
import {
  displayCode,
  officePath,
  placePath,
  statePath,
} from '../areas/rto/facts/place-paths.server.ts';
import { copyOf } from '../frame/copy/copy-store.ts';
import { sentences } from '../frame/copy/sentences.ts';

/** The page's table answers questions about the tax; its passage says so, or that we have no rates. */
const taxHere: Readonly<Record<Language, (state: string) => string>> = {
  en: (state) =>
    `This page has the road tax of ${state} by price and fuel, also for electric cars.`,
  hi: (state) => `${state} का रोड टैक्स इस पेज पर है: क़ीमत और ईंधन के अनुसार, इलेक्ट्रिक कार का भी।`,
};

/** States, towns, districts and offices. Codes without an office are left out. */
export function placeEntries(language: Language): readonly SearchEntry[] {
  return STATES.flatMap(({ code }) => [
    stateEntry(code, language),
    ...placeDirectory.placesOfState(code).map((place) => placeEntry(place, language)),
    ...officesOfState(code, 'all')
      .filter(({ office }) => office !== null)
      .map((office) => officeEntry(office, language)),
  ]);
}

function stateEntry(code: string, language: Language): SearchEntry {
  const words = copyOf(language, 'rto-pages').state;
  const state = STATES.find((one) => one.code === code);
  const name = stateName(code, language);
  const count = officesOfState(code).length;
  const { unknown } = copyOf(language, 'rto-pages').tax;
  const taxText = stateRoadTax(code) === null ? unknown(name) : taxHere[language](name);
  return {
    kind: 'state',
    ref: code,
    language,
    title: words.title(name),
    summary: words.lead(count, state?.capital ?? ''),
    body: sentences(language, words.lead(count, state?.capital ?? ''), taxText),
    tags: [
      code,
      ...(state?.formerCodes ?? []),
      ...otherNames(code, language),
      ...formerNames(code),
      `RTO codes ${words.codes}`,
      words.tax(name),
    ],
    path: statePath(code),
    weight: 1.1,
  };
}

function placeEntry(place: RtoPlace, language: Language): SearchEntry {
  const words = copyOf(language, 'rto-pages').place;
  const name = language === 'hi' ? (place.nameHindi ?? place.name) : place.name;
  const state = stateName(place.stateCode, language);
  const codes = place.offices.map(({ code }) => displayCode(code)).join(', ');
  const text =
    codes === ''
      ? words.none
      : `${words.question.whichAnswer(name, codes)} ${words.lead(place.offices.length)}`;
  return {
    kind: 'place',
    ref: `${place.stateCode}/${place.slug}`,
    language,
    title: place.kind === 'district' ? words.titleDistrict(name) : words.title(name),
    summary: sentences(language, state, text),
    body: `${words.question.which(name)} ${text}`,
    tags: [
      place.name,
      place.nameHindi ?? '',
      ...place.aliases.map((alias) => alias.replaceAll('-', ' ')),
      ...(place.city?.aliases ?? []),
      'RTO',
      ...otherNames(place.stateCode, language),
    ],
    path: placePath(place),
    weight: place.city === null ? 0.95 : place.city.popular ? 1.15 : 1.05,
  };
}

function officeEntry(office: RtoOffice, language: Language): SearchEntry {
  const words = copyOf(language, 'rto-pages').office;
  const status = copyOf(language, 'rto-codes').status[office.status] ?? '';
  const { code, stateCode } = office;
  const state = stateName(stateCode, language);
  const display = displayCode(code);
  const where = [...new Set([office.city, office.district, state])].filter(
    (one) => one !== null && one !== office.office,
  );
  const answer = words.question.whichAnswer(display, office.office ?? code, where.join(', '));
  return {
    kind: 'office',
    ref: code,
    language,
    title: words.title(display, office.office ?? code),
    summary: sentences(language, where.join(', '), status),
    body: sentences(language, words.question.which(display), answer, `${words.status}: ${status}`),
    tags: [
      code,
      display,
      shortCode(code),
      ...hindiTown(office),
      ...otherNames(stateCode, language),
    ],
    path: officePath(office),
    // A search for a town should find its page first, and discontinued codes last.
    weight: office.status === 'active' ? 0.9 : 0.6,
  };
}

/** `DL08` is also typed `DL8`. */
function shortCode(code: string): string {
  return code.replace(/^([A-Z]{2})0/, '$1');
}

function hindiTown(office: RtoOffice): readonly string[] {
  const city = placeDirectory.placeOfOffice(office)?.city;
  return city == null ? [] : [city.nameHindi, ...city.aliases];
}

function stateName(code: string, language: Language): string {
  return copyOf(language, 'rto-pages').states[code] ?? code;
}

/** The entry's text has the state's name in its own language; people type it in the other one as well. */
function otherNames(code: string, language: Language): readonly string[] {
  return [stateName(code, language === 'hi' ? 'en' : 'hi')];
}

/** Former state names. Source: the same as in `places/office-names.ts`. */
function formerNames(code: string): readonly string[] {
  const names: Readonly<Record<string, readonly string[]>> = {
    OD: ['Orissa'],
    UK: ['Uttaranchal'],
    PY: ['Pondicherry'],
    CG: ['Chattisgarh'],
    DD: ['Daman Diu Dadra Nagar Haveli'],
  };
  return names[code] ?? [];
}
