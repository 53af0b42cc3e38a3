import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { type ListingField, listingFields, type TypedFacts } from './read-facts.ts';

/** What became of a form: fields to fix, or another failure. */
export type ListingOutcome =
  | {
      readonly kind: 'fields';
      readonly about: string;
      readonly fields: readonly ListingField[];
      readonly typed: TypedFacts;
    }
  | {
      readonly kind: 'failed';
      readonly about: string;
      readonly failure: PageFailure;
      readonly typed: TypedFacts;
    };

/** The outcome of a refused call: its fields where it names some. `about`: which form it was. */
export function refusedForm(
  error: ApiFailure,
  about: string,
  typed: TypedFacts,
): ListingOutcome & { readonly status: number } {
  const failure = toPageFailure(error);
  const fields = fieldsOf(error);
  return fields.length > 0
    ? { kind: 'fields', about, fields, typed, status: 400 }
    : { kind: 'failed', about, failure, typed, status: failure.status };
}

function fieldsOf(error: ApiFailure): readonly ListingField[] {
  if (error.kind !== 'problem') return [];
  if (error.code === 'vehicle/not-a-mark') return ['vehicleNumber'];
  if (error.code.startsWith('document/') && error.code !== 'document/not-stored') return ['file'];
  const { errors = [] } = error.problem;
  if (errors.some(({ message }) => message === 'other-model')) return ['otherModel'];
  const paths = errors.map(({ path }) => path.replace('body.', ''));
  return listingFields.filter((field) => paths.includes(field));
}
