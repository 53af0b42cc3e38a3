import type { Queryable } from '../../db/database.ts';
import { consentHistory } from './consent-repository.ts';

/** All acts of an account, oldest first, for its export. */
export async function exportConsents(sql: Queryable, userId: string) {
  return (await consentHistory(sql, { userId })).map((row) => ({ ...row }));
}
