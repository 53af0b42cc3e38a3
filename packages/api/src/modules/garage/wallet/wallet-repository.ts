import type { WalletKind } from '@pahiya/domain/garage/wallet';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';

/** A copy of a document as stored. */
export type WalletRow = {
  readonly documentId: string;
  readonly userId: string;
  readonly vehicleNumber: VehicleNumber | null;
  readonly kind: WalletKind;
  readonly title: string | null;
  readonly validUpto: IstDate | null;
  readonly storageKey: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly addedAt: Date;
};

const columns = (sql: Queryable) => sql`id as "documentId", user_id as "userId",
  vehicle_number as "vehicleNumber", kind, title, valid_upto::text as "validUpto",
  storage_key as "storageKey", content_type as "contentType", bytes, added_at as "addedAt"`;

/** Copies that a person may see: their own, and those of vehicles that they drive, while they are shared. */
const visibleTo = (sql: Queryable, userId: string) => sql`stored_at is not null and (
  user_id = ${userId} or exists (
    select 1 from garage_shares s
    where s.member_id = ${userId} and s.role = 'driver' and s.owner_id = wallet_documents.user_id
      and s.vehicle_number = wallet_documents.vehicle_number))`;

/** Copies that a person may see, newest first. */
export async function selectWallet(sql: Queryable, userId: string): Promise<readonly WalletRow[]> {
  return sql<WalletRow[]>`
    select ${columns(sql)} from wallet_documents
    where ${visibleTo(sql, userId)} order by added_at desc, id`;
}

/** One copy, if the person may see it. */
export async function selectWalletDocument(
  sql: Queryable,
  userId: string,
  documentId: string,
): Promise<WalletRow | null> {
  const [row] = await sql<WalletRow[]>`
    select ${columns(sql)} from wallet_documents
    where id = ${documentId} and ${visibleTo(sql, userId)}`;
  return row ?? null;
}

/** A person's own copies that have a last valid day. */
export async function selectDatedCopies(
  sql: Queryable,
  userId: string,
): Promise<readonly (WalletRow & { readonly validUpto: IstDate })[]> {
  return sql<(WalletRow & { readonly validUpto: IstDate })[]>`
    select ${columns(sql)} from wallet_documents
    where user_id = ${userId} and stored_at is not null and valid_upto is not null`;
}

/** How many copies a person has, with uploads under way. */
export async function countWallet(sql: Queryable, userId: string): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from wallet_documents where user_id = ${userId}`;
  return row?.total ?? 0;
}

/** Notes a copy before its file is written, so that no file is without a row. */
export async function insertWalletDocument(
  sql: Queryable,
  row: Pick<
    WalletRow,
    'documentId' | 'userId' | 'vehicleNumber' | 'kind' | 'title' | 'validUpto' | 'storageKey'
  > & { readonly at: Date },
): Promise<void> {
  await sql`
    insert into wallet_documents (id, user_id, vehicle_number, kind, title, valid_upto,
      storage_key, added_at)
    values (${row.documentId}, ${row.userId}, ${row.vehicleNumber}, ${row.kind}, ${row.title},
      ${row.validUpto}, ${row.storageKey}, ${row.at})`;
}

/** Notes that the file was written; false when the row is gone meanwhile. */
export async function updateStored(
  sql: Queryable,
  documentId: string,
  file: {
    readonly contentType: string;
    readonly bytes: number;
    readonly sha256: Buffer;
    readonly at: Date;
  },
): Promise<boolean> {
  const { count } = await sql`
    update wallet_documents set content_type = ${file.contentType}, bytes = ${file.bytes},
      sha256 = ${file.sha256}, stored_at = ${file.at}
    where id = ${documentId}`;
  return count > 0;
}

/** Changes the last valid day; false when there is no such copy of the person. */
export async function updateValidUpto(
  sql: Queryable,
  userId: string,
  documentId: string,
  validUpto: IstDate | null,
): Promise<boolean> {
  const { count } = await sql`
    update wallet_documents set valid_upto = ${validUpto}
    where id = ${documentId} and user_id = ${userId} and stored_at is not null`;
  return count > 0;
}

/** Deletes one copy of a person; the key of its file, which is still stored. */
export async function deleteWalletDocument(
  tx: Queryable,
  userId: string,
  documentId: string,
): Promise<string | null> {
  const [row] = await tx<{ storageKey: string }[]>`
    delete from wallet_documents where id = ${documentId} and user_id = ${userId}
    returning storage_key as "storageKey"`;
  return row?.storageKey ?? null;
}

/** Deletes all copies of a person; the keys of their files. */
export async function deleteWallet(tx: Queryable, userId: string): Promise<readonly string[]> {
  const rows = await tx<{ storageKey: string }[]>`
    delete from wallet_documents where user_id = ${userId} returning storage_key as "storageKey"`;
  return rows.map(({ storageKey }) => storageKey);
}

/** Deletes uploads of a person that were broken off before an instant; the keys of their files. */
export async function deleteBrokenOff(
  tx: Queryable,
  userId: string,
  before: Date,
): Promise<readonly string[]> {
  const rows = await tx<{ storageKey: string }[]>`
    delete from wallet_documents
    where user_id = ${userId} and stored_at is null and added_at < ${before}
    returning storage_key as "storageKey"`;
  return rows.map(({ storageKey }) => storageKey);
}

/** Copies of a person for the export. */
export async function walletHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", kind, title, valid_upto::text as "validUpto",
      bytes, added_at as "addedAt"
    from wallet_documents where user_id = ${userId} and stored_at is not null order by added_at`;
}
