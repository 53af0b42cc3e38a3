import { randomInt } from 'node:crypto';
import type { PayableOrder } from '../pay-order.ts';
import { type Buyer, pick, read, send, someVehicle } from '../person-calls.ts';

type Tag = { readonly bank: { readonly billerId: string } | null };

/** Recharges a tag: most recharges arrive, some after a while, and some are taken back after they were confirmed. */
export async function orderRecharge(buyer: Buyer): Promise<PayableOrder | null> {
  const vehicleNumber = someVehicle(pick(['1001', '1003', '1008', '1009']));
  const asked = new URLSearchParams({ vehicleNumber });
  const { bank } = await read<Tag>(buyer, `/fastag/recharge/checkVehicleEligiblity?${asked}`);
  if (bank === null) return null;
  return send<PayableOrder>(buyer, '/fastag/recharge/recharge', {
    vehicleNumber,
    billerId: bank.billerId,
    amount: 100 * (100 + randomInt(400)),
    isConfirmed: true,
  });
}
