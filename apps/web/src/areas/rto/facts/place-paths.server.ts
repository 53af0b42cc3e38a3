import { placeDirectory } from '@pahiya/domain/places/place-directory';
import type { RtoOffice } from '@pahiya/domain/places/rto-offices';
import type { RtoPlace } from '@pahiya/domain/places/rto-place';
import { officeSlug, stateSlug } from '@pahiya/domain/places/slugs';
import type { OfficeLine, PlaceLink } from './office-line.ts';

/** Path of a state's page, by its current code. */
export function statePath(stateCode: string): string {
  return `/rto/${stateSlug(stateCode)}`;
}

/** Path of a town's or district's page. */
export function placePath({ stateCode, slug }: RtoPlace): string {
  return `${statePath(stateCode)}/${slug}`;
}

/** Path of an office's page, below its current state. */
export function officePath({ stateCode, code }: RtoOffice): string {
  return `${statePath(stateCode)}/office/${officeSlug(code)}`;
}

/** An office as a line of a list. */
export function officeLine(office: RtoOffice): OfficeLine {
  return {
    code: office.code,
    display: displayCode(office.code),
    office: office.office ?? office.code,
    district: office.district,
    status: office.status,
    confidence: office.confidence,
    issuedFor: office.issuedFor ?? null,
    path: officePath(office),
  };
}

/** A plate code with a space: `MH 12`. */
export function displayCode(code: string): string {
  return `${code.slice(0, 2)} ${code.slice(2)}`;
}

/** A place as a link. */
export function placeLink(place: RtoPlace): PlaceLink {
  return { path: placePath(place), name: place.name, nameHindi: place.nameHindi };
}

/** The town of an office, as a link. */
export function townOf(office: RtoOffice): PlaceLink | null {
  const place = placeDirectory.placeOfOffice(office);
  return place === null ? null : placeLink(place);
}
