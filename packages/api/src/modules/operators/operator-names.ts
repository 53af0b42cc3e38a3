import type { Queryable } from '../../db/database.ts';
import { findDisplayNames } from './operator-repository.ts';

/** Display name of an operator by id; null for null. */
export type OperatorNames = (operatorId: string | null) => string | null;

/** The names of some operators, also of those whose accounts are closed. */
export async function operatorNames(
  sql: Queryable,
  ids: readonly (string | null)[],
): Promise<OperatorNames> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  const names = asked.length === 0 ? new Map() : await findDisplayNames(sql, asked);
  return (id) => (id === null ? null : (names.get(id) ?? null));
}
