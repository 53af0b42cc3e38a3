import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '@pahiya/api/db/database';
import { SANDBOX_CREDENTIALS } from '@pahiya/sandbox/credentials';
import { inTurn, median, startProgram } from '../measure.ts';
import type { Line } from '../report.ts';
import { type ChallanBench, perSecond, say } from './challan-bench.ts';
import { type OneRequest, sendEach } from './send-each.ts';

const secret = SANDBOX_CREDENTIALS.razorpayWebhookSecret;
const wanted = 0.5;

/** Webhooks accepted per second, thirty-two concurrent. The product's workers process them in the same process
 * meanwhile, as when the gateway sends many. */
export async function webhookLines(bench: ChallanBench): Promise<Line[]> {
  say('challans: webhook intake, 32 concurrent');
  const { product, sql, databaseUrl, poolSize } = bench;
  await sql`create table if not exists bench_gateway_events (like gateway_events including all)`;
  const floor = await startProgram(
    fileURLToPath(new URL('../floors/webhook-floor.ts', import.meta.url)),
    { DATABASE_URL: databaseUrl, DATABASE_POOL: poolSize, WEBHOOK_SECRET: secret },
  );
  const count = bench.isQuick ? 2_000 : 6_000;
  const load = (address: string) => async () => {
    await workedOff(sql);
    const requests = Array.from({ length: count }, webhook);
    return sendEach(address, requests, { connections: 32, status: 200 });
  };
  const seen = await inTurn(bench.rounds, load(product.address), load(floor.address));
  await floor.stop();
  await workedOff(sql);
  const [stored] = await sql<{ undone: number; all: number }[]>`
    select count(*) filter (where done_at is null) as undone, count(*) as all from gateway_events`;
  if (stored?.undone !== 0) throw new Error(`${stored?.undone} webhooks were not processed`);
  const ratio = median(seen.product) / median(seen.floor);
  return [
    {
      measured: 'webhook intake, requests/s, 32 concurrent',
      product: `${perSecond(median(seen.product))}, all ${stored.all} processed`,
      floor: perSecond(median(seen.floor)),
      ratio,
      wanted: String(wanted),
      isMet: ratio >= wanted,
      rounds: seen,
    },
  ];
}

/** Waits until the workers are idle, so a round does not pay for the one before. */
async function workedOff(sql: Database): Promise<void> {
  for (let waited = 0; waited < 600; waited += 1) {
    const [row] = await sql`
      select from gateway_events where done_at is null
      union all select from tasks where kind = 'gateway-event' limit 1`;
    if (row === undefined) return;
    await sleep(500);
  }
  throw new Error('the workers do not finish');
}

/** A signed payment event for an unknown order: only its intake is measured. */
function webhook(): OneRequest {
  const id = randomUUID().replaceAll('-', '').slice(0, 14);
  const entity = {
    id: `pay_${id}`,
    entity: 'payment',
    amount: 73_482,
    currency: 'INR',
    status: 'captured',
    order_id: `order_${id}`,
    method: 'upi',
    captured: true,
    vpa: 'someone@bank',
    email: 'someone@example.com',
    contact: '+910000000000',
    error_reason: null,
    created_at: Math.floor(Date.now() / 1000),
  };
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_Sandbox0000001',
    event: 'payment.captured',
    contains: ['payment'],
    payload: { payment: { entity } },
    created_at: entity.created_at,
  });
  return {
    method: 'POST',
    path: '/api/webhooks/razorpay',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': `evt_${id}`,
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
    body,
  };
}
