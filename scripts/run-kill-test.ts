import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../apps/server/src/embedded-postgres.ts';
import { runKillTest } from '../apps/server/test/kill-test/kill-test.ts';

/** `npm run kill-test -- 200`: kills the server that many times, prints counts, and fails on a violated guarantee.
 * `npm run kill-test -- 100 policies`: nothing but policies, each kill between capture and policy. */
const kills = Number(process.argv[2] ?? 200);
const only = process.argv[3] === 'policies' ? 'policies' : null;
if (!Number.isInteger(kills) || kills < 1) throw new Error('say how often to kill: a whole number');

const say = (line: string) => void process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pahiya-kill-database-'));
// When run as root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(dataDir, 0o711);
const database = await startEmbeddedPostgres({ dataDir, durable: false, onProgress: say });
try {
  const { faults, ...counts } = await runKillTest({ databaseUrl: database.url, kills, only, say });
  for (const [name, count] of Object.entries(counts))
    say(`${name.padEnd(20)}${JSON.stringify(count)}`);
  for (const fault of faults) say(fault);
  say(faults.length === 0 ? 'Every promise held.' : `${faults.length} broken promises.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
