import type { ErrorCode } from '@pahiya/contracts/error-codes';
import type { Queryable } from '../../db/database.ts';

/** A row of the audit log: ids and codes only. */
export type AuditRow = {
  readonly at: Date;
  readonly event: string;
  readonly userId?: string;
  /** Id of the subject: a session, a challenge, a device. */
  readonly subject?: string;
  readonly code?: ErrorCode;
  readonly requestId?: string;
};

/** Adds a row. */
export async function insertEvent(sql: Queryable, event: AuditRow): Promise<void> {
  await sql`
    insert into audit_events (at, event, user_id, subject, code, request_id)
    values (${event.at}, ${event.event}, ${event.userId ?? null}, ${event.subject ?? null},
      ${event.code ?? null}, ${event.requestId ?? null})`;
}

/** Events of a person, oldest first. */
export async function eventHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select at, event, subject, code from audit_events where user_id = ${userId} order by id`;
}

/** Deletes older events; returns their number. */
export async function deleteEvents(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from audit_events where at <= ${before}`;
  return count;
}
