import { expect, test } from 'vitest';
import { rememberPress, takePress } from './pay-after-sign-in.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
}

const press = { path: '/checkout?d=1&c=2', speed: 'STANDARD' as const, total: 123_482 };

test('a press is used once, on the checkout where it was made', () => {
  const tab = storage();
  rememberPress(tab, press, 0);
  expect(takePress(tab, press.path, 60_000)).toMatchObject(press);
  expect(takePress(tab, press.path, 60_000)).toBeNull();
});

test('a press on another checkout is ignored', () => {
  const tab = storage();
  rememberPress(tab, press, 0);
  expect(takePress(tab, '/checkout?d=1&c=3', 60_000)).toBeNull();
  expect(takePress(tab, press.path, 60_000)).toBeNull();
});

test('a press expires after ten minutes', () => {
  const tab = storage();
  rememberPress(tab, press, 0);
  expect(takePress(tab, press.path, 600_001)).toBeNull();
});
