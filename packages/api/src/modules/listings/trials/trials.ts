import { randomUUID } from 'node:crypto';
import { testDriveRules, testDriveSlots } from '@pahiya/domain/listings/trials/trial-slots';
import {
  moveTestDrive,
  type TestDriveAct,
  type TestDriveState,
} from '@pahiya/domain/listings/trials/trial-states';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { isUnique } from '../../../db/is-unique.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { wrongListingState } from '../own/own-refusals.ts';
import { cityOf } from '../reading/city-of.ts';
import { ownCar } from '../reservations/reserve-car.ts';
import { noSuchListing } from '../store/no-such-listing.ts';
import {
  endTestDrives,
  insertTestDrive,
  lockTestDrive,
  selectDrivable,
  selectTaken,
  selectTestDrives,
  type TestDriveRow,
  updateTestDrive,
} from './trial-repository.ts';

/** Name of the notices of test drives. */
export const testDriveNotice = 'used-car-test-drive';

const purpose = 'test drive place';
const keptDays = 30;

/** Free times of a live car. A seller without an account here cannot be asked. */
export async function readTimes({ sql, now }: Pick<Services, 'sql' | 'now'>, listing: string) {
  const car = await selectDrivable(sql, listing);
  if (car === null) return err(noSuchListing);
  const at = now();
  const { minutes } = testDriveRules(istDateOf(at));
  if (car.sellerId === null) return ok({ isOffered: false, minutes, times: [] });
  const times = testDriveSlots(at, await selectTaken(sql, car.listingId, at));
  return ok({ isOffered: true, minutes, times: times.map((one) => one.toISOString()) });
}

/** Asks for a test drive at a free time. Of two people who want one time, one gets it. */
export function askForDrive(
  services: Pick<Services, 'sql' | 'now'>,
  asked: { readonly listing: string; readonly userId: string; readonly startsAt: string },
): Promise<Result<{ readonly driveId: string }, Refusal>> {
  return transact(services.sql, async (tx) => {
    const at = services.now();
    const car = await selectDrivable(tx, asked.listing);
    if (car === null || car.sellerId === null) return err(noSuchListing);
    if (car.sellerId === asked.userId) return err(ownCar);
    const startsAt = new Date(asked.startsAt);
    const isSlot = testDriveSlots(at, []).some((one) => one.getTime() === startsAt.getTime());
    if (!isSlot) return err(slotTaken);
    const drive = {
      driveId: randomUUID(),
      listingId: car.listingId,
      userId: asked.userId,
      sellerId: car.sellerId,
      startsAt,
    };
    if (!(await isUnique(tx, (save) => insertTestDrive(save, drive, at)))) return err(slotTaken);
    await tell(tx, services, drive, car.sellerId, 'asked');
    return ok({ driveId: drive.driveId });
  });
}

/** A person's test drives on either side. */
export async function readDrives(
  { sql, settings }: Pick<Services, 'sql' | 'settings'>,
  userId: string,
) {
  const rows = await selectTestDrives(sql, userId);
  return rows.map((row) => ({
    driveId: row.driveId,
    listing: row.publicId,
    car: `${row.makeName} ${row.modelName} ${row.madeYear}`,
    path: row.isLive
      ? `/used-cars/${cityOf(row.cityId).slug}/${row.make}-${row.model}-${row.madeYear}-${row.publicId}`
      : null,
    startsAt: row.startsAt.toISOString(),
    state: row.state,
    side: row.userId === userId ? ('buyer' as const) : ('seller' as const),
    place: placeOf(settings.secret, row),
  }));
}

function placeOf(secret: Uint8Array, { driveId, place }: TestDriveRow): string | null {
  return place === null
    ? null
    : (openSealed(secret, { purpose, name: driveId }, place)?.toString() ?? null);
}

/** Answers or cancels a test drive. Another's is not found. */
export function changeDrive(
  services: Pick<Services, 'sql' | 'now' | 'settings'>,
  asked: {
    readonly driveId: string;
    readonly userId: string;
    readonly act: TestDriveAct;
    readonly place: string | null;
  },
): Promise<Result<{ readonly state: TestDriveState }, Refusal>> {
  const { driveId, userId, act, place } = asked;
  return transact(services.sql, async (tx) => {
    const drive = await lockTestDrive(tx, driveId);
    const side = drive?.userId === userId ? 'buyer' : drive?.sellerId === userId ? 'seller' : null;
    if (drive === null || side === null) return err(noSuchListing);
    const state = moveTestDrive(drive.state, act, side);
    if (state === null || drive.startsAt <= services.now()) return err(wrongListingState);
    if (act === 'confirm' && place === null) return err(noPlace);
    const sealed =
      state === 'confirmed' && place !== null
        ? sealBytes(services.settings.secret, { purpose, name: driveId }, Buffer.from(place))
        : null;
    await updateTestDrive(tx, driveId, { state, place: sealed, at: services.now() });
    const other = side === 'buyer' ? drive.sellerId : drive.userId;
    await tell(tx, services, drive, other, state);
    return ok({ state });
  });
}

async function tell(
  tx: Parameters<typeof enqueueNotice>[0],
  services: Pick<Services, 'now'>,
  { driveId }: Pick<TestDriveRow, 'driveId'>,
  userId: string,
  state: TestDriveState,
): Promise<void> {
  await enqueueNotice(tx, services, {
    userId,
    subjectKind: testDriveNotice,
    subjectId: driveId,
    channels: ['sms', 'email'],
    dedupeKey: state,
    messageClass: 'service',
    facts: { state },
  });
}

/** Ends test drives whose time is over, and deletes old ones. */
export async function closeTestDrives({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  const at = now().getTime();
  const { minutes } = testDriveRules(istDateOf(now()));
  await endTestDrives(sql, {
    startedBefore: new Date(at - minutes * 60_000),
    deleteBefore: new Date(at - keptDays * 86_400_000),
  });
}

const slotTaken: Refusal = {
  code: 'inspection/slot-taken',
  detail: 'This time is no longer free, or you have asked for another one of this car.',
};

const noPlace: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid.',
  errors: [{ path: 'body.place', message: 'Enter where to meet.' }],
};
