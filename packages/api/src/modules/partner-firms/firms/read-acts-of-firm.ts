import type { Queryable } from '../../../db/database.ts';
import { selectNamesInFirm } from '../store/member-repository.ts';
import { type ActPage, type ActRow, actsOfFirm } from '../store/partner-act-repository.ts';

/** Acts of a firm's members and systems, newest first. */
export function readActsOfFirm(
  sql: Queryable,
  firmId: string,
  page: ActPage,
): Promise<readonly ActRow[]> {
  return actsOfFirm(sql, firmId, page);
}

/** Names of members, keys and branches of a firm by id, also of those that ended; none of another firm. */
export async function namesInFirm(
  sql: Queryable,
  firmId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = ids.length === 0 ? [] : await selectNamesInFirm(sql, firmId, ids);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
