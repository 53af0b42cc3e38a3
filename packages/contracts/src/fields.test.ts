import { expect, test } from 'vitest';
import { istDateSchema } from './fields.ts';

test.each(['1900-01-01', '2024-02-29', '2199-12-31'])('%s is a day', (text) => {
  expect(istDateSchema.safeParse(text).success).toBe(true);
});

test.each(['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])(
  '%s is refused by its year, in which no day can be computed',
  (text) => {
    const messages = istDateSchema.safeParse(text).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(['Enter a year from 1900 to 2199.']);
  },
);

test.each(['2026-02-30', '2026-13-01', '26-11-2026', ''])('%j is refused once', (text) => {
  expect(istDateSchema.safeParse(text).error?.issues).toHaveLength(1);
});
