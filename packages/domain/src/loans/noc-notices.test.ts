import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type IstDate } from '../shared/ist-date.ts';
import { nextNocNotice, nocNoticeOn } from './noc-notices.ts';

const loan = { closedOn: '2026-09-01' as IstDate, papersOn: null, clearOn: null };
const on = (day: string, change: object = {}) =>
  nocNoticeOn({ ...loan, ...change }, day as IstDate);

test.each([
  ['2026-09-23', null],
  // The lender's last day is 1 October.
  ['2026-09-24', 'due-soon'],
  ['2026-10-01', 'due-soon'],
  ['2026-10-02', 'late'],
  ['2026-10-30', 'late'],
  ['2026-10-31', 'ombudsman'],
  ['2027-03-01', 'ombudsman'],
])('on %s the message of a loan without papers is %s', (day, news) => {
  expect(on(day)?.news ?? null).toBe(news);
});

test('with papers only the end of the NOC is told, 30 and 7 days before', () => {
  const papers = { papersOn: '2026-10-11' };
  expect(on('2026-12-11', papers)).toBeNull();
  expect(on('2026-12-12', papers)).toEqual({ news: 'noc-ends', on: '2026-12-12' });
  expect(on('2027-01-04', papers)).toEqual({ news: 'noc-ends', on: '2027-01-04' });
});

test('a clear record ends all messages', () => {
  expect(on('2026-10-31', { clearOn: '2026-10-20' })).toBeNull();
  const clear = { ...loan, clearOn: '2026-10-20' as IstDate };
  expect(nextNocNotice(clear, '2026-09-02' as IstDate)).toBeNull();
});

test('walking from next day to next day passes every message once, in order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 700 }),
      fc.option(fc.integer({ min: 0, max: 90 })),
      (start, after) => {
        const closedOn = addDays('2025-01-01' as IstDate, start);
        const papersOn = after === null ? null : addDays(closedOn, after);
        const own = { closedOn, papersOn, clearOn: null };
        const passed: IstDate[] = [];
        for (
          let day = nextNocNotice(own, addDays(closedOn, -1));
          day !== null;
          day = nextNocNotice(own, day)
        ) {
          expect(nocNoticeOn(own, day)?.on).toBe(day);
          passed.push(day);
        }
        expect(passed).toHaveLength(papersOn === null ? 3 : 2);
        expect([...passed].sort()).toEqual(passed);
      },
    ),
  );
});
