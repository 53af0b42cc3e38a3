import type { TestDriveState } from '@pahiya/domain/listings/trials/trial-states';
import type { Queryable } from '../../../db/database.ts';

/** A test drive as stored, with the car it is about. */
export type TestDriveRow = {
  readonly driveId: string;
  readonly listingId: string;
  readonly publicId: string;
  readonly userId: string;
  readonly sellerId: string;
  readonly startsAt: Date;
  readonly state: TestDriveState;
  readonly place: Uint8Array | null;
  readonly cityId: number;
  readonly make: string;
  readonly model: string;
  readonly makeName: string;
  readonly modelName: string;
  readonly madeYear: number;
  readonly isLive: boolean;
};

/** A live listing whose seller has an account; null: none is live. `sellerId`: null for others. */
export async function selectDrivable(
  sql: Queryable,
  publicId: string,
): Promise<{ readonly listingId: string; readonly sellerId: string | null } | null> {
  const [row] = await sql<{ listingId: string; sellerId: string | null }[]>`
    select id as "listingId", user_id as "sellerId" from used_listings
    where public_id = ${publicId} and state = 'live'`;
  return row ?? null;
}

/** Times at which a car is asked for or promised. */
export async function selectTaken(
  sql: Queryable,
  listingId: string,
  from: Date,
): Promise<readonly Date[]> {
  const rows = await sql<{ at: Date }[]>`
    select starts_at as at from used_test_drives
    where listing_id = ${listingId} and starts_at >= ${from} and state in ('asked', 'confirmed')`;
  return rows.map(({ at }) => at);
}

/** Stores a wish. Fails on a unique index where the time is taken, or the person has another one. */
export async function insertTestDrive(
  tx: Queryable,
  row: Pick<TestDriveRow, 'driveId' | 'listingId' | 'userId' | 'sellerId' | 'startsAt'>,
  at: Date,
): Promise<void> {
  await tx`
    insert into used_test_drives (id, listing_id, user_id, seller_id, starts_at, state, asked_at,
      changed_at)
    values (${row.driveId}, ${row.listingId}, ${row.userId}, ${row.sellerId}, ${row.startsAt},
      'asked', ${at}, ${at})`;
}

const columns = (sql: Queryable) => sql`
  d.id as "driveId", d.listing_id as "listingId", l.public_id as "publicId",
  d.user_id as "userId", d.seller_id as "sellerId", d.starts_at as "startsAt", d.state, d.place,
  l.city_id as "cityId", l.make, l.model, l.make_name as "makeName", l.model_name as "modelName",
  l.made_year as "madeYear", l.state = 'live' as "isLive"`;

/** Test drives of a person on either side, next first. */
export async function selectTestDrives(
  sql: Queryable,
  userId: string,
): Promise<readonly TestDriveRow[]> {
  return sql<TestDriveRow[]>`
    select ${columns(sql)} from used_test_drives d join used_listings l on l.id = d.listing_id
    where d.user_id = ${userId} or d.seller_id = ${userId}
    order by d.starts_at desc, d.id limit 100`;
}

/** One, of whomever. */
export async function findTestDrive(sql: Queryable, driveId: string): Promise<TestDriveRow | null> {
  const [row] = await sql<TestDriveRow[]>`
    select ${columns(sql)} from used_test_drives d join used_listings l on l.id = d.listing_id
    where d.id = ${driveId}`;
  return row ?? null;
}

/** The same, locked. */
export async function lockTestDrive(tx: Queryable, driveId: string): Promise<TestDriveRow | null> {
  await tx`select 1 from used_test_drives where id = ${driveId} for update`;
  return findTestDrive(tx, driveId);
}

/** Stores a move. The place is kept only while the drive is confirmed. */
export async function updateTestDrive(
  tx: Queryable,
  driveId: string,
  { state, place, at }: { state: TestDriveState; place: Uint8Array | null; at: Date },
): Promise<void> {
  await tx`
    update used_test_drives set state = ${state}, place = ${place}, changed_at = ${at}
    where id = ${driveId}`;
}

/** Ends test drives whose time has passed and forgets their places; deletes old ones. */
export async function endTestDrives(
  sql: Queryable,
  { startedBefore, deleteBefore }: { startedBefore: Date; deleteBefore: Date },
): Promise<void> {
  await sql`
    update used_test_drives set state = 'over', place = null
    where state in ('asked', 'confirmed') and starts_at < ${startedBefore}`;
  await sql`delete from used_test_drives where starts_at < ${deleteBefore}`;
}

/** Deletes those of a person, on either side. */
export async function deleteTestDrivesOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from used_test_drives where user_id = ${userId} or seller_id = ${userId}`;
}
