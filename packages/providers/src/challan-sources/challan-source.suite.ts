import type { SourceChallan } from '@pahiya/domain/challans/challan';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { describe, expect, test } from 'vitest';
import type { ChallanSourceLimits, GuardedChallanSource } from './guarded-source.ts';

/** A fault to inject into a provider, as in the sandbox's control API. */
export type ProviderFault = {
  readonly latencyMs?: number;
  readonly status?: number;
  readonly mode?: 'malformed' | 'reset' | 'huge' | 'down' | 'silent';
  readonly times?: number;
};

/** What the port's test suite needs from an adapter of a challan source. */
export type ChallanSourceSubject = {
  readonly create: (
    limits?: Pick<ChallanSourceLimits, 'http' | 'guard'>,
  ) => Promise<GuardedChallanSource>;
  /** An adapter with credentials that the provider rejects. */
  readonly createRefused: () => Promise<GuardedChallanSource>;
  /** A number with challans in this source. */
  readonly known: VehicleNumber;
  /** A number without challans. */
  readonly unknown: VehicleNumber;
  readonly setFault: (fault: ProviderFault) => Promise<void>;
  /** Number of challan requests to the provider. */
  readonly callCount: () => Promise<number>;
};

/** Contract tests of every adapter of the ChallanSource port.
 * @internal Tests only. */
