import { createServer, type Server } from 'node:http';
import {
  type BbpsOptions,
  createBbpsBiller,
} from '@pahiya/providers/toll-billers/bbps/bbps-biller';
import { tollBillerSuite } from '@pahiya/providers/toll-billers/toll-biller.suite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SandboxOnLoopback, startSandbox } from '../../test/sandbox-on-loopback.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';
import { ISSUING_BANK } from '../fastag/issuers.ts';
import { createTagWorld } from '../fastag/tag-world.ts';

type Received = { readonly body: Uint8Array; readonly signature: string };

let sandbox: SandboxOnLoopback;
let receiver: Server;
let received: Received[];
const now = new Date('2026-11-20T06:00:00Z');
let aheadMs: number;

beforeEach(async () => {
  aheadMs = 0;
  received = [];
  sandbox = await startSandbox({ now: () => now });
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    received.push({
      body: Buffer.concat(chunks),
      signature: String(request.headers['x-bbps-signature']),
    });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const bound = receiver.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
  await control({ fetchAfterMs: 0, webhookUrl: `http://127.0.0.1:${port}/callback` });
});

afterEach(async () => {
  receiver.close();
  await sandbox.close();
});

tollBillerSuite('bbps', {
  create: (limits) => createBiller(limits),
  createRefused: () => createBiller({}, 'wrong'),
  vehicle: (ending) => `DL8CAF${ending}`,
  billerOf,
  setOutcome: (outcome) => control({ outcome }),
  setRetryClass: (retryClass) => control({ retryClass }),
  setFetchAfter: (fetchAfterMs) => control({ fetchAfterMs }),
  setWebhooks: (webhooks) => control({ webhooks }),
  passMs: (milliseconds) => {
    aheadMs += milliseconds;
    return control({ aheadMs });
  },
  setFault: (fault) => sandbox.setFault('bbps', fault),
  callCount: () => sandbox.callCount('bbps'),
  callbacks: async (count) => {
    await expect.poll(() => received.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(count);
    return received;
  },
});

test('settings that are not valid are refused, and a reset keeps only the address of callbacks', async () => {
  const put = (payload: object) =>
    sandbox.app.inject({ method: 'PUT', url: '/control/bbps', payload });
  expect((await put({ payAfterMs: -1 })).statusCode).toBe(400);
  expect((await put({ colour: 'red' })).statusCode).toBe(400);
  await put({ payAfterMs: 1, outcome: 'failed' });
  await sandbox.app.inject({ method: 'POST', url: '/control/reset' });
  expect((await sandbox.app.inject('/control/bbps')).json()).toMatchObject({
    settings: {
      payAfterMs: 4_000,
      outcome: 'by-number',
      webhookUrl: expect.stringContaining('/callback'),
    },
  });
});

function createBiller(
  limits: Partial<BbpsOptions> = {},
  apiKey: string = SANDBOX_CREDENTIALS.bbpsApiKey,
) {
  return sandbox.keep(
    createBbpsBiller({
      baseUrl: sandbox.address,
      apiKey,
      agentId: SANDBOX_CREDENTIALS.bbpsAgentId,
      callbackSecret: SANDBOX_CREDENTIALS.bbpsCallbackSecret,
      sandbox: true,
      fetchPollMs: 5,
      ...limits,
      guard: { retryDelayMs: 1, ...limits.guard },
    }),
  );
}

function billerOf(vehicleNumber: string): string {
  const [tag] = createTagWorld(() => now).tagsOf(vehicleNumber);
  return (tag?.issuer ?? ISSUING_BANK).billerId;
}

async function control(payload: object): Promise<void> {
  const answer = await sandbox.app.inject({ method: 'PUT', url: '/control/bbps', payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
