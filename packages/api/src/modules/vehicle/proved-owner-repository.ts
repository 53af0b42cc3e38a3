import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Queryable } from '../../db/database.ts';

/** The proof of an owner. `ownerSerial`: on the RC at that time; null if the record had none. */
export type StoredProof = {
  readonly userId: string;
  readonly provedAt: Date;
  readonly ownerSerial: number | null;
};

/** Stores a proof; it replaces an earlier one, also of another account. */
export async function putProof(
  sql: Queryable,
  vehicleNumber: VehicleNumber,
  { userId, provedAt, ownerSerial }: StoredProof,
): Promise<void> {
  await sql`
    insert into proved_owners (vehicle_number, user_id, proved_at, owner_serial)
    values (${vehicleNumber}, ${userId}, ${provedAt}, ${ownerSerial})
    on conflict (vehicle_number) do update set user_id = excluded.user_id,
      proved_at = excluded.proved_at, owner_serial = excluded.owner_serial`;
}

/** The proof for a vehicle; null if nobody proved it. */
export async function findProof(
  sql: Queryable,
  vehicleNumber: VehicleNumber,
): Promise<StoredProof | null> {
  const [row] = await sql<StoredProof[]>`
    select user_id as "userId", proved_at as "provedAt", owner_serial as "ownerSerial"
    from proved_owners where vehicle_number = ${vehicleNumber}`;
  return row ?? null;
}

/** Deletes the proofs of an account. */
export async function deleteProofs(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from proved_owners where user_id = ${userId}`;
}

/** The vehicles that an account proved, for its export. */
export async function proofHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", proved_at as "provedAt"
    from proved_owners where user_id = ${userId} order by proved_at desc`;
}

/** Deletes proofs that are too old; returns their number. */
export async function deleteOldProofs(sql: Queryable, before: Date): Promise<number> {
  const { count } = await sql`delete from proved_owners where proved_at <= ${before}`;
  return count;
}
