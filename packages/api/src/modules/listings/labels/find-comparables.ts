import type { FindComparables } from '@pahiya/domain/valuation/comparables';
import type { Queryable } from '../../../db/database.ts';
import { selectComparables } from './comparable-repository.ts';

/** Finds live adverts to compare with: of the sandbox for the sandbox, never mixed with real ones. `leftOut`: the advert
 * that is compared, by public id. */
export function findComparables(
  sql: Queryable,
  { isSandbox, leftOut = null }: { readonly isSandbox: boolean; readonly leftOut?: string | null },
): FindComparables {
  return (wish, near, most) => selectComparables(sql, { ...wish, isSandbox, leftOut }, near, most);
}
