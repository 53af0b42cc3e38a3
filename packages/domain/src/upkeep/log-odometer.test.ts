import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import type { LogEntry, OdometerWord } from './log-entry.ts';
import { expectedKm, hasOdometerConflict, logOdometer } from './log-odometer.ts';

const at = (on: string, km: number, odometer: OdometerWord | null = null): LogEntry => ({
  kind: 'service',
  category: 'service',
  id: `${on} ${km}`,
  on: on as IstDate,
  km,
  cost: null,
  odometer,
});
const log = [at('2025-11-20', 10_000), at('2026-05-21', 16_000), at('2026-11-20', 22_000)];

test('the use of the last twelve months is carried on from the newest reading', () => {
  const odometer = logOdometer(log, 'private-car');
  expect(odometer.forecast).toEqual({ on: '2026-11-20', km: 22_000, kmPerYear: 12_008 });
  expect(expectedKm(odometer, '2026-12-20' as IstDate)).toBe(22_986);
});

test('one reading, or two within a month, say nothing of the use', () => {
  expect(logOdometer(log.slice(0, 1), 'private-car').forecast?.kmPerYear).toBeNull();
  const two = [at('2026-11-01', 100), at('2026-11-20', 4_000)];
  expect(logOdometer(two, 'private-car').forecast?.kmPerYear).toBeNull();
  expect(expectedKm(logOdometer([], 'private-car'), '2026-12-20' as IstDate)).toBeNull();
});

test.each([
  ['a lower one', at('2026-11-25', 18_000), true],
  ['a digit too many', at('2026-11-25', 221_000), true],
  ['an older one above the later ones', at('2026-06-01', 61_000), true],
  ['a little lower within days', at('2026-11-25', 21_980), false],
  ['the same day', at('2026-11-20', 22_003), false],
  ['a higher one', at('2026-11-25', 22_100), false],
  ['a lower one that its keeper calls true', at('2026-11-25', 18_000, 'true'), false],
  ['a new instrument', at('2026-11-25', 30, 'changed'), false],
])('%s', (_, added, isConflict) => {
  expect(hasOdometerConflict(log, added, 'private-car')).toBe(isConflict);
});

test('after a change of the instrument kilometres count on', () => {
  const odometer = logOdometer([...log, at('2026-11-22', 30, 'changed')], 'private-car');
  expect(odometer.forecast).toMatchObject({ on: '2026-11-22', km: 22_030 });
  expect(expectedKm(odometer, '2026-11-22' as IstDate)).toBe(30);
});

test('a doubtful reading starts no forecast', () => {
  const odometer = logOdometer([...log, at('2026-11-25', 12_000)], 'private-car');
  expect(odometer.forecast?.km).toBe(22_000);
});
