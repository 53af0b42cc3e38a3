import type { LeadKind } from '@pahiya/domain/leads/lead-rules';
import type { Queryable } from '../../../db/database.ts';
import type { PartnerMember } from '../../../http/caller.ts';
import { findLeadOf } from '../store/lead-repository.ts';

/** What a lead that the member may see is about; null for any other. */
export async function kindOfLead(
  sql: Queryable,
  member: PartnerMember,
  leadId: string,
): Promise<LeadKind | null> {
  return (await findLeadOf(sql, member, leadId))?.kind ?? null;
}
