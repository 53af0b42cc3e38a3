import { expect, test } from 'vitest';
import { isInstallPutOff, putInstallOff } from './install-put-off.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 28);

function storeWith(value: string | null) {
  let kept = value;
  return {
    getItem: () => kept,
    setItem: (_key: string, text: string) => {
      kept = text;
    },
  };
}

test('"Not now" holds for 90 days', () => {
  const store = storeWith(null);
  expect(isInstallPutOff(store, now)).toBe(false);
  putInstallOff(store, now);
  expect(isInstallPutOff(store, now + 90 * day - 1)).toBe(true);
  expect(isInstallPutOff(store, now + 90 * day)).toBe(false);
});

test('what somebody else stored there, or a clock far ahead, does not hide the offer', () => {
  expect(isInstallPutOff(storeWith('soon'), now)).toBe(false);
  expect(isInstallPutOff(storeWith(String(now + 400 * day)), now)).toBe(false);
});
