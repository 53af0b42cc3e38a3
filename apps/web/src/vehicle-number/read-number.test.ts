import { describe, expect, test } from 'vitest';
import { readNumber } from './read-number.ts';
import { recordPath } from './record-path.ts';
import { typingHint } from './typing-hint.ts';

describe('a number that was sent', () => {
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
  ])('%s is explained as %s, not refused as nonsense', (typed, reason) => {
    expect(readNumber(typed)).toMatchObject({
      kind: 'problem',
      status: 422,
      problem: { kind: 'explain', reason },
    });
  });

  test('a slip of O for 0 is offered with its grouping, never taken', () => {
    expect(readNumber('MH12AB12O4')).toMatchObject({
      kind: 'problem',
      status: 400,
      problem: {
        kind: 'refused',
        offer: { vehicleNumber: 'MH12AB1204', display: 'MH 12 AB 1204' },
      },
    });
  });

  test('nothing typed is said plainly', () => {
    expect(readNumber('   ')).toMatchObject({ problem: { code: 'mark/empty', offer: null } });
  });
});

describe('while typing', () => {
  test('an unfinished number is left in peace', () => {
    expect(typingHint('DL8C')).toEqual({ offers: [], warnings: [] });
  });

  test('an O among the digits brings the mark probably meant', () => {
    expect(typingHint('MH12AB12O4').offers).toEqual([
      { vehicleNumber: 'MH12AB1204', display: 'MH 12 AB 1204' },
    ]);
  });

  test('an old state code gets its note and stays as it is', () => {
    expect(typingHint('OR02AB1234').warnings).toContain('alias-state');
  });
});

test('an address cannot be broken out of', () => {
  expect(recordPath('../garage?x=1#y')).toBe('/rc-details/..%2Fgarage%3Fx%3D1%23y');
});
