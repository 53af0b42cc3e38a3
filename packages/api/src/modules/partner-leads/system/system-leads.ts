import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  SystemLead,
  systemLead,
  systemLeads,
} from '@pahiya/contracts/partner-leads/system-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { PartnerSystem } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { consentStates } from '../../contact-ledger/consent-states.ts';
import type { PersonContact } from '../../contact-ledger/sealed-contact.ts';
import { performPartnerAct } from '../../partner-firms/store/perform-partner-act.ts';
import { readInboxCursor, writeInboxCursor } from '../inbox/inbox-cursor.ts';
import { disputesOf } from '../store/dispute-repository.ts';
import { exportContact } from '../store/export-contact.ts';
import { cursorInvalid, noSuchLead } from '../store/lead-refusals.ts';
import { findLeadOfFirm, type LeadRow, oldestLeads } from '../store/lead-repository.ts';
import { toLead } from '../store/to-lead-on-wire.ts';

type Tools = Pick<Services, 'sql' | 'now'>;

/** A page of a firm's leads for its system, the oldest first, masked. */
export async function readSystemLeads(
  services: Tools,
  { firmId }: PartnerSystem,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<Result<AnswerOf<typeof systemLeads>, Refusal>> {
  const key = after === undefined ? null : readInboxCursor(after);
  if (after !== undefined && key === null) return err(cursorInvalid);
  const rows = await oldestLeads(services.sql, firmId, { after: key, limit });
  const last = rows.at(-1);
  return ok({
    leads: await onWire(services, firmId, rows),
    nextCursor:
      last === undefined
        ? (after ?? null)
        : writeInboxCursor({ at: last.createdAt, leadId: last.leadId }),
  });
}

/** A lead of a firm for its system, masked. */
export async function readSystemLead(
  services: Tools,
  { firmId }: PartnerSystem,
  leadId: string,
): Promise<Result<AnswerOf<typeof systemLead>, Refusal>> {
  const row = await findLeadOfFirm(services.sql, firmId, leadId);
  const [lead] = row === null ? [] : await onWire(services, firmId, [row]);
  return lead === undefined ? err(noSuchLead) : ok({ lead });
}

/** The number of a lead for the firm's system, if the person agreed to that; written down first. */
export function readSystemNumber(
  services: Services,
  { system, requestId }: { readonly system: PartnerSystem; readonly requestId: string },
  { leadId, why }: { readonly leadId: string; readonly why: string },
): Promise<Result<PersonContact, Refusal>> {
  const { firmId, keyId, isFirmPaused } = system;
  const acting = {
    member: { firmId, memberId: null },
    requestId,
    act: 'system-number',
    subject: leadId,
    note: keyId,
  } as const;
  return performPartnerAct<PersonContact>(services, acting, async (tx) => {
    if ((await findLeadOfFirm(tx, firmId, leadId)) === null) return err(noSuchLead);
    const firm = { firmId, isFirmPaused };
    return exportContact(services, tx, { leadId, firm, why, requestId });
  });
}

async function onWire(
  { sql, now }: Tools,
  firmId: string,
  rows: readonly LeadRow[],
): Promise<SystemLead[]> {
  const at = now();
  const ids = rows.map(({ leadId }) => leadId);
  const [consents, disputes] = await Promise.all([
    consentStates(sql, ids, firmId, at),
    disputesOf(sql, ids),
  ]);
  return rows.map((row) => {
    const consent = consents.get(row.leadId) ?? null;
    const dispute = disputes.get(row.leadId) ?? null;
    const about = { names: new Map(), consent, events: [], dispute, now: at };
    const { events: _, disputableUntil: __, ...lead } = toLead(row, about);
    return lead;
  });
}
