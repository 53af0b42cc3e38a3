import type { HeldPolicy } from '@pahiya/domain/insurance/held-covers';
import { policyLastFour } from '@pahiya/domain/rc/mask';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { findOrders } from '../../orders/find-order.ts';
import { selectHeldOf } from './held-policy-repository.ts';

/** Policies that a person bought here for vehicles, by vehicle number. Only for that person's own session: nobody else
 * may learn of them. */
export async function findHeldPolicies(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  userId: string,
): Promise<ReadonlyMap<string, readonly HeldPolicy[]>> {
  const rows = await selectHeldOf(sql, { userId, today: istDateOf(now()) });
  const orders = await findOrders(
    sql,
    rows.map(({ orderId }) => orderId),
  );
  const held = new Map<string, HeldPolicy[]>();
  for (const { policyNumber, addedNumber, ...policy } of rows) {
    const vehicleNumber = addedNumber ?? orders.get(policy.orderId)?.vehicleNumber;
    if (vehicleNumber === undefined) continue;
    const one = { ...policy, lastFour: policyLastFour(policyNumber) };
    held.set(vehicleNumber, [...(held.get(vehicleNumber) ?? []), one]);
  }
  return held;
}
