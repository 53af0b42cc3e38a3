import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, ask } from '../test/ask.ts';
import { buyOnce } from '../test/kill-test/buyer.ts';
import { hasten } from '../test/kill-test/hasten.ts';
import type { Buyer } from '../test/kill-test/person-calls.ts';
import { settleAndCheck } from '../test/kill-test/settle-and-check.ts';
import {
  type RestartablePostgres,
  startRestartablePostgres,
} from '../test/restartable-postgres.ts';
import { sandboxAt, signIn } from '../test/sandbox-control.ts';
import { type ServerProcess, spawnServer } from '../test/server-process.ts';
import { type SandboxProcess, startSandbox } from './sandbox-process.ts';

// The server is a separate process, so an uncaught error ends it and fails the test.
let postgres: RestartablePostgres;
let sandbox: SandboxProcess;
let server: ServerProcess;
let base: string;
let folder: string;
let variables: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-server-'));
  [postgres, sandbox] = await Promise.all([startRestartablePostgres(), startSandbox(0)]);
  variables = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    SANDBOX_ADDRESS: sandbox.address,
    RATE_LIMITS: 'off',
    TASK_LEASE_SECONDS: '5',
    LOG_LEVEL: 'silent',
  };
  await hasten(sandbox);
  server = spawnServer(variables);
  base = await server.ready;
}, 120_000);
afterAll(async () => {
  server?.kill('SIGTERM');
  await server?.ended;
  await Promise.all([postgres?.remove(), sandbox?.stop()]);
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const RESTARTS = 3;
const BUYERS = 3;

test('PostgreSQL restarted under load: /readyz and the pages report it, and afterwards nothing is lost and the books balance', async () => {
  const counts = { ordered: 0, paid: 0, gaveUp: 0 };
  const people: { readonly mobile: string; readonly cookie: string }[] = [];
  for (let index = 0; index < BUYERS; index += 1) {
    const mobile = `987652222${index}`;
    people.push({ mobile, cookie: await signIn(base, sandboxAt(sandbox.address), mobile) });
  }
  const cookie = people[0]?.cookie ?? '';
  let isOver = false;
  const until = (act: () => Promise<unknown>) =>
    (async () => {
      while (!isOver) await act();
    })();
  const buying = people.map((person): Promise<void> => {
    const buyer: Buyer = { base, sandbox: sandbox.address, ...person, counts };
    return until(() => buyOnce(buyer));
  });
  const seen: Seen[] = [];
  const looking = looks(cookie).map((look) =>
    until(async () => seen.push(await lookAt(look)) && sleep(150)),
  );
  const failed = Promise.all([...buying, ...looking]).then(() => 'over');
  const whileBuying = (isEnough: () => boolean) =>
    Promise.race([expect.poll(isEnough, { timeout: 60_000 }).toBe(true), failed]);
  // Someone with many unpaid orders is refused another.
  const bought = () => counts.ordered + counts.gaveUp;
  const buyMore = (before = bought()) =>
    whileBuying(() => counts.paid > 0 && bought() >= before + 2 * BUYERS);
  for (let restart = 1; restart <= RESTARTS; restart += 1) {
    await buyMore();
    expect(await readiness()).toBe(200);
    await postgres.stop();
    const before = seen.length;
    expect(await readiness()).toBe(503);
    await expectRefusedInWords(cookie);
    // Each page answers while the database is away: what was asked before, and what is asked now.
    const answers = (to: string) => seen.slice(before).filter(({ path }) => path === to).length;
    await whileBuying(() => looks(cookie).every(({ path }) => answers(path) >= 2));
    await postgres.start();
    await expect.poll(readiness, { interval: 50 }).toBe(200);
  }
  await buyMore();
  isOver = true;
  await failed;
  expect([...new Set(seen.map(({ status }) => status))].sort()).toEqual([200, 503]);
  expect(seen.filter(({ text }) => text.includes('    at '))).toEqual([]);
  for (const look of looks(cookie))
    expect([look.path, (await lookAt(look)).status]).toEqual([look.path, 200]);
  const databaseUrl = postgres.url;
  const money = await settleAndCheck({ databaseUrl, variables, sandbox });
  process.stdout.write(
    `restarts: ${JSON.stringify({ ...counts, pages: seen.length, ...money })}\n`,
  );
  expect(money.faults).toEqual([]);
  expect(money.captured).toBeGreaterThan(0);
  expect(money.fulfilled + money.refundedWhole).toBe(money.captured);
  expect(server.output()).not.toMatch(/ {4}at /);
}, 240_000);

type Look = { readonly path: string; readonly cookie?: string };
type Seen = Look & { readonly status: number; readonly text: string };

function looks(cookie: string): readonly Look[] {
  return [
    { path: '/rc-search' },
    { path: '/rc-details/MH12DE1433' },
    { path: '/app-challan-pay/DL8CAF5030', cookie },
    { path: '/orders', cookie },
    { path: '/hi/garage', cookie },
  ];
}

async function lookAt(look: Look): Promise<Seen> {
  const { path, cookie } = look;
  const { status, text } = await ask(
    base,
    path,
    cookie === undefined ? {} : { headers: { cookie } },
  );
  return { ...look, status, text };
}

async function readiness(): Promise<number> {
  return (await ask(base, '/readyz')).status;
}

/** Without the database: pages that need it show an error in their language, without waiting for its return; the others
 * work. */
async function expectRefusedInWords(cookie: string): Promise<void> {
  expect((await ask(base, '/healthz')).status).toBe(200);
  expect((await lookAt({ path: '/rc-search' })).status).toBe(200);
  const record = await lookAt({ path: '/rc-details/MH12DE1433' });
  const garage = await lookAt({ path: '/hi/garage', cookie });
  for (const { status, text } of [record, garage]) {
    expect(status).toBe(503);
    expect(text).toMatch(/<h1/);
  }
  expect(record.text).toContain('The service is temporarily unavailable');
  expect(garage.text).toContain('सेवा अभी उपलब्ध नहीं है');
  const call: Answer = await ask(base, '/api/v1/web/garage/vehicles', { headers: { cookie } });
  expect(call.status).toBe(503);
  expect(JSON.parse(call.text)).toMatchObject({ code: 'server/unavailable', retryAfter: 5 });
}
