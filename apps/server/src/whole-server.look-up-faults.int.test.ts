import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openShop, type Shop } from '../test/shop.ts';
import { someNumber } from '../test/shopper.ts';
import { within } from '../test/within.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop?.close());

const faults = [
  ['slow', { latencyMs: 700 }, 'answered'],
  ['down', { status: 503 }, 'failed'],
  ['talking rubbish', { mode: 'malformed' }, 'failed'],
  ['sending ten megabytes', { mode: 'huge' }, 'failed'],
  ['resetting connections', { mode: 'reset' }, 'failed'],
  ['silent', { mode: 'silent' }, 'failed'],
] as const;

const recovers = { timeout: 40_000, interval: 200 };

/** `look` says whether the source of a look-up answered; what is not the source's fault throws. */
const sources = [
  {
    name: 'the directory of tags',
    service: 'fastag-tags',
    page: (number: string) => `/tollsetu/recharge?number=${number}`,
    look: async (number: string) => {
      const path = `/fastag/recharge/checkVehicleEligiblity?vehicleNumber=${number}`;
      const { status, text } = await shop.shopper.read(path);
      expect(status).toBe(200);
      const { data } = JSON.parse(text) as { data: { isDirectoryDown: boolean } };
      return data.isDirectoryDown ? 'failed' : 'answered';
    },
  },
  {
    name: 'the vendor of histories',
    service: 'vehicle-records',
    page: (number: string) => `/service-history/${number}`,
    look: async (number: string) => {
      const path = `/service-history/pre-check?vehicleNumber=${number}`;
      const { status, text } = await shop.shopper.read(path);
      if (status === 200) return 'answered';
      expect([status, text]).toEqual([503, expect.stringContaining('source-unavailable')]);
      return 'failed';
    },
  },
] as const;

// Each source has a breaker of its own, so the two run side by side.
test.concurrent.each(sources)(
  '$name is slow, down, malformed, resets, is silent or sends 10 MB: people are told in time, and it recovers',
  async ({ service, look, page }) => {
    for (const [is, fault, outcome] of faults) {
      await shop.sandbox.fail(service, fault);
      const number = someNumber('1001');
      expect([is, await within(10_000, look(number))]).toEqual([is, outcome]);
      const { status, text } = await within(10_000, shop.shopper.lookAt(page(number)));
      expect([200, 503]).toContain(status);
      expect(text).not.toMatch(/ {4}at |fault: 503/);
      await shop.sandbox.heal(service);
      // Its breaker may have opened meanwhile.
      await vi.waitFor(
        async () => expect(await look(someNumber('1001'))).toBe('answered'),
        recovers,
      );
    }
  },
  180_000,
);
