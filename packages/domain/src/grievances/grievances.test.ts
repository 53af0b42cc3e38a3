import { describe, expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { type DutyClockId, dutyClock, dutyClockIds, dutyEnd } from './duty-clocks.ts';
import { grievanceKinds, grievanceRule, namedText } from './grievance-kinds.ts';

const today = '2026-11-28' as IstDate;

test('every clock has a row today, with its source, and one length', () => {
  for (const id of dutyClockIds) {
    const { hours, months, source } = dutyClock(id, today);
    expect([hours, months].filter((length) => length !== undefined)).toHaveLength(1);
    expect(source).toMatch(/\S/);
  }
  for (const kind of grievanceKinds) dutyClock(grievanceRule(kind).clock, today);
});

test.each([
  ['intimate', '2026-02-19T10:00:00Z', '2026-02-20T10:00:00.000Z'],
  // Midnight of 20 February in India.
  ['intimate', '2026-02-19T18:30:00Z', '2026-02-19T20:30:00.000Z'],
  ['authority', '2026-11-28T04:30:00Z', '2026-11-28T07:30:00.000Z'],
  ['content', '2026-02-28T04:30:00Z', '2026-03-07T04:30:00.000Z'],
  ['purchase', '2027-01-31T04:30:00Z', '2027-02-28T04:30:00.000Z'],
  ['acknowledge', '2026-12-31T20:00:00Z', '2027-01-01T20:00:00.000Z'],
] as const)('%s from %s ends at %s', (id: DutyClockId, from, end) => {
  expect(dutyEnd(id, new Date(from)).toISOString()).toBe(end);
});

test('no clock before its rules', () => {
  expect(() => dutyClock('content', '2020-01-01' as IstDate)).toThrow(RangeError);
});

describe('the text that an address names', () => {
  const post = '0195f0a2-1111-7000-8000-000000000001';
  const comment = '0195f0a2-2222-7000-8000-000000000002';
  test.each([
    [`https://example.org/hi/community/post/${post}-mileage`, { kind: 'post', id: post }],
    [`/community/post/${post}`, { kind: 'post', id: post }],
    [` /community/post/${post.toUpperCase()}-x#c-${comment} `, { kind: 'comment', id: comment }],
    ['/community/post/none', null],
    ['https://example.org/blog/helmet', null],
    ['', null],
  ])('%s', (address, named) => {
    expect(namedText(address)).toEqual(named);
  });
});
