import type { FoundWork } from '@pahiya/contracts/operators/desk-schema';
import type { Queryable } from '../../db/database.ts';
import { selectWorkNamed } from './desk-work-repository.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
/** A listing's public id, or the start of another thing's id as the queue shows it. */
const shortId = /^[0-9a-z]{8}$/;

/** Open work that belongs to no order, by the id of its thing, whole or as the queue shows it. Null: the text can be no
 * such id. */
export async function findWorkNamed(
  sql: Queryable,
  text: string,
): Promise<readonly FoundWork[] | null> {
  const id = text.toLowerCase();
  if (!uuid.test(id) && !shortId.test(id)) return null;
  const rows = await selectWorkNamed(sql, id);
  return rows.map(({ itemId, publicId, kind, name, state }) => ({
    ...{ itemId, publicId, name, state },
    orderKind: kind,
  }));
}
