import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readChassisNumber, readEngineNumber } from './vehicle-identity.ts';

test.each([
  ['MA3FJEB1S00123456', 'MA3FJEB1S00123456'],
  [' ma3 fjeb1s-00123456 ', 'MA3FJEB1S00123456'],
])('%s is a chassis number', (typed, value) => {
  expect(readChassisNumber(typed)).toEqual({ ok: true, value });
});

test.each([
  ['DL 8C AF 5030', 'registration-number'],
  ['22BH1234AA', 'registration-number'],
  ['', 'wrong-length'],
  ['MA3FJEB1S0012345', 'wrong-length'],
  ['MA3FJEB1S001234567', 'wrong-length'],
  ['MA3FJEB1SOO123456', 'wrong-letters'],
  ['MA3FJEB1S00123456<', 'wrong-length'],
  ['MA3FJEB1S001234५6', 'wrong-letters'],
] as const)('%s is no chassis number: %s', (typed, error) => {
  expect(readChassisNumber(typed)).toEqual({ ok: false, error });
});

test.each([
  ['K12MN 1234567', 'K12MN1234567'],
  ['jf50e-t1234567', 'JF50ET1234567'],
])('%s is an engine number', (typed, value) => {
  expect(readEngineNumber(typed)).toEqual({ ok: true, value });
});

test.each([
  ['DL8CAF5030', 'registration-number'],
  ['K12', 'wrong-length'],
  ['KMNBVCXZ', 'wrong-letters'],
  ['K12MN<12345', 'wrong-letters'],
  ['1'.repeat(26), 'wrong-length'],
] as const)('%s is no engine number: %s', (typed, error) => {
  expect(readEngineNumber(typed)).toEqual({ ok: false, error });
});

test('what is read is read again as the same', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (typed) => {
      for (const read of [readChassisNumber, readEngineNumber]) {
        const once = read(typed);
        if (once.ok) expect(read(once.value)).toEqual(once);
      }
    }),
  );
});
