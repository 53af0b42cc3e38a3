import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../apps/server/src/embedded-postgres.ts';
import { createDatabase } from '../packages/api/src/db/database.ts';
import { migrate } from '../packages/api/src/db/migrate.ts';
import { runReminderKill } from '../packages/api/test/reminder-kill/run-reminder-kill.ts';

/** `npm run reminder-kill -- 10000`: so many reminders due in one hour, sent by two servers that are killed in the middle.
 * Prints what became of each, and fails when one was sent twice, lost, or shown as something else than it is. */
const count = Number(process.argv[2] ?? 10_000);
if (!Number.isInteger(count) || count < 10) throw new Error('say how many series: a whole number');

const say = (line: string) => void process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pahiya-reminder-kill-'));
// When run as root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(dataDir, 0o711);
const database = await startEmbeddedPostgres({ dataDir, durable: false, onProgress: say });
try {
  const sql = createDatabase({ url: database.url, applicationName: 'pahiya-migrate', poolSize: 1 });
  await migrate(sql);
  await sql.end({ timeout: 1 });
  const { states, ...report } = await runReminderKill({ databaseUrl: database.url, count });
  const { sent = 0, unknown = 0, ...others } = states;
  say(
    `${count} series: ${sent} sent, ${unknown} not known whether sent, ${JSON.stringify(report)}`,
  );
  const isKept =
    sent + unknown === count &&
    Object.keys(others).length === 0 &&
    report.onTheirWay > 0 &&
    unknown >= report.onTheirWay &&
    report.receivedTwice === 0 &&
    report.receivedOnce >= sent &&
    report.seriesLeft === 0;
  say(isKept ? 'Every promise held.' : `A promise is broken: ${JSON.stringify({ others })}`);
  process.exitCode = isKept ? 0 : 1;
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
