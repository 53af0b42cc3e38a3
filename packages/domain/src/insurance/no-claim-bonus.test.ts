import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { shippedMotorTables } from './motor-tables.ts';
import { type BonusFacts, certificateBonus, nextBonus } from './no-claim-bonus.ts';

const [ladder] = shippedMotorTables.noClaimBonus;
if (ladder === undefined) throw new Error('no ladder');
const next = (last: number, facts: Partial<BonusFacts> = {}) => {
  const result = nextBonus(
    {
      last: last * 1000,
      hadClaim: false,
      isProtected: false,
      daysSinceExpiry: 0,
      coveredOwnDamage: true,
      ownerChanged: false,
      ...facts,
    },
    ladder,
  );
  return result === null ? null : [result.rate / 1000, result.reason];
};

test.each([
  [0, 20],
  [20, 25],
  [25, 35],
  [35, 45],
  [45, 50],
  [50, 50],
])('a year without a claim: from %i to %i percent', (last, after) => {
  expect(next(last)).toEqual([after, null]);
});

test('a claim ends it, unless an add-on keeps it', () => {
  expect(next(50, { hadClaim: true })).toEqual([0, 'claim']);
  expect(next(50, { hadClaim: true, isProtected: true })).toEqual([50, null]);
  expect(next(35, { hadClaim: true, isProtected: true })).toEqual([35, null]);
});

test('it is kept until day 90 after the end', () => {
  expect(next(35, { daysSinceExpiry: 90 })).toEqual([45, null]);
  expect(next(35, { daysSinceExpiry: 91 })).toEqual([0, 'lapsed']);
});

test('it belongs to own damage and to the owner', () => {
  expect(next(35, { coveredOwnDamage: false })).toEqual([0, 'third-party-only']);
  expect(next(50, { ownerChanged: true })).toEqual([0, 'owner-changed']);
});

test('a bonus that is not on the ladder is no bonus', () => {
  expect(next(30)).toBeNull();
});

test.each([
  ['2026-11-25', 50, [50, null]],
  ['2023-11-25', 35, [35, null]],
  ['2023-11-24', 35, [0, 'certificate-over']],
  ['2026-01-01', 0, [0, null]],
  ['2026-01-01', 30, null],
])('a certificate of %s with %i percent gives a new vehicle %o', (issuedOn, percent, expected) => {
  const certificate = { rate: percent * 1000, issuedOn: issuedOn as IstDate };
  const result = certificateBonus(certificate, ladder, '2026-11-25' as IstDate);
  expect(result === null ? null : [result.rate / 1000, result.reason]).toEqual(expected);
});
