import { canMoveIssue, type IssueState } from '@pahiya/domain/fastag/tag-issue';
import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import {
  eraseSession,
  type IssueRow,
  selectIssueLocked,
  updateIssueState,
} from './issue-repository.ts';

/** Moves an issue to a state. `change` stores what came with it, in the same transaction. A move that its table does not
 * have is left: another tab was quicker. */
export async function moveIssue(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  issueId: string,
  to: IssueState,
  change: (tx: Transaction, row: IssueRow) => Promise<void> = async () => undefined,
): Promise<void> {
  await sql.begin(async (tx) => {
    const row = await selectIssueLocked(tx, issueId);
    if (row === null || !canMoveIssue(row.state, to)) return;
    await updateIssueState(tx, issueId, { state: to, at: now() });
    if (to === 'dropped') await eraseSession(tx, issueId);
    await change(tx, row);
  });
}
