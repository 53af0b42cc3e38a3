import type { ListedRecord } from '@pahiya/domain/listings/listing';
import { hasNewStop } from '@pahiya/domain/listings/listing-findings';
import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { tellDealerOfCar } from '../dealer-news/tell-dealer.ts';
import { listingDecisionNotice } from '../own/listing-decision-notice.ts';
import { isStopped, moveListing } from '../own/move-listing.ts';
import { isPausedByChecks, type OwnRow } from '../own/own-repository.ts';
import { selectReservable } from '../reservations/reservation-repository.ts';
import { tellFirstInQueue } from '../reservations/tell-queue.ts';
import { cancelDrivesOf } from '../trials/cancel-drives.ts';
import { tellWaiting } from './tell-waiting.ts';

/** Takes a public car off the market when its record turns bad, and puts it back when the record is in order again. Its
 * seller is told; who had a test drive is told that it is cancelled, a reservation ends with its refund, and those in the
 * queue or with a price alert hear once that it is gone. A car that is back is offered to the first in its queue. What the
 * desk knew of the record when it published the car changes nothing; a further stop does. */
export async function followRecord(
  tx: Transaction,
  services: Pick<Services, 'now'>,
  row: OwnRow,
  record: ListedRecord,
): Promise<void> {
  const read = { ...row, record };
  const at = services.now();
  if (row.state === 'live' && hasNewStop(record, row.record)) {
    const paused = await moveListing(tx, read, { to: 'paused', by: 'checks', at });
    if (!paused.ok) return;
    await cancelDrivesOf(tx, services, row.id);
    await tellWaiting(tx, services, row);
    await tellSeller(tx, services, row, 'paused');
  } else if (row.state === 'paused' && !isStopped(read) && (await isPausedByChecks(tx, row.id))) {
    const back = await moveListing(tx, read, { to: 'live', by: 'checks', at });
    if (!back.ok) return;
    await tellSeller(tx, services, row, 'live');
    const car = await selectReservable(tx, row.publicId);
    if (car === null || car.isHeld) return;
    const carName = `${row.makeName} ${row.modelName} ${row.madeYear}`;
    const because = `back ${at.toISOString()}`;
    await tellFirstInQueue(tx, services, { ...car, publicId: row.publicId, carName, because });
  }
}

async function tellSeller(
  tx: Transaction,
  services: Pick<Services, 'now'>,
  row: OwnRow,
  state: 'paused' | 'live',
): Promise<void> {
  if (row.userId === null) {
    const kind = state === 'paused' ? 'car-paused' : 'car-back';
    await tellDealerOfCar(tx, services, { row, kind });
    return;
  }
  await enqueueNotice(tx, services, {
    userId: row.userId,
    subjectKind: listingDecisionNotice,
    subjectId: row.publicId,
    channels: ['sms', 'email'],
    dedupeKey: `record ${state} ${services.now().toISOString()}`,
    messageClass: 'service',
    facts: { state },
  });
}
