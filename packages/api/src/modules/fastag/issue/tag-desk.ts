import type { DeskTag } from '@pahiya/contracts/operators/desk-kind-schema';
import { isGivenUp } from '@pahiya/domain/fastag/tag-issue';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import type { OrderDesk } from '../../../order-desk.ts';
import { findItemsInRefund } from '../../payments/payments-of-orders.ts';
import { dispatchBy } from './dispatch-by.ts';
import { issuesOnWire } from './issue-on-wire.ts';
import { selectIssues, selectIssuesOfOrders, selectOrdersBySerial } from './issue-repository.ts';
import { openTagWork } from './open-tag-work.ts';
import { possibleActs, tagActs } from './tag-acts.ts';

const readDetails: OrderDesk['details'] = async ({ sql }, { orderId, paidAt, vehicleNumber }) => {
  const rows = await selectIssuesOfOrders(sql, [orderId]);
  const [row] = rows;
  const [issue] = await issuesOnWire(sql, rows);
  // Another order may have the issue of one that was closed.
  if (row === undefined || issue === undefined) return {};
  const masked = maskVehicleNumber(vehicleNumber);
  const item: DeskTag = {
    kind: 'fastag-tag',
    issue: { ...issue, vehicleNumber: masked, display: masked },
    requestId: row.issueId,
    dispatchBy: paidAt === null ? null : dispatchBy(paidAt),
  };
  const isDeclined =
    isGivenUp(row.state) && !(await findItemsInRefund(sql, orderId)).has(row.issueId);
  return { item, possibleActs: possibleActs(row, isDeclined) };
};

/** New tags at the desk. */
export const tagDesk: OrderDesk = {
  details: readDetails,
  isVehicleMasked: true,
  acts: tagActs,
  namesOf: async (sql, itemIds) =>
    new Map(
      (await selectIssues(sql, itemIds)).map(({ issueId, tagClass }) => [
        issueId,
        `FASTag VC${tagClass}`,
      ]),
    ),
  givenUp: async (sql, orderIds) =>
    (await selectIssuesOfOrders(sql, orderIds)).flatMap(({ orderId, issueId, state }) =>
      orderId !== null && isGivenUp(state) ? [{ orderId, itemId: issueId }] : [],
    ),
  search: {
    by: 'tag',
    read: (text) => text.trim().toUpperCase(),
    find: selectOrdersBySerial,
  },
  orderOfItem: async (sql, itemId) => (await selectIssues(sql, [itemId]))[0]?.orderId ?? null,
  openWork: openTagWork,
};
