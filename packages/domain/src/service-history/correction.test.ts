import { describe, expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { answerDueOn, type CorrectionTime, isLineInQuestion } from './correction.ts';

const day = (text: string) => text as IstDate;

describe('the day by which a source has to answer', () => {
  test.each([
    ['2026-11-21', '2026-12-06'],
    ['2027-02-20', '2027-03-07'],
  ])('for a correction of %s is %s', (askedOn, due) => {
    expect(answerDueOn(day(askedOn))).toBe(due);
  });

  test('follows the row of the day on which it was asked for', () => {
    const own = { source: 'test', confidence: 'high' } as const;
    const rows: CorrectionTime[] = [
      { ...own, from: '2026-11-01', until: '2026-12-31', days: 15 },
      { ...own, from: '2027-01-01', until: null, days: 10 },
    ];
    expect(answerDueOn(day('2026-12-31'), rows)).toBe('2027-01-15');
    expect(answerDueOn(day('2027-01-01'), rows)).toBe('2027-01-11');
    expect(() => answerDueOn(day('2026-10-31'), rows)).toThrow('no time for corrections');
  });
});

test.each([
  ['open', true],
  ['accepted', true],
  ['refused', false],
] as const)(
  'a line whose correction is %s is left out of the second comparison: %s',
  (state, is) => {
    expect(isLineInQuestion({ state })).toBe(is);
  },
);
