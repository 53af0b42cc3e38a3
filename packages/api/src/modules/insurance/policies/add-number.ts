import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { addOrderEvent } from '../../orders/order-events.ts';
import { orderNotFound } from '../../orders/refusals.ts';
import { renameVehicle } from '../../orders/rename-vehicle.ts';
import { readLookupMark } from '../../vehicle/read-lookup-mark.ts';
import { badField } from '../pricing/premium-refusals.ts';
import { issuerOf, lockPolicy } from './issue-policy.ts';
import { updateNumberAdded, updateNumberNoted, updateNumberRefused } from './number-repository.ts';
import { refreshPolicyWork } from './open-policy-work.ts';
import { insurerRefused } from './policy-refusals.ts';
import { selectOwnPolicy, selectPolicy } from './policy-repository.ts';
import type { PolicyRow } from './policy-row.ts';

type Wish = {
  readonly orderId: string;
  readonly userId: string;
  readonly vehicleNumber: string;
};

/** Adds the number that a new vehicle was given to its issued policy. It is stored first and then sent; where the insurer
 * does not answer, it is sent again until it does. The same number twice stays one. Refuses a text that is no permanent
 * number, another number than the one it has, and `insurance/refused`. */
export async function addNumber(
  services: Services,
  { orderId, userId, ...wish }: Wish,
): Promise<Result<undefined, Refusal>> {
  const mark = readLookupMark(wish.vehicleNumber, 'body.vehicleNumber');
  if (!mark.ok) return mark;
  const { vehicleNumber } = mark.value;
  const own = await selectOwnPolicy(services.sql, { orderId, userId });
  if (own === null || own.vehicleWords === null || own.state !== 'issued') {
    return err(orderNotFound);
  }
  const { policyId } = own;
  const other = await services.sql.begin(async (tx) => {
    const found = await lockPolicy(tx, policyId);
    if (found === null) return true;
    const { addedNumber } = found.row;
    if (addedNumber !== null) return addedNumber !== vehicleNumber;
    const at = services.now();
    if (!(await updateNumberAdded(tx, policyId, { vehicleNumber, at }))) return true;
    await addOrderEvent(tx, { orderId, kind: 'policy-number-added', at });
    await enqueueTask(tx, { kind: 'tell-policy-number', subject: policyId, dueAt: at });
    await refreshPolicyWork(tx, policyId);
    return false;
  });
  if (other) {
    const words = 'This policy has another number already. Call the insurer to change it.';
    return err(badField('vehicleNumber', words));
  }
  return (await tellNumber(services, policyId)) === 'refused' ? err(insurerRefused) : ok(undefined);
}

/** Whether the insurer is still to note the number. */
export function isTelling({ numberAddedAt, numberNotedAt }: PolicyRow): boolean {
  return numberAddedAt !== null && numberNotedAt === null;
}

/** Tells the insurer the number and applies its answer: from then on the order has the number as its vehicle. Null when
 * there is none to tell. */
export async function tellNumber(
  services: Services,
  policyId: string,
  by: { readonly operatorId?: string } = {},
): Promise<'noted' | 'refused' | 'waiting' | null> {
  const row = await selectPolicy(services.sql, policyId);
  if (row === null || !isTelling(row) || row.addedNumber === null) return null;
  const vehicleNumber = row.addedNumber as VehicleNumber;
  const answer = await issuerOf(services, row)?.addNumber({ policyId, vehicleNumber });
  if (answer === undefined || !answer.ok) return 'waiting';
  const { kind } = answer.value;
  await services.sql.begin(async (tx) => {
    const found = await lockPolicy(tx, policyId);
    if (found === null || !isTelling(found.row)) return;
    const { orderId } = found.order;
    const at = services.now();
    if (kind === 'refused') {
      await updateNumberRefused(tx, policyId);
      await addOrderEvent(tx, { orderId, kind: 'policy-number-refused', at, ...by });
    } else {
      await updateNumberNoted(tx, policyId, at);
      await renameVehicle(tx, orderId, vehicleNumber);
      await addOrderEvent(tx, { orderId, kind: 'policy-number-noted', at, ...by });
    }
    await refreshPolicyWork(tx, policyId);
  });
  return kind;
}
