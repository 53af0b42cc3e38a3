import { refundActOf } from '@pahiya/domain/challans/settlement';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import type { OrderRow } from '../../../order-row.ts';
import type { Services } from '../../../services.ts';
import type { TaskHandler, TaskOutcome } from '../../../tasks/task-kinds.ts';
import { findOrder, lockOrder } from '../../orders/find-order.ts';
import { notify } from '../../orders/notifications/notify.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { updateLateTold } from '../store/challan-state-repository.ts';
import { findOrderChallan, findOrderChallans } from '../store/order-challan-repository.ts';
import type { OrderChallanRow } from '../store/order-row.ts';
import { giveUp } from './give-up.ts';
import { applySettlementResult } from './settlement-result.ts';

const hourMs = 60 * 60_000;
/** Grace period after the promised date for a receipt from an unresponsive partner, or from an operator who is working
 * on the challan. Then it is refunded. */
const graceMs = 24 * hourMs;

/** On the day after the promised date: notifies the owner and refunds the challan, together with others of the order
 * promised for that day. If the partner or an operator may have paid it, asks first. */
export const watchPromiseTask: TaskHandler = async (services, orderChallanId) => {
  const row = await findOrderChallan(services.sql, orderChallanId);
  const order = row === null ? null : await findOrder(services.sql, row.orderId);
  if (row === null || order === null || order.paidAt === null) return 'done';
  const act = actOf(services, order, row);
  if (act === 'none') return 'done';
  await services.sql.begin((tx) => tellLate(tx, services, row));
  if (act === 'show-operator') return 'done';
  if (act === 'ask-first') {
    const wait = await ask(services, row);
    if (wait !== null) return wait;
  }
  await services.sql.begin((tx) => sendBack(tx, services, row));
  return 'done';
};

function actOf({ now }: Services, { paidAt }: OrderRow, { kind, settlement }: OrderChallanRow) {
  if (paidAt === null) return 'none';
  return refundActOf({ kind, state: settlement }, istDateOf(paidAt), istDateOf(now()));
}

/** Asks the partner about a challan. Null: it is not paid and may be refunded. */
async function ask(services: Services, row: OrderChallanRow): Promise<TaskOutcome | null> {
  const { orderChallanId, promisedOn, settlement } = row;
  const ended = new Date(`${promisedOn}T00:00:00+05:30`).getTime() + 24 * hourMs;
  const isGraceOver = services.now().getTime() >= ended + graceMs;
  const again = { again: new Date(services.now().getTime() + hourMs) };
  if (settlement === 'assigned') return isGraceOver ? null : again;
  const report = await services.partner.report(orderChallanId);
  if (!report.ok) return isGraceOver ? null : again;
  const { value } = report;
  if (value.state === 'unknown' || value.state === 'accepted') return null;
  await services.sql.begin((tx) => applySettlementResult(tx, services, orderChallanId, value));
  return 'done';
}

async function tellLate(
  tx: Queryable,
  services: Services,
  { orderId, orderChallanId }: OrderChallanRow,
): Promise<void> {
  await lockOrder(tx, orderId);
  const row = await findOrderChallan(tx, orderChallanId);
  if (row === null || row.isLateTold) return;
  const at = services.now();
  await updateLateTold(tx, orderChallanId);
  await addOrderEvent(tx, { orderId, itemId: orderChallanId, kind: 'late', at });
  const [first] = (await findOrderChallans(tx, orderId)).filter(({ kind }) => kind === row.kind);
  const about = first?.orderChallanId ?? orderChallanId;
  await notify(tx, services, { orderId, itemId: about, turn: 'late' });
}

async function sendBack(
  tx: Queryable,
  services: Services,
  { orderId, orderChallanId }: OrderChallanRow,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order === null) return;
  const rows = await findOrderChallans(tx, orderId);
  const mine = rows.find((row) => row.orderChallanId === orderChallanId);
  const act = mine === undefined ? 'none' : actOf(services, order, mine);
  if (mine === undefined || (act !== 'refund' && act !== 'ask-first')) return;
  // Challans that were never sent out need no check.
  const others = rows.filter((row) => row !== mine && actOf(services, order, row) === 'refund');
  for (const row of others) await tellLate(tx, services, row);
  await giveUp(tx, services, order, [mine, ...others], { reason: 'late' });
}
