import { describe, expect, test } from 'vitest';
import { readLookupInput } from './lookup-input.ts';
import { PLATE_COLOURS, plateStyle } from './plate-style.ts';

describe('the search field', () => {
  test.each(['DL8CAF5030', 'KA1A7', '22BH6517A', 'MHVAAA0007', 'MHA1234'])(
    '%s is looked up',
    (typed) => {
      expect(readLookupInput(typed).kind).toBe('look-up');
    },
  );

  test.each([
    ['T1226KA0042AB', 'temporary'],
    ['KA05C0012TC0003', 'trade'],
    ['↑03D153874H', 'military'],
    ['199 CD 1', 'diplomatic'],
  ])('%s is explained as %s instead of failing', (typed, reason) => {
    expect(readLookupInput(typed)).toMatchObject({ kind: 'explain', reason });
  });

  test('a typo is refused with a suggestion', () => {
    expect(readLookupInput('MHI2AB1234')).toEqual({
      kind: 'refused',
      refusal: { code: 'mark/not-a-mark', suggestion: 'MH12AB1234' },
    });
  });
});

describe('plates', () => {
  test.each([
    ['classic', false, false, 'private'],
    ['classic', true, false, 'commercial'],
    ['classic', false, true, 'electric-private'],
    ['delhi', true, true, 'electric-commercial'],
    ['classic', null, null, 'private'],
    ['bharat', false, false, 'bharat'],
    ['bharat', false, true, 'electric-private'],
    ['temporary', null, null, 'temporary'],
    ['trade', null, null, 'trade'],
    ['diplomatic', null, null, 'diplomatic'],
    ['military', null, null, 'military'],
    ['vintage', false, false, 'vintage'],
  ] as const)('%s, commercial %s, electric %s: %s', (kind, isTransport, isElectric, style) => {
    expect(plateStyle(kind, { isTransport, isElectric })).toBe(style);
  });

  test.each([
    ['private', 'white', 'black'],
    ['commercial', 'yellow', 'black'],
    ['rental', 'black', 'yellow'],
    ['electric-private', 'green', 'white'],
    ['electric-commercial', 'green', 'yellow'],
    ['temporary', 'yellow', 'red'],
    ['trade', 'red', 'white'],
    ['diplomatic', 'light-blue', 'white'],
  ] as const)('a %s plate is %s with %s letters', (style, plate, letters) => {
    expect(PLATE_COLOURS[style]).toEqual({ plate, letters });
  });
});
