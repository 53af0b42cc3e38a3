import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Services } from '../../../services.ts';
import { pauseForAge } from '../../../tasks/retry-delay.ts';
import type { TaskHandler, TaskOutcome } from '../../../tasks/task-kinds.ts';
import { refreshSources } from '../../challans/refresh-sources.ts';
import { lockOrder } from '../lock-order.ts';
import { moveChallan, refreshStep } from '../move-order.ts';
import { addOrderEvent } from '../order-events.ts';
import { findOrder, findOrderChallan } from '../order-repository.ts';
import type { OrderChallanRow } from '../order-row.ts';
import { tellTurns } from '../tell-turns.ts';

const shortestMs = 5_000;
const longestMs = 6 * 60 * 60_000;
/** Sources need minutes to days. After so long the receipt has to do, and the challan stays locked here. */
const longestDays = 60;

/** Looks at the sources whether a settled challan is shown as closed there, until it is. */
export const recheckSourceTask: TaskHandler = async (services, orderChallanId) => {
  const row = await findOrderChallan(services.sql, orderChallanId);
  const order = row === null ? null : await findOrder(services.sql, row.orderId);
  if (row?.settlement !== 'receipt-stored' || order === null) return 'done';
  const isClosed = await isClosedAtSource(services, order.vehicleNumber, row.challanNumber);
  if (!isClosed) return lookAgain(services, row);
  await services.sql.begin((tx) => clear(tx, services, row));
  return 'done';
};

async function isClosedAtSource(
  services: Services,
  vehicleNumber: VehicleNumber,
  challanNumber: string,
): Promise<boolean> {
  const { challans } = await refreshSources(services, vehicleNumber, { maxAgeSeconds: 3 });
  const status = challans.find((one) => one.challanNumber === challanNumber)?.status;
  return status === 'paid' || status === 'disposed';
}

function lookAgain({ now }: Services, { settlementChangedAt }: OrderChallanRow): TaskOutcome {
  const age = now().getTime() - settlementChangedAt.getTime();
  if (age > longestDays * 86_400_000) return 'done';
  return { again: new Date(now().getTime() + pauseForAge(age, shortestMs, longestMs)) };
}

async function clear(
  tx: Parameters<typeof lockOrder>[0],
  services: Services,
  { orderId, orderChallanId }: OrderChallanRow,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const row = await findOrderChallan(tx, orderChallanId);
  if (order === null || row?.settlement !== 'receipt-stored') return;
  const at = services.now();
  await moveChallan(tx, services, row, 'cleared');
  await tx`update order_challans set cleared_at = ${at} where id = ${orderChallanId}`;
  await addOrderEvent(tx, { orderId, orderChallanId, kind: 'cleared-at-source', at });
  await refreshStep(tx, services, order);
  await tellTurns(tx, services, orderId);
}
