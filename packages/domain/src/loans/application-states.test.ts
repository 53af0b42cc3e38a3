import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applicationStates,
  consentCovers,
  inDisclosedOrder,
  mayMoveApplication,
  nextOtpChannel,
} from './application-states.ts';

const isOver = (state: (typeof applicationStates)[number]) =>
  applicationStates.every((to) => !mayMoveApplication(state, to));

test('the straight way, and no step past consent or OTP', () => {
  const way = [
    'draft',
    'consent',
    'otp-sent',
    'otp-ok',
    'offers',
    'chosen',
    'handed-over',
  ] as const;
  for (const [index, from] of way.slice(0, -1).entries()) {
    const to = way[index + 1];
    expect(to !== undefined && mayMoveApplication(from, to)).toBe(true);
    for (const far of way.slice(index + 2)) expect(mayMoveApplication(from, far)).toBe(false);
  }
});

test('everything that is not over can be withdrawn, and nothing that is over moves', () => {
  for (const from of applicationStates) {
    expect(mayMoveApplication(from, 'withdrawn')).toBe(!isOver(from));
    if (!isOver(from)) continue;
    for (const to of applicationStates) expect(mayMoveApplication(from, to)).toBe(false);
  }
});

test('a soft consent never covers a hard check', () => {
  expect(consentCovers('soft', 'hard')).toBe(false);
  expect(consentCovers('hard', 'soft')).toBe(false);
  expect(consentCovers('soft', 'soft')).toBe(true);
});

test('three resends, the third by a call', () => {
  expect([0, 1, 2, 3].map(nextOtpChannel)).toEqual(['sms', 'sms', 'voice', null]);
});

test('offers are in order of their APR alone, whatever order they came in', () => {
  const offer = fc.record({
    apr: fc.option(fc.integer({ min: 0, max: 40_000 })),
    instalment: fc.integer({ min: 1, max: 5 }),
    lenderName: fc.constantFrom('A', 'B', 'C'),
  });
  fc.assert(
    fc.property(fc.array(offer), (offers) => {
      const shown = inDisclosedOrder(offers);
      expect(shown).toEqual(inDisclosedOrder(offers.toReversed()));
      for (const [index, one] of shown.slice(1).entries()) {
        expect(
          (shown[index]?.apr ?? Number.POSITIVE_INFINITY) <= (one.apr ?? Number.POSITIVE_INFINITY),
        ).toBe(true);
      }
    }),
  );
});
