import type { FirmKind, PartnerRole } from '@pahiya/contracts/partner-roles';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';

/** A member of a firm as stored. */
export type MemberRow = {
  readonly memberId: string;
  readonly firmId: string;
  readonly firmName: string;
  readonly firmKind: FirmKind;
  readonly isFirmPaused: boolean;
  readonly email: string;
  readonly displayName: string;
  readonly role: PartnerRole;
  readonly branchIds: readonly string[];
  readonly isOnDuty: boolean;
  readonly language: Language;
  readonly passwordHash: string;
  readonly totpSecret: Uint8Array;
  readonly createdAt: Date;
};

/** An active member by e-mail address; null otherwise, and of a closed firm. */
export async function findMemberByEmail(sql: Queryable, email: string): Promise<MemberRow | null> {
  const [row] = await selectMembers(sql, sql`m.email = ${email}`);
  return row ?? null;
}

/** An active member by id; null otherwise. */
export async function findMember(sql: Queryable, memberId: string): Promise<MemberRow | null> {
  const [row] = await selectMembers(sql, sql`m.id = ${memberId}`);
  return row ?? null;
}

/** Active members of a firm, oldest first. */
export function membersOfFirm(sql: Queryable, firmId: string): Promise<readonly MemberRow[]> {
  return selectMembers(sql, sql`m.firm_id = ${firmId}`);
}

/** Names of members by id, also of removed ones. */
export function selectMemberNames(sql: Queryable, memberIds: readonly string[]) {
  return sql<{ readonly memberId: string; readonly name: string }[]>`
    select id as "memberId", display_name as name from partner_members
    where id = any(${[...new Set(memberIds)]}::uuid[])`;
}

/** Names of members, keys and branches of a firm by id, also of those that ended; none of another firm. */
export function selectNamesInFirm(sql: Queryable, firmId: string, ids: readonly string[]) {
  const among = [...new Set(ids)];
  return sql<{ readonly id: string; readonly name: string }[]>`
    select id, display_name as name from partner_members
    where firm_id = ${firmId} and id = any(${among}::uuid[])
    union all
    select id, name from partner_keys where firm_id = ${firmId} and id = any(${among}::uuid[])
    union all
    select id, name from partner_branches where firm_id = ${firmId} and id = any(${among}::uuid[])`;
}

/** Makes concurrent changes of a firm's members wait for each other. */
export async function lockFirm(tx: Queryable, firmId: string): Promise<void> {
  await tx`select from partner_firms where id = ${firmId} for no key update`;
}

/** Stores a new member; false when the address belongs to another. */
export async function insertMember(
  tx: Queryable,
  member: Pick<
    MemberRow,
    | 'memberId'
    | 'firmId'
    | 'email'
    | 'displayName'
    | 'role'
    | 'branchIds'
    | 'language'
    | 'passwordHash'
    | 'totpSecret'
  >,
  at: Date,
): Promise<boolean> {
  const { count } = await tx`
    insert into partner_members (id, firm_id, email, display_name, role, branch_ids, language,
      password_hash, totp_secret, created_at)
    values (${member.memberId}, ${member.firmId}, ${member.email}, ${member.displayName},
      ${member.role}, ${[...member.branchIds]}::uuid[], ${member.language}, ${member.passwordHash},
      ${member.totpSecret}, ${at})
    on conflict (email) where removed_at is null do nothing`;
  return count > 0;
}

/** Replaces password and authenticator. */
export async function updateCredentials(
  tx: Queryable,
  memberId: string,
  { passwordHash, totpSecret }: Pick<MemberRow, 'passwordHash' | 'totpSecret'>,
): Promise<void> {
  await tx`
    update partner_members set password_hash = ${passwordHash}, totp_secret = ${totpSecret},
      totp_last_step = null
    where id = ${memberId}`;
}

/** Saves a password that a member chose. */
export async function updatePassword(
  tx: Queryable,
  memberId: string,
  passwordHash: string,
): Promise<void> {
  await tx`update partner_members set password_hash = ${passwordHash} where id = ${memberId}`;
}

/** Updates the given fields. */
export async function updateMember(
  tx: Queryable,
  memberId: string,
  {
    role,
    branchIds,
    isOnDuty,
  }: {
    readonly role?: PartnerRole | undefined;
    readonly branchIds?: readonly string[] | undefined;
    readonly isOnDuty?: boolean | undefined;
  },
): Promise<void> {
  await tx`
    update partner_members set role = coalesce(${role ?? null}, role),
      branch_ids = coalesce(${branchIds === undefined ? null : [...branchIds]}::uuid[], branch_ids),
      is_on_duty = coalesce(${isOnDuty ?? null}::boolean, is_on_duty)
    where id = ${memberId}`;
}

/** Ends a membership. The address can be invited again. */
export async function updateRemoved(tx: Queryable, memberId: string, at: Date): Promise<void> {
  await tx`update partner_members set removed_at = ${at} where id = ${memberId}`;
}

/** Consumes a code's time step. False: this one, or a later one, has been used. */
export async function takeMemberStep(
  sql: Queryable,
  memberId: string,
  step: number,
): Promise<boolean> {
  const { count } = await sql`
    update partner_members set totp_last_step = ${step}
    where id = ${memberId} and (totp_last_step is null or totp_last_step < ${step})`;
  return count > 0;
}

function selectMembers(
  sql: Queryable,
  condition: ReturnType<Queryable>,
): Promise<readonly MemberRow[]> {
  return sql<MemberRow[]>`
    select m.id as "memberId", m.firm_id as "firmId", f.name as "firmName", f.kind as "firmKind",
      f.paused_at is not null as "isFirmPaused", m.email, m.display_name as "displayName", m.role,
      m.branch_ids as "branchIds", m.is_on_duty as "isOnDuty", m.language,
      m.password_hash as "passwordHash", m.totp_secret as "totpSecret", m.created_at as "createdAt"
    from partner_members m join partner_firms f on f.id = m.firm_id
    where m.removed_at is null and f.closed_at is null and ${condition}
    order by m.created_at, m.id`;
}
