import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@pahiya/api/db/database';
import { reconcilePayments } from '@pahiya/api/modules/payments/reconcile/reconcile-payments';
import { compose } from '../../src/composition.ts';
import { readConfig } from '../../src/config.ts';
import { freePort } from '../../src/free-port.ts';
import { type SandboxProcess, startSandbox } from '../../src/sandbox-process.ts';
import { sandboxAt, signIn } from '../sandbox-control.ts';
import { type Buyer, type BuyerCounts, buyOnce } from './buyer.ts';
import { checkMoney, type MoneyReport } from './check-money.ts';
import { type KilledServer, prepareServer } from './killed-server.ts';
import { settleAll } from './settle-all.ts';

const BUYERS = 4;
/** A server is killed so long after it was ready, at most: in the midst of what it was given to do. */
const LONGEST_LIFE_MS = 1_500;

export type KillTestOptions = {
  /** An empty database whose tables the server makes. */
  readonly databaseUrl: string;
  /** How often the server is killed. */
  readonly kills: number;
  readonly say?: (line: string) => void;
};

/** What was done, and what came of it. */
export type KillReport = MoneyReport & BuyerCounts & { readonly kills: number };

/** People order and pay without a pause while the server is killed (SIGKILL) at random moments and started again. Then
 * everything is left to settle, reconciled, and compared with what gateway and partner say. Gateway and partner are the
 * sandbox, a program of its own that is not killed. */
export async function runKillTest({
  databaseUrl,
  kills,
  say = () => {},
}: KillTestOptions): Promise<KillReport> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-kill-'));
  const sandbox = await startSandbox(0);
  const variables = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SANDBOX_ADDRESS: sandbox.address,
    ROLES: 'api,worker',
    RATE_LIMITS: 'off',
    TASK_LEASE_SECONDS: '5',
    LOG_LEVEL: 'silent',
  };
  const server = prepareServer(await freePort('127.0.0.1'), variables);
  try {
    await hasten(sandbox);
    await server.start();
    const counts = await buyWhileKilled({ server, sandbox, kills, say });
    const money = await settleAndCheck({ databaseUrl, variables, sandbox, say });
    return { kills, ...counts, ...money };
  } finally {
    await server.stop();
    await sandbox.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function buyWhileKilled(parts: {
  readonly server: KilledServer;
  readonly sandbox: SandboxProcess;
  readonly kills: number;
  readonly say: (line: string) => void;
}): Promise<BuyerCounts> {
  const { server, sandbox, kills, say } = parts;
  const counts: BuyerCounts = { ordered: 0, paid: 0, gaveUp: 0 };
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, index): Promise<Buyer> => {
      const mobile = `98765${String(randomInt(10_000)).padStart(4, '0')}${index}`;
      const cookie = await signIn(server.base, sandboxAt(sandbox.address), mobile);
      return { base: server.base, sandbox: sandbox.address, cookie, counts };
    }),
  );
  let isOver = false;
  const buying = buyers.map(async (buyer) => {
    while (!isOver) await buyOnce(buyer);
  });
  const failed = Promise.all(buying).then(() => null);
  for (let kill = 1; kill <= kills; kill += 1) {
    await Promise.race([sleep(randomInt(LONGEST_LIFE_MS)), failed]);
    await server.kill();
    await server.start();
    if (kill % 10 === 0) say(`${kill} kills, ${counts.ordered} orders, ${counts.paid} paid`);
  }
  isOver = true;
  await failed;
  return counts;
}

async function settleAndCheck(parts: {
  readonly databaseUrl: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly sandbox: SandboxProcess;
  readonly say: (line: string) => void;
}): Promise<MoneyReport> {
  const { databaseUrl, variables, sandbox, say } = parts;
  const sql = createDatabase({ url: databaseUrl, applicationName: 'pahiya-kill-test' });
  const config = readConfig({ ...variables, PORT: '0' });
  const siteUrl = 'http://localhost';
  const composition = compose(config, { sql, secret: new Uint8Array(32), sandbox, siteUrl });
  try {
    say('settling');
    await settleAll(sql);
    const reconciled = await reconcilePayments(composition.services);
    if (!reconciled.ok) throw new Error('the gateway gave no list');
    say(`reconciled ${reconciled.value.payments} payments, ${reconciled.value.applied} unheard of`);
    await settleAll(sql);
    return await checkMoney(composition.services, sandbox.address);
  } finally {
    await composition.close();
    await sql.end({ timeout: 3 });
  }
}

/** Makes gateway and partner quick, so that much happens in a short life; every tenth settlement is refused. */
async function hasten({ address }: SandboxProcess): Promise<void> {
  const put = async (service: string, body: object) => {
    const answer = await fetch(`${address}/control/${service}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`the sandbox refused settings of ${service}`);
  };
  await put('razorpay', {
    webhookDelayMs: 20,
    webhookLateMs: 1_000,
    webhookRetryMs: 100,
    webhookAttempts: 50,
    pendingMs: 400,
    lateCaptureMs: 400,
    refundDelayMs: 200,
  });
  await put('settlement-partner', { payAfterMs: 300, showAfterMs: 0 });
}
