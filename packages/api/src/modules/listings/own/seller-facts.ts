import type { InputOf } from '@pahiya/contracts/contract';
import type { changeListing } from '@pahiya/contracts/used-cars/own-listing-contracts';
import type { StatedFacts } from '@pahiya/domain/listings/listing';
import { allCities } from '@pahiya/domain/places/cities';
import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import type { Refusal } from '../../../http/refusal.ts';

type Facts = InputOf<typeof changeListing>['body'];

/** What the seller states beyond the facts that a search uses. */
export function statedOf(facts: Facts): StatedFacts {
  const { insurance, insuredUntil, accident, serviceBook, keys, hasLoan } = facts;
  const note = facts.note?.trim() ?? '';
  return {
    ...{ insurance, accident, serviceBook, keys, hasLoan },
    insuredUntil: insuredUntil === null ? null : parseIstDate(insuredUntil),
    warrantyUntil: null,
    demoUse: null,
    note: note === '' ? null : note,
  };
}

/** Office that registered a car by its plate; of plates without one (BH) that of the city. */
export function officeOf(plateOffice: string | null, cityId: number): string {
  return plateOffice ?? allCities.find(({ id }) => id === cityId)?.primaryRto ?? '';
}

/** Refusal of a city that is not in our list; null: it is. */
export function unknownListingCity(cityId: number): Refusal | null {
  if (allCities.some(({ id }) => id === cityId)) return null;
  return {
    code: 'request/bad-input',
    detail: 'Our list has no such city.',
    errors: [{ path: 'body.cityId', message: 'not-listed' }],
  };
}
