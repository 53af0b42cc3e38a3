import type { Discovery } from '@pahiya/contracts/challans/discovery-contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FaultyService } from '../test/sandbox-control.ts';
import { openShop, type Shop } from '../test/shop.ts';
import { type Source, someNumber } from '../test/shopper.ts';
import { within } from '../test/within.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop?.close());

const services = [
  { source: 'national', service: 'echallan', provider: 'ulip-echallan' },
  { source: 'virtual-court', service: 'virtual-courts', provider: 'virtual-courts' },
  { source: 'state-police', service: 'state-police', provider: 'state-police' },
] as const satisfies readonly { source: Source; service: FaultyService; provider: string }[];
type Service = (typeof services)[number];

const faults = [
  { is: 'down', fault: { status: 503 }, failure: 'unavailable' },
  { is: 'talking rubbish', fault: { mode: 'malformed' }, failure: 'malformed' },
  { is: 'resetting connections', fault: { mode: 'reset' }, failure: 'unavailable' },
  { is: 'silent', fault: { mode: 'silent' }, failure: 'timeout' },
] as const;
const recovers = { timeout: 40_000, interval: 100 };

// Each source has its own breaker and each search its own vehicle: the three run side by side.
test.concurrent.each(services)(
  'the source $source fails alone when it is down, malformed, resets, is silent or slow, reports how, and recovers',
  async (one) => {
    for (const fault of faults) await expectFailsAlone(one, fault);
    await expectWaitedFor(one);
    await expectBreakerRecovers(one);
  },
  180_000,
);

test('the page without script names the failed source, shows the others\' results, and never says "no challans"', async () => {
  await shop.sandbox.fail('virtual-courts', { status: 503 });
  const number = someNumber();
  const { status, text } = await shop.shopper.lookAt(`/app-challan-pay/${number}?wait=all`);
  await shop.sandbox.heal('virtual-courts');
  expect(status).toBe(200);
  expect(text.match(/<li data-state="answered"/g)).toHaveLength(2);
  expect(text.match(/<li data-state="failed"/g)).toHaveLength(1);
  expect(text).toContain('Retry');
  expect(text).not.toMatch(/No challans/i);
  expect(text).not.toMatch(/ {4}at |fault: 503/);
}, 60_000);

/** It fails within the ten seconds that a person waits, and is called again once it recovers. */
async function expectFailsAlone(
  { source, service }: Service,
  { fault, failure }: (typeof faults)[number],
): Promise<void> {
  const { shopper, sandbox } = shop;
  const { discoveryId } = await shopper.startSearch(someNumber());
  await sandbox.fail(service, fault);
  const failed = await within(10_000, shopper.askSource(discoveryId, source));
  const wanted = { state: 'failed', count: null, failure };
  expect({ fault, ...stateOf(failed, source) }).toEqual({ fault, ...wanted });
  await sandbox.heal(service);
  await expectAnswersAgain(discoveryId, source);
}

async function expectWaitedFor({ source, service }: Service): Promise<void> {
  const { shopper, sandbox } = shop;
  const { discoveryId } = await shopper.startSearch(someNumber());
  await sandbox.fail(service, { latencyMs: 1_000, times: 1 });
  const from = Date.now();
  expect(stateOf(await shopper.askSource(discoveryId, source), source).state).toBe('answered');
  expect(Date.now() - from).toBeGreaterThan(900);
}

/** After a long outage its calls stop, and resume once it recovers. */
async function expectBreakerRecovers({ source, service, provider }: Service): Promise<void> {
  const { shopper, sandbox } = shop;
  await sandbox.fail(service, { status: 503 });
  const search = async () => {
    const { discoveryId } = await shopper.startSearch(someNumber());
    return { discoveryId, ...stateOf(await shopper.askSource(discoveryId, source), source) };
  };
  await expect
    .poll(async () => (await search()) && shop.isBreakerOpen(provider), recovers)
    .toBe(true);
  // The source is well again and is not even asked.
  await sandbox.heal(service);
  const { discoveryId, state } = await search();
  expect(state).toBe('failed');
  await expectAnswersAgain(discoveryId, source);
  expect(await shop.isBreakerOpen(provider)).toBe(false);
}

async function expectAnswersAgain(discoveryId: string, source: Source): Promise<void> {
  const retry = () => shop.shopper.askSource(discoveryId, source, { isRetry: true });
  await expect
    .poll(async () => stateOf(await retry(), source), recovers)
    .toEqual({ state: 'answered', count: expect.any(Number), failure: null });
}

function stateOf({ sources }: Discovery, source: Source) {
  const { state, count, failure } = sources.find((one) => one.source === source) ?? {};
  return { state, count, failure };
}
