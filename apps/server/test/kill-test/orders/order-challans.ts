import { randomInt } from 'node:crypto';
import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import type { PayableOrder } from '../pay-order.ts';
import { type Buyer, pick, post, read, send, someVehicle } from '../person-calls.ts';

/** Searches a vehicle's challans and orders one or two of them. */
export async function orderChallans(buyer: Buyer): Promise<PayableOrder | null> {
  const { discoveryId, discoveryData } = await search(buyer);
  const challanNumbers = payable(discoveryData).slice(0, 1 + randomInt(2));
  if (challanNumbers.length === 0) return null;
  const cart = { discoveryId, challanNumbers };
  const quote = await post<{ checkoutData: CheckoutData }>(buyer, '/challan-pay/quote', cart);
  const { standard, express } = quote.checkoutData.finalAmount;
  const isExpress = randomInt(3) === 0;
  const answer = await send<{ order: PayableOrder }>(buyer, '/challan-pay/order/create', {
    ...cart,
    settlementType: isExpress ? 'EXPRESS' : 'STANDARD',
    expectedTotal: (isExpress ? express : standard).totalAmount,
  });
  return answer?.order ?? null;
}

async function search(buyer: Buyer): Promise<Discovery> {
  const vehicleNumber = someVehicle(ending());
  let found = await post<Discovery>(buyer, '/challan/init', { vehicleNumber });
  for (const source of ['national', 'virtual-court', 'state-police']) {
    const path = `/challan/details?discoveryId=${found.discoveryId}&source=${source}`;
    found = await read<Discovery>(buyer, path);
  }
  return found;
}

function payable({ tabsData }: Discovery['discoveryData']): string[] {
  const pending = tabsData.find(({ tabId }) => tabId === 'PENDING');
  return (pending?.tabSection ?? [])
    .filter(({ payability, kind }) => payability.payable && kind === 'e-challan')
    .map(({ challanNumber }) => challanNumber);
}

/** Mostly settled; for some the partner reports another amount, a court, or a refusal: they are refunded. */
function ending(): string {
  const refused = ['0011', '0012', '0013'] as const;
  return randomInt(5) === 0 ? pick(refused) : String(randomInt(1_000, 9_999));
}
