import { randomUUID } from 'node:crypto';
import type {
  DeskFirm,
  deskActOnPartnerFirm,
  deskCreatePartnerFirm,
} from '@pahiya/contracts/partner-firms/desk-firm-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { Transaction } from '../../../db/database.ts';
import type { Operator } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';
import { inviteMember } from '../members/invite-member.ts';
import {
  type FirmRow,
  findFirm,
  insertFirm,
  listFirms,
  updateClosed,
  updatePaused,
  updateResumed,
} from '../store/firm-repository.ts';

type By = { readonly operator: Operator; readonly requestId: string };
type Act = z.output<NonNullable<(typeof deskActOnPartnerFirm)['body']>>;

/** All firms, for the desk. */
export async function readFirms({
  sql,
  now,
}: Pick<Services, 'sql' | 'now'>): Promise<{ firms: DeskFirm[] }> {
  return { firms: (await listFirms(sql, now())).map(toWire) };
}

/** Creates a firm and invites its owner; nothing is stored when the mail cannot be sent. */
export function createFirm(
  services: Services,
  { operator, requestId }: By,
  body: z.output<NonNullable<(typeof deskCreatePartnerFirm)['body']>>,
): Promise<Result<DeskFirm, Refusal>> {
  const firmId = randomUUID();
  const { ownerName, ownerEmail, language, ...firm } = body;
  const acting = { operator, requestId, act: 'create-partner-firm', subject: firmId } as const;
  return performAct(services, acting, async (tx) => {
    const createdAt = services.now();
    await insertFirm(tx, { ...firm, firmId, createdAt, createdBy: operator.operatorId });
    const owner = { firmId, firmName: firm.name, ownerName, ownerEmail, language };
    const invited = await inviteOwner(services, tx, owner);
    return invited.ok ? firmOnWire(services, tx, firmId) : invited;
  });
}

/** Pauses, resumes or closes a firm, or invites an owner. */
export function actOnFirm(
  services: Services,
  { operator, requestId }: By,
  firmId: string,
  body: Act,
): Promise<Result<DeskFirm, Refusal>> {
  const acting = {
    operator,
    requestId,
    act: `${body.act}-partner-firm`,
    subject: firmId,
    ...('note' in body ? { note: body.note } : {}),
  } as const;
  return performAct(services, acting, async (tx) => {
    const firm = await findFirm(tx, firmId, services.now());
    if (firm === null) return err(notAtDesk);
    if (firm.closedAt !== null) return err(wrongState);
    if (body.act === 'invite-owner') {
      const invited = await inviteOwner(services, tx, { ...body, firmId, firmName: firm.name });
      return invited.ok ? firmOnWire(services, tx, firmId) : invited;
    }
    const isDone = await moves[body.act](tx, firmId, services.now());
    return isDone ? firmOnWire(services, tx, firmId) : err(wrongState);
  });
}

const moves = {
  pause: (tx: Transaction, firmId: string, at: Date) => updatePaused(tx, firmId, at, 'desk'),
  resume: (tx: Transaction, firmId: string) => updateResumed(tx, firmId),
  close: updateClosed,
} as const;

type Owner = {
  readonly firmId: string;
  readonly firmName: string;
  readonly ownerName: string;
  readonly ownerEmail: string;
  readonly language: 'en' | 'hi';
};

function inviteOwner(services: Services, tx: Transaction, owner: Owner) {
  return inviteMember(services, tx, {
    firmId: owner.firmId,
    firmName: owner.firmName,
    memberId: null,
    email: owner.ownerEmail,
    displayName: owner.ownerName,
    role: 'owner',
    branchIds: [],
    language: owner.language,
    invitedBy: null,
  });
}

async function firmOnWire(
  { now }: Pick<Services, 'now'>,
  tx: Transaction,
  firmId: string,
): Promise<Result<DeskFirm, Refusal>> {
  const firm = await findFirm(tx, firmId, now());
  return firm === null ? err(notAtDesk) : ok(toWire(firm));
}

function toWire(firm: FirmRow): DeskFirm {
  return {
    firmId: firm.firmId,
    kind: firm.kind,
    name: firm.name,
    legalName: firm.legalName,
    gstin: firm.gstin,
    authorisationNumber: firm.authorisationNumber,
    stateCode: firm.stateCode,
    cityId: firm.cityId,
    grievance: { name: firm.grievanceName, email: firm.grievanceEmail },
    members: firm.members,
    openInvitations: firm.openInvitations,
    createdAt: firm.createdAt.toISOString(),
    state: firm.closedAt !== null ? 'closed' : firm.pausedAt !== null ? 'paused' : 'active',
    pausedReason: firm.pausedReason,
  };
}
