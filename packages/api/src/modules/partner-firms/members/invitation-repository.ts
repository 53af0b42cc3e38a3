import type { PartnerRole } from '@pahiya/contracts/partner-roles';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';

/** An invitation to a firm. `memberId`: new credentials for a member. */
export type InvitationRow = {
  readonly invitationId: string;
  readonly firmId: string;
  readonly firmName: string;
  readonly memberId: string | null;
  readonly email: string;
  readonly displayName: string;
  readonly role: PartnerRole;
  readonly branchIds: readonly string[];
  readonly language: Language;
  readonly totpSecret: Uint8Array;
  readonly expiresAt: Date;
};

/** Stores an invitation. An open one of the same firm and address is replaced. */
export async function insertInvitation(
  tx: Queryable,
  invitation: Omit<InvitationRow, 'firmName'> & {
    readonly tokenHash: Buffer;
    readonly invitedBy: string | null;
    readonly at: Date;
  },
): Promise<void> {
  const one = invitation;
  await tx`
    update partner_invitations set revoked_at = ${one.at}
    where firm_id = ${one.firmId} and email = ${one.email}
      and accepted_at is null and revoked_at is null`;
  await tx`
    insert into partner_invitations (id, firm_id, member_id, email, display_name, role, branch_ids,
      token_hash, totp_secret, language, invited_by, created_at, expires_at)
    values (${one.invitationId}, ${one.firmId}, ${one.memberId}, ${one.email}, ${one.displayName},
      ${one.role}, ${[...one.branchIds]}::uuid[], ${one.tokenHash}, ${one.totpSecret},
      ${one.language}, ${one.invitedBy}, ${one.at}, ${one.expiresAt})`;
}

/** The open invitation of a link; null when it is unknown, used, revoked or expired. */
export async function findInvitation(
  sql: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await selectOpen(sql, now, sql`i.token_hash = ${tokenHash}`);
  return row ?? null;
}

/** Open invitations of a firm, newest first. */
export function invitationsOfFirm(
  sql: Queryable,
  firmId: string,
  now: Date,
): Promise<readonly InvitationRow[]> {
  return selectOpen(sql, now, sql`i.firm_id = ${firmId}`);
}

/** Uses an invitation up; false when a parallel request was first. */
export async function useInvitation(
  tx: Queryable,
  invitationId: string,
  at: Date,
): Promise<boolean> {
  const { count } = await tx`
    update partner_invitations set accepted_at = ${at}
    where id = ${invitationId} and accepted_at is null and revoked_at is null`;
  return count === 1;
}

/** Revokes an open invitation of a firm; false when the firm has none of this id. */
export async function revokeInvitation(
  tx: Queryable,
  firmId: string,
  invitationId: string,
  at: Date,
): Promise<boolean> {
  const { count } = await tx`
    update partner_invitations set revoked_at = coalesce(revoked_at, ${at})
    where id = ${invitationId} and firm_id = ${firmId} and accepted_at is null`;
  return count === 1;
}

/** Revokes the open invitations of a member. */
export async function revokeInvitationsOf(
  tx: Queryable,
  memberId: string,
  at: Date,
): Promise<void> {
  await tx`
    update partner_invitations set revoked_at = ${at}
    where member_id = ${memberId} and accepted_at is null and revoked_at is null`;
}

function selectOpen(
  sql: Queryable,
  now: Date,
  condition: ReturnType<Queryable>,
): Promise<readonly InvitationRow[]> {
  return sql<InvitationRow[]>`
    select i.id as "invitationId", i.firm_id as "firmId", f.name as "firmName",
      i.member_id as "memberId", i.email, i.display_name as "displayName", i.role,
      i.branch_ids as "branchIds", i.language, i.totp_secret as "totpSecret",
      i.expires_at as "expiresAt"
    from partner_invitations i join partner_firms f on f.id = i.firm_id
    where i.accepted_at is null and i.revoked_at is null and i.expires_at > ${now}
      and f.closed_at is null and ${condition}
    order by i.created_at desc, i.id`;
}
