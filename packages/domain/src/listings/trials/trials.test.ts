import { expect, test } from 'vitest';
import { testDriveSlots } from './trial-slots.ts';
import { moveTestDrive, testDriveActs, testDriveStates } from './trial-states.ts';

const now = new Date('2026-11-21T04:44:00Z');

test('slots leave three hours’ notice, are ninety minutes apart and end after a week', () => {
  const slots = testDriveSlots(now, []);
  // 10:14 in India: from 13:14 on.
  expect(slots[0]?.toISOString()).toBe('2026-11-21T09:00:00.000Z');
  expect(slots[1]?.toISOString()).toBe('2026-11-21T10:30:00.000Z');
  expect(slots.at(-1)?.toISOString()).toBe('2026-11-28T12:00:00.000Z');
  const gone = testDriveSlots(now, [new Date('2026-11-21T09:00:00Z')]);
  expect(gone).toHaveLength(slots.length - 1);
});

test.each([
  ['asked', 'confirm', 'seller', 'confirmed'],
  ['asked', 'confirm', 'buyer', null],
  ['asked', 'cancel', 'buyer', 'cancelled'],
  ['asked', 'cancel', 'seller', null],
  ['confirmed', 'decline', 'seller', null],
  ['confirmed', 'cancel', 'seller', 'cancelled'],
  ['cancelled', 'confirm', 'seller', null],
] as const)('%s, %s by the %s: %s', (from, act, by, to) => {
  expect(moveTestDrive(from, act, by)).toBe(to);
});

test('what is over stays over', () => {
  for (const from of testDriveStates.filter((one) => one !== 'asked' && one !== 'confirmed')) {
    for (const act of testDriveActs) {
      for (const by of ['seller', 'buyer'] as const)
        expect(moveTestDrive(from, act, by)).toBeNull();
    }
  }
});
