import type { FirmKind } from '@pahiya/contracts/partner-roles';
import type { Queryable } from '../../../db/database.ts';
import { selectFirmNames } from '../store/firm-repository.ts';
import { selectMemberNames } from '../store/member-repository.ts';

/** Name and kind of firms by id, also of closed ones. */
export async function firmNames(
  sql: Queryable,
  firmIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly kind: FirmKind }>> {
  const rows = firmIds.length === 0 ? [] : await selectFirmNames(sql, firmIds);
  return new Map(rows.map(({ firmId, name, kind }) => [firmId, { name, kind }]));
}

/** Names of members by id, also of removed ones. */
export async function memberNames(
  sql: Queryable,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = memberIds.length === 0 ? [] : await selectMemberNames(sql, memberIds);
  return new Map(rows.map(({ memberId, name }) => [memberId, name]));
}