export function challanSourceSuite(name: string, subject: ChallanSourceSubject): void {
  describe(`${name}: results`, () => {
    test('challans with number, date, place, offences and status, all of the vehicle', async () => {
      const source = await subject.create();
      const challans = await found(source, subject.known);
      expect(challans.length).toBeGreaterThan(0);
      for (const challan of challans) expectWellFormed(challan, source);
    });

    test('the same challans on a repeat', async () => {
      const source = await subject.create();
      const first = await found(source, subject.known);
      expect(await found(source, subject.known)).toEqual(first);
    });

    test('no personal data: no name, mobile or licence', async () => {
      const challans = await found(await subject.create(), subject.known);
      const text = JSON.stringify(challans);
      expect(text).not.toMatch(
        /R\*\*A|owner|driver|violator|party|licen[cs]e number|dl_no|mobile/i,
      );
    });

    test('no challans is a response, not a failure', async () => {
      const source = await subject.create();
      expect(await source.find(subject.unknown)).toEqual({ ok: true, value: [] });
      expect(source.breakerState()).toBe('closed');
    });

    test('its id and whether it is sandbox data', async () => {
      const source = await subject.create();
      expect(source.provider).toMatch(/^[a-z-]+$/);
      expect(source.name.length).toBeGreaterThan(3);
      expect(source.sandbox).toBe(true);
    });
  });

  describe(`${name}: a fault of the provider`, () => {
    const failures: readonly (readonly [ProviderFault, Partial<ProviderFailure>, number])[] = [
      [{ status: 500 }, { kind: 'unavailable', retryable: true }, 3],
      [{ status: 503 }, { kind: 'unavailable', retryable: true }, 3],
      [{ mode: 'reset' }, { kind: 'unavailable', retryable: true }, 3],
      [{ mode: 'down' }, { kind: 'unavailable', retryable: true }, 3],
      [{ status: 429 }, { kind: 'rate-limited', retryable: false }, 1],
      [{ status: 403 }, { kind: 'rejected', retryable: false }, 1],
      [{ mode: 'malformed' }, { kind: 'malformed', retryable: false }, 1],
      [{ mode: 'huge' }, { kind: 'malformed', retryable: false }, 1],
    ];
    test.each(failures)('%o is %o after %i calls', async (fault, failure, calls) => {
      const source = await subject.create();
      await subject.setFault(fault);
      const answer = await source.find(subject.known);
      expect(answer).toMatchObject({ ok: false, error: { ...failure, provider: source.provider } });
      expect(await subject.callCount()).toBe(calls);
    });

    test('two responses of 500 are recovered by two retries', async () => {
      const source = await subject.create();
      await subject.setFault({ status: 500, times: 2 });
      expect(await source.find(subject.known)).toMatchObject({ ok: true });
      expect(await subject.callCount()).toBe(3);
    });

    test('one reset connection is recovered', async () => {
      const source = await subject.create();
      await subject.setFault({ mode: 'reset', times: 1 });
      expect(await source.find(subject.known)).toMatchObject({ ok: true });
    });

    test('a provider without a response is a time-out, after the total time of all attempts', async () => {
      const source = await subject.create({ guard: { totalTimeoutMs: 250 } });
      await subject.setFault({ mode: 'silent' });
      const started = performance.now();
      expect(await source.find(subject.known)).toMatchObject({
        ok: false,
        error: { kind: 'timeout', retryable: true },
      });
      expect(performance.now() - started).toBeLessThan(2_000);
    });

    test('refused credentials are not retried', async () => {
      const source = await subject.createRefused();
      expect(await source.find(subject.known)).toMatchObject({
        ok: false,
        error: { kind: 'rejected', retryable: false },
      });
    });

    test('an abort by the caller gives a failure at once, without an exception', async () => {
      const source = await subject.create();
      const answer = await source.find(subject.known, { signal: AbortSignal.abort() });
      expect(answer).toMatchObject({ ok: false, error: { kind: 'timeout' } });
      expect(source.breakerState()).toBe('closed');
    });

    test('no reason names the vehicle, the URL or the response', async () => {
      for (const mode of ['malformed', 'down', 'reset'] as const) {
        const source = await subject.create();
        await subject.setFault({ mode });
        const answer = await source.find(subject.known);
        if (answer.ok) throw new Error('a fault gave an answer');
        expect(answer.error.reason).not.toContain(subject.known);
        expect(answer.error.reason).not.toMatch(/127\.0\.0\.1|3rd party|SYSTEM DOWN|MAINTENANCE/);
      }
    });
  });

  describe(`${name}: its circuit breaker`, () => {
    test('opens after consecutive failures, blocks calls, and closes again', async () => {
      const guard = { retries: 0, breakerFailures: 3, breakerOpenMs: 500 };
      const source = await subject.create({ guard });
      await subject.setFault({ status: 503, times: 3 });
      for (let attempt = 0; attempt < 3; attempt++) await source.find(subject.known);
      expect(source.breakerState()).toBe('open');
      expect(await source.find(subject.known)).toMatchObject({
        ok: false,
        error: { kind: 'unavailable' },
      });
      expect(await subject.callCount()).toBe(3);
      await new Promise((resolve) => setTimeout(resolve, 550));
      expect(await source.find(subject.known)).toMatchObject({ ok: true });
      expect(source.breakerState()).toBe('closed');
    });

    test('reports outcomes to metrics, without the vehicle', async () => {
      const outcomes: unknown[] = [];
      const source = await subject.create({
        guard: { retries: 0, onCall: ({ durationMs: _, ...call }) => outcomes.push(call) },
      });
      await source.find(subject.known);
      await subject.setFault({ mode: 'malformed' });
      await source.find(subject.known);
      const { provider } = source;
      expect(outcomes).toEqual([
        { provider, outcome: 'ok' },
        { provider, outcome: 'malformed' },
      ]);
    });
  });
}

async function found(
  source: GuardedChallanSource,
  vehicleNumber: VehicleNumber,
): Promise<readonly SourceChallan[]> {
  const answer = await source.find(vehicleNumber);
  if (!answer.ok) throw new Error(`not found: ${answer.error.reason}`);
  return answer.value;
}

function expectWellFormed(challan: SourceChallan, source: GuardedChallanSource): void {
  expect(challan.source).toBe(source.id);
  expect(challan.challanNumber).toMatch(/^[A-Z0-9]{10,24}$/);
  expect(challan.stateCode).toMatch(/^[A-Z]{2}$/);
  expect(challan.issuedAt).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
  expect(challan.place).not.toBeNull();
  expect(challan.offences.length).toBeGreaterThan(0);
  for (const offence of challan.offences) {
    expect(offence.section).toMatch(/\d/);
    expect(offence.name.length).toBeGreaterThan(5);
  }
  for (const sum of [challan.fine, challan.received]) {
    if (sum !== null) expect(sum).toBeGreaterThan(0);
  }
}
