import type { Queryable } from '../../../db/database.ts';
import type { PartnerActRecord } from './record-partner-act.ts';

/** Stores an act. */
export async function insertPartnerAct(
  sql: Queryable,
  { at, firmId, memberId, act, subject, outcome, note, requestId }: PartnerActRecord,
): Promise<void> {
  await sql`
    insert into partner_acts (at, firm_id, member_id, act, subject, outcome, note, request_id)
    values (${at}, ${firmId}, ${memberId}, ${act}, ${subject ?? null}, ${outcome}, ${note ?? null},
      ${requestId ?? null})`;
}
