import { randomInt } from 'node:crypto';
import type { PayableOrder } from '../pay-order.ts';
import { type Buyer, pick, read, send, someVehicle } from '../person-calls.ts';

type Board = {
  readonly insurers: readonly {
    readonly insurerId: string;
    readonly quote: { readonly total: number } | null;
  }[];
};

/** Over either protocol. */
const insurers = ['aravalli', 'vindhya'] as const;

/** Asks an insurer for a quote of third-party cover, and buys it: some are dearer in the proposal, some are not issued. */
export async function orderPolicy(buyer: Buyer): Promise<PayableOrder | null> {
  const vehicleNumber = someVehicle(pick(['5030', '5030', '5030', '3003', '3004']));
  const started = await send<{ requestId: string }>(buyer, '/insurance/quotes', {
    ...{ vehicleNumber, cover: 'third-party', insuredValue: null, kw: null, cc: null },
    ...{ lastBonus: 0, hadClaim: false, ownerChanged: false, ownDamageUntil: null },
    ...{ noOwnerDriver: null, addOns: [] },
  });
  if (started === null) return null;
  const insurerId = pick(insurers);
  const path = `/insurance/quotes/${started.requestId}`;
  const board = await read<Board>(buyer, `${path}?insurer=${insurerId}`);
  const quote = board.insurers.find((one) => one.insurerId === insurerId)?.quote ?? null;
  if (quote === null) return null;
  const bought = await send<{ order: PayableOrder }>(buyer, `${path}/buy`, {
    ...{ insurerId, expectedTotal: quote.total, name: 'Asha Verma', email: null },
    ...{ address: '12 MG Road, Delhi', pinCode: '110001', nominee: 'Ravi Verma' },
    ...{ nomineeRelation: 'Son', previousInsurer: null, previousPolicy: null },
    ...{ isAgreed: true, textVersion: '2026-11' },
  });
  return bought?.order ?? null;
}

/** Cancels one policy in three, where it is there by then, for a second policy of the vehicle. */
export async function cancelSome(buyer: Buyer, { orderId }: PayableOrder): Promise<void> {
  if (randomInt(3) !== 0) return;
  const path = `/insurance/policies/${orderId}/cancellation`;
  const order = await read<{ order: { details: { policyNumber: string | null } } }>(
    buyer,
    `/orders/fetch/${orderId}`,
  );
  if (order.order.details.policyNumber === null) return;
  const ground = 'double-insurance';
  const { offer } = await read<{ offer: { total?: number } }>(buyer, `${path}?ground=${ground}`);
  if (offer.total === undefined) return;
  await send(buyer, path, {
    ...{ hadClaim: false, ground, otherPolicy: 'OTHER/1', reason: null, isConfirmed: true },
    expectedRefund: offer.total,
  });
}
