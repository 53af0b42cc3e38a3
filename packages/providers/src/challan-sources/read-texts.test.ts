import { expect, test } from 'vitest';
import { readDay, readInstant, readRupees, readText } from './read-texts.ts';
import { readChallanNumber, stateOfChallan } from './state-of-challan.ts';

test.each([
  ['1000', 100_000],
  ['1,000', 100_000],
  ['Rs. 1,000.00', 100_000],
  ['₹ 500/-', 50_000],
  ['1,00,000', 10_000_000],
  ['250.5', 25_050],
  [2000, 200_000],
])('%s is %i paise', (text, paise) => {
  expect(readRupees(text)).toBe(paise);
});

test.each([
  '0',
  '0.00',
  '',
  'NA',
  'To be decided',
  '1000 or more',
  '-500',
  '1e9',
  '99999999999',
  '10.001',
  '1.2.3',
  null,
  undefined,
])('%s is no amount', (text) => {
  expect(readRupees(text)).toBeNull();
});

test.each([
  ['02-11-2026 18:20:11', '2026-11-02T12:50:11.000Z'],
  ['02/11/2026 18:20', '2026-11-02T12:50:00.000Z'],
  ['2026-11-02T18:20:11', '2026-11-02T12:50:11.000Z'],
  ['2026-11-02T18:20:11+05:30', '2026-11-02T12:50:11.000Z'],
  ['2026-11-02T12:50:11Z', '2026-11-02T12:50:11.000Z'],
  ['2026-11-02 18:20:11.0', '2026-11-02T12:50:11.000Z'],
  ['02-11-2026', '2026-11-01T18:30:00.000Z'],
])('%s in India is %s', (text, instant) => {
  expect(readInstant(text)).toBe(instant);
});

test.each(['31-02-2026 10:00:00', '02-11-2026 25:00:00', 'yesterday', '', 'NA', null])(
  '%s is no instant',
  (text) => {
    expect(readInstant(text)).toBeNull();
  },
);

test('a date is read in every format, including month names', () => {
  for (const text of ['02-11-2026', '02/11/2026', '2-Nov-2026', '02-NOV-2026', '2026-11-02']) {
    expect(readDay(text)).toBe('2026-11-02');
  }
  expect(readDay('02-Foo-2026')).toBeNull();
});

test('an empty text is null, and a very long one is truncated', () => {
  for (const text of ['', ' NA ', 'N/A', 'nil', '--', null]) expect(readText(text)).toBeNull();
  expect(readText('  Ring \n Road ')).toBe('Ring Road');
  expect(readText('x'.repeat(10_000))).toHaveLength(300);
});

test('a challan number is normalized to capitals without spaces, or null', () => {
  expect(readChallanNumber(' dl 1234 5678 90 ')).toBe('DL1234567890');
  for (const text of ['', '12', 'DL<script>', 'x'.repeat(80)]) {
    expect(readChallanNumber(text)).toBeNull();
  }
});

test('the state is the one named by the source, by its current code, else the start of the number', () => {
  expect(stateOfChallan('TS', 'DL123456')).toBe('TG');
  expect(stateOfChallan('', 'DL123456')).toBe('DL');
  expect(stateOfChallan(null, '99123456')).toBeNull();
});
