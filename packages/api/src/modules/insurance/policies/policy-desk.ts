import type { DeskPolicy } from '@pahiya/contracts/operators/desk-kind-schema';
import type { OrderDesk } from '../../../order-desk.ts';
import { findItemsInRefund } from '../../payments/payments-of-orders.ts';
import { openPolicyWork } from './open-policy-work.ts';
import { policyActs, possibleActs } from './policy-acts.ts';
import { policyDetails } from './policy-details.ts';
import {
  selectOrdersByNumber,
  selectPoliciesOfOrders,
  selectPolicy,
  selectPolicyOfOrder,
  selectProducts,
} from './policy-repository.ts';

/** Policies at the desk. */
export const policyDesk: OrderDesk = {
  details: async ({ sql }, { orderId }) => {
    const row = await selectPolicyOfOrder(sql, orderId);
    if (row === null) return {};
    const item: DeskPolicy = {
      kind: 'insurance-policy',
      policy: policyDetails(row),
      requestId: row.policyId,
      stated: row.statedAmount,
      paidBack: row.cancelledAt === null ? null : row.refundStated,
      isDisputed: row.isDisputed,
    };
    const isDeclined =
      row.state === 'failed' && !(await findItemsInRefund(sql, orderId)).has(row.policyId);
    return { item, possibleActs: possibleActs(row, isDeclined) };
  },
  isVehicleMasked: true,
  acts: policyActs,
  // A product has one name in every language.
  namesOf: selectProducts,
  givenUp: async (sql, orderIds) =>
    (await selectPoliciesOfOrders(sql, orderIds))
      .filter(({ state }) => state === 'failed')
      .map(({ orderId, policyId }) => ({ orderId, itemId: policyId })),
  search: {
    by: 'insurance-policy',
    read: (text) => text.trim().slice(0, 80),
    find: selectOrdersByNumber,
  },
  orderOfItem: async (sql, itemId) => (await selectPolicy(sql, itemId))?.orderId ?? null,
  openWork: openPolicyWork,
};
