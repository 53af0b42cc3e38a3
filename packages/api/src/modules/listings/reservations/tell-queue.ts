import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { takeFirst } from './queue-repository.ts';
import type { ReservationRow } from './reservation-row.ts';

/** Name of the notices to people in a queue. */
export const carFreeNotice = 'used-car-free';

/** Tells the first in the queue of a car that it is free: that person once, nobody else. */
export async function tellFirstInQueue(
  tx: Transaction,
  services: Pick<Services, 'now'>,
  { listingId, publicId, carName, orderId }: ReservationRow,
): Promise<void> {
  const userId = await takeFirst(tx, listingId, services.now());
  if (userId === null) return;
  await enqueueNotice(tx, services, {
    userId,
    subjectKind: carFreeNotice,
    subjectId: publicId,
    channels: ['sms', 'email'],
    dedupeKey: orderId,
    facts: { car: carName },
  });
}
