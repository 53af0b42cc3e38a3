import type { IssueVehicle } from '@pahiya/domain/fastag/ports';
import {
  type BankIssuerOptions,
  createBankIssuer,
} from '@pahiya/providers/tag-issuers/bank/bank-issuer';
import { tagIssuerSuite } from '@pahiya/providers/tag-issuers/tag-issuer.suite';
import { afterEach, beforeEach } from 'vitest';
import { type SandboxOnLoopback, startSandbox } from '../../test/sandbox-on-loopback.ts';
import { vehicle } from '../../test/use-ulip.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';
import { createTagWorld } from '../fastag/tag-world.ts';

const now = new Date('2026-11-20T06:00:00Z');
let sandbox: SandboxOnLoopback;
let aheadMs: number;

beforeEach(async () => {
  aheadMs = 0;
  sandbox = await startSandbox({ now: () => now });
});

afterEach(() => sandbox.close());

tagIssuerSuite('bank', {
  create: (limits) => createIssuer(limits),
  createRefused: () => createIssuer({}, 'wrong'),
  vehicle: (kind) => vehicleOf(kind === 'tagged' ? 'DL8CAF5030' : 'DL8CAF1010'),
  setOutcome: (outcome) => control({ outcome }),
  passMs: (milliseconds) => {
    aheadMs += milliseconds;
    return control({ aheadMs });
  },
  setFault: (fault) => sandbox.setFault('tag-issuer', fault),
  callCount: () => sandbox.callCount('tag-issuer'),
  otpsAt: async (mobile) => {
    const inbox: { messages: { variables: { otp: string } }[] } = (
      await sandbox.app.inject(`/inbox.json?mobile=${mobile}`)
    ).json();
    return inbox.messages.map(({ variables }) => variables.otp);
  },
});

function createIssuer(
  limits: Partial<BankIssuerOptions> = {},
  apiKey: string = SANDBOX_CREDENTIALS.tagIssuerKey,
) {
  return sandbox.keep(
    createBankIssuer({
      baseUrl: sandbox.address,
      apiKey,
      name: SANDBOX_CREDENTIALS.tagIssuerName,
      sandbox: true,
      ...limits,
      guard: { retryDelayMs: 1, ...limits.guard },
    }),
  );
}

function vehicleOf(text: string): IssueVehicle {
  const vehicleNumber = vehicle(text);
  const world = createTagWorld(() => now);
  const record = world.recordOf(vehicleNumber);
  const vehicleClass = world.classOf(vehicleNumber);
  if (record === null || vehicleClass === null) throw new Error(`no such vehicle: ${text}`);
  const { maker, model } = record;
  return { vehicleNumber, identifierEnd: record.chassis.slice(-5), maker, model, vehicleClass };
}

async function control(payload: object): Promise<void> {
  const answer = await sandbox.app.inject({ method: 'PUT', url: '/control/tag-issuer', payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
