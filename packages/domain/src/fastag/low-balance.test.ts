import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, type IstDate, istDateOf, parseIstDate } from '../shared/ist-date.ts';
import { type Paise, paise, rupees } from '../shared/money.ts';
import { balanceLines, lowBalanceOn } from './low-balance.ts';

const on = (text: string) => parseIstDate(text) as IstDate;
const readAt = new Date('2026-11-26T18:00:00+05:30');

test.each([
  // The day after the reading, at once where that has passed.
  [85, null, '2026-11-26', '2026-11-27'],
  [85, null, '2026-11-29', '2026-11-29'],
  // Once a week, whatever was read since.
  [85, '2026-11-25', '2026-11-26', '2026-12-02'],
  [85, '2026-11-20', '2026-11-26', '2026-11-27'],
  [85, '2026-11-27', '2026-12-05', '2026-12-05'],
  // Not low, at the line, and too old.
  [200, null, '2026-11-26', null],
  [201, null, '2026-11-26', null],
  [199, null, '2026-12-26', '2026-12-26'],
  [199, null, '2026-12-27', null],
  [199, '2026-12-20', '2026-12-21', null],
] as const)('₹%i, told on %s, is told from %s on: %s', (amount, told, today, next) => {
  const reading = { balance: rupees(amount), readAt, toldOn: told === null ? null : on(told) };
  expect(lowBalanceOn(reading, rupees(200), on(today))).toBe(next);
});

test('a day of the reading is one in India', () => {
  const reading = { balance: paise(0), readAt: new Date('2026-11-26T19:00:00Z'), toldOn: null };
  expect(lowBalanceOn(reading, rupees(100), on('2026-11-27'))).toBe('2026-11-28');
});

test('however often a tag is looked up, at most one message a week is due', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 60 }), (gaps) => {
      let today = on('2026-11-01');
      let toldOn: IstDate | null = null;
      let read = new Date(`${today}T12:00:00+05:30`);
      for (const gap of gaps) {
        today = addDays(today, gap);
        if (gap % 2 === 0) read = new Date(`${today}T12:00:00+05:30`);
        const reading = { balance: rupees(10), readAt: read, toldOn };
        if (lowBalanceOn(reading, rupees(100), today) !== today) continue;
        if (toldOn !== null) expect(daysBetween(toldOn, today)).toBeGreaterThanOrEqual(7);
        expect(today > istDateOf(read)).toBe(true);
        toldOn = today;
      }
    }),
  );
});

test('the lines are in order and start above nothing', () => {
  const lines: readonly Paise[] = balanceLines(on('2026-11-26'));
  expect(lines.length).toBeGreaterThan(2);
  expect([...lines].sort((a, b) => a - b)).toEqual(lines);
  expect(lines[0]).toBeGreaterThan(0);
});
