import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { usualInterval } from './usual-interval.ts';

const today = '2026-11-26' as IstDate;

test.each([
  ['MARUTI SUZUKI INDIA LTD', 'ALTO 800 LXI', 'car', 10_000, 12, 'medium'],
  ['MARUTI SUZUKI INDIA LTD', 'SWIFT VXI', 'car', 10_000, 12, 'low'],
  ['TATA MOTORS LTD', 'NEXON', 'car', 15_000, 12, 'low'],
  ['ROYAL ENFIELD', 'CLASSIC 350', 'two-wheeler', 5_000, 6, 'low'],
  ['HONDA MOTORCYCLE', 'ACTIVA', 'two-wheeler', 3_000, 4, 'low'],
  [null, null, 'car', 10_000, 12, 'low'],
] as const)('%s %s (%s)', (maker, model, form, km, months, confidence) => {
  expect(usualInterval({ maker, model, form }, today)).toMatchObject({ km, months, confidence });
});
