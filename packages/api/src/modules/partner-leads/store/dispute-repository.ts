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
