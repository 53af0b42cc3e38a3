import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { maskMobile } from '@pahiya/domain/rc/mask';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import { kindOf } from '../../../order-kind.ts';
import type { Services } from '../../../services.ts';
import { findUser } from '../../auth/find-user.ts';
import { readLedgerOfOrder } from '../../ledger/ledger-of-order.ts';
import { findOrder } from '../../orders/find-order.ts';
import { findOrderEvents } from '../../orders/order-events.ts';
import { findAttemptsOf } from '../../payments/payments-of-orders.ts';
import { selectActs } from '../acts/act-repository.ts';
import { listAssignable, readColleagues } from '../colleagues.ts';
import { notAtDesk } from '../refusals.ts';
import { shownVehicle } from '../shown-vehicle.ts';
import { readDeskRefunds } from './desk-refunds.ts';

/** Acts that an order's page shows. */
const actsAtMost = 100;

/** An order as the desk sees it: the mobile masked, names left out. Its kind adds its items. */
export async function readDeskOrder(
  services: Pick<Services, 'sql' | 'now' | 'orderKinds'>,
  orderId: string,
): Promise<Result<{ order: DeskOrder }, Refusal>> {
  const { sql } = services;
  const order = await findOrder(sql, orderId);
  if (order === null) return err(notAtDesk);
  const { desk } = kindOf(services, order);
  const colleagues = await readColleagues(sql);
  const [user, details, attempts, refunds, events, acts, ledger, assignable] = await Promise.all([
    order.userId === null ? null : findUser(sql, order.userId),
    desk.details(services, order, colleagues),
    findAttemptsOf(sql, orderId),
    readDeskRefunds(services, order, colleagues),
    findOrderEvents(sql, orderId),
    selectActs(sql, orderId, actsAtMost),
    readLedgerOfOrder(sql, orderId),
    listAssignable(sql),
  ]);
  const names = await desk.namesOf(
    sql,
    events.flatMap(({ itemId }) => itemId ?? []),
  );
  const display = shownVehicle(services, order);
  const seen = {
    orderId,
    publicId: order.publicId,
    kind: order.kind,
    settlementType: null,
    challans: [],
    item: null,
    possibleActs: [],
    vehicleNumber: desk.isVehicleMasked ? display : order.vehicleNumber,
    display,
    mobileMasked: user === null ? null : maskMobile(user.mobile),
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    activeStep: order.activeStep,
    paymentState: order.paymentState,
    total: order.total,
    sandbox: order.isSandbox,
    ...details,
    attempts: attempts.map(({ gatewayPaymentId, status, method, amount, use, createdAt }) => ({
      gatewayPaymentId,
      status,
      method,
      amount,
      use,
      at: createdAt.toISOString(),
    })),
    refunds,
    events: events.map(({ kind, at, itemId, receiptNumber, amount, operatorId }) => ({
      kind,
      at: at.toISOString(),
      challanNumber: itemId === null ? null : (names.get(itemId) ?? null),
      receiptNumber,
      amount,
      by: colleagues.of(operatorId),
    })),
    acts: acts.map(({ at, operatorId, ...act }) => ({
      ...act,
      at: at.toISOString(),
      by: colleagues.of(operatorId),
    })),
    ledger: ledger.map(({ kind, at, entries }) => ({ kind, at: at.toISOString(), entries })),
    colleagues: assignable,
  };
  // The page's contract has the steps, events and items of challan orders; the kind fills them in.
  return ok({ order: seen as unknown as DeskOrder });
}
