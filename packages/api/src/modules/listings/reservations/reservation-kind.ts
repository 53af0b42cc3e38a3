import { reservationRules } from '@pahiya/domain/listings/reservations/reservation-rules';
import { canMoveReservationOrder } from '@pahiya/domain/listings/reservations/reservation-states';
import { linesOfItems } from '@pahiya/domain/orders/order-line';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import { RefusedRequest } from '../../../http/refusal.ts';
import type { OrderKind } from '../../../order-kind.ts';
import type { OrderRow } from '../../../order-row.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { lockOrder } from '../../orders/find-order.ts';
import { moveStep } from '../../orders/move-step.ts';
import { extendPrice } from '../../orders/place-order.ts';
import { createQuotedOrder } from '../../orders/quotes/create-quoted-order.ts';
import { wrongStep } from '../../orders/refusals.ts';
import { usedCarContent } from '../store/used-car-content.ts';
import { endReservation } from './end-reservation.ts';
import { reservationDesk } from './reservation-desk.ts';
import { reservationDetails } from './reservation-details.ts';
import { reservationMessages } from './reservation-messages.ts';
import { reservationReceipts } from './reservation-receipts.ts';
import {
  deleteReservations,
  holdCar,
  insertReservation,
  lapseUnpaid,
  lockLiveListing,
  selectReservations,
  selectRivals,
  updateReservation,
} from './reservation-repository.ts';
import { type ReservationRow, termsSchema } from './reservation-row.ts';
import { carIsHeld } from './reserve-car.ts';

/** Orders that reserve a used car against a token, which comes back however they end. */
export const reservationKind: OrderKind = {
  steps: {
    ...{ toPay: 'to-pay', paying: 'paying', closed: 'closed' },
    ends: ['returned'],
    canMove: canMoveReservationOrder,
  },
  create: (services, quote, by) => {
    const { reservationId, listingId } = termsSchema.parse(quote.terms);
    return createQuotedOrder(services, quote, by, async (tx, orderId) => {
      const now = services.now();
      const listing = await lockLiveListing(tx, listingId);
      if (listing === null) throw new RefusedRequest(carIsHeld);
      await lapseUnpaid(tx, listingId, now);
      const until = new Date(now.getTime() + services.settings.orders.holdMinutes * 60_000);
      const { userId } = by.caller;
      const row = { reservationId, orderId, listingId, until, userId, createdAt: now };
      if (!(await insertReservation(tx, row))) throw new RefusedRequest(carIsHeld);
    });
  },
  person: {
    marks: async () => new Map(),
    details: async ({ sql, now }, { orderId }) =>
      reservationDetails(await reservationOf(sql, orderId), now()),
  },
  renewPrice: async (services, { orderId }) =>
    services.sql.begin(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const isUnpaid = order !== null && ['open', 'attempted'].includes(order.paymentState);
      if (!isUnpaid) return err(wrongStep);
      const row = await reservationOf(tx, orderId);
      if (!(await isFree(tx, row, services.now()))) return err(carIsHeld);
      await extendPrice(tx, services, order);
      return ok(undefined);
    }),
  canReopen: async (tx, { orderId, activeStep }) =>
    activeStep === 'closed' && isFree(tx, await reservationOf(tx, orderId), new Date()),
  release: async (tx, { orderId }) => {
    const { reservationId, listingId } = await reservationOf(tx, orderId);
    // First the car, then its reservations, as where one is made: a second press by one person and the press of another
    // would wait for each other.
    await lockLiveListing(tx, listingId);
    const to = { state: 'lapsed', at: new Date() } as const;
    await updateReservation(tx, reservationId, to);
  },
  fulfil: async (tx, services, order) => {
    const now = services.now();
    const row = await reservationOf(tx, order.orderId);
    const { holdHours } = reservationRules(istDateOf(now));
    const until = new Date(now.getTime() + holdHours * 3_600_000);
    const { reservationId, listingId } = row;
    const listing = await lockLiveListing(tx, listingId);
    if (listing !== null && (await holdCar(tx, { reservationId, until, now }))) {
      await moveStep(tx, services, order, 'held');
      await bumpContent(tx, usedCarContent);
      return;
    }
    // Paid too late: somebody else has the car.
    await endReservation(tx, services, order, row, 'taken');
  },
  refundLines: linesOfItems,
  refunded: async (tx, services, order, itemIds) => {
    const isOver = itemIds.length > 0 || order.paymentState === 'closed';
    if (!isOver) return;
    const { reservationId } = await reservationOf(tx, order.orderId);
    await updateReservation(tx, reservationId, {
      ...{ state: 'ended', at: services.now() },
    });
    await moveStep(tx, services, order, 'returned');
  },
  messages: reservationMessages,
  receipts: reservationReceipts,
  desk: reservationDesk,
  accountData: {
    keeps: 'tokens of reserved used cars',
    exportFor: async (sql, orderIds) =>
      new Map(
        (await selectReservations(sql, orderIds)).map(
          ({ orderId, state, until, endReason, carName, publicId }) => [
            orderId,
            { reservation: { state, until, endReason, carName, listing: publicId } },
          ],
        ),
      ),
    deleteUnpaid: deleteReservations,
  },
  // It has no files.
  eraseFiles: async () => null,
};

async function reservationOf(
  sql: Parameters<typeof selectReservations>[0],
  orderId: OrderRow['orderId'],
): Promise<ReservationRow> {
  const [row] = await selectReservations(sql, [orderId]);
  if (row === undefined) throw new Error('an order of a reservation');
  return row;
}

/** Whether the car of an unpaid reservation can still be held for it. */
async function isFree(tx: Transaction, row: ReservationRow, now: Date): Promise<boolean> {
  if ((await lockLiveListing(tx, row.listingId)) === null) return false;
  return (await selectRivals(tx, row, now)) === 0;
}
