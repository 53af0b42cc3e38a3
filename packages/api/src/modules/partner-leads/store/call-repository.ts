import type { BridgedCallState } from '@pahiya/domain/calls/ports';
import type { Queryable } from '../../../db/database.ts';

/** Stores a call before it is connected. */
export async function insertCall(
  tx: Queryable,
  one: { callId: string; leadId: string; memberId: string; at: Date },
): Promise<void> {
  await tx`
    insert into partner_lead_calls (id, lead_id, member_id, at, outcome)
    values (${one.callId}, ${one.leadId}, ${one.memberId}, ${one.at}, 'started')`;
}

/** Notes the provider's id of a call. */
export async function updateBridge(
  sql: Queryable,
  callId: string,
  bridgeId: string,
): Promise<void> {
  await sql`update partner_lead_calls set bridge_id = ${bridgeId} where id = ${callId}`;
}

/** Notes how a call ended. */
export async function updateOutcome(
  sql: Queryable,
  callId: string,
  outcome: BridgedCallState['state'] | 'unknown',
  seconds: number,
): Promise<void> {
  await sql`
    update partner_lead_calls set outcome = ${outcome}, seconds = ${seconds} where id = ${callId}`;
}

/** Calls whose end is not known, oldest first. */
export function selectStarted(sql: Queryable, before: Date, count: number) {
  return sql<{ readonly callId: string; readonly bridgeId: string | null; readonly at: Date }[]>`
    select id as "callId", bridge_id as "bridgeId", at from partner_lead_calls
    where outcome = 'started' and at < ${before} order by at limit ${count}`;
}

/** Days in India on which calls of a lead were tried without an answer, and how many; whether any was answered. */
export async function selectTries(
  tx: Queryable,
  leadId: string,
): Promise<{ readonly failed: number; readonly days: number; readonly answered: number }> {
  const [row] = await tx<{ failed: number; days: number; answered: number }[]>`
    select count(*) filter (where outcome in ('no-answer', 'failed'))::integer as failed,
      count(distinct (at at time zone 'Asia/Kolkata')::date)
        filter (where outcome in ('no-answer', 'failed'))::integer as days,
      count(*) filter (where outcome = 'answered')::integer as answered
    from partner_lead_calls where lead_id = ${leadId}`;
  return row ?? { failed: 0, days: 0, answered: 0 };
}
