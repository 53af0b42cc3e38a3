import { expect, test } from 'vitest';
import { rupees } from '../shared/money.ts';
import { findingsOf, type HandedIn, hasNewStop } from './listing-findings.ts';

const clean: HandedIn = {
  isProvedOwner: true,
  price: rupees(500_000),
  fairPrice: rupees(520_000),
  hasKnownPhoto: false,
  km: 40_000,
  formerKm: 30_000,
  isOtherCar: false,
  record: { status: 'active', isBlacklisted: false, hasNoc: false },
};

test('a listing of a proved owner at a usual price has none', () => {
  expect(findingsOf(clean)).toEqual([]);
  expect(findingsOf({ ...clean, fairPrice: null, formerKm: null, record: null })).toEqual([]);
});

test.each<[string, Partial<HandedIn>, readonly string[]]>([
  ['an owner without proof', { isProvedOwner: false }, ['unproved-seller']],
  ['59 % of the fair price', { price: rupees(306_000) }, ['low-price']],
  ['60 % of the fair price', { price: rupees(312_000) }, []],
  ['a photograph of another car', { hasKnownPhoto: true }, ['same-photo']],
  ['a record of another car', { isOtherCar: true }, ['other-car']],
  ['a kilometre less than before', { km: 29_999 }, ['less-km']],
  ['as many kilometres as before', { km: 30_000 }, []],
  [
    'a scrapped car',
    { record: { status: 'scrapped', isBlacklisted: false, hasNoc: false } },
    ['record-stop'],
  ],
  [
    'a blacklist entry',
    { record: { status: 'active', isBlacklisted: true, hasNoc: false } },
    ['record-stop'],
  ],
  ['a NOC', { record: { status: 'active', isBlacklisted: false, hasNoc: true } }, ['record-stop']],
])('%s', (_, change, found) => {
  expect(findingsOf({ ...clean, ...change })).toEqual(found);
});

test('several are named in their fixed order', () => {
  expect(findingsOf({ ...clean, isProvedOwner: false, hasKnownPhoto: true, km: 1 })).toEqual([
    'unproved-seller',
    'same-photo',
    'less-km',
  ]);
});

test.each<[string, boolean, HandedIn['record'], HandedIn['record']]>([
  ['in order and never read', false, null, record({})],
  ['blacklisted and never read', true, null, record({ isBlacklisted: true })],
  ['the stop that was known', false, record({ hasNoc: true }), record({ hasNoc: true })],
  [
    'one more stop than was known',
    true,
    record({ hasNoc: true }),
    record({ hasNoc: true, isBlacklisted: true }),
  ],
  [
    'one stop fewer',
    false,
    record({ hasNoc: true, isBlacklisted: true }),
    record({ hasNoc: true }),
  ],
  ['a worse status', true, record({ status: 'suspended' }), record({ status: 'scrapped' })],
])('a record that is %s has a new stop: %s', (_, isNew, before, now) => {
  if (now === null) throw new Error('no record');
  expect(hasNewStop(now, before)).toBe(isNew);
});

function record(change: Partial<NonNullable<HandedIn['record']>>) {
  return { status: 'active' as const, isBlacklisted: false, hasNoc: false, ...change };
}
