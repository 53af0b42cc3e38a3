import type { DriveHours } from '@pahiya/domain/listings/trials/drive-hours';
import type { TestDriveState } from '@pahiya/domain/listings/trials/trial-states';
import type { Queryable } from '../../../db/database.ts';

/** A test drive as stored, with the car it is about. */
export type TestDriveRow = {
  readonly driveId: string;
  readonly listingId: string;
  readonly publicId: string;
  readonly userId: string;
  /** Null: the car is a firm's. */
  readonly sellerId: string | null;
  readonly firmId: string | null;
  readonly leadId: string | null;
  readonly stockNumber: string | null;
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

/** A live car that can be driven: whose seller has an account, or whose firm gives hours. */
export type DrivableCar = {
  readonly listingId: string;
  readonly title: string;
  readonly cityId: number;
  readonly sellerId: string | null;
  readonly dealer: (DriveHours & { firmId: string; name: string; place: string }) | null;
};

/** A live listing; null: none is live. Without seller and dealer nobody can be asked. */
export async function selectDrivable(
  sql: Queryable,
  publicId: string,
): Promise<DrivableCar | null> {
  const [row] = await sql<DrivableCar[]>`
    select l.id as "listingId", l.city_id as "cityId", l.user_id as "sellerId",
      l.make_name || ' ' || l.model_name || ' ' || l.made_year as title,
      case when h.firm_id is null then null else json_build_object('firmId', h.firm_id,
        'name', d.name, 'weekdays', h.weekdays, 'fromHour', h.from_hour,
        'untilHour', h.until_hour, 'place', h.place) end as dealer
    from used_listings l left join used_dealers d on d.id = l.dealer_id
      left join used_drive_hours h on h.firm_id = d.firm_id
    where l.public_id = ${publicId} and l.state = 'live'`;
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
  row: Pick<
    TestDriveRow,
    'driveId' | 'listingId' | 'userId' | 'sellerId' | 'firmId' | 'startsAt' | 'state' | 'place'
  >,
  at: Date,
): Promise<void> {
  await tx`
    insert into used_test_drives (id, listing_id, user_id, seller_id, firm_id, starts_at, state,
      place, asked_at, changed_at)
    values (${row.driveId}, ${row.listingId}, ${row.userId}, ${row.sellerId}, ${row.firmId},
      ${row.startsAt}, ${row.state}, ${row.place}, ${at}, ${at})`;
}

const columns = (sql: Queryable) => sql`
  d.id as "driveId", d.listing_id as "listingId", l.public_id as "publicId",
  d.user_id as "userId", d.seller_id as "sellerId", d.firm_id as "firmId", d.lead_id as "leadId",
  l.stock_number as "stockNumber", d.starts_at as "startsAt", d.state, d.place,
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

/** Test drives of a car that are still to come, locked. */
export async function lockOpenDrives(
  tx: Queryable,
  listingId: string,
  from: Date,
): Promise<readonly Pick<TestDriveRow, 'driveId' | 'userId'>[]> {
  return tx<{ driveId: string; userId: string }[]>`
    select id as "driveId", user_id as "userId" from used_test_drives
    where listing_id = ${listingId} and starts_at > ${from} and state in ('asked', 'confirmed')
    order by starts_at for update`;
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

/** Links a test drive to the enquiry with its consent. */
export async function updateLead(tx: Queryable, driveId: string, leadId: string): Promise<void> {
  await tx`update used_test_drives set lead_id = ${leadId} where id = ${driveId}`;
}

/** Test drives of a firm's cars, the latest first. */
export async function selectDrivesOfFirm(
  sql: Queryable,
  firmId: string,
): Promise<readonly TestDriveRow[]> {
  return sql<TestDriveRow[]>`
    select ${columns(sql)} from used_test_drives d join used_listings l on l.id = d.listing_id
    where d.firm_id = ${firmId} order by d.starts_at desc, d.id limit 200`;
}

type FirmHours = DriveHours & { readonly place: string };

/** Hours in which a firm gives test drives; null: it gives none. */
export async function findHours(sql: Queryable, firmId: string): Promise<FirmHours | null> {
  const [row] = await sql<FirmHours[]>`
    select weekdays, from_hour::int as "fromHour", until_hour::int as "untilHour", place
    from used_drive_hours where firm_id = ${firmId}`;
  return row ?? null;
}

export async function putHours(
  sql: Queryable,
  firmId: string,
  { weekdays, fromHour, untilHour, place }: FirmHours,
): Promise<void> {
  await sql`
    insert into used_drive_hours (firm_id, weekdays, from_hour, until_hour, place)
    values (${firmId}, ${[...weekdays]}::smallint[], ${fromHour}, ${untilHour}, ${place})
    on conflict (firm_id) do update set weekdays = excluded.weekdays,
      from_hour = excluded.from_hour, until_hour = excluded.until_hour, place = excluded.place`;
}

export async function deleteHours(sql: Queryable, firmId: string): Promise<void> {
  await sql`delete from used_drive_hours where firm_id = ${firmId}`;
}
