import { randomUUID } from 'node:crypto';
import type { ContactChannel } from '@pahiya/contracts/contact-ledger/contact-terms';
import { slotsWithin } from '@pahiya/domain/listings/trials/drive-hours';
import { testDriveRules, testDriveSlots } from '@pahiya/domain/listings/trials/trial-slots';
import {
  moveTestDrive,
  type TestDriveAct,
  type TestDriveState,
} from '@pahiya/domain/listings/trials/trial-states';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import { isUnique } from '../../../db/is-unique.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { askLead } from '../../partner-leads/ask/ask-lead.ts';
import { deleteDealerNews } from '../dealer-news/dealer-news-repository.ts';
import { tellDealer } from '../dealer-news/tell-dealer.ts';
import { wrongListingState } from '../own/own-refusals.ts';
import { cityOf } from '../reading/city-of.ts';
import { ownCar } from '../reservations/reserve-car.ts';
import { noSuchListing } from '../store/no-such-listing.ts';
import {
  type DrivableCar,
  endTestDrives,
  insertTestDrive,
  lockTestDrive,
  selectDrivable,
  selectTaken,
  selectTestDrives,
  type TestDriveRow,
  updateLead,
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
  const dealer = car.dealer?.name ?? null;
  if (car.sellerId === null && dealer === null) {
    return ok({ isOffered: false, dealer, minutes, times: [] });
  }
  const times = slotsOf(car, at, await selectTaken(sql, car.listingId, at));
  return ok({ isOffered: true, dealer, minutes, times: times.map((one) => one.toISOString()) });
}

/** Free times; of a dealer's car within the dealer's hours. */
function slotsOf({ dealer }: DrivableCar, at: Date, taken: readonly Date[]): readonly Date[] {
  const slots = testDriveSlots(at, taken);
  if (dealer === null) return slots;
  return slotsWithin(slots, dealer, testDriveRules(istDateOf(at)).minutes);
}

type AskedDrive = {
  readonly listing: string;
  readonly userId: string;
  readonly startsAt: string;
  /** How the dealer may reach the person; none: not at all. */
  readonly channels: readonly ContactChannel[];
  readonly language: Language;
};

/** Asks for a test drive at a free time. Of two people who want one time, one gets it. */
export function askForDrive(
  services: Pick<Services, 'sql' | 'now' | 'settings'>,
  asked: AskedDrive,
): Promise<Result<{ readonly driveId: string }, Refusal>> {
  return transact(services.sql, async (tx) => {
    const at = services.now();
    const car = await selectDrivable(tx, asked.listing);
    if (car === null || (car.sellerId === null && car.dealer === null)) return err(noSuchListing);
    if (car.sellerId === asked.userId) return err(ownCar);
    const startsAt = new Date(asked.startsAt);
    const isSlot = slotsOf(car, at, []).some((one) => one.getTime() === startsAt.getTime());
    if (!isSlot) return err(slotTaken);
    const driveId = randomUUID();
    const { listingId, sellerId, dealer } = car;
    const drive = {
      ...{ driveId, listingId, userId: asked.userId, sellerId, startsAt },
      firmId: sellerId === null ? (dealer?.firmId ?? null) : null,
      // A dealer has given the hours and the place: nobody has to answer.
      state: sellerId === null ? ('confirmed' as const) : ('asked' as const),
      place: dealer === null ? null : sealPlace(services.settings.secret, driveId, dealer.place),
    };
    if (!(await isUnique(tx, (save) => insertTestDrive(save, drive, at)))) return err(slotTaken);
    if (sellerId !== null) {
      await tellOfDrive(tx, services, { driveId, userId: sellerId, state: 'asked' });
      return ok({ driveId });
    }
    if (dealer !== null) {
      const facts = { car: car.title, startsAt: asked.startsAt };
      const news = {
        firmId: dealer.firmId,
        kind: 'drive-booked',
        subject: driveId,
        facts,
      } as const;
      await tellDealer(tx, services, news);
    }
    const lead = await askDealerToo(services, tx, car, asked);
    if (!lead.ok) return lead;
    if (lead.value !== null) await updateLead(tx, driveId, lead.value);
    return ok({ driveId });
  });
}

/** With a tick the dealer gets an enquiry, whose number is read through the ledger only; null: without one. */
async function askDealerToo(
  services: Pick<Services, 'now' | 'settings'>,
  tx: Transaction,
  { dealer, listingId, title, cityId }: DrivableCar,
  { userId, channels, language }: AskedDrive,
): Promise<Result<string | null, Refusal>> {
  if (dealer === null || channels.length === 0) return ok(null);
  const lead = await askLead(services, tx, {
    ...{ userId, firmId: dealer.firmId, kind: 'used-car', title, subjectRef: listingId },
    ...{ wish: '', hasBudgetOrDate: true, cityId, slot: 'any', channels, language },
  });
  return lead.ok ? ok(lead.value.leadId) : lead;
}

function sealPlace(secret: Uint8Array, driveId: string, place: string): Uint8Array {
  return sealBytes(secret, { purpose, name: driveId }, Buffer.from(place));
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
        ? sealPlace(services.settings.secret, driveId, place)
        : null;
    await updateTestDrive(tx, driveId, { state, place: sealed, at: services.now() });
    const other = side === 'buyer' ? drive.sellerId : drive.userId;
    if (other !== null) await tellOfDrive(tx, services, { driveId, userId: other, state });
    if (side === 'buyer' && drive.firmId !== null) {
      const car = `${drive.makeName} ${drive.modelName} ${drive.madeYear}`;
      await tellDealer(tx, services, {
        ...{ firmId: drive.firmId, kind: 'drive-cancelled', subject: driveId },
        facts: { car, startsAt: drive.startsAt.toISOString() },
      });
    }
    return ok({ state });
  });
}

/** Tells the other side what became of a test drive. */
export async function tellOfDrive(
  tx: Transaction,
  services: Pick<Services, 'now'>,
  {
    driveId,
    userId,
    state,
  }: { readonly driveId: string; readonly userId: string; readonly state: TestDriveState },
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
  await deleteDealerNews(sql, new Date(at - keptDays * 86_400_000));
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
