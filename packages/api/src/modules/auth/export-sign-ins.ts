import type { Queryable } from '../../db/database.ts';
import { eventHistory } from './audit-repository.ts';
import { sessionHistory } from './session-repository.ts';

/** Sessions and audit events of a person, for the account's export. */
export async function exportSignIns(sql: Queryable, userId: string) {
  return {
    devices: [...(await sessionHistory(sql, userId))],
    events: [...(await eventHistory(sql, userId))],
  };
}
