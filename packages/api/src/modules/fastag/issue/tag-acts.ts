import type { DeskOrderAct } from '@pahiya/contracts/operators/order-acts';
import { cancellable, openAtIssuer } from '@pahiya/domain/fastag/tag-issue';
import { err, ok } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { DeskAct, DeskActs } from '../../../order-desk.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { sourceUnavailable, tagSent, wrongState } from '../../operators/refusals.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { applyIssueReport } from './apply-report.ts';
import { lookAgainMs } from './follow-tag.task.ts';
import { type IssueRow, selectIssuesOfOrders } from './issue-repository.ts';

/** Acts that are possible on a tag. `isDeclined`: its refund was. */
export function possibleActs(
  { state }: Pick<IssueRow, 'state'>,
  isDeclined: boolean,
): readonly DeskOrderAct[] {
  const acts: readonly (readonly [DeskOrderAct, boolean])[] = [
    ['ask-source', openAtIssuer.includes(state)],
    ['give-up-order', cancellable.includes(state)],
    ['ask-refund', isDeclined],
  ];
  return acts.filter(([, isPossible]) => isPossible).map(([act]) => act);
}

async function issueOf(sql: Queryable, orderId: string): Promise<IssueRow | null> {
  return (await selectIssuesOfOrders(sql, [orderId]))[0] ?? null;
}

/** Asks the issuer for the status. One that never received the order leaves it as it is: it is being sent. */
const askSource: DeskAct = async (services, { orderId }) => {
  const row = await issueOf(services.sql, orderId);
  if (row === null || !openAtIssuer.includes(row.state)) return err(wrongState);
  const { issueId } = row;
  const report = await services.tagIssuer.report(issueId);
  if (!report.ok) return err(sourceUnavailable);
  return ok(async (tx) => {
    await applyIssueReport(tx, services, issueId, report.value);
    return ok(undefined);
  });
};

/** Cancels a tag with its issuer and refunds it. Refused once the issuer has sent it, and while the issuer cannot say. */
const giveUp: DeskAct = async (services, { orderId }, operatorId) => {
  const { sql, tagIssuer } = services;
  const row = await issueOf(sql, orderId);
  if (row === null || !cancellable.includes(row.state)) return err(wrongState);
  const { issueId } = row;
  const cancelled = await tagIssuer.cancel(issueId);
  const report = await tagIssuer.report(issueId);
  if (cancelled.ok && cancelled.value === 'too-late') {
    if (report.ok) await sql.begin((tx) => applyIssueReport(tx, services, issueId, report.value));
    return err(tagSent);
  }
  // What the issuer never received it cannot cancel.
  const isUnknown = report.ok && report.value.state === 'unknown';
  if (!cancelled.ok && !isUnknown) return err(sourceUnavailable);
  return ok(async (tx) => {
    await lockOrder(tx, orderId);
    const found = await issueOf(tx, orderId);
    if (found === null || !cancellable.includes(found.state)) return err(wrongState);
    const at = services.now();
    const closed = { state: 'closed', at: at.toISOString() } as const;
    await applyIssueReport(tx, services, issueId, closed, { operatorId });
    const dueAt = new Date(at.getTime() + lookAgainMs);
    await enqueueTask(tx, { kind: 'follow-tag', subject: issueId, dueAt });
    return ok(undefined);
  });
};

/** What operators may do with new tags. A cancelled one cannot be resumed. */
export const tagActs: DeskActs = { 'ask-source': askSource, 'give-up-order': giveUp };
