import type { DriveHours } from '@pahiya/domain/listings/trials/drive-hours';
import { moveTestDrive } from '@pahiya/domain/listings/trials/trial-states';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { wrongListingState } from '../own/own-refusals.ts';
import { noSuchListing } from '../store/no-such-listing.ts';
import {
  deleteHours,
  findHours,
  lockTestDrive,
  putHours,
  selectDrivesOfFirm,
  updateTestDrive,
} from './trial-repository.ts';
import { tellOfDrive } from './trials.ts';

/** Hours in which a firm gives test drives, and the drives booked. Nobody's name or number: those are in the enquiry, with
 * consent. */
export async function readFirmDrives({ sql }: Pick<Services, 'sql'>, firmId: string) {
  const [hours, drives] = await Promise.all([
    findHours(sql, firmId),
    selectDrivesOfFirm(sql, firmId),
  ]);
  return {
    hours: hours === null ? null : { ...hours, weekdays: [...hours.weekdays] },
    drives: drives.map(({ driveId, makeName, modelName, madeYear, ...drive }) => ({
      driveId,
      car: `${makeName} ${modelName} ${madeYear}`,
      stockNumber: drive.stockNumber ?? '',
      startsAt: drive.startsAt.toISOString(),
      ...{ state: drive.state, leadId: drive.leadId },
    })),
  };
}

/** Sets the hours of a firm; null: it gives no more test drives. Those booked stay. */
export async function setHours(
  { sql }: Pick<Services, 'sql'>,
  firmId: string,
  hours: (DriveHours & { readonly place: string }) | null,
): Promise<void> {
  await (hours === null ? deleteHours(sql, firmId) : putHours(sql, firmId, hours));
}

/** Cancels a test drive for the firm; the person is told. Another firm's is not found. */
export function cancelFirmDrive(
  services: Pick<Services, 'sql' | 'now'>,
  { driveId, firmId }: { readonly driveId: string; readonly firmId: string },
): Promise<Result<{ readonly state: 'cancelled' }, Refusal>> {
  return transact(services.sql, async (tx) => {
    const drive = await lockTestDrive(tx, driveId);
    if (drive === null || drive.firmId !== firmId) return err(noSuchListing);
    const at = services.now();
    const state = moveTestDrive(drive.state, 'cancel', 'seller');
    if (state !== 'cancelled' || drive.startsAt <= at) return err(wrongListingState);
    await updateTestDrive(tx, driveId, { state, place: null, at });
    await tellOfDrive(tx, services, { driveId, userId: drive.userId, state });
    return ok({ state });
  });
}
