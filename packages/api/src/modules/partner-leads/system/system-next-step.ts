import type { LeadKind } from '@pahiya/domain/leads/lead-rules';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { PartnerSystem } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { performPartnerAct } from '../../partner-firms/store/perform-partner-act.ts';
import { type PlannedStep, planNextStep } from '../inbox/next-step.ts';
import { insertLeadEvent } from '../store/lead-event-repository.ts';
import { changedMeanwhile, noSuchLead } from '../store/lead-refusals.ts';
import { findLeadOfFirm, updateLead } from '../store/lead-repository.ts';
import { queueEvent } from '../webhooks/queue-event.ts';

/** A next step as a system saves it with a lead of one kind, at the version that it read. */
type SystemStep = {
  readonly kind: LeadKind;
  readonly leadId: string;
  readonly version: number;
  readonly next: PlannedStep;
  readonly note: string;
};

/** Saves the next step of a lead from the firm's own system, as a member would: applied to the version that it read,
 * written to the lead's history and, with the key, to the firm's log. Refuses leads of another kind or firm. */
export function saveSystemStep(
  services: Pick<Services, 'sql' | 'now'>,
  { system, requestId }: { readonly system: PartnerSystem; readonly requestId: string },
  { kind, leadId, version, next, note }: SystemStep,
): Promise<Result<{ readonly version: number }, Refusal>> {
  const { firmId, keyId } = system;
  const acting = {
    member: { firmId, memberId: null },
    requestId,
    act: 'system-next-step',
    subject: leadId,
    note: keyId,
  } as const;
  return performPartnerAct<{ readonly version: number }>(services, acting, async (tx) => {
    const lead = await findLeadOfFirm(tx, firmId, leadId, true);
    if (lead === null || lead.kind !== kind) return err(noSuchLead);
    if (lead.version !== version) return err(changedMeanwhile);
    const at = services.now();
    const due = planNextStep(lead, next, at);
    if (!due.ok) return due;
    if (!(await updateLead(tx, lead, { due: due.value, at }))) return err(changedMeanwhile);
    await insertLeadEvent(tx, { leadId, at, memberId: null, event: 'system-next-step', note });
    await queueEvent(tx, { leadId, event: 'lead-changed', at });
    return ok({ version: lead.version + 1 });
  });
}
