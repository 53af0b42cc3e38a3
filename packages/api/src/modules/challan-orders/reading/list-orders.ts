import type { listChallanOrders as contract } from '@pahiya/contracts/challans/order-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { ActiveStep } from '@pahiya/domain/challans/active-step';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Services } from '../../../services.ts';
import { listOrdersOf } from '../../orders/list-orders.ts';
import { paymentWord } from '../../payments/payment-view.ts';
import { findLastAttempts } from '../../payments/payments-of-orders.ts';
import { challanKind } from '../store/challan-order.ts';
import { readStandings } from './standing.ts';

/** The caller's orders, newest first. A page of finished orders reads nothing but orders. */
export async function listOrders(
  services: Services,
  userId: string,
  page: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Result<AnswerOf<typeof contract>, never>> {
  const { sql } = services;
  const { orders, nextCursor } = await listOrdersOf(sql, { userId, kind: challanKind }, page);
  const unpaid = orders.filter(
    ({ paymentState }) => paymentState !== 'paid' && paymentState !== 'closed',
  );
  const [attempts, standings] = await Promise.all([
    findLastAttempts(
      sql,
      unpaid.map(({ orderId }) => orderId),
    ),
    readStandings(sql, orders),
  ]);
  return ok({
    orders: orders.map((order) => ({
      orderId: order.orderId,
      publicId: order.publicId,
      vehicleNumber: order.vehicleNumber,
      display: displayVehicleNumber(order.vehicleNumber),
      createdAt: order.createdAt.toISOString(),
      // Only steps of the table of moves are ever stored.
      activeStep: order.activeStep as ActiveStep,
      total: order.total,
      challanCount: order.itemCount,
      standing: [...(standings.get(order.orderId) ?? [])],
      payment: paymentWord(services, order, attempts.get(order.orderId) ?? null),
    })),
    nextCursor,
  });
}
