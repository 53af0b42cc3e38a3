import { Cron } from 'croner';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { enqueueAgain } from '../dead-tasks.ts';
import { reasonOf } from '../reason-of.ts';
import type { TaskFailure, TaskHandler } from '../task-kinds.ts';
import type { TaskIntake } from '../work-loop.ts';
import {
  deleteForgottenSchedules,
  hasDueSchedule,
  lockDueSchedules,
  noteScheduleRun,
  setNextRun,
  upsertSchedule,
} from './schedule-repository.ts';

/** Work that recurs. */
export type Schedule = {
  readonly name: string;
  /** Five-field cron, Asia/Kolkata. */
  readonly cron: string;
  /** May run twice for the same time, also concurrently, like any task. A failure is retried. */
  readonly run: (services: Services) => Promise<'done' | TaskFailure>;
};

const timeZone = 'Asia/Kolkata';
const forgottenMs = 7 * 86_400_000;

/** The first time of a cron expression after a moment. Throws for an expression without any. */
export function nextRun(cron: string, after: Date): Date {
  const next = new Cron(cron, { timezone: timeZone, mode: '5-part' }).nextRun(after);
  if (next === null) throw new Error(`the schedule ${cron} never comes`);
  return next;
}

/** Stores the schedules of this version at its start. A schedule that is unknown to it stays for a week: during a
 * rollout it belongs to the other version. */
export async function declareSchedules(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  schedules: readonly Schedule[],
): Promise<void> {
  const at = now();
  for (const { name, cron } of schedules) {
    await upsertSchedule(sql, { name, cron, timeZone, nextAt: nextRun(cron, at) });
  }
  const known = schedules.map(({ name }) => name);
  const overdueSince = new Date(at.getTime() - forgottenMs);
  await deleteForgottenSchedules(sql, { known, overdueSince });
}

/** Turns due schedules into tasks: one task per schedule over all servers, and one for all the times that were missed
 * while none ran. */
export function scheduleIntake(schedules: readonly Schedule[]): TaskIntake {
  const crons = new Map(schedules.map(({ name, cron }) => [name, cron]));
  const names = [...crons.keys()];
  return { lane: 'scheduled', take: (sql, now) => queueDue(sql, { crons, names, now }) };
}

async function queueDue(
  sql: Database,
  due: { crons: ReadonlyMap<string, string>; names: readonly string[]; now: Date },
): Promise<number> {
  // Most looks find nothing, and need no transaction.
  if (!(await hasDueSchedule(sql, due))) return 0;
  return sql.begin(async (tx) => {
    const locked = await lockDueSchedules(tx, due);
    for (const { name } of locked) {
      await setNextRun(tx, name, nextRun(due.crons.get(name) ?? '', due.now));
      await enqueueAgain(tx, { kind: 'scheduled', subject: name, dueAt: due.now });
    }
    return locked.length;
  });
}

/** Runs the schedule that a task names, and notes how it ended. */
export function runScheduled(schedules: readonly Schedule[]): TaskHandler {
  const runs = new Map(schedules.map(({ name, run }) => [name, run]));
  return async (services, name) => {
    const run = runs.get(name);
    // Of another version during a rollout: a server of that version will retry it.
    if (run === undefined) return { failed: 'unknown-schedule' };
    const ending = await run(services).catch((error: unknown) => ({ failed: reasonOf(error) }));
    const outcome = ending === 'done' ? ending : `${name}: ${ending.failed}`;
    await noteScheduleRun(services.sql, { name, at: services.now(), outcome });
    return ending === 'done' ? ending : { failed: outcome };
  };
}
