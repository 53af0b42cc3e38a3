import { expect, test } from 'vitest';
import { addDays, type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { nextNocLook, nocClock, nocWatchUntil } from './noc-clock.ts';
import { nocLetter, nocLetterKinds } from './noc-letter.ts';

const day = (text: string) => parseIstDate(text) as IstDate;
const closedOn = day('2026-09-01');
const at = (days: number) => nocClock({ closedOn, papersOn: null }, addDays(closedOn, days));

test.each([
  [0, 'waiting', 0],
  [29, 'waiting', 0],
  [30, 'waiting', 0],
  [31, 'late', 1],
  [45, 'late', 15],
  [59, 'late', 29],
  [60, 'ombudsman', 30],
])('on day %i the clock is %s, %i days late', (days, phase, daysLate) => {
  const clock = at(days);
  expect(clock).toMatchObject({ day: days, phase, daysLate, dueOn: '2026-10-01' });
  expect(clock.claim).toBe(daysLate * rupees(5_000));
  expect(clock.ombudsmanFrom).toBe('2026-10-31');
});

test('papers stop the claim, and their NOC is good for three months', () => {
  const clock = nocClock({ closedOn, papersOn: day('2026-10-11') }, day('2026-11-25'));
  expect(clock).toMatchObject({ phase: 'papers', daysLate: 10, nocUntil: '2027-01-11' });
  expect(clock.claim).toBe(rupees(50_000));
  const inTime = nocClock({ closedOn, papersOn: day('2026-09-20') }, day('2026-11-25'));
  expect(inTime).toMatchObject({ daysLate: 0, claim: 0 });
  expect(nocLetterKinds(inTime)).toEqual([]);
});

test('there was no compensation for papers due before December 2023', () => {
  const before = nocClock({ closedOn: day('2023-10-31'), papersOn: null }, day('2024-03-01'));
  expect(before).toMatchObject({ dueOn: '2023-11-30', rule: null, claim: null });
  expect(nocLetterKinds(before)).toEqual(['request']);
  const first = nocClock({ closedOn: day('2023-11-01'), papersOn: null }, day('2023-12-02'));
  expect(first).toMatchObject({ dueOn: '2023-12-01', claim: rupees(5_000) });
});

test('the record is looked at each week, later every two, for half a year', () => {
  const looks: string[] = [];
  let on = nextNocLook(closedOn, closedOn);
  while (on <= nocWatchUntil(closedOn)) {
    looks.push(on);
    on = nextNocLook(closedOn, on);
  }
  expect(looks.slice(0, 2)).toEqual(['2026-09-08', '2026-09-15']);
  expect(looks).toHaveLength(9 + 8);
});

const facts = (days: number) => ({
  writtenOn: addDays(closedOn, days),
  vehicleNumber: 'DL 8C AF 5030',
  lender: 'Example\nBank',
  loanNumber: null,
  closedOn,
  papersOn: null,
  clock: at(days),
});

test.each([
  [10, ['request']],
  [31, ['claim']],
  [45, ['claim']],
  [75, ['ombudsman', 'claim']],
])('on day %i the letters are %j', (days, kinds) => {
  expect(nocLetterKinds(at(days))).toEqual(kinds);
});

test.each(['en', 'hi'] as const)('the claim in %s is the days times the rate', (language) => {
  const { subject, body } = nocLetter('claim', facts(45), language);
  expect(subject).toContain('₹75,000');
  expect(body).toMatch(/15 (days|दिन) × ₹5,000 = ₹75,000/);
  expect(body).toContain('Example Bank');
  expect(body).toContain('__________');
  expect(nocLetter('claim', facts(31), language).body).toMatch(/1 (day|दिन) × ₹5,000 = ₹5,000/);
  expect(nocLetter('request', facts(10), language).body).not.toContain('₹75,000');
  expect(nocLetter('ombudsman', facts(75), language).body).toContain('cms.rbi.org.in');
});
