import { expect, test } from 'vitest';
import file from '../../data/couriers.json' with { type: 'json' };
import type { IstDate } from '../shared/ist-date.ts';
import { type CourierRow, trackingOf } from './courier-tracking.ts';

const today = '2026-11-24' as IstDate;
const of = (courier: string, consignmentNumber: string, on = today, rows?: CourierRow[]) =>
  trackingOf({ courier, consignmentNumber }, on, rows);

test('a courier whose address takes the number gets a link with it, however its name is written', () => {
  const link = 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=12345678901';
  for (const name of ['Blue Dart', 'BLUEDART', ' blue-dart ', 'Blue Dart Express']) {
    expect(of(name, '12345678901')).toEqual({ url: link, asksForNumber: false });
  }
});

test("India Post's page asks for the number", () => {
  expect(of('Speed Post', 'ED123456789IN')).toEqual({
    url: 'https://www.indiapost.gov.in/',
    asksForNumber: true,
  });
});

test('an unknown courier has no link, nor has a number that is not of this courier', () => {
  expect(of('Panchi Courier (sandbox)', 'PC12345678')).toBeNull();
  expect(of('Not Blue Dart', '12345678901')).toBeNull();
  expect(of('Blue Dart', 'ED123456789IN')).toBeNull();
  expect(of('Blue Dart', '1234567890/../x')).toBeNull();
});

test('a row counts from its first day to its last, and with at least medium confidence', () => {
  const row: CourierRow = {
    names: ['a'],
    link: 'https://a.example/{number}',
    number: null,
    from: '2026-11-01',
    until: '2026-11-30',
    confidence: 'medium',
  };
  const on = (day: string, change: Partial<CourierRow> = {}) =>
    of('A', 'ABC123', day as IstDate, [{ ...row, ...change }])?.url ?? null;
  expect(on('2026-11-01')).toBe('https://a.example/ABC123');
  expect(on('2026-11-30')).toBe('https://a.example/ABC123');
  expect(on('2026-10-31')).toBeNull();
  expect(on('2026-12-01')).toBeNull();
  expect(on('2026-11-15', { confidence: 'low' })).toBeNull();
});

test('the list: https addresses, plain names that no other courier has, a source for each', () => {
  const names = file.couriers.flatMap((one) => one.names);
  expect(new Set(names).size).toBe(names.length);
  for (const { link, names: own, source, number } of file.couriers) {
    expect(new URL(link).protocol).toBe('https:');
    expect(own.every((name) => /^[a-z0-9]+(?: [a-z0-9]+)*$/.test(name))).toBe(true);
    expect(source).not.toBe('');
    if (number !== null) expect(() => new RegExp(number)).not.toThrow();
  }
});
