import type { Queryable, Transaction } from '../../db/database.ts';

/** A schedule whose time has come. */
export type DueSchedule = { readonly name: string };

/** Stores a schedule. The time of its next run is kept unless its expression or time zone has changed. */
export async function upsertSchedule(
  sql: Queryable,
  schedule: {
    readonly name: string;
    readonly cron: string;
    readonly timeZone: string;
    readonly nextAt: Date;
  },
): Promise<void> {
  const { name, cron, timeZone, nextAt } = schedule;
  await sql`
    insert into schedules (name, cron, time_zone, next_at)
    values (${name}, ${cron}, ${timeZone}, ${nextAt})
    on conflict (name) do update
      set cron = excluded.cron, time_zone = excluded.time_zone, next_at = excluded.next_at
      where (schedules.cron, schedules.time_zone) <> (excluded.cron, excluded.time_zone)`;
}

/** Deletes schedules that no server has run for so long that none knows them any more. */
export async function deleteForgottenSchedules(
  sql: Queryable,
  { known, overdueSince }: { known: readonly string[]; overdueSince: Date },
): Promise<void> {
  await sql`delete from schedules where name <> all(${known}) and next_at < ${overdueSince}`;
}

/** Whether a schedule is due. */
export async function hasDueSchedule(
  sql: Queryable,
  { names, now }: { names: readonly string[]; now: Date },
): Promise<boolean> {
  const rows = await sql`
    select from schedules where name = any(${names}) and next_at <= ${now} limit 1`;
  return rows.length > 0;
}

/** Locks the due schedules that no other server has locked. */
export async function lockDueSchedules(
  tx: Transaction,
  { names, now }: { names: readonly string[]; now: Date },
): Promise<readonly DueSchedule[]> {
  return tx<DueSchedule[]>`
    select name from schedules where name = any(${names}) and next_at <= ${now}
    order by next_at, name for update skip locked`;
}

/** Sets the time of the next run. */
export async function setNextRun(tx: Transaction, name: string, nextAt: Date): Promise<void> {
  await tx`update schedules set next_at = ${nextAt} where name = ${name}`;
}

/** Notes the end of a run; `outcome` is `done` or the code of the failure. */
export async function noteScheduleRun(
  sql: Queryable,
  { name, at, outcome }: { name: string; at: Date; outcome: string },
): Promise<void> {
  await sql`
    update schedules set last_run_at = ${at}, last_outcome = ${outcome.slice(0, 200)}
    where name = ${name}`;
}
