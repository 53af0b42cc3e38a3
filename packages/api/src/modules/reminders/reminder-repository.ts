import type { NoticeChannel } from '@pahiya/domain/messages/ports';
import type { ReminderRhythm } from '@pahiya/domain/reminders/reminder-days';
import type { ReminderItem, ReminderTopic } from '@pahiya/domain/reminders/reminder-item';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';

/** What a person chose. */
export type ReminderChoices = {
  readonly channels: NoticeChannel[];
  readonly silent: ReminderTopic[];
  readonly rhythm: ReminderRhythm;
};

/** A thing whose end is called to mind. */
export type Series = {
  readonly id: string;
  readonly vehicleNumber: string;
  readonly item: ReminderItem;
  readonly dueOn: IstDate;
  /** The document or work that is meant. */
  readonly version: string;
  readonly vehicleName: string | null;
  readonly sourceName: string;
  readonly sourceAt: Date;
  /** The date comes from a sandbox. */
  readonly isSandbox: boolean;
  readonly state: 'open' | 'done' | 'stopped';
  readonly nextOn: IstDate | null;
  readonly toldOn: IstDate | null;
};

const columns = (sql: Queryable) => sql`id, vehicle_number as "vehicleNumber", item,
  due_on::text as "dueOn", version, vehicle_name as "vehicleName", source_name as "sourceName",
  source_at as "sourceAt", is_sandbox as "isSandbox", state, next_on::text as "nextOn", told_on::text as "toldOn"`;

/** What a person chose; null before the first choice. */
export async function findChoices(sql: Queryable, userId: string): Promise<ReminderChoices | null> {
  const [row] = await sql<ReminderChoices[]>`
    select channels, silent, rhythm from reminder_choices where user_id = ${userId}`;
  return row ?? null;
}

/** Stores a choice. */
export async function saveChoices(
  sql: Queryable,
  userId: string,
  { channels, silent, rhythm }: ReminderChoices,
  at: Date,
): Promise<void> {
  await sql`
    insert into reminder_choices (user_id, channels, silent, rhythm, changed_at)
    values (${userId}, ${[...channels]}::text[], ${[...silent]}::text[], ${rhythm}, ${at})
    on conflict (user_id) do update set channels = excluded.channels, silent = excluded.silent,
      rhythm = excluded.rhythm,
      changed_at = excluded.changed_at`;
}

/** Ends all messages of a person; false when nothing was switched on ever. */
export async function dropAllChannels(tx: Queryable, userId: string): Promise<boolean> {
  const { count } = await tx`
    update reminder_choices set channels = '{}' where user_id = ${userId}`;
  return count > 0;
}

/** Takes a channel out of what a person chose. */
export async function dropChannel(
  tx: Queryable,
  userId: string,
  channel: NoticeChannel,
): Promise<void> {
  await tx`
    update reminder_choices set channels = array_remove(channels, ${channel})
    where user_id = ${userId}`;
}

/** People who chose, after one of them, in order. */
export async function findChoosers(
  sql: Queryable,
  afterId: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await sql<{ userId: string }[]>`
    select user_id as "userId" from reminder_choices where user_id > ${afterId}
    order by user_id limit ${limit}`;
  return rows.map(({ userId }) => userId);
}

/** Locks and returns a person's choice, so that two servers do not bring the same series up to date at once. */
export async function lockChoices(tx: Queryable, userId: string): Promise<ReminderChoices | null> {
  const [row] = await tx<ReminderChoices[]>`
    select channels, silent, rhythm from reminder_choices where user_id = ${userId} for update`;
  return row ?? null;
}

/** The series of a person; of one vehicle, if given. */
export async function findSeries(
  sql: Queryable,
  userId: string,
  vehicleNumber: string | null = null,
): Promise<readonly Series[]> {
  return sql<Series[]>`
    select ${columns(sql)} from reminder_series
    where user_id = ${userId}
      and (${vehicleNumber}::text is null or vehicle_number = ${vehicleNumber}::text)
    order by due_on, item`;
}

/** A series as the record has it now. */
export type FreshSeries = Pick<
  Series,
  | 'id'
  | 'vehicleNumber'
  | 'item'
  | 'dueOn'
  | 'version'
  | 'vehicleName'
  | 'sourceName'
  | 'isSandbox'
  | 'nextOn'
> & { readonly sourceAt: string };

/** Stores series. Another version is a newer document, or newer work: it ends the older series and starts over, unless
 * the person stopped reminders of it for good. A forecast that moves the day of what was told already tells nothing
 * again. Another rhythm plans all days again. */
