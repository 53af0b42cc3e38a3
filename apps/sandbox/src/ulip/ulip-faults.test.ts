import { describe, expect, test } from 'vitest';
import { useUlip, vehicle } from '../../test/use-ulip.ts';

const ulip = useUlip();

describe('a fault of the registry', () => {
  test('"3rd party service is down" is unavailable and retryable', async () => {
    await ulip.setFault('ulip', { mode: 'down' });
    expect(await ulip.findError()).toMatchObject({ kind: 'unavailable', retryable: true });
  });

  test('two responses of 500 are recovered by retries', async () => {
    await ulip.setFault('ulip', { status: 500, times: 2 });
    expect(await ulip.createRegistry().find(vehicle('DL8CAF5030'))).toMatchObject({ ok: true });
    expect((await ulip.calls()).services).toMatchObject({ ulip: 3 });
  });

  test('an IP address no longer on the allow-list (412) is refused and not retried', async () => {
    await ulip.setFault('ulip', { status: 412 });
    expect(await ulip.findError()).toMatchObject({ kind: 'rejected' });
    expect((await ulip.calls()).services).toMatchObject({ ulip: 1 });
  });

  test('its rate limit (429) is reported as such and not retried', async () => {
    await ulip.setFault('ulip', { status: 429 });
    expect(await ulip.findError()).toMatchObject({ kind: 'rate-limited', retryable: false });
    expect((await ulip.calls()).services).toMatchObject({ ulip: 1 });
  });

  test.each(['malformed', 'malformed-xml', 'xml-bomb', 'huge'] as const)(
    'an answer that is %s is malformed',
    async (mode) => {
      await ulip.setFault('ulip', { mode });
      expect(await ulip.findError()).toMatchObject({ kind: 'malformed', retryable: false });
    },
  );

  test('a reset connection is unavailable, and a single one is recovered', async () => {
    await ulip.setFault('ulip', { mode: 'reset', times: 1 });
    expect(await ulip.createRegistry().find(vehicle('DL8CAF5030'))).toMatchObject({ ok: true });
    await ulip.setFault('ulip', { mode: 'reset' });
    expect(await ulip.findError()).toMatchObject({ kind: 'unavailable', retryable: true });
  });

  test('a slow response is a time-out', async () => {
    await ulip.setFault('ulip', { latencyMs: 2_000 });
    const error = await ulip.findError({ http: { timeoutMs: 80 }, guard: { retries: 0 } });
    expect(error).toMatchObject({ kind: 'timeout', retryable: true });
  });

  test('retries end at the total time-out', async () => {
    await ulip.setFault('ulip', { latencyMs: 5_000 });
    const error = await ulip.findError({
      http: { timeoutMs: 4_000 },
      guard: { totalTimeoutMs: 900 },
    });
    expect(error).toMatchObject({ kind: 'timeout' });
    expect((await ulip.calls()).services).toMatchObject({ ulip: 1 });
  });

  test('a closed port is unavailable', async () => {
    const error = await ulip.findError({ account: { baseUrl: 'http://127.0.0.1:1/ulip/v1.0.0' } });
    expect(error).toMatchObject({ kind: 'unavailable', retryable: true });
  });

  test('no reason names the vehicle, the URL or the response', async () => {
    for (const mode of ['malformed', 'down', 'reset', 'other-record'] as const) {
      await ulip.setFault('ulip', { mode });
      const error = await ulip.findError();
      expect(error?.reason).not.toMatch(/DL8C|127\.0\.0\.1|VehicleDetails|3rd party/);
    }
  });
});

describe('the circuit breaker', () => {
  const guard = { retries: 0, breakerFailures: 3 };

  test('opens after consecutive failures, then blocks calls', async () => {
    const registry = ulip.createRegistry({ guard });
    await ulip.setFault('ulip', { status: 503 });
    for (let attempt = 0; attempt < 3; attempt++) await registry.find(vehicle('DL8CAF5030'));
    expect(registry.breakerState()).toBe('open');
    expect(await registry.find(vehicle('DL8CAF5030'))).toMatchObject({
      ok: false,
      error: { kind: 'unavailable' },
    });
    expect((await ulip.calls()).services).toMatchObject({ ulip: 3 });
  });

  test('closes again when a call after the pause succeeds', async () => {
    const registry = ulip.createRegistry({ guard: { ...guard, breakerOpenMs: 60 } });
    await ulip.setFault('ulip', { status: 503, times: 3 });
    for (let attempt = 0; attempt < 3; attempt++) await registry.find(vehicle('DL8CAF5030'));
    await new Promise((resolve) => setTimeout(resolve, 90));
    expect(await registry.find(vehicle('DL8CAF5030'))).toMatchObject({ ok: true });
    expect(registry.breakerState()).toBe('closed');
  });

  test('is not opened by vehicles that are not found or by refusals', async () => {
    const registry = ulip.createRegistry({ guard });
    for (let attempt = 0; attempt < 5; attempt++) await registry.find(vehicle('KA01AB0404'));
    await ulip.setFault('ulip', { status: 403, times: 5 });
    for (let attempt = 0; attempt < 5; attempt++) await registry.find(vehicle('DL8CAF5030'));
    expect(registry.breakerState()).toBe('closed');
  });

  test('reports to metrics without the vehicle', async () => {
    const outcomes: string[] = [];
    const registry = ulip.createRegistry({
      guard: { ...guard, onCall: (call) => outcomes.push(`${call.provider} ${call.outcome}`) },
    });
    await registry.find(vehicle('DL8CAF5030'));
    await ulip.setFault('ulip', { status: 503 });
    for (let attempt = 0; attempt < 4; attempt++) await registry.find(vehicle('DL8CAF5030'));
    expect(outcomes).toEqual([
      'ulip-vahan ok',
      'ulip-vahan unavailable',
      'ulip-vahan unavailable',
      'ulip-vahan unavailable',
      'ulip-vahan breaker-open',
    ]);
  });
});
