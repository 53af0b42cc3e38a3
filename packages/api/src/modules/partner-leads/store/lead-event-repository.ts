import type { LeadReason, LeadStage } from '@pahiya/domain/leads/lead-stages';
import type { Queryable } from '../../../db/database.ts';

/** What happened to a lead. `memberId`: null for the person and the clock. */
export type LeadEvent = {
  readonly leadId: string;
  readonly at: Date;
  readonly memberId: string | null;
  readonly event:
    | 'asked'
    | 'asked-again'
    | 'moved'
    | 'next-step'
    | 'system-next-step'
    | 'note'
    | 'assigned'
    | 'released'
    | 'number-shown'
    | 'number-sent'
    | 'called'
    | 'withdrawn'
    | 'missed'
    | 'erased'
    | 'disputed'
    | 'credited'
    | 'dispute-refused';
  readonly stage?: LeadStage;
  readonly reason?: LeadReason | undefined;
  readonly note?: string | undefined;
};

/** An event as stored. */
export type LeadEventRow = {
  readonly at: Date;
  readonly memberId: string | null;
  readonly event: LeadEvent['event'];
  readonly stage: LeadStage | null;
  readonly reason: LeadReason | null;
  readonly note: string | null;
};

/** Stores an event. Events are never changed. */
export async function insertLeadEvent(tx: Queryable, one: LeadEvent): Promise<void> {
  await tx`
    insert into partner_lead_events (lead_id, at, member_id, event, stage, reason, note)
    values (${one.leadId}, ${one.at}, ${one.memberId}, ${one.event}, ${one.stage ?? null},
      ${one.reason ?? null}, ${one.note === undefined || one.note === '' ? null : one.note})`;
}

/** Notes once that the number of a lead went to the firm's own system. */
export async function insertSentOnce(tx: Queryable, leadId: string, at: Date): Promise<void> {
  await tx`
    insert into partner_lead_events (lead_id, at, event)
    select ${leadId}, ${at}, 'number-sent'
    where not exists (
      select from partner_lead_events where lead_id = ${leadId} and event = 'number-sent')`;
}

/** Whether the firm has the number of a lead: a member viewed it, or its system got it. */
export async function hasNumber(sql: Queryable, leadId: string): Promise<boolean> {
  const [row] = await sql`
    select 1 from partner_lead_events
    where lead_id = ${leadId} and event in ('number-shown', 'number-sent') limit 1`;
  return row !== undefined;
}

/** Events of a lead, newest first; at most 200. */
export function eventsOfLead(sql: Queryable, leadId: string): Promise<readonly LeadEventRow[]> {
  return sql<LeadEventRow[]>`
    select at, member_id as "memberId", event, stage, reason, note from partner_lead_events
    where lead_id = ${leadId} order by id desc limit 200`;
}
