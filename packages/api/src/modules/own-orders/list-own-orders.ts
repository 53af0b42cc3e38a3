import type { AnswerOf } from '@pahiya/contracts/contract';
import type { OrderKindName } from '@pahiya/contracts/order-kinds';
import type { listOrders } from '@pahiya/contracts/orders/order-contracts';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { ok, type Result } from '@pahiya/domain/shared/result';
import { kindOf } from '../../order-kind.ts';
import type { Services } from '../../services.ts';
import { type ListedOrder, listOrdersOf } from '../orders/list-orders.ts';
import { paymentWord } from '../payments/payment-view.ts';
import { findLastAttempts } from '../payments/payments-of-orders.ts';

/** The caller's orders of all kinds, or of one, newest first. */
export async function listOwnOrders(
  services: Services,
  userId: string,
  page: {
    readonly kind?: OrderKindName | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Result<AnswerOf<typeof listOrders>, never>> {
  const { sql } = services;
  const { orders, nextCursor } = await listOrdersOf(sql, { userId, kind: page.kind }, page);
  const unpaid = orders.filter(
    ({ paymentState }) => paymentState !== 'paid' && paymentState !== 'closed',
  );
  const [attempts, marks] = await Promise.all([
    findLastAttempts(
      sql,
      unpaid.map(({ orderId }) => orderId),
    ),
    readMarks(services, orders),
  ]);
  return ok({
    orders: orders.map((order) => ({
      orderId: order.orderId,
      publicId: order.publicId,
      // Only names of registered kinds are ever stored.
      kind: order.kind as OrderKindName,
      vehicleNumber: order.vehicleNumber,
      display: displayVehicleNumber(order.vehicleNumber),
      createdAt: order.createdAt.toISOString(),
      activeStep: order.activeStep,
      total: order.total,
      itemCount: order.itemCount,
      payment: paymentWord(services, order, attempts.get(order.orderId) ?? null),
      marks: [...(marks.get(order.orderId) ?? [])],
    })),
    nextCursor,
  });
}

/** Marks of the orders of a page, asked of each kind once. */
async function readMarks(
  services: Services,
  orders: readonly ListedOrder[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const byKind = Map.groupBy(orders, ({ kind }) => kind);
  const found = await Promise.all(
    [...byKind].map(([kind, own]) => kindOf(services, { kind }).person.marks(services.sql, own)),
  );
  return new Map(found.flatMap((one) => [...one]));
}
