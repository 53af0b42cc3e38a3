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
    | 'note'
    | 'assigned'
    | 'released'
    | 'number-shown'
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

/** Events of a lead, newest first; at most 200. */
export function eventsOfLead(sql: Queryable, leadId: string): Promise<readonly LeadEventRow[]> {
  return sql<LeadEventRow[]>`
    select at, member_id as "memberId", event, stage, reason, note from partner_lead_events
    where lead_id = ${leadId} order by id desc limit 200`;
}
