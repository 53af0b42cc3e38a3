import os from 'node:os';
import path from 'node:path';
import { createDatabase, type Database } from '@pahiya/api/db/database';
import { startSandbox } from '../src/sandbox-process.ts';
import { ask } from './ask.ts';
import { hasten } from './kill-test/hasten.ts';
import { partnerService } from './kill-test/orders/order-rto.ts';
import { settleAndCheck } from './kill-test/settle-and-check.ts';
import { ownSecret } from './operator-at-desk.ts';
import { startOwnServer } from './own-server.ts';
import { sandboxAt, signIn } from './sandbox-control.ts';
import { createShopper } from './shopper.ts';

/** A whole server with its tasks, a sandbox with a fast gateway and partner, and a signed-in person. */
export type Shop = Awaited<ReturnType<typeof openShop>>;

type HurriedTask =
  | 'settle-challan'
  | 'follow-settlement'
  | 'pay-recharge'
  | 'follow-recharge'
  | 'follow-rto-agent'
  | 'send-refund'
  | 'follow-refund';

/** Opens one. */
export async function openShop() {
  const process = await startSandbox(0);
  const variables = {
    ROLES: 'web,api,worker',
    RATE_LIMITS: 'off',
    SANDBOX_ADDRESS: process.address,
    TASK_LEASE_SECONDS: '2',
    UPSTREAM_PATIENCE_PERCENT: '25',
    APP_SECRET: ownSecret,
    RTO_PARTNER_SERVICES: partnerService,
  };
  try {
    await hasten(process);
    const server = await startOwnServer(variables);
    const { base, databaseUrl } = server;
    const sandbox = sandboxAt(process.address);
    const sql = createDatabase({ url: databaseUrl, applicationName: 'pahiya-shop', poolSize: 1 });
    const figures = async (name: string, provider: string) => {
      const { text } = await ask(base, '/metrics');
      const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`));
      return lines
        .filter((line) => line.includes(`provider="${provider}"`))
        .map((line) => ({ labels: line, count: Number(line.split(' ').at(-1)) }));
    };
    const cookie = await signIn(base, sandbox, '9876533333');
    return {
      base,
      sandbox,
      /** Of the signed-in person. */
      cookie,
      sql,
      shopper: createShopper({ base, sandbox: process.address, cookie }),
      /** Whether the circuit breaker of an external service is open, by the metrics. */
      isBreakerOpen: async (provider: string) => {
        const [value] = await figures('upstream_breaker_open', provider);
        if (value === undefined) throw new Error(`no breaker of ${provider}`);
        return value.count === 1;
      },
      /** Failed calls of an external service so far, by the metrics. */
      failedCalls: async (provider: string) =>
        (await figures('upstream_call_duration_seconds_count', provider))
          .filter(({ labels }) => !labels.includes('outcome="ok"'))
          .reduce((sum, { count }) => sum + count, 0),
      /** Skips the pause before a kind of task. */
      hurry: async (kind: HurriedTask) => {
        await sql`update tasks set due_at = now() where kind = ${kind} and due_at > now()`;
      },
      /** Finishes all tasks, and compares the books with gateway and partner. `finish`: what people still have to do. */
      settleAndCheck: (finish?: (sql: Database) => Promise<void>) =>
        settleAndCheck({
          databaseUrl,
          ...(finish === undefined ? {} : { finish }),
          variables: {
            ...variables,
            DATABASE_URL: databaseUrl,
            DATA_DIR: path.join(os.tmpdir(), 'pahiya-unused'),
          },
          sandbox: process,
        }),
      close: async () => {
        await sql.end({ timeout: 1 });
        await server.stop();
        await process.stop();
      },
    };
  } catch (error) {
    await process.stop();
    throw error;
  }
}
