import { reservationRules } from '@pahiya/domain/listings/reservations/reservation-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { lockLastTold, selectPassedTurns, takeFirst } from './queue-repository.ts';
import type { ReservationRow } from './reservation-row.ts';

/** Name of the notices to people in a queue. */
export const carFreeNotice = 'used-car-free';

type FreeCar = Pick<ReservationRow, 'listingId' | 'publicId' | 'carName'> & {
  /** Names the news: the order that ended, or the turn that passed. */
  readonly because: string;
};

/** Tells the first in the queue of a car that it is free: that person once, nobody else. */
export async function tellFirstInQueue(
  tx: Transaction,
  services: Pick<Services, 'now'>,
  { listingId, publicId, carName, because }: FreeCar,
): Promise<void> {
  const userId = await takeFirst(tx, listingId, services.now());
  if (userId === null) return;
  await enqueueNotice(tx, services, {
    userId,
    subjectKind: carFreeNotice,
    subjectId: publicId,
    channels: ['sms', 'email'],
    dedupeKey: because,
    facts: { car: carName },
  });
}

const atOnce = 100;

/** Tells the next in each queue whose first had their hours and has not reserved. */
export async function passTurns({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  const at = now();
  const { turnHours } = reservationRules(istDateOf(at));
  const toldBefore = new Date(at.getTime() - turnHours * 3_600_000);
  for (const car of await selectPassedTurns(sql, { toldBefore, now: at, most: atOnce })) {
    await sql.begin(async (tx) => {
      // Another server may have told the next one meanwhile.
      const toldAt = await lockLastTold(tx, car.listingId);
      if (toldAt?.getTime() !== car.toldAt.getTime()) return;
      await tellFirstInQueue(tx, { now }, { ...car, because: `turn ${toldAt.toISOString()}` });
    });
  }
}
