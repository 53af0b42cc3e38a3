import { describe, expect, test } from 'vitest';
import { readNumber } from './read-number.ts';
import { recordPath } from './record-path.ts';
import { typingHint } from './typing-hint.ts';

describe('a submitted number', () => {
  test.each(['dl8caf5030', 'DL-8C AF.5030', ' dl 08 c af 5030 '])('%s is looked up', (typed) => {
    expect(readNumber(typed)).toEqual({
      kind: 'look-up',
      vehicleNumber: 'DL8CAF5030',
      display: 'DL 8C AF 5030',
    });
  });

  test.each([
    ['T1226KA0042AB', 'temporary'],
    ['KA05C0012TC0003', 'trade'],
    ['↑03D153874H', 'military'],
    ['199CD1', 'diplomatic'],
  ])('%s is explained as %s, not just refused', (typed, reason) => {
    expect(readNumber(typed)).toMatchObject({
      kind: 'problem',
      status: 422,
      problem: { kind: 'explain', reason },
    });
  });

  test('an O typed for 0 is suggested with its grouping, never applied', () => {
    expect(readNumber('MH12AB12O4')).toMatchObject({
      kind: 'problem',
      status: 400,
      problem: {
        kind: 'refused',
        offer: { vehicleNumber: 'MH12AB1204', display: 'MH 12 AB 1204' },
      },
    });
  });

  test('an empty number is refused plainly', () => {
    expect(readNumber('   ')).toMatchObject({ problem: { code: 'mark/empty', offer: null } });
  });
});

describe('while typing', () => {
  test('an unfinished number gets no hint', () => {
    expect(typingHint('DL8C')).toEqual({ offers: [], warnings: [] });
  });

  test('an O among the digits suggests the likely number', () => {
    expect(typingHint('MH12AB12O4').offers).toEqual([
      { vehicleNumber: 'MH12AB1204', display: 'MH 12 AB 1204' },
    ]);
  });

  test('a discontinued state code gets its note and stays as it is', () => {
    expect(typingHint('OR02AB1234').warnings).toContain('alias-state');
  });
});

test('a typed number cannot break out of the address', () => {
  expect(recordPath('../garage?x=1#y')).toBe('/rc-details/..%2Fgarage%3Fx%3D1%23y');
});
