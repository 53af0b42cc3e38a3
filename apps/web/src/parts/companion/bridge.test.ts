import { hostAnswer, hostEvent, webMessage } from '@pahiya/contracts/companion/bridge-messages';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeHost } from '../../testing/fake-host.ts';
import { createBridge, readAnswer } from './bridge.ts';

afterEach(() => vi.useRealTimers());

test('a full host answers; an old one says what it does not know', async () => {
  const wants = ['badge', 'SHARE_TEXT', 'rockets'];
  const full = createBridge(fakeHost('full').host);
  expect(await full.ask({ type: 'hello', wants })).toEqual({
    ok: true,
    data: { knows: 'SHARE_TEXT,badge' },
  });
  const old = createBridge(fakeHost('old').host);
  expect(await old.ask({ type: 'hello', wants })).toMatchObject({ data: { knows: 'SHARE_TEXT' } });
  expect(await old.ask({ type: 'badge', count: 3 })).toEqual({ ok: false, code: 'not-known' });
});

test('a hostile host gets one answer through, and everything else is counted', async () => {
  const bridge = createBridge(fakeHost('hostile').host);
  expect(await bridge.ask({ type: 'haptics' })).toEqual({ ok: true, data: { first: 'yes' } });
  expect(bridge.refusals()).toBe(8);
  expect(({} as { ok?: unknown }).ok).toBeUndefined();
});

test('a silent host is given up after three seconds, and its late answer is dropped', async () => {
  vi.useFakeTimers();
  const { host } = fakeHost('silent');
  const bridge = createBridge(host);
  const asked = bridge.ask({ type: 'haptics' });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await asked).toEqual({ ok: false, code: 'no-answer' });
  host.onmessage?.({ data: '{"v":1,"id":"w1","ok":true}' });
  expect(bridge.refusals()).toBe(1);
});

test('more than twenty messages a second, and one over 8 KB, are not sent', async () => {
  const { host, asked } = fakeHost('full');
  const bridge = createBridge(host, () => 0);
  const long = await bridge.ask({ type: 'SHARE_TEXT', text: 'म'.repeat(3_000) });
  expect(long).toEqual({ ok: false, code: 'too-long' });
  for (let n = 0; n < 20; n += 1) await bridge.ask({ type: 'haptics' });
  expect(await bridge.ask({ type: 'haptics' })).toEqual({ ok: false, code: 'too-many' });
  expect(asked).toHaveLength(20);
});

test.each([
  ['open-external', 'intent://scan/#Intent;end'],
  ['open-external', 'file:///etc/passwd'],
  ['open-external', 'javascript:alert(1)'],
  ['open-external', 'http://a.example'],
])('%s of %s is no message', (type, url) => {
  expect(webMessage.safeParse({ v: 1, id: 'w1', type, url }).success).toBe(false);
});

test.each([
  [{ v: 1, event: 'push-opened', path: '/reminders' }, true],
  [{ v: 1, event: 'push-opened', path: '//evil.example' }, false],
  [{ v: 1, event: 'resume', more: 1 }, false],
  [{ v: 1, event: 'shutdown' }, false],
])('an event %o is known: %s', (event, isKnown) => {
  expect(hostEvent.safeParse(event).success).toBe(isKnown);
});

test('the page accepts exactly the answers that the schema accepts', () => {
  const part = fc.oneof(fc.string({ maxLength: 50 }), fc.integer(), fc.boolean(), fc.constant(1));
  const answers = fc.record(
    {
      v: fc.oneof(fc.constant(1), fc.integer()),
      id: fc.oneof(fc.constant('w1'), part),
      ok: fc.oneof(fc.boolean(), part),
      data: fc.oneof(fc.dictionary(fc.string(), fc.oneof(fc.string(), part)), part),
      code: fc.oneof(fc.string({ maxLength: 50 }), part),
      extra: part,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(answers, (answer) => {
      const text = JSON.stringify(answer);
      fc.pre(!text.includes('__proto__'));
      const read = hostAnswer.safeParse(JSON.parse(text));
      expect(readAnswer(text) !== null).toBe(read.success);
    }),
  );
});
