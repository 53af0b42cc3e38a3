import { leadClocksOn } from '@pahiya/domain/leads/lead-rules';
import type { DisputeKind } from '@pahiya/domain/leads/lead-stages';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Operator } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { firmNames } from '../../partner-firms/firms/partner-names.ts';
import { selectTries } from '../store/call-repository.ts';
import {
  findDispute,
  insertDispute,
  selectOpenDisputes,
  updateDecided,
} from '../store/dispute-repository.ts';
import { hasNumber, insertLeadEvent } from '../store/lead-event-repository.ts';
import { disputeOver } from '../store/lead-refusals.ts';
import { type LeadRow, lockLead } from '../store/lead-repository.ts';
import { creditLead } from './charge-lead.ts';

/** Three calls without an answer on two days prove a wrong number. Rule id: LEAD-DISPUTE. */
const proof = { failed: 3, days: 2 } as const;

type Disputing = {
  readonly lead: LeadRow;
  readonly memberId: string;
  readonly kind: DisputeKind;
  readonly note: string;
  readonly at: Date;
};

/** Disputes a lead within 72 hours, once, as long as its number was not viewed. The call log decides a wrong number that it
 * proves; the desk decides the others. */
export async function disputeLead(
  services: Pick<Services, 'settings'>,
  tx: Transaction,
  { lead, memberId, kind, note, at }: Disputing,
): Promise<Result<'open' | 'credited', Refusal>> {
  const { leadId, createdAt } = lead;
  const { disputeHours, operatorDays } = leadClocksOn(istDateOf(createdAt));
  if (at.getTime() - createdAt.getTime() > disputeHours * 3_600_000) return err(disputeOver);
  if ((await findDispute(tx, leadId)) !== null) return err(disputeOver);
  if (await hasNumber(tx, leadId)) return err(disputeOver);
  const dueAt = new Date(at.getTime() + operatorDays * 86_400_000);
  await insertDispute(tx, { leadId, kind, note, memberId, at, dueAt });
  const tries = await selectTries(tx, leadId);
  const isProved =
    kind === 'wrong-number' &&
    tries.answered === 0 &&
    tries.failed >= proof.failed &&
    tries.days >= proof.days;
  if (!isProved) return ok('open');
  await updateDecided(tx, leadId, { state: 'credited', at, operatorId: null, note: null });
  await creditLead(services, tx, lead, at);
  await insertLeadEvent(tx, { leadId, at, memberId: null, event: 'credited' });
  return ok('credited');
}

/** Open disputes for the desk, those due first. */
export async function readDisputes({ sql }: Pick<Services, 'sql'>) {
  const rows = await selectOpenDisputes(sql);
  const firms = await firmNames(
    sql,
    rows.map(({ firmId }) => firmId),
  );
  return rows.map(({ firmId, at, dueAt, ...row }) => ({
    ...row,
    firm: firms.get(firmId)?.name ?? '',
    at: at.toISOString(),
    dueAt: dueAt.toISOString(),
  }));
}

type Decision = {
  readonly leadId: string;
  readonly decision: 'credit' | 'refuse';
  readonly note: string;
};

/** Credits a disputed lead or refuses the dispute. */
export function decideDispute(
  services: Services,
  { operator, requestId }: { readonly operator: Operator; readonly requestId: string },
  { leadId, decision, note }: Decision,
): Promise<Result<{ readonly isDecided: true }, Refusal>> {
  const acting = {
    operator,
    requestId,
    act: 'decide-lead-dispute',
    subject: leadId,
    note,
  } as const;
  return performAct<{ readonly isDecided: true }>(services, acting, async (tx) => {
    const at = services.now();
    const { operatorId } = operator;
    const state = decision === 'credit' ? 'credited' : 'refused';
    const lead = await lockLead(tx, leadId);
    if (lead === null || !(await updateDecided(tx, leadId, { state, at, operatorId, note }))) {
      return err(notAtDesk);
    }
    if (decision === 'credit') await creditLead(services, tx, lead, at);
    const event = decision === 'credit' ? 'credited' : 'dispute-refused';
    await insertLeadEvent(tx, { leadId, at, memberId: null, event, note });
    return ok({ isDecided: true as const });
  });
}
