import type { PartnerKeyScope } from '@pahiya/contracts/partner-roles';
import type { Queryable } from '../../../db/database.ts';

/** A key of a firm, without what proves it. */
export type KeyRow = {
  readonly keyId: string;
  readonly firmId: string;
  readonly name: string;
  readonly beginning: string;
  readonly scopes: readonly PartnerKeyScope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
};

/** Stores a key by its hash. */
export async function insertKey(
  tx: Queryable,
  key: Omit<KeyRow, 'lastUsedAt' | 'revokedAt'> & {
    readonly tokenHash: Buffer;
    readonly createdBy: string;
  },
): Promise<void> {
  await tx`
    insert into partner_keys (id, firm_id, name, token_hash, beginning, scopes, created_at,
      created_by)
    values (${key.keyId}, ${key.firmId}, ${key.name}, ${key.tokenHash}, ${key.beginning},
      ${[...key.scopes]}, ${key.createdAt}, ${key.createdBy})`;
}

/** Keys of a firm, also revoked ones, the newest first. */
export function keysOfFirm(sql: Queryable, firmId: string): Promise<readonly KeyRow[]> {
  return sql<KeyRow[]>`
    select ${columns(sql)} from partner_keys k
    where k.firm_id = ${firmId} order by k.created_at desc, k.id limit 100`;
}

/** A working key of an open firm by its hash; null for any other. */
export async function findKey(
  sql: Queryable,
  tokenHash: Buffer,
): Promise<(KeyRow & { readonly isFirmPaused: boolean }) | null> {
  const [row] = await sql<(KeyRow & { isFirmPaused: boolean })[]>`
    select ${columns(sql)}, f.paused_at is not null as "isFirmPaused"
    from partner_keys k join partner_firms f on f.id = k.firm_id
    where k.token_hash = ${tokenHash} and k.revoked_at is null and f.closed_at is null`;
  return row ?? null;
}

/** Notes when a key was used. */
export async function touchKey(sql: Queryable, keyId: string, at: Date): Promise<void> {
  await sql`update partner_keys set last_used_at = ${at} where id = ${keyId}`;
}

/** Ends a key of a firm; false when the firm has none of this id. A revoked one stays as it is. */
export async function updateKeyRevoked(
  tx: Queryable,
  one: { readonly firmId: string; readonly keyId: string; readonly memberId: string; at: Date },
): Promise<boolean> {
  const { count } = await tx`
    update partner_keys set revoked_at = coalesce(revoked_at, ${one.at}),
      revoked_by = coalesce(revoked_by, ${one.memberId})
    where id = ${one.keyId} and firm_id = ${one.firmId}`;
  return count === 1;
}

function columns(sql: Queryable) {
  return sql`k.id as "keyId", k.firm_id as "firmId", k.name, k.beginning, k.scopes,
    k.created_at as "createdAt", k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt"`;
}
