import { canMoveTagOrder } from '@pahiya/domain/fastag/tag-issue';
import { linesOfPlan } from '@pahiya/domain/fastag/tag-price';
import { chargeOf, linesOfItems } from '@pahiya/domain/orders/order-line';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { OrderKind } from '../../../order-kind.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { moveStep } from '../../orders/move-step.ts';
import { extendPrice, replacePrice } from '../../orders/place-order.ts';
import { quoteChanged, wrongStep } from '../../orders/refusals.ts';
import { dispatchBy } from './dispatch-by.ts';
import { issuesOnWire } from './issue-on-wire.ts';
import { issuerUnavailable, notSold } from './issue-refusals.ts';
import {
  deleteIssuesOfOrders,
  eraseAddress,
  type IssueRow,
  selectIssueLocked,
  selectIssuesOfOrders,
  updateIssueState,
  updateOrdered,
} from './issue-repository.ts';
import { openAddress } from './issue-seal.ts';
import { enqueueIssue } from './issue-tag.task.ts';
import { createTagOrder, tagKind } from './order-tag.ts';
import { tagDesk } from './tag-desk.ts';
import { tagReceipts } from './tag-receipts.ts';
import { tagMessages } from './tag-words.ts';

/** Orders of new tags: one item, the issue of a tag by a bank. */
export const tagOrderKind: OrderKind = {
  steps: {
    toPay: 'to-pay',
    paying: 'paying',
    closed: 'closed',
    ends: ['active', 'refunded'],
    canMove: canMoveTagOrder,
  },
  create: createTagOrder,
  person: {
    marks: async (sql, orders) => {
      const rows = await selectIssuesOfOrders(
        sql,
        orders.map(({ orderId }) => orderId),
      );
      return new Map(
        rows.flatMap(({ orderId, state }) =>
          orderId !== null && state === 'rejected' ? [[orderId, ['pictures-needed']]] : [],
        ),
      );
    },
    details: readDetails,
  },
  renewPrice,
  // The issue is free again once an order was closed, and another order may have it.
  canReopen: async (tx, order) => {
    const row = await issueOf(tx, order);
    return row?.state === 'ready' && row.session !== null;
  },
  release: async (tx, order) => {
    const row = await issueOf(tx, order);
    if (row?.state !== 'ordered') return;
    await updateIssueState(tx, row.issueId, { state: 'ready', at: order.changedAt });
  },
  fulfil,
  refundLines: linesOfItems,
  refunded: async (tx, services, order, itemIds) => {
    // Without items a payment was returned that the order could not use: an order that was paid before goes on.
    const isOver = itemIds.length > 0 || order.paymentState === 'closed';
    if (isOver) await moveStep(tx, services, order, 'refunded');
  },
  receipts: tagReceipts,
  messages: tagMessages,
  desk: tagDesk,
  accountData: {
    keeps: 'amounts and serial numbers of tags',
    exportFor: async (sql, orderIds) => {
      const rows = await selectIssuesOfOrders(sql, orderIds);
      const issues = await issuesOnWire(sql, rows);
      return new Map(issues.map(({ orderId, ...issue }) => [orderId ?? '', { tag: issue }]));
    },
    deleteUnpaid: deleteIssuesOfOrders,
  },
  eraseFiles: async ({ sql }, orderId, { isUnlinked }) => {
    await eraseAddress(sql, orderId, { isUnlinked });
    return null;
  },
};

async function readDetails({ sql, settings }: Services, order: OrderRow) {
  const row = await issueOf(sql, order);
  return {
    kind: tagKind,
    issue: await shownIssue(sql, order),
    address: row === null ? null : openAddress(settings, row),
    dispatchBy: order.paidAt === null ? null : dispatchBy(order.paidAt),
  } as const;
}

async function shownIssue(sql: Queryable, order: OrderRow) {
  const row = await issueOf(sql, order);
  return row === null ? null : ((await issuesOnWire(sql, [row]))[0] ?? null);
}

/** The issue of an order; null once another order has it. */
async function issueOf(sql: Queryable, { orderId }: OrderRow): Promise<IssueRow | null> {
  return (await selectIssuesOfOrders(sql, [orderId]))[0] ?? null;
}

/** Asks the issuer for its price again. Refuses `fastag/issuer-unavailable`, `fastag/not-sold`, `order/wrong-step`, and
 * `order/quote-changed` after storing the new price for the person to confirm. */
async function renewPrice(services: Services, order: OrderRow): Promise<Result<void, Refusal>> {
  const row = await issueOf(services.sql, order);
  if (row === null) return err(wrongStep);
  const plan = await services.tagIssuer.plan(row.tagClass);
  if (!plan.ok) return err(issuerUnavailable);
  if (plan.value === null) return err(notSold);
  const { planRef } = plan.value;
  const lines = linesOfPlan(plan.value, row.issueId);
  return services.sql.begin(async (tx) => {
    const locked = await lockOrder(tx, order.orderId);
    if (locked === null || !['open', 'attempted'].includes(locked.paymentState)) {
      return err(wrongStep);
    }
    const { orderId, address } = row;
    await updateOrdered(tx, row.issueId, { orderId, address, planRef });
    if (chargeOf(lines).total === locked.total) {
      await extendPrice(tx, services, locked);
      return ok(undefined);
    }
    await replacePrice(tx, services, locked, { lines, itemCount: 1 });
    return err(quoteChanged);
  });
}

async function fulfil(tx: Transaction, services: Services, order: OrderRow): Promise<void> {
  const found = await issueOf(tx, order);
  const row = found === null ? null : await selectIssueLocked(tx, found.issueId);
  if (row === null) throw new Error('a paid order of a tag has its issue');
  const now = services.now();
  // A late payment takes the issue of its closed order again.
  if (row.state === 'ready') await updateIssueState(tx, row.issueId, { state: 'ordered', at: now });
  await updateIssueState(tx, row.issueId, { state: 'paid', at: now });
  await enqueueIssue(tx, { issueId: row.issueId, now });
  await moveStep(tx, services, order, 'paid');
}
