import { expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { type DeskWait, deskDayRows, deskDueOn } from './desk-days.ts';

const on = (text: string) => parseIstDate(text) as IstDate;

test('the desk acts some days after a wait began, by the rule of that day', () => {
  expect(deskDueOn('recharge-late', on('2026-11-30'))).toBe('2026-12-01');
  expect(deskDueOn('tag-rejected', on('2026-12-31'))).toBe('2027-01-02');
  expect(() => deskDueOn('tag-rejected', on('2026-10-31'))).toThrow(RangeError);
});

test('one rule applies to a wait on any day, and each has a source', () => {
  const waits = new Set(deskDayRows.map(({ wait }) => wait));
  for (const wait of waits) {
    const rows = deskDayRows.filter((row) => row.wait === wait);
    const ends = rows.map(({ until }) => until ?? '9999-12-31');
    for (const [index, { from }] of rows.entries()) {
      const before = ends.slice(0, index);
      expect(
        before.every((until) => until < from),
        wait,
      ).toBe(true);
    }
  }
  expect(deskDayRows.every(({ source, days }) => source !== '' && days >= 0)).toBe(true);
  const every: Record<DeskWait, true> = {
    'recharge-late': true,
    'tag-paid': true,
    'tag-kyc-review': true,
    'tag-rejected': true,
    'tag-assigned': true,
    'tag-dispatched': true,
    'tag-delivered': true,
  };
  expect([...waits].sort()).toEqual(Object.keys(every).sort());
});
