import type { Queryable } from '../../db/database.ts';
import { type CountsAbout, countAbout } from './store/statistics-repository.ts';

/** Enquiries at a firm about things that its pages showed, by their ids; none for a missing one. */
export async function leadsAbout(
  sql: Queryable,
  firmId: string,
  subjectRefs: readonly string[],
): Promise<ReadonlyMap<string, CountsAbout>> {
  const rows = subjectRefs.length === 0 ? [] : await countAbout(sql, firmId, subjectRefs);
  return new Map(rows.map((row) => [row.subjectRef, row]));
}
