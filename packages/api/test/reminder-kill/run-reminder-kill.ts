import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDatabase, type Database } from '../../src/db/database.ts';
import { signInUser } from '../../src/modules/auth/user-repository.ts';
import { openSmsStub, type SmsStub } from './sms-stub.ts';

const worker = fileURLToPath(new URL('worker.ts', import.meta.url));
const startsAt = '2026-12-30T09:00:00+05:30';

/** What became of the messages. */
export type ReminderKillReport = {
  /** By the state that the person sees. */
  readonly states: Readonly<Record<string, number>>;
  /** Messages that were at the provider when the servers were killed, and had no answer. */
  readonly onTheirWay: number;
  /** Of the provider: how many links came once, and how many more often. */
  readonly receivedOnce: number;
  readonly receivedTwice: number;
  readonly seriesLeft: number;
};

/** Two servers plan and send `count` reminders that are due in one hour. In the middle both are killed (SIGKILL) while
 * messages are on their way, and two others are started. `databaseUrl`: migrated, without people. */
export async function runReminderKill({
  databaseUrl,
  count,
}: {
  readonly databaseUrl: string;
  readonly count: number;
}): Promise<ReminderKillReport> {
  const sql = createDatabase({ url: databaseUrl, applicationName: 'pahiya-test', poolSize: 3 });
  const stub = await openSmsStub();
  const secret = randomBytes(32).toString('hex');
  const workers: ChildProcess[] = [];
  const startTwo = () => {
    for (let one = 0; one < 2; one += 1) {
      workers.push(
        spawn(process.execPath, [worker, databaseUrl, stub.address, secret, startsAt], {
          stdio: ['ignore', 'ignore', 'inherit'],
          env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
        }),
      );
    }
  };
  const killAll = async () => {
    await Promise.all(
      workers.splice(0).map(async (one) => {
        if (one.exitCode !== null) throw new Error(`a worker ended with ${one.exitCode}`);
        one.kill('SIGKILL');
        await once(one, 'exit');
      }),
    );
  };
  try {
    await seed(sql, count);
    startTwo();
    await until(() => stub.total() >= count / 2, 'half of the messages');
    stub.hold();
    await until(() => stub.waiting() > 0, 'a message on its way');
    await killAll();
    const onTheirWay = stub.waiting();
    stub.release();
    startTwo();
    await until(async () => (await unfinished(sql)) === 0, 'the end');
    await killAll();
    return { ...(await report(sql, stub)), onTheirWay };
  } finally {
    for (const one of workers) one.kill('SIGKILL');
    await stub.close();
    await sql.end({ timeout: 1 });
  }
}

async function seed(sql: Database, count: number): Promise<void> {
  const at = new Date(startsAt);
  const { userId } = await signInUser(sql, { mobile: '9876500001' }, at);
  await sql`
    insert into reminder_choices (user_id, channels, silent, changed_at)
    values (${userId}, '{sms}', '{}', ${at})`;
  await sql`
    insert into reminder_series (id, user_id, vehicle_number, item, due_on, source_name, source_at,
      state, next_on)
    select gen_random_uuid(), ${userId}, 'MH12AB' || n, 'puc', '2026-12-31', 'Test', ${at}, 'open',
      '2026-12-30' from generate_series(1, ${count}::integer) as n`;
}

/** Series to plan, and messages that are not settled. */
async function unfinished(sql: Database): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select ((select count(*) from reminder_series where next_on is not null)
      + (select count(*) from notices where state in ('pending', 'sending')))::integer as count`;
  return row?.count ?? 0;
}

async function report(
  sql: Database,
  { received }: SmsStub,
): Promise<Omit<ReminderKillReport, 'onTheirWay'>> {
  const rows = await sql<{ state: string; count: number }[]>`
    select state, count(*)::integer as count from notices group by state`;
  const times = [...received.values()];
  return {
    states: Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    receivedOnce: times.filter((one) => one === 1).length,
    receivedTwice: times.filter((one) => one > 1).length,
    seriesLeft: await unfinished(sql),
  };
}

async function until(isTrue: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let waits = 0; !(await isTrue()); waits += 1) {
    if (waits > 12_000) throw new Error(`waited too long for ${what}`);
    await sleep(50);
  }
}
