import type { Transaction } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { lockOpenDrives, updateTestDrive } from './trial-repository.ts';
import { tellOfDrive } from './trials.ts';

/** Cancels what is booked of a car that leaves the market; who wanted to drive it is told. */
export async function cancelDrivesOf(
  tx: Transaction,
  services: Pick<Services, 'now'>,
  listingId: string,
): Promise<void> {
  const at = services.now();
  for (const { driveId, userId } of await lockOpenDrives(tx, listingId, at)) {
    await updateTestDrive(tx, driveId, { state: 'cancelled', place: null, at });
    await tellOfDrive(tx, services, { driveId, userId, state: 'cancelled' });
  }
}
