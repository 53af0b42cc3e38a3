import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  partnerChangeMember,
  partnerInvite,
  partnerMembers,
} from '@pahiya/contracts/partner-firms/partner-member-contracts';
import type { PartnerRole } from '@pahiya/contracts/partner-roles';
import { findCity } from '@pahiya/domain/places/cities';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { MemberRemovedListener } from '../../../member-removed.ts';
import type { Services } from '../../../services.ts';
import { endPartnerSessions, lastSeenOfFirm } from '../sign-in/partner-session-repository.ts';
import { branchesOfFirm } from '../store/firm-repository.ts';
import {
  findMember,
  lockFirm,
  type MemberRow,
  membersOfFirm,
  updateMember,
  updateRemoved,
} from '../store/member-repository.ts';
import { lastOwner, notInFirm } from '../store/partner-refusals.ts';
import { performPartnerAct } from '../store/perform-partner-act.ts';
import {
  invitationsOfFirm,
  revokeInvitation,
  revokeInvitationsOf,
} from './invitation-repository.ts';
import { inviteMember } from './invite-member.ts';

/** Who acts, in which request. */
type By = { readonly member: PartnerMember; readonly requestId: string };
type WireMember = AnswerOf<typeof partnerChangeMember>;

/** Members, open invitations and branches of a member's firm. */
export async function readMembers(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { firmId }: Pick<PartnerMember, 'firmId'>,
): Promise<AnswerOf<typeof partnerMembers>> {
  const [members, invitations, branches, seen] = await Promise.all([
    membersOfFirm(sql, firmId),
    invitationsOfFirm(sql, firmId, now()),
    branchesOfFirm(sql, firmId),
    lastSeenOfFirm(sql, firmId),
  ]);
  return {
    members: members.map((row) => toWire(row, seen.get(row.memberId) ?? null)),
    invitations: invitations.map(({ expiresAt, ...one }) => ({
      invitationId: one.invitationId,
      email: one.email,
      displayName: one.displayName,
      role: one.role,
      expiresAt: expiresAt.toISOString(),
      isReset: one.memberId !== null,
    })),
    branches: branches.map((branch) => {
      const city = findCity(branch.cityId);
      const unknown = String(branch.cityId);
      return { ...branch, city: { en: city?.name ?? unknown, hi: city?.nameHindi ?? unknown } };
    }),
  };
}

/** Invites a person to the member's firm. */
export function invite(
  services: Services,
  { member, requestId }: By,
  body: z.output<NonNullable<(typeof partnerInvite)['body']>>,
) {
  const { firmId, firmName, memberId: invitedBy } = member;
  return performPartnerAct(services, { member, requestId, act: 'invite' }, async (tx) => {
    if (!(await areBranches(tx, firmId, body.branchIds))) return err(notInFirm);
    return inviteMember(services, tx, { ...body, firmId, firmName, memberId: null, invitedBy });
  });
}

/** Gives a member of the same firm new credentials by an invitation. */
export function resetMember(services: Services, { member, requestId }: By, memberId: string) {
  const { firmId, firmName, memberId: invitedBy } = member;
  const acting = { member, requestId, act: 'invite', subject: memberId } as const;
  return performPartnerAct(services, acting, async (tx) => {
    const row = await colleague(tx, firmId, memberId);
    if (row === null) return err(notInFirm);
    return inviteMember(services, tx, { ...row, firmName, invitedBy });
  });
}

/** Revokes an open invitation. */
export function revoke(services: Services, { member, requestId }: By, invitationId: string) {
  const acting = { member, requestId, act: 'revoke-invitation', subject: invitationId } as const;
  return performPartnerAct(services, acting, async (tx) =>
    (await revokeInvitation(tx, member.firmId, invitationId, services.now()))
      ? ok({ isRevoked: true as const })
      : err(notInFirm),
  );
}

/** Changes a member of the same firm. A firm keeps an owner. */
export function changeMember(
  services: Services,
  { member, requestId }: By,
  memberId: string,
  change: z.output<NonNullable<(typeof partnerChangeMember)['body']>>,
): Promise<Result<WireMember, Refusal>> {
  const acting = { member, requestId, act: 'change-member', subject: memberId } as const;
  return performPartnerAct(services, acting, async (tx) => {
    await lockFirm(tx, member.firmId);
    const row = await colleague(tx, member.firmId, memberId);
    if (row === null) return err(notInFirm);
    if (!(await areBranches(tx, member.firmId, change.branchIds ?? []))) return err(notInFirm);
    if (await wouldLoseOwner(tx, row, change.role ?? row.role)) return err(lastOwner);
    await updateMember(tx, memberId, change);
    const changed = await findMember(tx, memberId);
    return changed === null ? err(notInFirm) : ok(toWire(changed, null));
  });
}

/** Removes a member: sessions end with it, and listeners take over what was the member's. */
export function removeMember(
  services: Services,
  { member, requestId }: By,
  memberId: string,
  listeners: readonly MemberRemovedListener[],
): Promise<Result<{ readonly isRemoved: true }, Refusal>> {
  const acting = { member, requestId, act: 'remove-member', subject: memberId } as const;
  return performPartnerAct(services, acting, async (tx) => {
    await lockFirm(tx, member.firmId);
    const row = await colleague(tx, member.firmId, memberId);
    if (row === null) return err(notInFirm);
    if (await wouldLoseOwner(tx, row, null)) return err(lastOwner);
    const at = services.now();
    await updateRemoved(tx, memberId, at);
    await endPartnerSessions(tx, memberId);
    await revokeInvitationsOf(tx, memberId, at);
    for (const listener of listeners) await listener(tx, { firmId: member.firmId, memberId, at });
    return ok({ isRemoved: true as const });
  });
}

async function colleague(
  tx: Transaction,
  firmId: string,
  memberId: string,
): Promise<MemberRow | null> {
  const row = await findMember(tx, memberId);
  return row?.firmId === firmId ? row : null;
}

async function wouldLoseOwner(
  tx: Transaction,
  row: MemberRow,
  next: PartnerRole | null,
): Promise<boolean> {
  if (row.role !== 'owner' || next === 'owner') return false;
  const owners = (await membersOfFirm(tx, row.firmId)).filter(({ role }) => role === 'owner');
  return owners.length === 1;
}

async function areBranches(
  sql: Queryable,
  firmId: string,
  branchIds: readonly string[],
): Promise<boolean> {
  if (branchIds.length === 0) return true;
  const known = new Set((await branchesOfFirm(sql, firmId)).map(({ branchId }) => branchId));
  return branchIds.every((id) => known.has(id));
}

function toWire(row: MemberRow, lastSeenAt: Date | null): WireMember {
  const { memberId, displayName, email, role, branchIds, isOnDuty, createdAt } = row;
  return {
    memberId,
    displayName,
    email,
    role,
    branchIds: [...branchIds],
    isOnDuty,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}
