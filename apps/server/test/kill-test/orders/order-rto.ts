import type { PayableOrder } from '../pay-order.ts';
import { type Buyer, pick, read, send, someVehicle } from '../person-calls.ts';
import { fetchRtoOrder } from '../rto/rto-owner.ts';

/** Handed to the partner by the server under test; few documents. */
export const partnerService = 'hypothecation-addition';

/** Orders RTO work that the partner does. `outcome`: of the next work that it gets. */
export async function orderRto(
  buyer: Buyer,
  outcome = pick(['done', 'done', 'sent-back', 'refused']),
): Promise<PayableOrder | null> {
  await setOutcome(buyer, outcome);
  const wish = { serviceId: partnerService, stateCode: 'DL', vehicleClass: 'lmv-private' };
  const query = new URLSearchParams(wish);
  const { total } = await read<{ total: number }>(buyer, `/rtoServices/price?${query}`);
  const vehicleNumber = someVehicle('4101');
  const body = { ...wish, vehicleNumber, expectedTotal: total };
  const made = await send<{ orderId: string }>(buyer, '/rtoServices/order/create', body);
  return made === null ? null : fetchRtoOrder(buyer, made.orderId);
}

async function setOutcome({ sandbox }: Buyer, outcome: string): Promise<void> {
  await fetch(`${sandbox}/control/rto-agent`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
}
