import type { FamilyRole } from '@pahiya/domain/garage/family-role';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';

/** A share of a vehicle, or an invitation to it while there is no member. */
export type ShareRow = {
  readonly shareId: string;
  readonly ownerId: string;
  readonly vehicleNumber: VehicleNumber;
  readonly role: FamilyRole;
  readonly name: string;
  readonly memberId: string | null;
  readonly expiresAt: Date;
};

const columns = (sql: Queryable) => sql`id as "shareId", owner_id as "ownerId",
  vehicle_number as "vehicleNumber", role, name, member_id as "memberId",
  expires_at as "expiresAt"`;

/** Shares and open invitations of an owner's vehicles, oldest first. */
export async function selectSharesOf(
  sql: Queryable,
  ownerId: string,
  now: Date,
): Promise<readonly ShareRow[]> {
  return sql<ShareRow[]>`
    select ${columns(sql)} from garage_shares
    where owner_id = ${ownerId} and (member_id is not null or expires_at > ${now})
    order by vehicle_number, created_at, id`;
}

/** Vehicles that others share with a person. */
export async function selectSharedWith(
  sql: Queryable,
  memberId: string,
): Promise<readonly ShareRow[]> {
  return sql<ShareRow[]>`
    select ${columns(sql)} from garage_shares where member_id = ${memberId}
    order by accepted_at, id`;
}

/** The share of a vehicle with a person, the newest of several owners. */
export async function selectShareOf(
  sql: Queryable,
  memberId: string,
  vehicleNumber: VehicleNumber,
): Promise<ShareRow | null> {
  const [row] = await sql<ShareRow[]>`
    select ${columns(sql)} from garage_shares
    where member_id = ${memberId} and vehicle_number = ${vehicleNumber}
    order by accepted_at desc limit 1`;
  return row ?? null;
}

/** An invitation that can still be accepted. */
export async function selectInvitation(
  sql: Queryable,
  shareId: string,
  now: Date,
): Promise<ShareRow | null> {
  const [row] = await sql<ShareRow[]>`
    select ${columns(sql)} from garage_shares
    where id = ${shareId} and member_id is null and expires_at > ${now}`;
  return row ?? null;
}

/** Stores an invitation; expired ones of the owner go. */
export async function insertInvitation(
  tx: Queryable,
  share: Omit<ShareRow, 'memberId'> & { readonly createdAt: Date },
): Promise<void> {
  await tx`
    delete from garage_shares
    where owner_id = ${share.ownerId} and member_id is null and expires_at <= ${share.createdAt}`;
  await tx`
    insert into garage_shares (id, owner_id, vehicle_number, role, name, created_at, expires_at)
    values (${share.shareId}, ${share.ownerId}, ${share.vehicleNumber}, ${share.role},
      ${share.name}, ${share.createdAt}, ${share.expiresAt})`;
}

/** Accepts an invitation once; false when it was accepted, withdrawn or has expired. A second invitation to the same
 * vehicle replaces the role of the first. */
export async function updateAccepted(
  tx: Queryable,
  { shareId, ownerId, vehicleNumber }: ShareRow,
  memberId: string,
  now: Date,
): Promise<boolean> {
  await tx`
    delete from garage_shares
    where owner_id = ${ownerId} and vehicle_number = ${vehicleNumber} and member_id = ${memberId}`;
  const { count } = await tx`
    update garage_shares set member_id = ${memberId}, accepted_at = ${now}
    where id = ${shareId} and member_id is null and expires_at > ${now}`;
  return count > 0;
}

/** Ends a share: only its owner and its member can. */
export async function deleteShare(sql: Queryable, userId: string, shareId: string): Promise<void> {
  await sql`
    delete from garage_shares
    where id = ${shareId} and (owner_id = ${userId} or member_id = ${userId})`;
}

/** Ends all shares of a person, as owner and as member. */
export async function deleteSharesOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from garage_shares where owner_id = ${userId} or member_id = ${userId}`;
}

/** Shares of a person for the export. */
export async function shareHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", role,
      case when owner_id = ${userId} then name end as "sharedWith",
      created_at as "createdAt", accepted_at as "acceptedAt"
    from garage_shares where owner_id = ${userId} or member_id = ${userId} order by created_at`;
}
