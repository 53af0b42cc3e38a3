import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

export type SoldChannel = 'sms' | 'email';

/** A privately sold vehicle as stored. */
export type SoldRow = {
  readonly soldId: string;
  readonly userId: string;
  readonly vehicleNumber: VehicleNumber;
  readonly title: string;
  readonly soldAt: Date;
  readonly isOtherState: boolean;
  readonly details: Uint8Array;
  readonly language: Language;
  readonly code: string;
  readonly storageKey: string;
  readonly sha256: Buffer;
  readonly ownerSerial: number | null;
  readonly reportNumber: string | null;
  readonly reportedAt: Date | null;
  readonly recordClosedAt: Date | null;
  readonly channels: readonly SoldChannel[];
  readonly nextReminderOn: IstDate | null;
  readonly challansAt: Date | null;
  readonly hasFailedSource: boolean;
};

/** A challan issued after the handover. */
export type SoldChallan = {
  readonly challanNumber: string;
  readonly issuedAt: Date;
  readonly amount: Paise | null;
  readonly authority: string | null;
  readonly section: string | null;
  readonly offence: string | null;
};

type NewSold = Omit<
  SoldRow,
  'reportNumber' | 'reportedAt' | 'recordClosedAt' | 'challansAt' | 'hasFailedSource'
>;

/** Stores a sale. */
export async function insertSold(tx: Queryable, row: NewSold, at: Date): Promise<void> {
  await tx`
    insert into sold_vehicles (id, user_id, vehicle_number, title, sold_at, is_other_state, details,
      language, code, storage_key, sha256, owner_serial, channels, next_reminder_on, recorded_at)
    values (${row.soldId}, ${row.userId}, ${row.vehicleNumber}, ${row.title}, ${row.soldAt},
      ${row.isOtherState}, ${row.details}, ${row.language}, ${row.code}, ${row.storageKey},
      ${row.sha256}, ${row.ownerSerial}, ${[...row.channels]}, ${row.nextReminderOn}, ${at})`;
}

/** A sale by its id, of whomever. */
export async function findSold(sql: Queryable, soldId: string): Promise<SoldRow | null> {
  const [row] = await sql<
    SoldRow[]
  >`select ${columns(sql)} from sold_vehicles where id = ${soldId}`;
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockSold(tx: Queryable, soldId: string): Promise<SoldRow | null> {
  const [row] = await tx<SoldRow[]>`
    select ${columns(tx)} from sold_vehicles where id = ${soldId} for update`;
  return row ?? null;
}

/** The sale of a check code. */
export async function findSoldByCode(sql: Queryable, code: string): Promise<SoldRow | null> {
  const [row] = await sql<
    SoldRow[]
  >`select ${columns(sql)} from sold_vehicles where code = ${code}`;
  return row ?? null;
}

/** Sales of a person, newest first. */
export async function findSoldOf(sql: Queryable, userId: string): Promise<readonly SoldRow[]> {
  return sql<SoldRow[]>`
    select ${columns(sql)} from sold_vehicles where user_id = ${userId}
    order by sold_at desc, id limit 50`;
}

/** Stores the number of the report; the first tick keeps its time. */
export async function updateReported(
  tx: Queryable,
  soldId: string,
  { number, at }: { readonly number: string; readonly at: Date },
): Promise<void> {
  await tx`
    update sold_vehicles set report_number = ${number}, reported_at = coalesce(reported_at, ${at})
    where id = ${soldId}`;
}

/** Stores what the record says of the owner. */
export async function updateSoldRecord(
  tx: Queryable,
  soldId: string,
  seen: { readonly ownerSerial: number | null; readonly closedAt: Date | null },
): Promise<void> {
  await tx`
    update sold_vehicles set owner_serial = coalesce(owner_serial, ${seen.ownerSerial}),
      record_closed_at = coalesce(record_closed_at, ${seen.closedAt})
    where id = ${soldId}`;
}

/** Stores where messages go. */
export async function updateSoldChannels(
  tx: Queryable,
  soldId: string,
  channels: readonly SoldChannel[],
): Promise<void> {
  await tx`update sold_vehicles set channels = ${[...channels]} where id = ${soldId}`;
}

/** Sales with a reminder due, locked; those that others plan now are left out. */
export async function takeDueSold(
  tx: Queryable,
  today: IstDate,
  count: number,
): Promise<readonly SoldRow[]> {
  return tx<SoldRow[]>`
    select ${columns(tx)} from sold_vehicles
    where record_closed_at is null and next_reminder_on <= ${today}
    order by next_reminder_on, id limit ${count} for update skip locked`;
}

/** Stores the day of the next reminder. */
export async function updateNextReminder(
  tx: Queryable,
  soldId: string,
  on: IstDate | null,
): Promise<void> {
  await tx`update sold_vehicles set next_reminder_on = ${on} where id = ${soldId}`;
}

/** Stores when challans were checked, and those issued after the handover. Returns the numbers that are new. */
export async function putSoldChallans(
  tx: Queryable,
  soldId: string,
  checked: {
    readonly challans: readonly SoldChallan[];
    readonly hasFailedSource: boolean;
    readonly at: Date;
  },
): Promise<readonly string[]> {
  await tx`
    update sold_vehicles set challans_at = ${checked.at},
      has_failed_source = ${checked.hasFailedSource}
    where id = ${soldId}`;
  const fresh: string[] = [];
  for (const one of checked.challans) {
    const rows = await tx`
      insert into sold_vehicle_challans (sold_id, challan_number, issued_at, amount_paise, authority,
        section, offence, seen_at)
      values (${soldId}, ${one.challanNumber}, ${one.issuedAt}, ${one.amount}, ${one.authority},
        ${one.section}, ${one.offence}, ${checked.at})
      on conflict (sold_id, challan_number) do update set amount_paise = excluded.amount_paise
      returning (xmax = 0) as "isNew"`;
    if (rows[0]?.isNew === true) fresh.push(one.challanNumber);
  }
  return fresh;
}

/** Challans of a sale, newest first. */
export async function findSoldChallans(
  sql: Queryable,
  soldId: string,
): Promise<readonly SoldChallan[]> {
  return sql<SoldChallan[]>`
    select challan_number as "challanNumber", issued_at as "issuedAt", amount_paise as "amount",
      authority, section, offence
    from sold_vehicle_challans where sold_id = ${soldId}
    order by issued_at desc, challan_number limit 100`;
}

/** Deletes a sale. */
export async function deleteSold(tx: Queryable, soldId: string): Promise<void> {
  await tx`delete from sold_vehicles where id = ${soldId}`;
}

function columns(sql: Queryable) {
  return sql`id as "soldId", user_id as "userId", vehicle_number as "vehicleNumber", title,
    sold_at as "soldAt", is_other_state as "isOtherState", details, language, code,
    storage_key as "storageKey", sha256, owner_serial as "ownerSerial",
    report_number as "reportNumber", reported_at as "reportedAt",
    record_closed_at as "recordClosedAt", channels, next_reminder_on as "nextReminderOn",
    challans_at as "challansAt", has_failed_source as "hasFailedSource"`;
}
