import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { afterEach, expect, test, vi } from 'vitest';
import { providerFailure } from './provider-failures.ts';
import { createProviderGuard } from './provider-guard.ts';

type Answer = Result<string, ProviderFailure>;

const DOWN: Answer = err(providerFailure('test', 'unavailable', 'down'));
const REFUSED: Answer = err(providerFailure('test', 'rejected', 'refused'));

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('an idempotent call is retried until it succeeds', async () => {
  const { attempt, count } = answering([DOWN, DOWN, ok('yes')]);
  expect(await guard().run(attempt)).toEqual(ok('yes'));
  expect(count()).toBe(3);
});

test('retries end with the last failure', async () => {
  const { attempt, count } = answering([DOWN]);
  expect(await guard({ retries: 2 }).run(attempt)).toEqual(DOWN);
  expect(count()).toBe(3);
});

test('a refusal is not retried', async () => {
  const { attempt, count } = answering([REFUSED, ok('never')]);
  expect(await guard().run(attempt)).toEqual(REFUSED);
  expect(count()).toBe(1);
});

test('a breaker that opens during retries stops them', async () => {
  const { attempt, count } = answering([DOWN]);
  const shared = guard({ retries: 9, breakerFailures: 3 });
  expect(await shared.run(attempt)).toMatchObject({ error: { reason: 'circuit breaker is open' } });
  expect(count()).toBe(3);
  expect(shared.breakerState()).toBe('open');
});

test('after the pause one failed call opens the breaker again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const shared = guard({ retries: 0, breakerFailures: 1, breakerOpenMs: 400 });
  const { attempt, count } = answering([DOWN]);
  await shared.run(attempt);
  vi.advanceTimersByTime(450);
  await shared.run(attempt);
  expect(await shared.run(attempt)).toMatchObject({ error: { reason: 'circuit breaker is open' } });
  expect(count()).toBe(2);
});

test('by default all attempts together get 15 seconds, and an open breaker lets a call through after 20', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  vi.useFakeTimers({ toFake: ['Date'] });
  const patient = guard({ retries: 0, breakerFailures: 1 });
  const { attempt, count } = answering([DOWN]);
  await patient.run(attempt);
  expect(timeout).toHaveBeenCalledWith(15_000);
  vi.advanceTimersByTime(19_900);
  await patient.run(attempt);
  expect(count()).toBe(1);
  vi.advanceTimersByTime(200);
  await patient.run(attempt);
  expect(count()).toBe(2);
});

test('patience scales the total time-out and the pause of the breaker', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const impatient = guard({ retries: 0, breakerFailures: 1, breakerOpenMs: 4_000, patience: 0.1 });
  const { attempt, count } = answering([DOWN]);
  await impatient.run(attempt);
  vi.advanceTimersByTime(450);
  await impatient.run(attempt);
  expect(count()).toBe(2);
  const silent = guard({ totalTimeoutMs: 2_000, patience: 0.05 });
  expect(await silent.run(() => new Promise(() => {}))).toMatchObject({
    error: { kind: 'timeout' },
  });
});

test('aborts by the caller do not open the breaker', async () => {
  const shared = guard({ breakerFailures: 1 });
  for (let call = 0; call < 3; call++) {
    const abort = new AbortController();
    const answer = shared.run(async (signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return err(providerFailure('test', 'timeout', 'the caller gave up waiting'));
    }, abort.signal);
    abort.abort();
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  }
  expect(shared.breakerState()).toBe('closed');
});

test('an attempt without a response ends at the total time-out', async () => {
  const answer = await guard({ totalTimeoutMs: 30 }).run(() => new Promise<Answer>(() => {}));
  expect(answer).toMatchObject({ ok: false, error: { kind: 'timeout', retryable: true } });
});

test('a call without retries is made once, and its failures open the same breaker', async () => {
  const shared = guard({ breakerFailures: 2, retries: 5 });
  const failing = answering([DOWN]);
  await shared.runOnce(failing.attempt);
  expect(failing.count()).toBe(1);
  await shared.runOnce(failing.attempt);
  expect(shared.breakerState()).toBe('open');
});

test('a bug in an attempt is thrown, not reported as a provider failure', async () => {
  const broken = guard().run(() => Promise.reject(new TypeError('bug')));
  await expect(broken).rejects.toThrow('bug');
});

function guard(options: Partial<Parameters<typeof createProviderGuard>[0]> = {}) {
  return createProviderGuard({ provider: 'test', retryDelayMs: 1, ...options });
}

function answering(answers: readonly Answer[]) {
  let calls = 0;
  return {
    count: () => calls,
    attempt: async (): Promise<Answer> => answers[Math.min(calls++, answers.length - 1)] ?? DOWN,
  };
}
