import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeOnce } from './send-whole.ts';

test('any page is encoded as UTF-8', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.integer({ min: 1, max: 20_000 }),
      (text, times) => {
        const page = text.repeat(times);
        expect(encodeOnce(page).equals(Buffer.from(page, 'utf8'))).toBe(true);
      },
    ),
    { numRuns: 50 },
  );
});

test('encoding a page leaves the one before unchanged', () => {
  const first = encodeOnce('पहिया ₹500');
  encodeOnce('something else that is longer than the first');
  expect(first.toString('utf8')).toBe('पहिया ₹500');
});

test.each(['\u{d800}', 'a\u{dc00}b', 'पहिया \u{dbff}'])(
  'a lone surrogate is replaced: %j',
  (page) => {
    expect(encodeOnce(page).toString('utf8')).toBe(page.toWellFormed());
  },
);
