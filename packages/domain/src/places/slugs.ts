import { stateOfName } from './office-names.ts';
import { findOffice, normaliseOfficeCode, type RtoOffice } from './rto-offices.ts';
import { findState, type IndianState } from './states.ts';

/** A name as a slug: lower-case Latin letters and digits in words joined by hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Slug of a state by its current or former code: `uttar-pradesh`. Throws for an unknown state, since codes come
 * from our own tables. Rule id: PLACE-SLUG. */
export function stateSlug(stateCode: string): string {
  const state = findState(stateCode);
  if (state === null) throw new RangeError(`no state ${stateCode}`);
  return slugOf(state.name);
}

/** The state of a slug: current (`odisha`), former name (`orissa`) or code (`od`, `or`); null if unknown. Redirect if it
 * is not the state's `stateSlug`. */
export function findStateBySlug(slug: string): IndianState | null {
  const code = stateOfName(slug.slice(0, 60).replaceAll('-', ' '));
  return code === null ? null : findState(code);
}

/** Slug of an office: its code, `mh-12`. Office names get corrected, codes do not change. */
export function officeSlug(code: string): string {
  return `${code.slice(0, 2)}-${code.slice(2)}`.toLowerCase();
}

/** The office of a slug in any spelling (`mh-12`, `mh12`, `dl-8`); null if unknown. Redirect if it is not the office's
 * `officeSlug`. */
export function findOfficeBySlug(slug: string): RtoOffice | null {
  const code = normaliseOfficeCode(slug.slice(0, 10));
  return code === null ? null : findOffice(code);
}
