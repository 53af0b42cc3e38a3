import type { FirmKind } from '@pahiya/contracts/partner-roles';
import type { Queryable } from '../../../db/database.ts';
import { branchesOfFirm, type FirmRow, findFirm, listFirms } from '../store/firm-repository.ts';
import { membersOfFirm } from '../store/member-repository.ts';

/** Hours of a firm and the state whose holidays it keeps. */
export type FirmHours = Pick<FirmRow, 'opensAt' | 'closesAt' | 'openDays' | 'stateCode'>;

/** A firm that can be dealt with, for other modules: not closed. Null otherwise. */
export async function findPartnerFirm(
  sql: Queryable,
  firmId: string,
  now: Date,
): Promise<FirmRow | null> {
  const firm = await findFirm(sql, firmId, now);
  return firm === null || firm.closedAt !== null ? null : firm;
}

/** The open branch of a firm in a city; null without one. */
export async function branchInCity(
  sql: Queryable,
  firmId: string,
  cityId: number,
): Promise<string | null> {
  const branches = await branchesOfFirm(sql, firmId);
  return branches.find((branch) => branch.cityId === cityId)?.branchId ?? null;
}

/** A member who can be given leads. `isAutomatic`: the product may do it; managers and owners take leads by hand. */
export type AssignableMember = { readonly memberId: string; readonly isAutomatic: boolean };

/** Members who can be given leads of a branch: those of that branch, or of all. */
export async function assignableMembers(
  sql: Queryable,
  firmId: string,
  branchId: string | null,
): Promise<readonly AssignableMember[]> {
  const members = await membersOfFirm(sql, firmId);
  return members
    .filter(({ role }) => role === 'agent' || role === 'manager' || role === 'owner')
    .filter(
      ({ branchIds }) =>
        branchIds.length === 0 || (branchId !== null && branchIds.includes(branchId)),
    )
    .map(({ memberId, role, isOnDuty }) => ({
      memberId,
      isAutomatic: role === 'agent' && isOnDuty,
    }));
}

/** Agents of a firm: those whom leads are given to. */
export async function firmAgents(sql: Queryable, firmId: string) {
  const members = await membersOfFirm(sql, firmId);
  return members
    .filter(({ role }) => role === 'agent')
    .map(({ memberId, displayName: name, isOnDuty }) => ({ memberId, name, isOnDuty }));
}

/** Firms of a kind that take enquiries: neither closed nor paused, by name. */
export async function openFirmsOfKind(
  sql: Queryable,
  kind: FirmKind,
  now: Date,
): Promise<readonly FirmRow[]> {
  const firms = await listFirms(sql, now);
  return firms.filter(
    (firm) => firm.kind === kind && firm.closedAt === null && firm.pausedAt === null,
  );
}
