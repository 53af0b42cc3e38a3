import { canSettle, type SettlementState, stepOf } from '@pahiya/domain/challans/settlement';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import { moveStep } from '../../orders/move-step.ts';
import {
  updatePromised,
  updateRoute,
  updateSettlement,
  updateUnassigned,
} from './challan-state-repository.ts';
import { refreshChallanWork } from './challan-work.ts';
import { findOrderChallans } from './order-challan-repository.ts';
import type { OrderChallanRow } from './order-row.ts';

/** Updates the step of a locked, paid order from its challans. */
export async function refreshStep(
  tx: Queryable,
  services: Pick<Services, 'now' | 'settings' | 'orderKinds'>,
  order: Pick<OrderRow, 'orderId' | 'kind' | 'activeStep'>,
): Promise<void> {
  const challans = await findOrderChallans(tx, order.orderId);
  const step = stepOf(challans.map(({ kind, settlement }) => ({ kind, state: settlement })));
  await moveStep(tx, services, order, step);
}

/** States in which a challan may be ordered again: it is being refunded, or its source shows it as closed. */
const released: readonly SettlementState[] = ['refunding', 'refunded', 'cleared'];

/** Moves one challan of a locked order along the table of moves; throws for a move that is not in it. The challan stays
 * locked against other orders until its source shows it as closed or it is refunded. */
export async function moveChallan(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  row: Pick<OrderChallanRow, 'orderChallanId' | 'settlement'>,
  to: SettlementState,
): Promise<void> {
  if (!canSettle(row.settlement, to)) {
    throw new Error(`a challan cannot go from ${row.settlement} to ${to}`);
  }
  await updateSettlement(tx, row.orderChallanId, {
    settlement: to,
    isOpen: !released.includes(to),
    at: now(),
  });
  await refreshChallanWork(tx, row.orderChallanId);
}

/** Saves the promised date of a challan. */
export async function promiseChallan(
  tx: Queryable,
  orderChallanId: string,
  on: IstDate,
): Promise<void> {
  await updatePromised(tx, orderChallanId, on);
  await refreshChallanWork(tx, orderChallanId);
}

/** Saves who settles a challan, and the operator it is assigned to. */
export async function routeChallan(
  tx: Queryable,
  orderChallanId: string,
  to: Pick<OrderChallanRow, 'route' | 'assignedTo'>,
): Promise<void> {
  await updateRoute(tx, orderChallanId, to);
  await refreshChallanWork(tx, orderChallanId);
}

/** Unassigns the open challans of an operator. */
export async function unassignChallans(tx: Queryable, operatorId: string): Promise<void> {
  for (const orderChallanId of await updateUnassigned(tx, operatorId)) {
    await refreshChallanWork(tx, orderChallanId);
  }
}
