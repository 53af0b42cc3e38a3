import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';
import type { OwnLog } from './upkeep-repository.ts';

/** Records for buyers that are valid, of one day. */
type PackRow = { readonly packId: string; readonly madeOn: IstDate };

/** Notes that a record was made this day; returns the id that all records of the day have. */
export async function insertPack(
  sql: Queryable,
  { userId, vehicleNumber }: OwnLog,
  { packId, madeOn }: PackRow,
): Promise<string> {
  const [row] = await sql<{ packId: string }[]>`
    insert into upkeep_packs (id, user_id, vehicle_number, made_on)
    values (${packId}, ${userId}, ${vehicleNumber}, ${madeOn})
    on conflict (user_id, vehicle_number, made_on) do update set made_on = excluded.made_on
    returning id as "packId"`;
  return row?.packId ?? packId;
}

/** Whether records with this id are valid. */
export async function hasPack(sql: Queryable, packId: string): Promise<boolean> {
  const [row] = await sql`select 1 from upkeep_packs where id = ${packId}`;
  return row !== undefined;
}

/** Valid records of a log, newest first. */
export async function listPacks(
  sql: Queryable,
  { userId, vehicleNumber }: OwnLog,
  limit: number,
): Promise<readonly PackRow[]> {
  return sql<PackRow[]>`
    select id as "packId", made_on as "madeOn" from upkeep_packs
    where user_id = ${userId} and vehicle_number = ${vehicleNumber}
    order by made_on desc limit ${limit}`;
}

/** Ends the records of a day. */
export async function deletePack(
  sql: Queryable,
  { userId, vehicleNumber }: OwnLog,
  packId: string,
): Promise<void> {
  await sql`delete from upkeep_packs where id = ${packId} and user_id = ${userId}
    and vehicle_number = ${vehicleNumber}`;
}

/** Records of a person for the account's export. */
export async function packHistory(
  sql: Queryable,
  userId: string,
): Promise<Record<string, unknown>[]> {
  return sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", made_on as "recordForBuyersMadeOn"
    from upkeep_packs where user_id = ${userId} order by made_on`;
}

/** Deletes all records of a person: their codes are worth nothing then. */
export async function deletePacksOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from upkeep_packs where user_id = ${userId}`;
}