export async function upsertSeries(
  tx: Queryable,
  userId: string,
  rows: readonly FreshSeries[],
  { isNewRhythm }: { readonly isNewRhythm: boolean },
): Promise<void> {
  await tx`
    insert into reminder_series as r (id, user_id, vehicle_number, item, due_on, version, vehicle_name,
      source_name, source_at, is_sandbox, state, next_on)
    select g.id, ${userId}, g."vehicleNumber", g.item, g."dueOn", g.version, g."vehicleName",
      g."sourceName", g."sourceAt", g."isSandbox", 'open', g."nextOn"
    from jsonb_to_recordset(${tx.json([...rows])}) as g (id uuid, "vehicleNumber" text, item text,
      "dueOn" date, version text, "vehicleName" text, "sourceName" text, "sourceAt" timestamptz, "isSandbox" boolean,
      "nextOn" date)
    on conflict (user_id, vehicle_number, item) do update set
      due_on = excluded.due_on, version = excluded.version, vehicle_name = excluded.vehicle_name,
      source_name = excluded.source_name, source_at = excluded.source_at,
      is_sandbox = excluded.is_sandbox,
      next_on = case
        when not ${isNewRhythm}::boolean and r.version = excluded.version
          and (r.due_on = excluded.due_on or r.told_on is not null)
        then r.next_on else excluded.next_on end,
      told_on = case when r.version = excluded.version then r.told_on end,
      state = case when r.version <> excluded.version and r.state = 'done' then 'open' else r.state end`;
}

/** Deletes series of a person by id. */
export async function deleteSeries(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx`delete from reminder_series where id = any(${[...ids]}::uuid[])`;
}

/** A series whose day has come, with what its person chose. */
export type DueSeries = Pick<Series, 'id' | 'vehicleNumber' | 'item' | 'dueOn'> &
  ReminderChoices & { readonly userId: string };

/** All due series of up to `vehicles` vehicles, or of all vehicles of a person with a weekly digest; keeps other servers waiting until the transaction ends, so that a
 * vehicle's documents stay in one message. */
export async function takeDueSeries(
  tx: Queryable,
  today: IstDate,
  vehicles: number,
): Promise<readonly DueSeries[]> {
  await tx`select pg_advisory_xact_lock(340)`;
  return tx<DueSeries[]>`
    with due as (
      select distinct user_id, vehicle_number from (
        select user_id, vehicle_number from reminder_series
        where state = 'open' and next_on <= ${today} order by next_on limit ${vehicles}) as first
    )
    select r.id, r.user_id as "userId", r.vehicle_number as "vehicleNumber", r.item,
      r.due_on::text as "dueOn", c.channels, c.silent, c.rhythm
    from reminder_series r join reminder_choices c using (user_id)
    where r.state = 'open' and r.next_on <= ${today} and case c.rhythm
      when 'weekly' then r.user_id in (select user_id from due)
      else (r.user_id, r.vehicle_number) in (select user_id, vehicle_number from due) end
    order by r.user_id, r.vehicle_number, r.due_on, r.item
    for update of r`;
}

/** Stores the next days of series. */
export async function updatePlanned(
  tx: Queryable,
  rows: readonly {
    readonly id: string;
    readonly nextOn: IstDate | null;
    readonly toldOn: IstDate | null;
  }[],
): Promise<void> {
  await tx`
    update reminder_series r set next_on = g."nextOn", told_on = coalesce(g."toldOn", r.told_on)
    from jsonb_to_recordset(${tx.json([...rows])}) as g (id uuid, "nextOn" date, "toldOn" date)
    where r.id = g.id`;
}

/** The series that an answer is about: one of the person, or all told ones of the vehicle of a message. */
export type AnsweredSeries = { readonly id: string; readonly userId: string | null };

/** Ends series, or moves the next reminder; false when there is none. */
export async function updateAnswered(
  sql: Queryable,
  { id, userId }: AnsweredSeries,
  change: { readonly state: Series['state']; readonly nextOn: IstDate | null },
): Promise<boolean> {
  const { count } = await sql`
    update reminder_series r set state = ${change.state}, next_on = ${change.nextOn}
    from reminder_series k
    where k.id = ${id} and r.user_id = k.user_id and case
      when ${userId}::uuid is not null then r.id = k.id and r.user_id = ${userId}::uuid
      else r.vehicle_number = k.vehicle_number and (r.id = k.id or r.told_on is not null) end`;
  return count > 0;
}

/** Reminders of a person for the export. */
export async function remindersOf(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select r.vehicle_number as "vehicleNumber", r.item, r.due_on as "dueOn", r.state,
      r.next_on as "nextOn", r.source_name as "source", c.channels, c.silent, c.rhythm,
      c.changed_at as "chosenAt"
    from reminder_choices c left join reminder_series r using (user_id)
    where c.user_id = ${userId} order by r.vehicle_number, r.item`;
}

/** Deletes what a person chose, and the series with it. */
export async function deleteRemindersOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from reminder_choices where user_id = ${userId}`;
}
