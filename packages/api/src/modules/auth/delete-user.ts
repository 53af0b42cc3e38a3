import type { Queryable } from '../../db/database.ts';
import { deleteUserRow } from './user-repository.ts';

/** Deletes the person; sessions, tokens and consents cascade. Returns the mobile, to delete what else is stored under
 * its hash; null when a parallel request was first. */
export function deleteUser(tx: Queryable, userId: string): Promise<string | null> {
  return deleteUserRow(tx, userId);
}
