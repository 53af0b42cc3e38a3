import type { TagIssueOnWire } from '@pahiya/contracts/fastag/details/issue-schema';
import type { IssueState } from '@pahiya/domain/fastag/tag-issue';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { issuesOnWire } from './issue-on-wire.ts';
import { issueNotFound, issueWrongStep, sessionOver } from './issue-refusals.ts';
import { type IssueRow, selectIssue, selectIssuesOf } from './issue-repository.ts';
import { openSession } from './issue-seal.ts';

/** Names an issue of a person. */
export type OwnIssue = { readonly issueId: string; readonly userId: string };

/** A person's issue in one of some states. Refuses `fastag/issue-not-found`, also for issues of others, and
 * `fastag/wrong-step`. */
export async function findOwnIssue(
  { sql }: Pick<Services, 'sql'>,
  { issueId, userId }: OwnIssue,
  states: readonly IssueState[],
): Promise<Result<IssueRow, Refusal>> {
  const row = await selectIssue(sql, issueId);
  if (row === null || row.userId !== userId) return err(issueNotFound);
  return states.includes(row.state) ? ok(row) : err(issueWrongStep);
}

/** A person's issue with the issuer's session. Refuses as {@link findOwnIssue}, and `fastag/session-over`. */
export async function findOwnSession(
  services: Pick<Services, 'sql' | 'settings'>,
  own: OwnIssue,
  states: readonly IssueState[],
): Promise<Result<{ readonly row: IssueRow; readonly sessionRef: string }, Refusal>> {
  const found = await findOwnIssue(services, own, states);
  if (!found.ok) return found;
  const sessionRef = openSession(services.settings, found.value);
  return sessionRef === null ? err(sessionOver) : ok({ row: found.value, sessionRef });
}

/** A person's issue as it is shown, in any state. Refuses `fastag/issue-not-found`. */
export async function readIssue(
  { sql }: Pick<Services, 'sql'>,
  { issueId, userId }: OwnIssue,
): Promise<Result<{ issue: TagIssueOnWire }, Refusal>> {
  const row = await selectIssue(sql, issueId);
  if (row === null || row.userId !== userId) return err(issueNotFound);
  const [issue] = await issuesOnWire(sql, [row]);
  return issue === undefined ? err(issueNotFound) : ok({ issue });
}

/** States before an order. */
export const unordered: readonly IssueState[] = ['otp-sent', 'otp-ok', 'accepted', 'ready'];

/** A person's newest issues in some states. */
export async function listIssues(
  { sql }: Pick<Services, 'sql'>,
  userId: string,
  states: readonly IssueState[],
): Promise<TagIssueOnWire[]> {
  return issuesOnWire(sql, await selectIssuesOf(sql, userId, states));
}
