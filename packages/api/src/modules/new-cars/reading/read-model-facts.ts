import type { AnswerOf } from '@pahiya/contracts/contract';
import type { carVariants } from '@pahiya/contracts/new-cars/new-car-contracts';
import type { Queryable } from '../../../db/database.ts';
import { findUpload } from '../../images/uploads/find-upload.ts';
import { selectModelFacts, type VariantKey } from './catalogue-repository.ts';

type Facts = Pick<AnswerOf<typeof carVariants>, 'photo' | 'untested'>;

/** What editors set for a model: its photograph, and the source that says it was not tested. */
export async function readModelFacts(
  sql: Queryable,
  key: Required<Pick<VariantKey, 'make' | 'model'>>,
): Promise<Facts> {
  const facts = await selectModelFacts(sql, key);
  if (facts === null) return { photo: null, untested: null };
  const { photoId, untested } = facts;
  const photo = photoId === null ? null : await findUpload(sql, photoId);
  return { photo, untested };
}
