import type { DeskRecharge } from '@pahiya/contracts/operators/desk-kind-schema';
import type { OrderDesk } from '../../../order-desk.ts';
import { findItemsInRefund } from '../../payments/payments-of-orders.ts';
import { openRechargeWork } from './open-recharge-work.ts';
import { possibleActs, rechargeActs } from './recharge-acts.ts';
import { toRechargeOnWire } from './recharge-on-wire.ts';
import {
  selectIssuers,
  selectOrdersByReference,
  selectRecharge,
  selectRechargeOf,
  selectRefunding,
} from './recharge-repository.ts';

const readDetails: OrderDesk['details'] = async ({ sql, now }, { orderId }) => {
  const row = await selectRechargeOf(sql, orderId);
  if (row === null) return {};
  const { rechargeId, requestId, billerId, complaintState } = row;
  const item: DeskRecharge = {
    kind: 'fastag-recharge',
    recharge: toRechargeOnWire(row, now()),
    requestId,
    billerId,
    complaintState,
  };
  const isDeclined =
    row.state === 'refunding' && !(await findItemsInRefund(sql, orderId)).has(rechargeId);
  return { item, possibleActs: possibleActs(row, isDeclined) };
};

/** Recharges at the desk. */
export const rechargeDesk: OrderDesk = {
  details: readDetails,
  isVehicleMasked: true,
  acts: rechargeActs,
  namesOf: selectIssuers,
  givenUp: selectRefunding,
  search: {
    by: 'recharge',
    read: (text) => text.trim(),
    find: selectOrdersByReference,
  },
  orderOfItem: async (sql, itemId) => (await selectRecharge(sql, itemId))?.orderId ?? null,
  openWork: openRechargeWork,
};
