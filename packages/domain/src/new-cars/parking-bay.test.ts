import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { bayBounds, spaceLeft, typedBay, usualBay } from './parking-bay.ts';

test('the usual bay is the one of the day', () => {
  expect(usualBay('2026-11-28' as IstDate)).toEqual({ widthMm: 2500, lengthMm: 5000 });
  expect(usualBay('2010-01-01' as IstDate)).toBeNull();
});

test.each([
  ['an Alto fits with space on both sides', 1490, 3530, 505, 1470],
  ['a Hilux is too long', 1855, 5325, 322, -325],
  ['of an unknown width nothing is said', null, 3995, null, 1005],
  ['of an unknown length neither', 1804, null, 348, null],
])('%s', (_, widthMm, lengthMm, eachSideMm, behindMm) => {
  expect(spaceLeft({ widthMm: 2500, lengthMm: 5000 }, { widthMm, lengthMm })).toEqual({
    ...{ eachSideMm, behindMm },
  });
});

test.each([
  ['2.5', 2500],
  [' 2,35 ', 2350],
  ['3', 3000],
  ['1.49', null],
  ['6.01', null],
  ['2.555', null],
  ['-2', null],
  ['2e1', null],
  ['two', null],
  ['', null],
])('a width typed as "%s" is %s', (text, value) => {
  expect(typedBay('widthMm', text)).toBe(value);
});

test('every centimetre within bounds can be typed', () => {
  fc.assert(
    fc.property(
      fc.integer({
        min: bayBounds.lengthMm.least / 10,
        max: bayBounds.lengthMm.most / 10,
      }),
      (centimetres) => {
        expect(typedBay('lengthMm', String(centimetres / 100))).toBe(centimetres * 10);
      },
    ),
  );
});
