import type { DisputeKind } from '@pahiya/domain/leads/lead-stages';
import type { Queryable } from '../../../db/database.ts';

/** A dispute of a lead. */
export type DisputeRow = {
  readonly leadId: string;
  readonly kind: DisputeKind;
  readonly state: 'open' | 'credited' | 'refused';
  readonly at: Date;
};

/** The dispute of a lead; null without one. */
export async function findDispute(sql: Queryable, leadId: string): Promise<DisputeRow | null> {
  const [row] = await sql<DisputeRow[]>`
    select lead_id as "leadId", kind, state, at from partner_lead_disputes
    where lead_id = ${leadId}`;
  return row ?? null;
}

/** Disputes of some leads, by lead. */
export async function disputesOf(
  sql: Queryable,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, DisputeRow>> {
  const rows = await sql<DisputeRow[]>`
    select lead_id as "leadId", kind, state, at from partner_lead_disputes
    where lead_id = any(${[...leadIds]}::uuid[])`;
  return new Map(rows.map((row) => [row.leadId, row]));
}

/** Stores a dispute. */
export async function insertDispute(
  tx: Queryable,
  one: {
    readonly leadId: string;
    readonly kind: DisputeKind;
    readonly note: string;
    readonly memberId: string;
    readonly at: Date;
    readonly dueAt: Date;
  },
): Promise<void> {
  await tx`
    insert into partner_lead_disputes (lead_id, kind, note, member_id, at, due_at, state)
    values (${one.leadId}, ${one.kind}, ${one.note === '' ? null : one.note}, ${one.memberId},
      ${one.at}, ${one.dueAt}, 'open')`;
}

/** Decides an open dispute; false when there is none. */
export async function updateDecided(
  tx: Queryable,
  leadId: string,
  decided: {
    readonly state: 'credited' | 'refused';
    readonly at: Date;
    readonly operatorId: string | null;
    readonly note: string | null;
  },
): Promise<boolean> {
  const { count } = await tx`
    update partner_lead_disputes set state = ${decided.state}, decided_at = ${decided.at},
      decided_by = ${decided.operatorId}, decision_note = ${decided.note}
    where lead_id = ${leadId} and state = 'open'`;
  return count === 1;
}

/** Open disputes, those due first. */
export function selectOpenDisputes(sql: Queryable) {
  return sql<
    {
      readonly leadId: string;
      readonly firmId: string;
      readonly title: string;
      readonly kind: DisputeKind;
      readonly note: string | null;
      readonly at: Date;
      readonly dueAt: Date;
    }[]
  >`
    select d.lead_id as "leadId", l.firm_id as "firmId", l.title, d.kind, d.note, d.at,
      d.due_at as "dueAt"
    from partner_lead_disputes d join partner_leads l on l.id = d.lead_id
    where d.state = 'open' order by d.due_at, d.lead_id limit 200`;
}
