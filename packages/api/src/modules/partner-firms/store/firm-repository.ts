import type { FirmKind } from '@pahiya/contracts/partner-roles';
import type { Queryable } from '../../../db/database.ts';

/** A firm as stored. */
export type FirmRow = {
  readonly firmId: string;
  readonly kind: FirmKind;
  readonly name: string;
  readonly legalName: string;
  readonly gstin: string | null;
  readonly authorisationNumber: string | null;
  readonly stateCode: string;
  readonly cityId: number | null;
  readonly grievanceName: string;
  readonly grievanceEmail: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly openDays: readonly number[];
  readonly createdAt: Date;
  readonly pausedAt: Date | null;
  readonly pausedReason: 'strikes' | 'desk' | null;
  readonly closedAt: Date | null;
  readonly members: number;
  readonly openInvitations: number;
};

/** A firm to create. */
export type NewFirm = Omit<
  FirmRow,
  | 'opensAt'
  | 'closesAt'
  | 'openDays'
  | 'pausedAt'
  | 'pausedReason'
  | 'closedAt'
  | 'members'
  | 'openInvitations'
> & { readonly createdBy: string | null };

/** Stores a firm. */
export async function insertFirm(tx: Queryable, firm: NewFirm): Promise<void> {
  await tx`
    insert into partner_firms (id, kind, name, legal_name, gstin, authorisation_number, state_code,
      city_id, grievance_name, grievance_email, created_at, created_by)
    values (${firm.firmId}, ${firm.kind}, ${firm.name}, ${firm.legalName}, ${firm.gstin},
      ${firm.authorisationNumber}, ${firm.stateCode}, ${firm.cityId}, ${firm.grievanceName},
      ${firm.grievanceEmail}, ${firm.createdAt}, ${firm.createdBy})`;
}

/** A firm by id, also a closed one. */
export async function findFirm(sql: Queryable, firmId: string, now: Date): Promise<FirmRow | null> {
  const [row] = await selectFirms(sql, now, sql`f.id = ${firmId}`);
  return row ?? null;
}

/** All firms, by name. */
export function listFirms(sql: Queryable, now: Date): Promise<readonly FirmRow[]> {
  return selectFirms(sql, now, sql`true`);
}

/** Names of firms by id, also of closed ones. */
export function selectFirmNames(sql: Queryable, firmIds: readonly string[]) {
  return sql<{ readonly firmId: string; readonly name: string; readonly kind: FirmKind }[]>`
    select id as "firmId", name, kind from partner_firms
    where id = any(${[...new Set(firmIds)]}::uuid[])`;
}

/** Open branches of a firm, by name. */
export function branchesOfFirm(sql: Queryable, firmId: string) {
  return sql<{ readonly branchId: string; readonly name: string; readonly cityId: number }[]>`
    select id as "branchId", name, city_id as "cityId" from partner_branches
    where firm_id = ${firmId} and closed_at is null order by name, id`;
}

/** Stores a branch. */
export async function insertBranch(
  tx: Queryable,
  one: {
    readonly branchId: string;
    readonly firmId: string;
    readonly name: string;
    readonly cityId: number;
  },
): Promise<void> {
  await tx`
    insert into partner_branches (id, firm_id, name, city_id)
    values (${one.branchId}, ${one.firmId}, ${one.name}, ${one.cityId})`;
}

/** Closes an open branch of a firm; false when it has none of this id. */
export async function updateBranchClosed(
  tx: Queryable,
  firmId: string,
  branchId: string,
  at: Date,
): Promise<boolean> {
  const { count } = await tx`
    update partner_branches set closed_at = ${at}
    where id = ${branchId} and firm_id = ${firmId} and closed_at is null`;
  return count === 1;
}

/** Pauses an active firm; false when it is paused or closed already. */
export async function updatePaused(
  tx: Queryable,
  firmId: string,
  at: Date,
  reason: 'strikes' | 'desk',
): Promise<boolean> {
  const { count } = await tx`
    update partner_firms set paused_at = ${at}, paused_reason = ${reason}
    where id = ${firmId} and paused_at is null and closed_at is null`;
  return count === 1;
}

/** Resumes a paused firm; false when it is not paused. */
export async function updateResumed(tx: Queryable, firmId: string): Promise<boolean> {
  const { count } = await tx`
    update partner_firms set paused_at = null, paused_reason = null
    where id = ${firmId} and paused_at is not null and closed_at is null`;
  return count === 1;
}

/** Closes a firm: its members' sessions are not found any more. False when it is closed already. */
export async function updateClosed(tx: Queryable, firmId: string, at: Date): Promise<boolean> {
  const { count } = await tx`
    update partner_firms set closed_at = ${at} where id = ${firmId} and closed_at is null`;
  return count === 1;
}

function selectFirms(
  sql: Queryable,
  now: Date,
  condition: ReturnType<Queryable>,
): Promise<readonly FirmRow[]> {
  return sql<FirmRow[]>`
    select f.id as "firmId", f.kind, f.name, f.legal_name as "legalName", f.gstin,
      f.authorisation_number as "authorisationNumber", f.state_code as "stateCode",
      f.city_id as "cityId", f.grievance_name as "grievanceName",
      f.grievance_email as "grievanceEmail", f.opens_at as "opensAt", f.closes_at as "closesAt",
      f.open_days as "openDays", f.created_at as "createdAt", f.paused_at as "pausedAt",
      f.paused_reason as "pausedReason", f.closed_at as "closedAt",
      (select count(*)::integer from partner_members m
        where m.firm_id = f.id and m.removed_at is null) as members,
      (select count(*)::integer from partner_invitations i
        where i.firm_id = f.id and i.accepted_at is null and i.revoked_at is null
          and i.expires_at > ${now}) as "openInvitations"
    from partner_firms f where ${condition} order by f.name, f.id`;
}
