import type { Queryable } from '../../db/database.ts';
import { type FirmReadRow, type ReadKey, readsOfFirm } from './store/contact-use-repository.ts';

/** Uses of people's numbers by a firm, newest first: who, when, how and why. */
export function readUsesOfFirm(
  sql: Queryable,
  firmId: string,
  page: { readonly before: ReadKey | null; readonly limit: number },
): Promise<readonly FirmReadRow[]> {
  return readsOfFirm(sql, firmId, page);
}
