import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyedHash } from './keyed-hash.ts';

test('is HMAC-SHA-256 of purpose and text, for keys of any length', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 150 }),
      fc.string({ unit: 'grapheme' }),
      (secret, text) => {
        const wanted = createHmac('sha256', secret).update(`device:${text}`).digest('hex');
        expect(keyedHash(secret, 'device', text).toString('hex')).toBe(wanted);
        expect(keyedHash(secret, 'device', text).toString('hex')).toBe(wanted);
      },
    ),
  );
});

test('a hash for one purpose is not valid for another', () => {
  const secret = new Uint8Array(32).fill(7);
  expect(keyedHash(secret, 'device', 'x')).not.toEqual(keyedHash(secret, 'otp', 'x'));
});
