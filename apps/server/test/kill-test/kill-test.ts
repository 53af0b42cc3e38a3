import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type Database } from '@pahiya/api/db/database';
import { freePort } from '../../src/free-port.ts';
import { type SandboxProcess, startSandbox } from '../../src/sandbox-process.ts';
import { ownSecret, signInAtDesk } from '../operator-at-desk.ts';
import { sandboxAt, signIn } from '../sandbox-control.ts';
import { buyOnce } from './buyer.ts';
import type { MoneyReport } from './check-money.ts';
import { hasten } from './hasten.ts';
import { type KilledServer, prepareServer } from './killed-server.ts';
import { partnerService } from './orders/order-rto.ts';
import type { Buyer, BuyerCounts } from './person-calls.ts';
import { finishRto } from './rto/finish-rto.ts';
import { createRtoClerk, type RtoClerk } from './rto/rto-clerk.ts';
import { settleAndCheck } from './settle-and-check.ts';

const BUYERS = 4;
/** Between two looks of the clerk. */
const CLERK_PAUSE_MS = 300;
/** Longest time from ready to kill, in the middle of its work; or as long as it took to start, so a slow machine gets
 * something done between two kills. */
const LONGEST_LIFE_MS = 1_500;

/** From a capture until its policy is there and its premium on the way, in this test: a kill falls into it. */
const ISSUE_SPAN_MS = 800;
/** Longest wait for a payment before a kill. */
const PAYMENT_PATIENCE_MS = 10_000;

export type KillTestOptions = {
  /** An empty database in which the server creates its tables. */
  readonly databaseUrl: string;
  /** Number of kills. */
  readonly kills: number;
  /** Nothing but policies is bought, each kill falls between the capture of a payment and its policy or soon after it,
   * and premiums are handed over all the time. */
  readonly only?: 'policies' | null;
  readonly say?: (line: string) => void;
};

/** What was done, with the results. */
export type KillReport = MoneyReport & BuyerCounts & { readonly kills: number };

/** People order and pay without pause while the server is killed (SIGKILL) at random moments and restarted. Then
 * everything is settled, reconciled, and compared with gateway and partner. Those are the sandbox, a separate program
 * that is not killed. */
export async function runKillTest({
  databaseUrl,
  kills,
  only = null,
  say = () => {},
}: KillTestOptions): Promise<KillReport> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-kill-'));
  const sandbox = await startSandbox(0);
  const variables = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    APP_SECRET: ownSecret,
    SANDBOX_ADDRESS: sandbox.address,
    ROLES: 'api,worker',
    RATE_LIMITS: 'off',
    TASK_LEASE_SECONDS: '5',
    RTO_PARTNER_SERVICES: partnerService,
    LOG_LEVEL: 'silent',
  };
  const server = prepareServer(await freePort('127.0.0.1'), variables);
  try {
    await hasten(sandbox);
    await server.start();
    const people = await signPeopleIn(server, sandbox, databaseUrl);
    const handingOver = only === 'policies' ? handOverOften(databaseUrl) : null;
    await buyWhileKilled({ server, people, kills, only, say });
    await handingOver?.stop();
    const finish = (sql: Database) => finishRto(sql, people);
    const money = await settleAndCheck({ databaseUrl, variables, sandbox, finish, say });
    const { counts } = people;
    return { kills, ...counts, ...money };
  } finally {
    await server.stop();
    await sandbox.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Who buys, and the clerk who does what RTO work waits for. */
type People = {
  readonly buyers: readonly Buyer[];
  readonly clerk: RtoClerk;
  readonly counts: BuyerCounts;
};

async function signPeopleIn(
  { base }: KilledServer,
  { address }: SandboxProcess,
  databaseUrl: string,
): Promise<People> {
  const counts: BuyerCounts = { ordered: 0, paid: 0, gaveUp: 0 };
  const buyers = Promise.all(
    Array.from({ length: BUYERS }, async (_, index): Promise<Buyer> => {
      const mobile = `98765${String(randomInt(10_000)).padStart(4, '0')}${index}`;
      const cookie = await signIn(base, sandboxAt(address), mobile);
      return { base, sandbox: address, mobile, cookie, counts, rtoOrders: new Set() };
    }),
  );
  const sql = createDatabase({
    url: databaseUrl,
    applicationName: 'pahiya-test-desk',
    poolSize: 1,
  });
  try {
    const { cookie } = await signInAtDesk(base, sql, 'operator');
    return { buyers: await buyers, clerk: createRtoClerk(base, cookie), counts };
  } finally {
    await sql.end({ timeout: 3 });
  }
}

async function buyWhileKilled(parts: {
  readonly server: KilledServer;
  readonly people: People;
  readonly kills: number;
  readonly only: 'policies' | null;
  readonly say: (line: string) => void;
}): Promise<void> {
  const { server, people, kills, only, say } = parts;
  const { buyers, clerk, counts } = people;
  let isOver = false;
  const buying = buyers.map(async (buyer) => {
    while (!isOver) await buyOnce(buyer, only);
  });
  const clerking = (async () => {
    while (!isOver) {
      await clerk.workOnce();
      await sleep(CLERK_PAUSE_MS);
    }
  })();
  const failed = Promise.all([...buying, clerking]).then(() => null);
  let longestLife = LONGEST_LIFE_MS;
  for (let kill = 1; kill <= kills; kill += 1) {
    if (only === 'policies') await Promise.race([nextPayment(counts), failed]);
    const span = only === 'policies' ? ISSUE_SPAN_MS : longestLife;
    await Promise.race([sleep(randomInt(span)), failed]);
    await server.kill();
    const killedAt = performance.now();
    await server.start();
    longestLife = Math.max(LONGEST_LIFE_MS, Math.ceil(performance.now() - killedAt));
    if (kill % 10 === 0) say(`${kill} kills, ${counts.ordered} orders, ${counts.paid} paid`);
  }
  isOver = true;
  await failed;
}

/** Waits for the next payment that the gateway captures. */
async function nextPayment(counts: BuyerCounts): Promise<void> {
  const before = counts.paid;
  const until = Date.now() + PAYMENT_PATIENCE_MS;
  while (counts.paid === before && Date.now() < until) await sleep(10);
}

/** Makes the job that hands premiums over due again and again, instead of every ten minutes. */
function handOverOften(databaseUrl: string): { readonly stop: () => Promise<void> } {
  const sql = createDatabase({
    url: databaseUrl,
    applicationName: 'pahiya-test-schedule',
    poolSize: 1,
  });
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      await sql`update schedules set next_at = now() where name = 'hand-over-premiums'`;
      await sleep(CLERK_PAUSE_MS);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await running;
      await sql.end({ timeout: 3 });
    },
  };
}
