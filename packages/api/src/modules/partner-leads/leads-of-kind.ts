import type { LeadKind } from '@pahiya/domain/leads/lead-rules';
import type { Queryable } from '../../db/database.ts';
import { type ConsentState, consentStates } from '../contact-ledger/consent-states.ts';
import { type LeadRow, selectLatestOfKind } from './store/lead-repository.ts';

/** A lead with what its firm may know of the person's consent; null without one. */
type LeadWithConsent = LeadRow & { readonly consent: ConsentState | null };

/** The newest leads of a kind at all firms, for the desk: people stay masked. */
export async function findLeadsOfKind(
  sql: Queryable,
  kind: LeadKind,
  now: Date,
): Promise<readonly LeadWithConsent[]> {
  const leads = await selectLatestOfKind(sql, kind);
  const consents = new Map<string, ConsentState>();
  for (const [firmId, own] of Map.groupBy(leads, (lead) => lead.firmId)) {
    const ids = own.map(({ leadId }) => leadId);
    const states = await consentStates(sql, ids, firmId, now);
    for (const [leadId, consent] of states) consents.set(leadId, consent);
  }
  return leads.map((lead) => ({ ...lead, consent: consents.get(lead.leadId) ?? null }));
}
