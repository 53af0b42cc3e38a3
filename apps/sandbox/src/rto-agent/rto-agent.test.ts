import { createRtoAgent } from '@pahiya/providers/rto-agents/agent/rto-agent';
import { rtoAgentSuite } from '@pahiya/providers/rto-agents/rto-agent.suite';
import { afterEach, beforeEach } from 'vitest';
import { type SandboxOnLoopback, startSandbox } from '../../test/sandbox-on-loopback.ts';
import { vehicle } from '../../test/use-ulip.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';

const stepMs = 60_000;
let sandbox: SandboxOnLoopback;
let now: Date;
let references = 0;

beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  sandbox = await startSandbox({ now: () => now });
  await control({ stepMs });
});

afterEach(() => sandbox.close());

rtoAgentSuite('agent', {
  create: (limits) => createAgent(limits),
  createRefused: () => createAgent({}, 'wrong'),
  work: () => {
    references += 1;
    return {
      reference: `work-${references}`,
      serviceId: 'duplicate-rc',
      stateCode: 'DL',
      vehicleNumber: vehicle('DL8CAF5030'),
      applicationNumber: null,
      documentIds: [],
    };
  },
  setOutcome: (outcome) => control({ outcome }),
  passSteps: (steps) => {
    now = new Date(now.getTime() + steps * stepMs);
  },
  setFault: (fault) => sandbox.setFault('rto-agent', fault),
  callCount: () => sandbox.callCount('rto-agent'),
});

function createAgent(limits = {}, apiKey: string = SANDBOX_CREDENTIALS.rtoAgentKey) {
  const { guard } = { guard: {}, ...limits };
  return sandbox.keep(
    createRtoAgent({ baseUrl: sandbox.address, apiKey, guard: { retryDelayMs: 1, ...guard } }),
  );
}

async function control(payload: object): Promise<void> {
  const answer = await sandbox.app.inject({ method: 'PUT', url: '/control/rto-agent', payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
