import type { Queryable } from '../../db/database.ts';
import { type Estimate, selectEstimate } from './estimate-repository.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A kept estimate and whether it is still good; null for an unknown or malformed id. Estimates are erased some months
 * after they expire: what relies on one copies its figures (docs/valuation.md). */
export async function findEstimate(
  sql: Queryable,
  id: string,
  now: Date,
): Promise<(Estimate & { readonly isExpired: boolean }) | null> {
  const estimate = uuid.test(id) ? await selectEstimate(sql, id) : null;
  return estimate === null ? null : { ...estimate, isExpired: estimate.expiresAt <= now };
}
