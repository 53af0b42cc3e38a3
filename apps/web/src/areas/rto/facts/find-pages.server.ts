import { subjectOf } from '@pahiya/domain/community/post-subject';
import { placeDirectory } from '@pahiya/domain/places/place-directory';
import { findOfficeBySlug, findStateBySlug, officeSlug } from '@pahiya/domain/places/slugs';
import { data, redirect } from 'react-router';
import type { NamedOffice } from './office-page.server.ts';
import { officePath, placePath, statePath } from './place-paths.server.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** The state of an address. Throws a permanent redirect for another spelling, or not found. */
export function stateOfParams({ state: slug = '' }: Params) {
  const state = findStateBySlug(slug);
  if (state === null) throw notFound();
  const path = statePath(state.code);
  if (path !== `/rto/${slug}`) throw redirect(path, 301);
  return state;
}

/** The town or district of an address; throws like `stateOfParams`. */
export function placeOfParams({ state: stateSlug = '', city = '' }: Params) {
  const state = findStateBySlug(stateSlug);
  const place = state === null ? null : placeDirectory.findPlace(state.code, city.toLowerCase());
  if (place === null) throw notFound();
  const path = placePath(place);
  if (path !== `/rto/${stateSlug}/${city}`) throw redirect(path, 301);
  return place;
}

/** The office of an address; throws like `stateOfParams`. A code without an office is not found. */
export function officeOfParams({ state = '', code = '' }: Params): NamedOffice {
  const office = findOfficeBySlug(code);
  if (office === null || !isNamed(office)) throw notFound();
  const path = officePath(office);
  if (path !== `/rto/${state}/office/${code}`) throw redirect(path, 301);
  return office;
}

/** Key of an office's contact details. */
export function officeKeyOf({ code }: NamedOffice): string {
  return officeSlug(code);
}

function notFound() {
  return data(null, { status: 404 });
}

function isNamed(office: { readonly office: string | null }): office is NamedOffice {
  return office.office !== null;
}

/** An office as what a post of the community is about. */
export function officeSubject({ code }: NamedOffice): string {
  return subjectOf('office', officeSlug(code));
}
