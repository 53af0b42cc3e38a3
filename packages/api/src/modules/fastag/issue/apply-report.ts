import type { IssueReport } from '@pahiya/domain/fastag/ports';
import {
  canMoveIssue,
  type IssueState,
  isGivenUp,
  isPassedOn,
  orderStepOf,
  stateOfReport,
} from '@pahiya/domain/fastag/tag-issue';
import { depositEntries, settlementEntries } from '@pahiya/domain/ledger/ledger';
import type { OrderTurn } from '@pahiya/domain/messages/ports';
import { chargeOf } from '@pahiya/domain/orders/order-line';
import type { Queryable } from '../../../db/database.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { refreshWork } from '../../desk-queue/refresh-work.ts';
import { book } from '../../ledger/book.ts';
import { findOrderLines, lockOrder } from '../../orders/find-order.ts';
import { moveStep } from '../../orders/move-step.ts';
import { notify } from '../../orders/notifications/notify.ts';
import { withdrawRefund } from '../../payments/refunds/decide-refund.ts';
import { refundItems } from '../../payments/refunds/refund-items.ts';
import { recordDifference } from '../../payments/store/record-difference.ts';
import {
  eraseSession,
  type IssueRow,
  selectIssue,
  selectIssueLocked,
  selectSteps,
  updateFiles,
  updateIssueState,
  updateReported,
} from './issue-repository.ts';
import { openTagWork } from './open-tag-work.ts';

/** Of which states the owner is notified. */
const turns: Partial<Readonly<Record<IssueState, OrderTurn>>> = {
  rejected: 'picture-rejected',
  dispatched: 'dispatched',
  active: 'activated',
};

/** Applies an issuer's report to a paid issue: stores what it says, books the money as the issuer's once the tag is on its
 * way, and refunds everything when it was refused or cancelled. A tag that its issuer has although it was given up is
 * cancelled there; one that is on its way all the same withdraws a refund that awaits approval, or is recorded for an
 * operator. Idempotent; a report that does not follow the current state is left. `operatorId`: who gave it up. */
export async function applyIssueReport(
  tx: Queryable,
  services: Services,
  issueId: string,
  report: IssueReport,
  by: { readonly operatorId?: string } = {},
): Promise<void> {
  const to = stateOfReport(report);
  const orderId = (await selectIssue(tx, issueId))?.orderId ?? null;
  const order = orderId === null ? null : await lockOrder(tx, orderId);
  // Read again under the lock.
  const row = order === null ? null : await selectIssueLocked(tx, issueId);
  if (to === null || order === null || row === null) return;
  if (isGivenUp(row.state) && !isGivenUp(to) && !(await goesOn(tx, services, row, to))) return;
  if (!canMoveIssue(row.state, to)) return;
  await updateReported(tx, issueId, { ...reportedBy(report) });
  await updateIssueState(tx, issueId, { state: to, at: timeOf(report, services.now()) });
  await refreshWork(tx, openTagWork, issueId);
  await eraseSession(tx, issueId);
  if (to === 'kyc-review') await forgetResent(tx, row);
  if (isPassedOn(to)) await bookPassedOn(tx, services, row, order);
  if (to === 'refused' || to === 'closed') await giveBack(tx, services, row, order, { to, by });
  await moveStep(tx, services, order, orderStepOf(to));
  await tell(tx, services, row, order, to);
}

function reportedBy(report: IssueReport) {
  return {
    reason: 'reason' in report ? report.reason : null,
    resend: report.state === 'rejected' ? report.resend : [],
    tagSerial: 'tagSerial' in report ? report.tagSerial : null,
    courier: report.state === 'dispatched' ? report.courier : null,
    consignmentId: report.state === 'dispatched' ? report.consignmentId : null,
  };
}

/** The issuer's time of a change, never later than now. */
function timeOf(report: IssueReport, now: Date): Date {
  const at = 'at' in report ? new Date(report.at) : now;
  return at > now ? now : at;
}

async function forgetResent(tx: Queryable, { issueId, files }: IssueRow): Promise<void> {
  const plain = files.map(({ picture, fileRef }) => ({ picture, fileRef }));
  await updateFiles(tx, issueId, { files: plain, resend: [] });
}

async function bookPassedOn(
  tx: Queryable,
  { now }: Services,
  { issueId, state }: IssueRow,
  { orderId }: OrderRow,
): Promise<void> {
  if (isPassedOn(state)) return;
  const { passThrough, deposits } = chargeOf(await findOrderLines(tx, orderId));
  const about = { kind: 'settlement', orderId, at: now() } as const;
  if (passThrough > 0) {
    const entries = settlementEntries(passThrough, 'issuer-payable');
    await book(tx, { ...about, key: `settlement:${issueId}`, entries });
  }
  if (deposits > 0) {
    const entries = depositEntries(deposits, 'issuer-payable');
    await book(tx, { ...about, key: `deposit:${issueId}`, entries });
  }
}

async function giveBack(
  tx: Queryable,
  services: Services,
  { issueId }: IssueRow,
  order: OrderRow,
  { to, by }: { readonly to: 'refused' | 'closed'; readonly by: { readonly operatorId?: string } },
): Promise<void> {
  await refundItems(tx, services, order, [issueId], { reason: `tag-${to}`, ...by });
}

/** Whether a tag that was given up goes on, as its issuer sent it all the same and no money moves. Otherwise it is to be
 * cancelled, or the person has both. */
async function goesOn(
  tx: Queryable,
  services: Services,
  { issueId, orderId }: IssueRow,
  to: IssueState,
): Promise<boolean> {
  const at = services.now();
  if (!isPassedOn(to)) {
    await enqueueTask(tx, { kind: 'follow-tag', subject: issueId, dueAt: at });
    return false;
  }
  if (orderId !== null && (await withdrawRefund(tx, { orderId, itemId: issueId }))) return true;
  const about = { kind: 'paid-after-refund', subject: issueId } as const;
  await recordDifference(tx, { ...about, expected: null, found: null, at });
  return false;
}

async function tell(
  tx: Queryable,
  services: Services,
  { issueId }: IssueRow,
  { orderId }: OrderRow,
  to: IssueState,
): Promise<void> {
  const turn = turns[to];
  if (turn === undefined) return;
  const steps = await selectSteps(tx, [issueId]);
  const occurrence = steps.filter(({ state }) => state === to).length;
  await notify(tx, services, { orderId, itemId: issueId, turn, occurrence });
}
