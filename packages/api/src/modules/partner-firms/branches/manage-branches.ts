import { randomUUID } from 'node:crypto';
import type { partnerAddBranch } from '@pahiya/contracts/partner-firms/partner-branch-contracts';
import { findCities } from '@pahiya/domain/places/cities';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { invitationsOfFirm } from '../members/invitation-repository.ts';
import { branchesOfFirm, insertBranch, updateBranchClosed } from '../store/firm-repository.ts';
import { lockFirm, membersOfFirm } from '../store/member-repository.ts';
import { notInFirm } from '../store/partner-refusals.ts';
import { performPartnerAct } from '../store/perform-partner-act.ts';

type By = { readonly member: PartnerMember; readonly requestId: string };

const branchesAtMost = 50;

/** Adds a branch. New leads of its city go to it; earlier ones stay with the whole firm. Refuses `lead/unknown-city`, and
 * `partner/wrong-state` for a second branch in a city and beyond fifty. */
export function addBranch(
  services: Services,
  { member, requestId }: By,
  { name, city }: z.output<NonNullable<(typeof partnerAddBranch)['body']>>,
): Promise<Result<{ readonly branchId: string }, Refusal>> {
  const branchId = randomUUID();
  const acting = { member, requestId, act: 'add-branch', subject: branchId } as const;
  return performPartnerAct(services, acting, async (tx) => {
    const { firmId } = member;
    const cityId = findCities(city, 1)[0]?.id;
    if (cityId === undefined) return err(unknownCity);
    await lockFirm(tx, firmId);
    const branches = await branchesOfFirm(tx, firmId);
    if (branches.some((branch) => branch.cityId === cityId)) return err(oneInACity);
    if (branches.length >= branchesAtMost) return err(tooManyBranches);
    await insertBranch(tx, { branchId, firmId, name, cityId });
    return ok({ branchId });
  });
}

/** Closes a branch. Refuses `partner/branch-in-use` while a member or an open invitation has it: without its branch a
 * member would see either nothing or everything. */
export function closeBranch(
  services: Services,
  { member, requestId }: By,
  branchId: string,
): Promise<Result<{ readonly isClosed: true }, Refusal>> {
  const acting = { member, requestId, act: 'close-branch', subject: branchId } as const;
  return performPartnerAct(services, acting, async (tx) => {
    const { firmId } = member;
    const at = services.now();
    await lockFirm(tx, firmId);
    const [members, invitations] = await Promise.all([
      membersOfFirm(tx, firmId),
      invitationsOfFirm(tx, firmId, at),
    ]);
    const isUsed = [...members, ...invitations].some((one) => one.branchIds.includes(branchId));
    if (isUsed) return err(branchInUse);
    return (await updateBranchClosed(tx, firmId, branchId, at))
      ? ok({ isClosed: true as const })
      : err(notInFirm);
  });
}

const unknownCity: Refusal = {
  code: 'lead/unknown-city',
  detail: 'Unknown city.',
  errors: [{ path: 'city', message: 'Enter the name of a city we list' }],
};

const oneInACity: Refusal = {
  code: 'partner/wrong-state',
  detail: 'Your firm already has a branch in this city.',
};

const tooManyBranches: Refusal = {
  code: 'partner/wrong-state',
  detail: 'A firm has at most fifty branches. Close one first.',
};

const branchInUse: Refusal = {
  code: 'partner/branch-in-use',
  detail: 'Members or invitations belong to this branch. Give them another one first.',
};
