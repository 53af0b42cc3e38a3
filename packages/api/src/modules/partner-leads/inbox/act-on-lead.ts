import type { partnerActOnLead } from '@pahiya/contracts/partner-leads/lead-contracts';
import type { Lead } from '@pahiya/contracts/partner-leads/lead-schema';
import { isClosed, lostReasons, mayMove, returnReasons } from '@pahiya/domain/leads/lead-stages';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { Transaction } from '../../../db/database.ts';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { confirmErasure, consentStates } from '../../contact-ledger/consent-states.ts';
import { assignableMembers, findPartnerFirm } from '../../partner-firms/firms/find-partner-firm.ts';
import { performPartnerAct } from '../../partner-firms/store/perform-partner-act.ts';
import { disputeLead } from '../money/dispute-lead.ts';
import { timedDue } from '../store/lead-clock.ts';
import { insertLeadEvent, type LeadEvent } from '../store/lead-event-repository.ts';
import {
  changedMeanwhile,
  nextStepNeeded,
  noSuchLead,
  reasonNeeded,
  wrongState,
} from '../store/lead-refusals.ts';
import { findLeadOf, type LeadChange, type LeadRow, updateLead } from '../store/lead-repository.ts';
import { queueEvent } from '../webhooks/queue-event.ts';
import { dueOf, planNextStep } from './next-step.ts';
import { readLead } from './read-inbox.ts';

type Body = z.output<NonNullable<(typeof partnerActOnLead)['body']>>;
type By = { readonly member: PartnerMember; readonly requestId: string };
type Plan = { readonly change: LeadChange; readonly event: Omit<LeadEvent, 'leadId' | 'at'> };

/** Changes a lead that the member may see: planned from its locked row, applied to the version the member saw, written
 * to its history and to the firm's log, in one transaction. */
export async function actOnLead(
  services: Services,
  { member, requestId }: By,
  leadId: string,
  body: Body,
): Promise<Result<Lead, Refusal>> {
  const acting = { member, requestId, act: `lead-${body.act}`, subject: leadId } as const;
  const done = await performPartnerAct(services, acting, async (tx) => {
    const lead = await findLeadOf(tx, member, leadId, true);
    if (lead === null) return err(noSuchLead);
    if (lead.version !== body.version) return err(changedMeanwhile);
    const at = services.now();
    const planned = await plan(services, tx, { lead, member, body, at });
    if (!planned.ok) return planned;
    const { change, event } = planned.value;
    if (!(await updateLead(tx, lead, change))) return err(changedMeanwhile);
    await insertLeadEvent(tx, { ...event, leadId, at });
    await queueEvent(tx, { leadId, event: 'lead-changed', at });
    return ok(null);
  });
  if (!done.ok) return done;
  const changed = await findLeadOf(services.sql, member, leadId);
  // An agent who gave the lead to a colleague does not see it any more.
  return changed === null ? err(noSuchLead) : ok(await readLead(services, member, changed));
}

type Planning = {
  readonly lead: LeadRow;
  readonly member: PartnerMember;
  readonly body: Body;
  readonly at: Date;
};

async function plan(
  services: Services,
  tx: Transaction,
  planning: Planning,
): Promise<Result<Plan, Refusal>> {
  const { lead, member, body, at } = planning;
  const { memberId } = member;
  switch (body.act) {
    case 'accept':
      return planAccept(tx, planning);
    case 'move':
      return planMove(planning, body);
    case 'next-step': {
      const due = planNextStep(lead, body.next, at);
      if (!due.ok) return due;
      const event = { memberId, event: 'next-step', note: body.note } as const;
      return ok({ change: { due: due.value, at }, event });
    }
    case 'note':
      return ok({ change: { at }, event: { memberId, event: 'note', note: body.note } });
    case 'assign':
      return planAssign(tx, planning, body.memberId);
    case 'dispute': {
      if (member.role === 'agent') return err(wrongState);
      const { kind, note } = body;
      const disputed = await disputeLead(services, tx, { lead, memberId, kind, note, at });
      if (!disputed.ok) return disputed;
      return ok({ change: { at }, event: { memberId, event: 'disputed', note } });
    }
    case 'confirm-erasure': {
      const consents = await consentStates(tx, [lead.leadId], lead.firmId, at);
      const erasure = consents.get(lead.leadId)?.erasure ?? null;
      if (erasure === null) return err(wrongState);
      const { consentId } = erasure;
      const isNew = await confirmErasure(tx, { consentId, firmId: lead.firmId, memberId, at });
      return isNew ? ok({ change: { at }, event: { memberId, event: 'erased' } }) : err(wrongState);
    }
  }
}

/** Who accepts an unassigned lead has it. */
async function planAccept(
  tx: Transaction,
  { lead, member, at }: Planning,
): Promise<Result<Plan, Refusal>> {
  if (!mayMove(lead.stage, 'accepted')) return err(wrongState);
  const firm = await findPartnerFirm(tx, lead.firmId, at);
  if (firm === null) return err(wrongState);
  const due = await timedDue(tx, 'first-contact', at, { firm, slot: lead.slot });
  const memberId = lead.memberId ?? member.memberId;
  return ok({
    change: { stage: 'accepted', memberId, due, at },
    event: { memberId: member.memberId, event: 'moved', stage: 'accepted' },
  });
}

function planMove(
  { lead, member, at }: Planning,
  { to, reason, next, note }: Extract<Body, { act: 'move' }>,
): Result<Plan, Refusal> {
  if (to === 'accepted' || !mayMove(lead.stage, to)) return err(wrongState);
  const reasons: readonly string[] | null =
    to === 'lost' ? lostReasons : to === 'returned' ? returnReasons : null;
  if (reasons !== null && (reason === undefined || !reasons.includes(reason))) {
    return err(reasonNeeded);
  }
  const event = { memberId: member.memberId, event: 'moved', stage: to, note } as const;
  if (isClosed(to)) {
    const why = reasons === null ? null : (reason ?? null);
    return ok({
      change: { stage: to, due: null, reason: why, at },
      event: { ...event, reason: why ?? undefined },
    });
  }
  const due = next === undefined ? null : dueOf(next, at);
  if (due === null) return err(nextStepNeeded);
  return ok({ change: { stage: to, due, at }, event });
}

async function planAssign(
  tx: Transaction,
  { lead, member, at }: Planning,
  toMember: string,
): Promise<Result<Plan, Refusal>> {
  if (member.role === 'agent' || isClosed(lead.stage)) return err(wrongState);
  const able = await assignableMembers(tx, lead.firmId, lead.branchId);
  if (!able.some(({ memberId }) => memberId === toMember)) return err(noSuchLead);
  return ok({
    change: { memberId: toMember, at },
    event: { memberId: member.memberId, event: 'assigned' },
  });
}
