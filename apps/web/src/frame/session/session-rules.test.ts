import { describe, expect, test } from 'vitest';
import { isListening } from './app-events.ts';
import { createSessionGuard } from './session-guard.ts';

function guarded(result: 'Verified' | 'Not-Verified' | 'no-answer') {
  const seen: string[] = [];
  const guard = createSessionGuard({
    verify: async () => {
      seen.push('verify');
      return result;
    },
    raiseExpired: () => seen.push('expired'),
    logout: async () => seen.push('logout'),
    reload: () => seen.push('reload'),
  });
  return { guard, seen };
}

describe('a 401', () => {
  test('with a valid session changes nothing', async () => {
    const { guard, seen } = guarded('Verified');
    await guard();
    expect(seen).toEqual(['verify']);
  });

  test.each(['Not-Verified', 'no-answer'] as const)(
    'with the verify response %s notifies, signs out and reloads, in that order',
    async (result) => {
      const { guard, seen } = guarded(result);
      await guard();
      expect(seen).toEqual(['verify', 'expired', 'logout', 'reload']);
    },
  );

  test('during a check starts no second one', async () => {
    const { guard, seen } = guarded('Verified');
    await Promise.all([guard(), guard(), guard()]);
    expect(seen).toEqual(['verify']);
    await guard();
    expect(seen).toEqual(['verify', 'verify']);
  });
});

test.each([
  ['/tollsetu', false],
  ['/tollsetu/buy', false],
  ['/tollsetu-info', true],
  ['/', true],
])('on %s the error events are shown: %s', (path, listening) => {
  expect(isListening(path)).toBe(listening);
});
