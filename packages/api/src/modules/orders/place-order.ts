import { randomUUID } from 'node:crypto';
import { chargeOf, checkLines, type OrderLine } from '@pahiya/domain/orders/order-line';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Transaction } from '../../db/database.ts';
import { kindOf } from '../../order-kind.ts';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { addOrderEvent } from './order-events.ts';
import { deleteLines, insertLines } from './order-line-repository.ts';
import { insertOrder } from './order-repository.ts';
import { updatePrice, updateValidity } from './order-state-repository.ts';
import { newPublicId } from './public-id.ts';

/** An order to place. */
export type NewOrder = {
  readonly orderId: string;
  readonly kind: string;
  readonly userId: string;
  readonly vehicleNumber: VehicleNumber;
  readonly lines: readonly OrderLine[];
  readonly itemCount: number;
  /** Until then its items are reserved. */
  readonly holdsUntil: Date;
  readonly isSandbox: boolean;
};

/** Stores an unpaid order with its lines, whose sum is its total, and enqueues closing it. The kind stores its items
 * afterwards, in the same transaction. */
export async function placeOrder(
  tx: Transaction,
  services: Services,
  { lines, ...order }: NewOrder,
): Promise<void> {
  const { now, settings, gateway } = services;
  const at = now();
  const { quoteMinutes, orderMinutes } = settings.orders;
  const closesAt = minutesAfter(at, orderMinutes);
  await insertOrder(tx, {
    ...order,
    ...priceOf(lines),
    publicId: newPublicId(),
    activeStep: kindOf(services, order).steps.toPay,
    quoteId: randomUUID(),
    quoteValidUntil: minutesAfter(at, quoteMinutes),
    sourceKey: gateway.id,
    createdAt: at,
    closesAt,
  });
  await enqueueTask(tx, { kind: 'close-order', subject: order.orderId, dueAt: closesAt });
}

/** Extends the price of an unpaid order by its usual validity. */
export async function extendPrice(
  tx: Transaction,
  services: Pick<Services, 'now' | 'settings'>,
  { orderId }: Pick<OrderRow, 'orderId'>,
): Promise<void> {
  await updateValidity(tx, orderId, validityOf(services));
}

/** Replaces the price of an unpaid order, which the person has to confirm. */
export async function replacePrice(
  tx: Transaction,
  services: Pick<Services, 'now' | 'settings'>,
  { orderId }: Pick<OrderRow, 'orderId'>,
  { lines, itemCount }: { readonly lines: readonly OrderLine[]; readonly itemCount: number },
): Promise<void> {
  const at = services.now();
  const { total } = priceOf(lines);
  await deleteLines(tx, orderId);
  await insertLines(tx, orderId, lines);
  const validity = validityOf(services);
  await updatePrice(tx, orderId, { quoteId: randomUUID(), ...validity, total, itemCount, at });
  await addOrderEvent(tx, { orderId, kind: 'amount-changed', at, amount: total });
}

/** Adds minutes. */
export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

function priceOf(lines: readonly OrderLine[]) {
  checkLines(lines);
  return { lines, total: chargeOf(lines).total };
}

function validityOf({ now, settings }: Pick<Services, 'now' | 'settings'>) {
  const { quoteMinutes, orderMinutes } = settings.orders;
  return {
    quoteValidUntil: minutesAfter(now(), quoteMinutes),
    closesAt: minutesAfter(now(), orderMinutes),
  };
}
