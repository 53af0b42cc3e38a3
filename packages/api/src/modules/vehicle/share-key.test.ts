import { expect, test } from 'vitest';
import { shareKeyOf, vehicleOfShareKey } from './share-key.ts';

const secret = new Uint8Array(32).fill(7);

test('a share key decrypts to its number and does not contain it', () => {
  const key = shareKeyOf(secret, 'DL8CAF5030');
  expect(key).toMatch(/^[A-Za-z0-9_-]{40,60}$/);
  expect(key).not.toContain('5030');
  expect(vehicleOfShareKey(secret, key)).toBe('DL8CAF5030');
  expect(shareKeyOf(secret, 'DL8CAF5030')).toBe(key);
});

test.each(['', 'DL8CAF5030', 'A'.repeat(51), '!'.repeat(51), 'A'.repeat(500)])(
  'another text opens nothing: %s',
  (text) => expect(vehicleOfShareKey(secret, text)).toBeNull(),
);

test('a key of another server or a changed key is invalid', () => {
  const key = shareKeyOf(secret, 'DL8CAF5030');
  expect(vehicleOfShareKey(new Uint8Array(32).fill(8), key)).toBeNull();
  const changed = `${key.slice(0, -1)}${key.endsWith('A') ? 'E' : 'A'}`;
  expect(vehicleOfShareKey(secret, changed)).toBeNull();
});
