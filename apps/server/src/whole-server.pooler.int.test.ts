import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@pahiya/api/db/test-database';
import { afterEach, describe, expect, test } from 'vitest';
import { type Balancer, startBalancer } from '../test/balancer.ts';
import { buyOnce } from '../test/kill-test/buyer.ts';
import { hasten } from '../test/kill-test/hasten.ts';
import type { Buyer } from '../test/kill-test/person-calls.ts';
import { settleAndCheck } from '../test/kill-test/settle-and-check.ts';
import { installedPooler, startPooler } from '../test/pooler.ts';
import { sandboxAt, signIn } from '../test/sandbox-control.ts';
import { type ServerProcess, spawnServer } from '../test/server-process.ts';
import { type SandboxProcess, startSandbox } from './sandbox-process.ts';

const isInCi = Boolean(process.env.CI);
if (installedPooler === null && !isInCi) {
  process.stdout.write(
    'PgBouncer is not installed (apt-get install pgbouncer, or PGBOUNCER_PATH): the test of two servers behind it is skipped.\n',
  );
}

const BUYERS = 3;

let shop: Awaited<ReturnType<typeof openShop>> | undefined;

describe.skipIf(installedPooler === null && !isInCi)('behind PgBouncer', () => {
  afterEach(async () => {
    await shop?.close();
    shop = undefined;
  }, 30_000);

  test('two servers share searches, orders and payments; when one is killed, the other goes on and no money is lost', async () => {
    shop = await openShop({ servers: 2, prepared: false });
    const { counts, balancer, servers, buy, settleBooks } = shop;
    const isOver = new AbortController();
    const buying = buy(isOver.signal);
    const order = (more: number, before = counts.ordered) =>
      Promise.race([
        expect
          .poll(() => counts.ordered, { timeout: 45_000 })
          .toBeGreaterThanOrEqual(before + more),
        buying,
      ]);
    await order(5);
    expect(Math.min(...balancer.counts)).toBeGreaterThan(0);
    servers[0]?.kill('SIGKILL');
    await order(3);
    isOver.abort();
    await buying;
    const money = await settleBooks();
    process.stdout.write(`two servers: ${JSON.stringify({ ...counts, ...money })}\n`);
    expect(money.faults).toEqual([]);
    expect(money.captured).toBeGreaterThan(0);
    expect(money.fulfilled + money.refundedWhole).toBe(money.captured);
  }, 120_000);

  test('with a pooler that follows prepared statements, the server prepares them', async () => {
    shop = await openShop({ servers: 1, prepared: true });
    const { counts, buy, settleBooks } = shop;
    const isOver = new AbortController();
    const buying = buy(isOver.signal);
    await expect.poll(() => counts.paid).toBeGreaterThan(0);
    isOver.abort();
    await buying;
    const { faults } = await settleBooks();
    expect(faults).toEqual([]);
  }, 60_000);
});

/** Servers behind a pooler and a balancer, with people who are signed in. */
async function openShop({ servers: size, prepared }: { servers: number; prepared: boolean }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-pooler-test-'));
  const [database, sandbox] = await Promise.all([createTestDatabase(), startSandbox(0)]);
  await hasten(sandbox);
  const pooler = await startPooler(database.url, { prepared });
  const variables = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_POOL: '6',
    DATABASE_PREPARE: prepared ? 'on' : 'off',
    // One folder for both, as several servers must share their files.
    DATA_DIR: folder,
    SANDBOX_ADDRESS: sandbox.address,
    ROLES: 'api,worker',
    RATE_LIMITS: 'off',
    TASK_LEASE_SECONDS: '2',
    LOG_LEVEL: 'silent',
  };
  const servers: ServerProcess[] = [];
  for (let index = 0; index < size; index += 1) {
    servers.push(spawnServer(variables));
    // The gateway calls the server that started last: it is not the one that is killed.
    await servers[index]?.ready;
  }
  const addresses = await Promise.all(servers.map(({ ready }) => ready));
  const balancer = await startBalancer(addresses.map((address) => Number(new URL(address).port)));
  const counts = { ordered: 0, paid: 0, gaveUp: 0 };
  const buyers = await signInAll(balancer, sandbox, counts);
  return {
    counts,
    balancer,
    servers,
    buy: async (over: AbortSignal) => {
      await Promise.all(
        buyers.map(async (buyer) => {
          while (!over.aborted) await buyOnce(buyer);
        }),
      );
    },
    settleBooks: () => settleAndCheck({ databaseUrl: database.url, variables, sandbox }),
    close: async () => {
      await balancer.stop();
      for (const server of servers) server.kill('SIGTERM');
      await Promise.all(servers.map(({ ended }) => ended));
      await Promise.all([pooler.stop(), sandbox.stop()]);
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function signInAll(
  { base }: Balancer,
  sandbox: SandboxProcess,
  counts: Buyer['counts'],
): Promise<Buyer[]> {
  return Promise.all(
    Array.from({ length: BUYERS }, async (_, index) => {
      const mobile = `987655555${index}`;
      const cookie = await signIn(base, sandboxAt(sandbox.address), mobile);
      return { base, sandbox: sandbox.address, mobile, cookie, counts };
    }),
  );
}
