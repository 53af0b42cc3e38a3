import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type IstDate, parseIstDate } from '../shared/ist-date.ts';
import type { Challan } from './challan.ts';
import { exampleChallan as challan } from './example-challan.ts';
import { lokAdalatDays, lokAdalatEligibility, nextLokAdalat } from './lok-adalat.ts';

function day(text: string): IstDate {
  const date = parseIstDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
}

describe('the next day', () => {
  test.each([
    ['DL', '2026-01-01', '2026-01-10', 'high'],
    ['DL', '2026-03-15', '2026-03-22', 'high'],
    ['DL', '2026-03-23', '2026-04-05', 'high'],
    ['TG', '2026-03-15', '2026-03-28', 'medium'],
    ['MH', '2026-01-01', '2026-03-14', 'medium'],
    ['MH', '2026-04-01', '2026-05-09', 'unverified'],
    ['DL', '2026-11-21', '2026-12-12', 'unverified'],
    [null, '2026-12-12', '2026-12-12', 'unverified'],
    ['DL', '2026-12-13', '2027-03-13', 'unverified'],
  ])('for %s after %s is %s, %s', (state, today, on, confidence) => {
    expect(nextLokAdalat(state, day(today))).toMatchObject({ on, confidence });
  });

  test('an expected day is never shown as announced, and is never past', () => {
    const announced = lokAdalatDays.map(({ on }) => on);
    fc.assert(
      fc.property(fc.nat({ max: 3000 }), (offset) => {
        const today = addDays(day('2026-01-01'), offset);
        const next = nextLokAdalat('DL', today);
        expect(next.on >= today).toBe(true);
        expect(next.confidence === 'unverified' || announced.includes(next.on)).toBe(true);
      }),
    );
  });
});

describe('challans accepted', () => {
  const offence = (section: string | null, name = 'x') => ({ offences: [{ section, name }] });
  test.each<[string, Partial<Challan>, unknown]>([
    ['a helmet challan', offence('129/194D'), { eligible: 'yes' }],
    ['one at the virtual court', { status: 'virtual-court' }, { eligible: 'yes' }],
    ['one without section', offence(null), { eligible: 'perhaps' }],
    ['one under 177A', offence('177A'), { eligible: 'perhaps' }],
    ['one without offences', { offences: [] }, { eligible: 'perhaps' }],
    ['a paid one', { status: 'paid' }, { eligible: 'no', reason: 'closed' }],
    [
      'one at a regular court',
      { status: 'regular-court' },
      { eligible: 'no', reason: 'in-regular-court' },
    ],
    ['drunk driving', offence('185'), { eligible: 'no', reason: 'not-compoundable' }],
    ['a minor at the wheel', offence('199A'), { eligible: 'no', reason: 'not-compoundable' }],
    ['racing', offence('189'), { eligible: 'no', reason: 'left-out' }],
  ])('%s', (_, changes, answer) => {
    expect(lokAdalatEligibility(challan(changes))).toEqual(answer);
  });
});
