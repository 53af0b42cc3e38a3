import { randomInt } from 'node:crypto';
import type { PayableOrder } from '../pay-order.ts';
import { type Buyer, pick, read, send, someVehicle } from '../person-calls.ts';

type Checked = { readonly price: { readonly total: number } | null };

/** Checks whether a vehicle has a service history, and orders the report. */
export async function orderReport(buyer: Buyer): Promise<PayableOrder | null> {
  const vehicleNumber = someVehicle(String(randomInt(3_100, 9_999)));
  const asked = new URLSearchParams({ vehicleNumber });
  const { price } = await read<Checked>(buyer, `/service-history/pre-check?${asked}`);
  if (price === null) return null;
  const answer = await send<{ order: PayableOrder }>(buyer, '/service-history/checkout', {
    vehicleNumber,
    purpose: pick(['own', 'buying', 'selling']),
    expectedTotal: price.total,
  });
  return answer?.order ?? null;
}
