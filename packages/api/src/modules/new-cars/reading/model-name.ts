import type { Queryable } from '../../../db/database.ts';
import { selectModelName } from './catalogue-repository.ts';

/** Name of a model with its make, by their addresses; null: there is no such model. */
export function findModelName(
  sql: Queryable,
  key: { readonly make: string; readonly model: string },
): Promise<string | null> {
  return selectModelName(sql, key);
}
