import type { ListedRecord } from '@pahiya/domain/listings/listing';
import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { tellDealerOfCar } from '../dealer-news/tell-dealer.ts';
import { listingDecisionNotice } from '../own/listing-decision-notice.ts';
import { isStopped, moveListing } from '../own/move-listing.ts';
import { isPausedByChecks, type OwnRow } from '../own/own-repository.ts';
import { cancelDrivesOf } from '../trials/cancel-drives.ts';

/** Takes a public car off the market when its record turns bad, and puts it back when the record is in order again. Its
 * seller is told; who had a test drive is told that it is cancelled, and a reservation ends with its refund. A record that
 * was bad when the desk published the car changes nothing. */
export async function followRecord(
  tx: Transaction,
  services: Pick<Services, 'now'>,
  row: OwnRow,
  record: ListedRecord,
): Promise<void> {
  const read = { ...row, record };
  const at = services.now();
  if (row.state === 'live' && isStopped(read) && !isStopped(row)) {
    const paused = await moveListing(tx, read, { to: 'paused', by: 'checks', at });
    if (!paused.ok) return;
    await cancelDrivesOf(tx, services, row.id);
    await tellSeller(tx, services, row, 'paused');
  } else if (row.state === 'paused' && !isStopped(read) && (await isPausedByChecks(tx, row.id))) {
    const back = await moveListing(tx, read, { to: 'live', by: 'checks', at });
    if (back.ok) await tellSeller(tx, services, row, 'live');
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
