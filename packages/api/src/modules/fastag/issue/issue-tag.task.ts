import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import type { TaskHandler } from '../../../tasks/task-kinds.ts';
import { findOrder } from '../../orders/find-order.ts';
import { applyIssueReport } from './apply-report.ts';
import { type IssueRow, selectIssue } from './issue-repository.ts';
import { openAddress, openSession } from './issue-seal.ts';

/** Orders a paid tag with its issuer, under the issue's id as request id: repeated calls order once. After a failed call
 * the outcome is unknown, so the issuer is asked; an order that it refused outright and never received is refunded. */
export const issueTagTask: TaskHandler = async (services, issueId) => {
  const row = await selectIssue(services.sql, issueId);
  if (row?.state !== 'paid') return 'done';
  const confirmed = await confirm(services, row);
  if (confirmed?.ok && confirmed.value.state !== 'unknown') {
    await services.sql.begin((tx) => applyIssueReport(tx, services, issueId, confirmed.value));
    return 'done';
  }
  const known = await services.tagIssuer.report(issueId);
  if (!known.ok) return { failed: `issuer-${known.error.kind}` };
  if (known.value.state !== 'unknown') {
    await services.sql.begin((tx) => applyIssueReport(tx, services, issueId, known.value));
    return 'done';
  }
  const isNeverSent = confirmed === null || (!confirmed.ok && confirmed.error.kind === 'rejected');
  return isNeverSent ? giveUp(services, issueId) : { failed: 'issuer-unknown' };
};

/** Null without session or address: they were erased, or encrypted with another secret. An earlier call may have reached
 * the issuer all the same. */
async function confirm({ sql, tagIssuer, settings }: Services, row: IssueRow) {
  const { issueId, orderId, planRef, vehicleNumber, files } = row;
  const order = orderId === null ? null : await findOrder(sql, orderId);
  const sessionRef = openSession(settings, row);
  const address = openAddress(settings, row);
  if (order === null || sessionRef === null || address === null || planRef === null) return null;
  return tagIssuer.confirm({
    requestId: issueId,
    sessionRef,
    planRef,
    vehicleNumber,
    amount: order.total,
    fileRefs: files.map(({ fileRef }) => fileRef),
    address,
  });
}

/** Refunds an issue that the issuer never received. */
async function giveUp(services: Services, issueId: string) {
  const at = services.now().toISOString();
  await services.sql.begin((tx) =>
    applyIssueReport(tx, services, issueId, { state: 'refused', at, reason: 'not-ordered' }),
  );
  return 'done' as const;
}

/** Enqueues the tasks of a paid issue. */
export async function enqueueIssue(
  tx: Parameters<typeof enqueueTask>[0],
  { issueId, now }: { readonly issueId: string; readonly now: Date },
): Promise<void> {
  await enqueueTask(tx, { kind: 'issue-tag', subject: issueId, dueAt: now });
  const dueAt = new Date(now.getTime() + 60_000);
  await enqueueTask(tx, { kind: 'follow-tag', subject: issueId, dueAt });
}
