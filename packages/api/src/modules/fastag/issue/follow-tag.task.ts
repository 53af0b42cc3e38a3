import { isGivenUp, isPassedOn, issuePauseMs, openAtIssuer } from '@pahiya/domain/fastag/tag-issue';
import { isBefore, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import type { TaskHandler, TaskOutcome } from '../../../tasks/task-kinds.ts';
import { refreshWork } from '../../desk-queue/refresh-work.ts';
import { findOrder, lockOrder } from '../../orders/find-order.ts';
import { applyIssueReport } from './apply-report.ts';
import { dispatchBy } from './dispatch-by.ts';
import {
  type IssueRow,
  selectIssue,
  selectIssueLocked,
  updateOverdue,
} from './issue-repository.ts';
import { openTagWork, tagDueOn } from './open-tag-work.ts';

/** Pause before a tag that was given up is looked at once more: an order to its issuer may have been under way. */
export const lookAgainMs = 10 * 60_000;

/** Polls the issuer until the tag is active, refused or cancelled, less often the longer nothing changes. Cancels a tag
 * that was not dispatched in time, and one that the issuer has although it was given up. A failure of the issuer only waits: nothing is given up because it was down. */
export const followTagTask: TaskHandler = async (services, issueId) => {
  const row = await selectIssue(services.sql, issueId);
  if (row !== null && isGivenUp(row.state)) return lookAtGivenUp(services, issueId);
  if (row === null || !openAtIssuer.includes(row.state)) return 'done';
  const report = await services.tagIssuer.report(issueId);
  if (report.ok && report.value.state !== 'unknown') {
    await services.sql.begin((tx) => applyIssueReport(tx, services, issueId, report.value));
  }
  const current = await selectIssue(services.sql, issueId);
  if (current === null || !openAtIssuer.includes(current.state)) return 'done';
  await noteOverdue(services, current);
  if (report.ok && (await isOverdue(services, current))) {
    const isClosed = await cancel(services, current, report.value.state === 'unknown');
    if (isClosed) return 'done';
  }
  const now = services.now().getTime();
  return { again: new Date(now + issuePauseMs(now - current.changedAt.getTime())) };
};

/** Hands a tag to the desk that is in its state for longer than usual. */
async function noteOverdue({ sql, now }: Services, row: IssueRow): Promise<void> {
  const dueOn = tagDueOn(row);
  if (dueOn === null || !isBefore(dueOn, istDateOf(now()))) return;
  await sql.begin(async (tx) => {
    const order = row.orderId === null ? null : await lockOrder(tx, row.orderId);
    const current = order === null ? null : await selectIssueLocked(tx, row.issueId);
    if (current?.state !== row.state || !(await updateOverdue(tx, row.issueId))) return;
    await refreshWork(tx, openTagWork, row.issueId);
  });
}

/** Makes sure that a tag that was given up is not issued: cancels it where the issuer has it. */
async function lookAtGivenUp(services: Services, issueId: string): Promise<TaskOutcome> {
  const report = await services.tagIssuer.report(issueId);
  if (!report.ok) return { failed: `issuer-${report.error.kind}` };
  const { state } = report.value;
  if (state === 'unknown' || state === 'closed' || state === 'refused') return 'done';
  const cancelled = await services.tagIssuer.cancel(issueId);
  if (!cancelled.ok) return { failed: `issuer-${cancelled.error.kind}` };
  if (cancelled.value === 'closed') return 'done';
  const sent = await services.tagIssuer.report(issueId);
  if (!sent.ok) return { failed: `issuer-${sent.error.kind}` };
  await services.sql.begin((tx) => applyIssueReport(tx, services, issueId, sent.value));
  const now = services.now().getTime();
  // Too late to cancel, and not reported as sent yet.
  const isSent = sent.value.state !== 'unknown' && isPassedOn(sent.value.state);
  return isSent ? 'done' : { again: new Date(now + lookAgainMs) };
}

async function isOverdue({ sql, now }: Services, row: IssueRow): Promise<boolean> {
  if (isPassedOn(row.state)) return false;
  const order = row.orderId === null ? null : await findOrder(sql, row.orderId);
  const paidAt = order?.paidAt ?? null;
  return paidAt !== null && istDateOf(now()) > dispatchBy(paidAt);
}

/** Cancels a tag with its issuer, or gives up one that the issuer never received. False: try again later. */
async function cancel(
  services: Services,
  { issueId }: IssueRow,
  isUnknown: boolean,
): Promise<boolean> {
  const cancelled = await services.tagIssuer.cancel(issueId);
  const isClosed = cancelled.ok && cancelled.value === 'closed';
  // An order that the issuer never received cannot be cancelled; it is known to be unknown.
  const isRefused = isUnknown && !cancelled.ok && cancelled.error.kind === 'rejected';
  if (!isClosed && !isRefused) return false;
  const at = services.now().toISOString();
  await services.sql.begin((tx) =>
    applyIssueReport(tx, services, issueId, { state: 'closed', at }),
  );
  return true;
}
