import * as contracts from '@pahiya/contracts/used-cars/reservation-contracts';
import { reservationRules } from '@pahiya/domain/listings/reservations/reservation-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { AccountDataSource } from '../../../account-data.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { enqueueTasks } from '../../../tasks/enqueue-task.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { readOwnOrder } from '../../own-orders/read-own-order.ts';
import { touchCities } from '../store/city-repository.ts';
import { forgetSeller, selectOwnListings } from '../store/listing-repository.ts';
import { refreshListingWork } from '../store/listing-work.ts';
import { noSuchListing } from '../store/no-such-listing.ts';
import { usedCarContent } from '../store/used-car-content.ts';
import { cancelOwnReservation } from './cancel-reservation.ts';
import { joinQueue, leaveQueue, selectPlace } from './queue-repository.ts';
import {
  forgetPerson,
  selectOwnHold,
  selectOwnQueues,
  selectPayingUntil,
  selectReservable,
} from './reservation-repository.ts';
import { ownCar, reserveCar } from './reserve-car.ts';

const reservations: LimitRule = { name: 'used-car-reserve', points: 20, perSeconds: 600 };
const queueing: LimitRule = { name: 'used-car-queue', points: 60, perSeconds: 600 };
const small = { bodyLimitBytes: 1024 };

const accountData = (now: () => Date): AccountDataSource => ({
  name: 'used-cars',
  exportFor: async (sql, userId) => ({
    usedCarQueues: [...(await selectOwnQueues(sql, userId))],
    usedCarListings: [...(await selectOwnListings(sql, userId))],
  }),
  deleteFor: async (tx, userId) => {
    await forgetPerson(tx, userId);
    const { ids, cityIds, files } = await forgetSeller(tx, userId);
    for (const id of ids) await refreshListingWork(tx, id);
    await enqueueTasks(tx, 'erase-file', { subjects: files, dueAt: now() });
    if (cityIds.length === 0) return;
    await touchCities(tx, cityIds);
    await bumpContent(tx, usedCarContent);
  },
});

/** Registers reserving, cancelling, and the queue behind a reserved car. */
export function registerReservations(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve } = tools;
  const { sql } = services;
  tools.accountData.push(accountData(services.now));

  const turnOf = async (listing: string, userId: string | null) => {
    const car = await selectReservable(sql, listing);
    if (car === null) return err(noSuchListing);
    const { listingId, isHeld } = car;
    const now = services.now();
    const rules = reservationRules(istDateOf(now));
    const payingUntil = await selectPayingUntil(sql, { listingId, userId, now });
    return ok({
      tokenPaise: rules.token,
      holdHours: rules.holdHours,
      refundWorkingDays: rules.refundWorkingDays,
      isHeld,
      payingUntil: payingUntil?.toISOString() ?? null,
      place: userId === null ? null : await selectPlace(sql, { listingId, userId }),
      orderId: userId === null ? null : await selectOwnHold(sql, { listingId, userId, now }),
    });
  };

  serve(
    app,
    contracts.reserveUsedCar,
    async ({ body, caller, device }) => {
      const created = await reserveCar(services, { ...body, caller, device });
      return created.ok ? readOwnOrder(services, created.value, caller.userId) : created;
    },
    { ...small, limits: ({ caller }) => [{ rule: reservations, key: caller.userId }] },
  );

  serve(
    app,
    contracts.cancelReservation,
    async ({ body, caller }) => {
      const ended = await cancelOwnReservation(services, caller.userId, body.orderId);
      return ended.ok ? readOwnOrder(services, body.orderId, caller.userId) : ended;
    },
    { ...small, limits: ({ caller }) => [{ rule: reservations, key: caller.userId }] },
  );

  serve(app, contracts.usedCarTurn, ({ params, caller }) =>
    turnOf(params.listing, caller.kind === 'user' ? caller.userId : null),
  );

  serve(
    app,
    contracts.joinUsedCarQueue,
    async ({ body: { listing }, caller: { userId } }) => {
      const car = await selectReservable(sql, listing);
      if (car === null) return err(noSuchListing);
      if (car.userId === userId) return err(ownCar);
      await joinQueue(sql, { listingId: car.listingId, userId, now: services.now() });
      return turnOf(listing, userId);
    },
    { ...small, limits: ({ caller }) => [{ rule: queueing, key: caller.userId }] },
  );

  serve(
    app,
    contracts.leaveUsedCarQueue,
    async ({ body: { listing }, caller: { userId } }) => {
      const car = await selectReservable(sql, listing);
      if (car === null) return err(noSuchListing);
      await leaveQueue(sql, { listingId: car.listingId, userId });
      return turnOf(listing, userId);
    },
    { ...small, limits: ({ caller }) => [{ rule: queueing, key: caller.userId }] },
  );
}
