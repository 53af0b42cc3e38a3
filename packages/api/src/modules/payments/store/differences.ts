import type { Queryable } from '../../../db/database.ts';
import {
  type DifferenceRow,
  selectDifference,
  selectDifferences,
  selectOpenCount,
  selectOrdersOfSubjects,
  updateResolved,
} from './difference-repository.ts';

export type { DifferenceRow };

/** Differences found by the nightly reconciliation, newest first, and how many are open. */
export async function findDifferences(
  sql: Queryable,
  page: { readonly isOpen: boolean; readonly before: number | null; readonly limit: number },
): Promise<{ readonly rows: readonly DifferenceRow[]; readonly open: number }> {
  const [rows, open] = await Promise.all([selectDifferences(sql, page), selectOpenCount(sql)]);
  return { rows, open };
}

/** Resolves an open difference by an operator. Returns it, and whether it was open; null for an unknown one. */
export async function closeDifference(
  tx: Queryable,
  differenceId: number,
  by: { readonly operatorId: string; readonly note: string; readonly at: Date },
): Promise<{ readonly row: DifferenceRow; readonly wasOpen: boolean } | null> {
  const wasOpen = await updateResolved(tx, differenceId, by);
  const row = await selectDifference(tx, differenceId);
  return row === null ? null : { row, wasOpen };
}

/** Orders of subjects that are payments or refunds. */
export function findOrdersOfSubjects(
  sql: Queryable,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return selectOrdersOfSubjects(sql, subjects);
}
