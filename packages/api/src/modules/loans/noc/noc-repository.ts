import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';

/** A closed loan as stored. */
export type NocRow = {
  readonly clockId: string;
  readonly userId: string;
  readonly vehicleNumber: VehicleNumber;
  readonly lender: string | null;
  readonly closedOn: IstDate;
  readonly papersOn: IstDate | null;
  readonly financier: string | null;
  readonly recordAt: Date | null;
  readonly clearOn: IstDate | null;
  readonly startedOn: IstDate;
  /** Channels of alerts that the person switched on. */
  readonly channels: readonly NocChannel[];
  /** Day of the next alert; null when there is none. */
  readonly tellOn: IstDate | null;
};
export type NocChannel = 'sms' | 'email';

const columns = (sql: Queryable) => sql`id as "clockId", user_id as "userId",
  vehicle_number as "vehicleNumber", lender, closed_on as "closedOn", papers_on as "papersOn",
  financier, record_at as "recordAt", clear_on as "clearOn", started_on as "startedOn", channels,
  tell_on as "tellOn"`;

/** Closed loans of a person, newest first. */
export async function findNocRows(sql: Queryable, userId: string): Promise<readonly NocRow[]> {
  return sql<NocRow[]>`
    select ${columns(sql)} from noc_clocks where user_id = ${userId}
    order by started_on desc, closed_on desc, id`;
}

/** A closed loan of a person; null also for those of others. */
export async function findNocRow(
  sql: Queryable,
  clockId: string,
  userId: string,
): Promise<NocRow | null> {
  const [row] = await sql<NocRow[]>`
    select ${columns(sql)} from noc_clocks where id = ${clockId} and user_id = ${userId}`;
  return row ?? null;
}

/** A closed loan, whoever's it is: for messages. */
export async function findNocRowById(sql: Queryable, clockId: string): Promise<NocRow | null> {
  const [row] = await sql<NocRow[]>`select ${columns(sql)} from noc_clocks where id = ${clockId}`;
  return row ?? null;
}

/** Closed loans whose alert has come due, locked until the end of the transaction. */
export async function lockRowsToTell(
  tx: Queryable,
  today: IstDate,
  limit: number,
): Promise<readonly NocRow[]> {
  return tx<NocRow[]>`
    select ${columns(tx)} from noc_clocks
    where tell_on <= ${today} and channels <> '{}'
    order by tell_on, id limit ${limit} for update skip locked`;
}

/** Stores the day of the next alert. */
export async function updateTellOn(
  tx: Queryable,
  clockId: string,
  tellOn: IstDate | null,
): Promise<void> {
  await tx`update noc_clocks set tell_on = ${tellOn} where id = ${clockId}`;
}

/** Stores the channels of alerts; null for the person: whoever's it is. False when there is no such loan. */
export async function updateChannels(
  tx: Queryable,
  { clockId, userId }: { readonly clockId: string; readonly userId: string | null },
  channels: readonly NocChannel[],
): Promise<boolean> {
  const { count } = await tx`
    update noc_clocks set channels = ${[...channels]}
    where id = ${clockId} and (${userId}::uuid is null or user_id = ${userId})`;
  return count > 0;
}

/** Stores a closed loan; one of the same vehicle gets its days and lender, and starts again with the alerts it had.
 * Returns its id. */
export async function upsertNocRow(
  tx: Queryable,
  row: Omit<NocRow, 'papersOn' | 'channels'>,
): Promise<string> {
  const [stored] = await tx<{ clockId: string }[]>`
    insert into noc_clocks (id, user_id, vehicle_number, lender, closed_on, financier, record_at,
      clear_on, started_on, tell_on)
    values (${row.clockId}, ${row.userId}, ${row.vehicleNumber}, ${row.lender}, ${row.closedOn},
      ${row.financier}, ${row.recordAt}, ${row.clearOn}, ${row.startedOn}, ${row.tellOn})
    on conflict (user_id, vehicle_number) do update
      set lender = excluded.lender, closed_on = excluded.closed_on, papers_on = null,
        financier = excluded.financier, record_at = excluded.record_at,
        clear_on = excluded.clear_on, started_on = excluded.started_on,
        tell_on = excluded.tell_on
    returning id as "clockId"`;
  if (stored === undefined) throw new Error('an upsert returns its row');
  return stored.clockId;
}

/** Stores when the papers came; false when there is no such loan of this person. */
export async function updatePapers(
  tx: Queryable,
  { clockId, userId, papersOn }: Pick<NocRow, 'clockId' | 'userId' | 'papersOn'>,
): Promise<boolean> {
  const { count } = await tx`
    update noc_clocks set papers_on = ${papersOn} where id = ${clockId} and user_id = ${userId}`;
  return count > 0;
}

/** Stores what a record says. A financier that is back takes the clear day away. */
export async function updateRecord(
  tx: Queryable,
  clockId: string,
  seen: { readonly financier: string | null; readonly at: Date; readonly on: IstDate },
): Promise<void> {
  const { financier, at, on } = seen;
  await tx`
    update noc_clocks set financier = ${financier}, record_at = ${at},
      clear_on = case when ${financier}::text is null then coalesce(clear_on, ${on}) end
    where id = ${clockId}`;
}

/** Deletes a closed loan; false when there is no such loan of this person. */
export async function deleteNocRow(
  tx: Queryable,
  { clockId, userId }: Pick<NocRow, 'clockId' | 'userId'>,
): Promise<boolean> {
  const { count } = await tx`
    delete from noc_clocks where id = ${clockId} and user_id = ${userId}`;
  return count > 0;
}

/** Closed loans of a person, for the account's export. */
export async function nocHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select vehicle_number as "vehicleNumber", lender, closed_on as "closedOn",
      papers_on as "papersOn", financier, record_at as "recordAt", clear_on as "clearOn",
      started_on as "startedOn", channels
    from noc_clocks where user_id = ${userId} order by started_on, id`;
}

/** Deletes the closed loans of a person. */
export async function deleteNocRowsOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from noc_clocks where user_id = ${userId}`;
}
