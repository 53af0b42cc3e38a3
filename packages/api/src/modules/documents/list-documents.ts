import type { Queryable } from '../../db/database.ts';
import { type Filter, findMatching, type ListedDocument } from './list-repository.ts';

const rowsShown = 30;

/** A page of the documents that match, last saved first. */
export async function listDocuments(
  sql: Queryable,
  { pageNumber, ...filter }: Filter & { readonly pageNumber: number },
): Promise<{ readonly documents: readonly ListedDocument[]; readonly hasMore: boolean }> {
  const offset = (pageNumber - 1) * rowsShown;
  const rows = await findMatching(sql, filter, { limit: rowsShown + 1, offset });
  return { documents: rows.slice(0, rowsShown), hasMore: rows.length > rowsShown };
}
