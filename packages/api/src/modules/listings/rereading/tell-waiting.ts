import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import type { OwnRow } from '../own/own-repository.ts';
import { selectWaiting } from './waiting-repository.ts';

/** Name of the notices to people who wait for a car that left the market. */
export const carGoneNotice = 'used-car-gone';

/** Tells those in the queue of a car and those who watch its price that it is off the market: each once, however often its
 * record changes. */
export async function tellWaiting(
  tx: Transaction,
  services: Pick<Services, 'now'>,
  { id, publicId }: Pick<OwnRow, 'id' | 'publicId'>,
): Promise<void> {
  for (const { userId, channels } of await selectWaiting(tx, id)) {
    await enqueueNotice(tx, services, {
      ...{ userId, channels, subjectKind: carGoneNotice, subjectId: publicId },
      dedupeKey: 'record',
      messageClass: 'service',
      facts: {},
    });
  }
}
