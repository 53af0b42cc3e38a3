import { expect, test } from 'vitest';
import type { IstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { claimClocks, claimPapers, complaintDays, lossKinds } from './claim-clocks.ts';
import type { ClaimStep } from './claim-steps.ts';

const day = (text: string) => text as IstDate;
const lostOn = day('2026-11-20');
const told = day('2026-11-21');

test('before the insurer was told there is one clock, and it can be over', () => {
  const clocks = claimClocks({ lostOn, toldOn: null, amount: null, steps: [] }, day('2026-11-23'));
  expect(clocks).toEqual([
    { id: 'tell-insurer', until: '2026-11-22', doneOn: null, isOver: true, isUsual: true },
  ]);
});

test('afterwards surveyor, report and decision are counted from that day', () => {
  const clocks = claimClocks({ lostOn, toldOn: told, amount: null, steps: [] }, day('2026-11-23'));
  expect(clocks.map(({ id, until, isOver }) => [id, until, isOver])).toEqual([
    ['tell-insurer', '2026-11-22', false],
    ['surveyor', '2026-11-22', true],
    ['survey-report', '2026-12-07', false],
    ['decision', '2026-12-14', false],
  ]);
});

test.each([
  [50_000, false],
  [50_001, true],
])('a loss of %d rupees needs a surveyor: %s', (amount, needs) => {
  const clocks = claimClocks({ lostOn, toldOn: told, amount: rupees(amount), steps: [] }, told);
  expect(clocks.some(({ id }) => id === 'surveyor')).toBe(needs);
});

test('what was done is not over, and a complaint starts two more days', () => {
  const steps = [
    { kind: 'survey-report', on: day('2026-12-03') },
    { kind: 'complaint', on: day('2026-12-16') },
  ] as const;
  const clocks = claimClocks({ lostOn, toldOn: told, amount: null, steps }, day('2027-01-10'));
  expect(clocks.map(({ id, until, doneOn, isOver }) => [id, until, doneOn, isOver])).toEqual([
    ['tell-insurer', '2026-11-22', '2026-11-21', false],
    ['surveyor', '2026-11-22', '2026-12-03', false],
    ['survey-report', '2026-12-07', '2026-12-03', false],
    ['decision', '2026-12-14', null, true],
    ['answer', '2026-12-31', null, true],
    ['ombudsman', '2027-01-16', null, false],
  ]);
});

test('an accepted claim has a day for its money, until it is paid', () => {
  const paymentOf = (...steps: ClaimStep[]) =>
    claimClocks({ lostOn, toldOn: told, amount: null, steps }, day('2026-12-18')).find(
      ({ id }) => id === 'payment',
    );
  const accepted = { kind: 'accepted', on: day('2026-12-10') } as const;
  expect(paymentOf()).toBeUndefined();
  expect(paymentOf(accepted)).toEqual({
    ...{ id: 'payment', until: '2026-12-17', doneOn: null, isOver: true, isUsual: true },
  });
  expect(paymentOf(accepted, { kind: 'paid', on: day('2026-12-18') })).toMatchObject({
    ...{ doneOn: '2026-12-18', isOver: false },
  });
  expect(paymentOf(accepted, { kind: 'refused', on: day('2026-12-11') })).toBeUndefined();
});

test('before the rules there are no clocks', () => {
  const before = day('2024-06-10');
  expect(claimClocks({ lostOn: before, toldOn: before, amount: null, steps: [] }, told)).toEqual(
    [],
  );
  expect(complaintDays(before)).toBeNull();
});

test('the insurer has fifteen days for a complaint, the Ombudsman can be asked for a year', () => {
  expect(complaintDays(lostOn)).toMatchObject({
    ...{ answerBy: '2026-12-05', ombudsmanUntil: '2027-12-05' },
  });
});

test('every loss has papers, theft those of the police', () => {
  for (const loss of lossKinds) expect(claimPapers(loss)).toContain('claim-form');
  expect(claimPapers('theft')).toEqual(expect.arrayContaining(['fir', 'untraced-report', 'keys']));
});
