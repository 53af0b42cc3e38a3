import { describe, expect, test } from 'vitest';
import { addDays, type IstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import type { ClaimDays } from './claim-clocks.ts';
import type { ClaimStep } from './claim-steps.ts';
import { dueClaimLetters, writeClaimLetter } from './due-claim-letters.ts';

const day = (text: string) => text as IstDate;
const steps = (...rows: (readonly [ClaimStep['kind'], string])[]): ClaimStep[] =>
  rows.map(([kind, on]) => ({ kind, on: day(on) }));
const claim: ClaimDays = {
  ...{ lostOn: day('2026-11-20'), toldOn: day('2026-11-21'), amount: null, steps: [] },
};
const kinds = (one: ClaimDays, on: string) => dueClaimLetters(one, day(on)).map(({ kind }) => kind);
const complained = (...more: (readonly [ClaimStep['kind'], string])[]): ClaimDays => ({
  ...claim,
  steps: steps(['complaint', '2026-12-16'], ...more),
});

describe('no letter before its day, one for each missed day', () => {
  test.each<[string, ClaimDays, string, string[]]>([
    ['not told, in time', { ...claim, toldOn: null }, '2026-11-22', []],
    ['not told, too late', { ...claim, toldOn: null }, '2026-11-23', ['notice']],
    ['told, the surveyor’s day', claim, '2026-11-22', []],
    ['the day after it', claim, '2026-11-23', ['surveyor']],
    ['the report’s last day', claim, '2026-12-07', ['surveyor']],
    ['the day after that', claim, '2026-12-08', ['surveyor', 'survey-report']],
    [
      'the decision’s last day',
      { ...claim, steps: steps(['survey-report', '2026-12-07']) },
      '2026-12-14',
      [],
    ],
    [
      'the day after that one',
      { ...claim, steps: steps(['survey-report', '2026-12-07']) },
      '2026-12-15',
      ['decision'],
    ],
    ['a small loss has no surveyor', { ...claim, amount: rupees(40_000) }, '2026-12-08', []],
    [
      'accepted, the last day of the money',
      { ...claim, steps: steps(['accepted', '2026-12-10']) },
      '2026-12-17',
      [],
    ],
    [
      'accepted, the day after it',
      { ...claim, steps: steps(['accepted', '2026-12-10']) },
      '2026-12-18',
      ['payment'],
    ],
    [
      'accepted and paid',
      { ...claim, steps: steps(['accepted', '2026-12-10'], ['paid', '2026-12-15']) },
      '2027-06-01',
      [],
    ],
    [
      'accepted, then refused',
      { ...claim, steps: steps(['accepted', '2026-12-10'], ['refused', '2026-12-12']) },
      '2027-06-01',
      ['refusal'],
    ],
    [
      'accepted, not paid, complained',
      { ...claim, steps: steps(['accepted', '2026-12-10'], ['complaint', '2026-12-18']) },
      '2027-01-03',
      ['portal'],
    ],
    ['refused', { ...claim, steps: steps(['refused', '2026-12-10']) }, '2026-12-10', ['refusal']],
    ['complained, the insurer’s last day', complained(), '2026-12-31', []],
    ['the day after the insurer’s last', complained(), '2027-01-01', ['portal']],
    ['with the portal', complained(['portal', '2027-01-02']), '2027-01-16', []],
    ['a month later', complained(['portal', '2027-01-02']), '2027-01-17', ['ombudsman']],
    ['a month without the portal', complained(), '2027-01-17', ['portal', 'ombudsman']],
    [
      'an answer that settles nothing',
      complained(['answer', '2026-12-20']),
      '2026-12-20',
      ['portal'],
    ],
    [
      'that answer, and the portal',
      complained(['answer', '2026-12-20'], ['portal', '2026-12-22']),
      '2026-12-22',
      ['ombudsman'],
    ],
    ['with the Ombudsman', complained(['ombudsman', '2027-01-20']), '2027-03-01', []],
    [
      'accepted after the complaint',
      complained(['accepted', '2026-12-30'], ['paid', '2027-01-02']),
      '2027-03-01',
      [],
    ],
    [
      'refused after the complaint',
      complained(['refused', '2026-12-30']),
      '2027-03-01',
      ['refusal'],
    ],
    ['the Ombudsman’s last day', complained(['portal', '2027-01-02']), '2027-12-31', ['ombudsman']],
    ['after the Ombudsman’s last day', complained(['portal', '2027-01-02']), '2028-01-01', []],
    [
      'a loss above the Ombudsman’s limit',
      { ...complained(), amount: rupees(50_00_001) },
      '2027-03-01',
      ['portal'],
    ],
  ])('%s', (_, one, on, expected) => {
    expect(kinds(one, on)).toEqual(expected);
  });

  test('whatever was noted, no letter comes before its day, and none comes twice', () => {
    const cases = [
      claim,
      { ...claim, toldOn: null },
      complained(),
      complained(['answer', '2026-12-20']),
      complained(['accepted', '2026-12-30']),
    ];
    for (const one of cases) {
      for (let on = claim.lostOn; on < '2027-04-01'; on = addDays(on, 1)) {
        const letters = dueClaimLetters(one, on);
        expect(new Set(letters.map(({ kind }) => kind)).size).toBe(letters.length);
        for (const { from, missed } of letters) {
          expect(from <= on).toBe(true);
          expect(missed === null || missed < on).toBe(true);
        }
      }
    }
  });
});

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  const numbers = {
    ...{ loss: 'accident' as const, vehicleNumber: 'DL8CAF5030' },
    ...{ policyNumber: 'PN/2026-77', claimNumber: 'C-77' },
  } as const;

  test.each<[ClaimDays, string]>([
    [claim, '2026-12-15'],
    [{ ...claim, steps: steps(['refused', '2026-12-10']) }, '2026-12-10'],
    [{ ...claim, steps: steps(['accepted', '2026-12-10']) }, '2026-12-18'],
    [complained(), '2027-01-17'],
    [complained(['answer', '2026-12-20'], ['portal', '2026-12-22']), '2026-12-22'],
  ])('every due letter carries vehicle, policy and claim number: %j', (one, on) => {
    const letters = dueClaimLetters(one, day(on));
    expect(letters.length).toBeGreaterThan(0);
    for (const due of letters) {
      const { subject } = writeClaimLetter({ ...one, ...numbers }, due, {
        ...{ language, today: day(on) },
      });
      for (const number of ['DL8CAF5030', 'PN/2026-77', 'C-77']) expect(subject).toContain(number);
    }
  });

  test('of an accepted claim the letters ask for the money, not for a decision', () => {
    const accepted = { ...numbers, ...claim, steps: steps(['accepted', '2026-12-10']) };
    const write = (kind: 'payment' | 'portal', one: ClaimDays & typeof numbers) =>
      writeClaimLetter(
        one,
        { kind, missed: day('2026-12-17') },
        { language, today: day('2027-01-03') },
      ).body;
    expect(write('payment', accepted)).toMatch(/10 (?:Dec|दिस).*17 (?:Dec|दिस)/s);
    expect(write('portal', accepted)).toMatch(/has not paid|पैसा नहीं दिया/);
    const open = { ...numbers, ...complained() };
    expect(write('portal', open)).not.toMatch(/has not paid|पैसा नहीं दिया/);
  });

  test('the letter to the portal has its address and the days of the complaint', () => {
    const { body } = writeClaimLetter(
      { ...complained(), ...numbers },
      { kind: 'portal', missed: day('2026-12-31') },
      { language, today: day('2027-01-01') },
    );
    expect(body).toContain('bimabharosa.irdai.gov.in');
    expect(body).toMatch(/16 (?:Dec|दिस)/);
    expect(body).toMatch(/31 (?:Dec|दिस)/);
  });
});
