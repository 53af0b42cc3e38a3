import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Services } from '../../../services.ts';
import { pauseForAge } from '../../../tasks/retry-delay.ts';
import type { TaskHandler, TaskOutcome } from '../../../tasks/task-kinds.ts';
import { refreshSources } from '../../challans/refresh-sources.ts';
import { findOrder, lockOrder } from '../../orders/find-order.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { tellTurns } from '../messages/tell-turns.ts';
import { updateCleared } from '../store/challan-state-repository.ts';
import { moveChallan, refreshStep } from '../store/move-order.ts';
import { findOrderChallan } from '../store/order-challan-repository.ts';
import type { OrderChallanRow } from '../store/order-row.ts';
import { confirmReceipt } from './desk-receipt.ts';

const shortestMs = 5_000;
const longestMs = 6 * 60 * 60_000;
/** Sources need minutes to days. After this the stored receipt suffices, and the challan stays locked here. */
const longestDays = 60;

/** Checks the sources until they show the challan as closed. This settles a challan with a receipt entered at the desk,
 * and clears a settled one. */
export const recheckSourceTask: TaskHandler = async (services, orderChallanId) => {
  const row = await findOrderChallan(services.sql, orderChallanId);
  const order = row === null ? null : await findOrder(services.sql, row.orderId);
  if (row === null || order === null || !awaitsSource(row)) return 'done';
  const isClosed = await isClosedAtSource(services, order.vehicleNumber, row.challanNumber);
  if (!isClosed) return checkAgain(services, row);
  await services.sql.begin((tx) => clear(tx, services, row));
  return 'done';
};

function awaitsSource({ settlement }: OrderChallanRow): boolean {
  return settlement === 'paid-at-source' || settlement === 'receipt-stored';
}

async function isClosedAtSource(
  services: Services,
  vehicleNumber: VehicleNumber,
  challanNumber: string,
): Promise<boolean> {
  const { challans } = await refreshSources(services, vehicleNumber, { maxAgeSeconds: 3 });
  const status = challans.find((one) => one.challanNumber === challanNumber)?.status;
  return status === 'paid' || status === 'disposed';
}

function checkAgain({ now }: Services, { settlementChangedAt }: OrderChallanRow): TaskOutcome {
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
  const locked = await findOrderChallan(tx, orderChallanId);
  if (order === null || locked === null || !awaitsSource(locked)) return;
  const at = services.now();
  if (locked.settlement === 'paid-at-source') await confirmReceipt(tx, services, order, locked);
  await moveChallan(tx, services, { ...locked, settlement: 'receipt-stored' }, 'cleared');
  await updateCleared(tx, orderChallanId, at);
  await addOrderEvent(tx, {
    orderId,
    itemId: orderChallanId,
    kind: 'cleared-at-source',
    at,
  });
  const current = (await lockOrder(tx, orderId)) ?? order;
  await refreshStep(tx, services, current);
  await tellTurns(tx, services, orderId);
}
