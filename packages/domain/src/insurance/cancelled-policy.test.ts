import { expect, test } from 'vitest';
import { addDays, type IstDate } from '../shared/ist-date.ts';
import { paise, rupees } from '../shared/money.ts';
import {
  type CancelledPolicy,
  cancelPolicy,
  premiumParts,
  thirdPartyGrounds,
} from './cancelled-policy.ts';
import { shippedMotorTables as tables } from './motor-tables.ts';

const day = (text: string) => text as IstDate;
const policy: CancelledPolicy = {
  cover: 'package',
  ownDamage: rupees(12_000),
  thirdParty: rupees(3_416),
  total: paise(1_819_088),
  soldOn: day('2026-03-30'),
  startsOn: day('2026-04-01'),
  endsOn: day('2027-03-31'),
  thirdPartyUntil: null,
  on: day('2026-07-09'),
  hadClaim: false,
  ground: null,
};
const cancelled = (change: Partial<CancelledPolicy> = {}) =>
  cancelPolicy({ ...policy, ...change }, tables);

test('own damage of a package ends by days, and third party goes on', () => {
  expect(cancelled()).toEqual({
    ...{ kind: 'refund', part: 'own-damage', premium: 871_233, gst: 156_822, total: 1_028_055 },
    ...{ isLeast: false, usedDays: 100, policyDays: 365 },
  });
});

test('of own damage alone the whole policy ends', () => {
  expect(cancelled({ cover: 'own-damage', thirdParty: paise(0) })).toMatchObject({
    ...{ part: 'whole', premium: 871_233 },
  });
});

test('third party alone ends on a legal ground only', () => {
  const alone = { cover: 'third-party', ownDamage: paise(0) } as const;
  expect(cancelled(alone)).toEqual({ kind: 'refused', reason: 'compulsory-cover' });
  for (const ground of thirdPartyGrounds) {
    expect(cancelled({ ...alone, ground })).toMatchObject({ kind: 'refund', part: 'whole' });
  }
  expect(cancelled({ ...alone, ground: 'double-insurance' })).toMatchObject({
    premium: Math.round((341_600 * 265) / 365),
    isLeast: false,
  });
  expect(cancelled({ ...alone, ground: 'total-loss' })).toMatchObject({
    premium: 0,
    isLeast: true,
  });
});

test('owner-driver cover sold with third party alone comes back by days, and not after a claim', () => {
  const both = {
    cover: 'third-party',
    ownDamage: rupees(375),
    total: paise(447_300),
    ground: 'double-insurance',
  } as const;
  const third = Math.round((341_600 * 265) / 365);
  expect(cancelled(both)).toMatchObject({
    ...{ part: 'whole', premium: third + Math.round((37_500 * 265) / 365) },
  });
  expect(cancelled({ ...both, hadClaim: true })).toMatchObject({ premium: third });
  // Before its first day all of it, as the insurer rounded it.
  expect(cancelled({ ...both, on: day('2026-03-31') })).toMatchObject({ total: 447_300 });
});

test('before its first day everything comes back, after its last day nothing can end', () => {
  const early = cancelled({ on: day('2026-03-31'), ground: 'total-loss' });
  expect(early).toMatchObject({ premium: 1_541_600, total: 1_819_088, usedDays: 0 });
  expect(cancelled({ on: day('2027-03-31') })).toMatchObject({ premium: 0 });
  expect(cancelled({ on: day('2027-04-01') })).toEqual({ kind: 'refused', reason: 'over' });
});

test('after a claim no own damage comes back', () => {
  expect(cancelled({ hadClaim: true })).toMatchObject({ kind: 'refund', total: 0 });
});

test('never more comes back than was paid, nor less from one day to the day before', () => {
  for (const ground of [null, ...thirdPartyGrounds]) {
    let before = Number.POSITIVE_INFINITY;
    for (let place = -3; place < 365; place += 7) {
      const answer = cancelled({ on: addDays(policy.startsOn, place), ground });
      if (answer.kind === 'refused') throw new Error('refused');
      expect(answer.total).toBeLessThanOrEqual(Math.min(before, policy.total));
      expect(answer.total).toBeGreaterThanOrEqual(0);
      before = answer.total;
    }
  }
});

test('parts of a premium are those of its lines, and follow a changed total', () => {
  const lines = [
    { id: 'own-damage', amount: rupees(10_000) },
    { id: 'no-claim-bonus', amount: rupees(-2_000) },
    { id: 'add-on', amount: rupees(500) },
    { id: 'owner-driver', amount: rupees(300) },
    { id: 'third-party', amount: rupees(3_416) },
    { id: 'paid-driver', amount: rupees(50) },
  ] as const;
  const total = paise(1_447_388);
  expect(premiumParts(lines, { quoted: total, sold: total })).toEqual({
    ownDamage: rupees(8_800),
    thirdParty: rupees(3_466),
  });
  const dearer = premiumParts(lines, { quoted: total, sold: paise(total * 2) });
  expect(dearer).toEqual({ ownDamage: rupees(17_600), thirdParty: rupees(6_932) });
});

test('of a bundle own damage ends by the days of its year, third party by years not begun', () => {
  const bundle = {
    cover: 'bundle',
    thirdParty: rupees(10_640),
    thirdPartyUntil: day('2029-03-31'),
    total: rupees(30_000),
  } as const;
  expect(cancelled(bundle)).toMatchObject({
    ...{ part: 'own-damage', premium: 871_233, usedDays: 100, policyDays: 365 },
  });
  // Two of its three years have not begun.
  expect(cancelled({ ...bundle, ground: 'total-loss' })).toMatchObject({
    ...{ part: 'whole', premium: 871_233 + 709_333, isLeast: true },
  });
  // After its year own damage is over, and third party is kept by the law.
  const later = { ...bundle, on: day('2027-04-01') };
  expect(cancelled(later)).toEqual({ kind: 'refused', reason: 'compulsory-cover' });
  expect(cancelled({ ...later, ground: 'total-loss' })).toMatchObject({ premium: 354_667 });
  expect(cancelled({ ...bundle, on: day('2029-04-01') })).toEqual({
    ...{ kind: 'refused', reason: 'over' },
  });
});
