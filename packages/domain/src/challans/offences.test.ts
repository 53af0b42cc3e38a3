import { describe, expect, test } from 'vitest';
import { compoundingOf } from './compounding.ts';
import {
  explainOffence,
  findOffence,
  findOffenceById,
  fineList,
  finesOfOffence,
  offences,
  statesWithFines,
} from './offences.ts';

describe('the table', () => {
  test('has 92 offences with unique ids', () => {
    expect(offences).toHaveLength(92);
    expect(new Set(offences.map(({ id }) => id)).size).toBe(92);
  });

  test('explains every offence in English and in Hindi', () => {
    for (const offence of offences) {
      expect(explainOffence(offence, 'en'), offence.id).toMatch(/^[A-Z0-9][\x20-\x7e₹]{20,}\.$/);
      expect(explainOffence(offence, 'hi'), offence.id).toMatch(/^.*\p{Script=Devanagari}.*।$/u);
      expect(offence.name.hi, offence.id).toMatch(/\p{Script=Devanagari}/u);
    }
  });

  test('agrees with section 200 for every offence of the Act', () => {
    const outside = ['toll-unpaid', 'pollution-order'];
    for (const { id, section, name, compounding } of offences) {
      if (outside.includes(id)) continue;
      expect(compoundingOf({ section, name: name.en }), id).toBe(compounding);
    }
  });

  test('says which offences only a court can decide', () => {
    for (const offence of offences) {
      const isCourtOnly = offence.compounding === 'court-only' && offence.id !== 'toll-unpaid';
      const says = offence.words.en.includes('Only a court can decide this');
      expect(says, offence.id).toBe(isCourtOnly);
      expect(offence.words.hi.includes('इसका फ़ैसला सिर्फ़ कोर्ट करता है'), offence.id).toBe(isCourtOnly);
    }
  });

  test('has source and confidence in every row, and amounts in whole paise', () => {
    for (const { id, source, confidence, fine } of offences) {
      expect(source.length, id).toBeGreaterThan(0);
      expect(['high', 'medium', 'low', 'unverified']).toContain(confidence);
      for (const sum of [fine.twoWheelerPaise, fine.lightPaise, fine.repeatPaise]) {
        expect(sum === null || (Number.isSafeInteger(sum) && sum % 100 === 0), id).toBe(true);
      }
    }
  });

  test('finds each of its offences by section and name, in both languages', () => {
    for (const offence of offences) {
      const { section, name, id } = offence;
      expect(findOffence({ section, name: name.en })?.id, id).toBe(id);
      expect(findOffence({ section, name: name.hi })?.id, id).toBe(id);
    }
  });
});

describe('the fines of one offence', () => {
  test('are that of the Act, then those of states that have their own, each as its state has it', () => {
    for (const { id } of offences) {
      const [act, ...own] = finesOfOffence(id);
      expect([act?.stateCode, act?.isStateSum, act?.offence.id], id).toEqual([null, false, id]);
      for (const row of own) {
        expect(row).toMatchObject({ isStateSum: true, offence: { id } });
        expect(row.asOf, id).toMatch(/^\d{4}/);
        expect(row.source, id).not.toBe('');
        const { stateCode, ...rest } = row;
        expect(fineList(stateCode)).toContainEqual(rest);
      }
    }
    const states = finesOfOffence('no-helmet').map(({ stateCode }) => stateCode);
    expect(states).toEqual([null, ...statesWithFines.filter((one) => states.includes(one))]);
    expect(states.length).toBeGreaterThan(3);
    expect(finesOfOffence('no-ticket')).toHaveLength(1);
  });

  test('of what is no offence are none', () => {
    expect(finesOfOffence('none')).toEqual([]);
    expect([findOffenceById('none'), findOffenceById('no-helmet')?.section]).toEqual([
      null,
      '129/194D',
    ]);
  });
});

describe('recognizing offences', () => {
  test.each<[string | null, string, string | null]>([
    ['129/194D', 'Riding without helmet', 'no-helmet'],
    ['194D', 'Something unreadable', 'no-helmet'],
    ['u/s 194D MVA', 'Without Helmet', 'no-helmet'],
    [null, 'Driving two wheeler without helmet', 'no-helmet'],
    [null, 'हेलमेट नहीं पहना', 'no-helmet'],
    ['138(7)/194D', 'x', 'child-harness'],
    ['184', 'Use of mobile phone while driving', 'mobile-phone'],
    ['184', 'Driving against traffic', 'wrong-side'],
    ['184', 'Dangerous', 'dangerous-driving'],
    ['184', 'Jumping red light', 'red-light'],
    ['185', 'Drunken Driving', 'drunk-driving'],
    ['177', 'Anything', 'general-breach'],
    ['177', 'Wrong parking', 'parking'],
    ['122/177', '', 'parking'],
    ['183', 'Over speeding LMV', 'over-speeding'],
    ['183', 'Overspeeding HMV', 'over-speeding-heavy'],
    ['115(7)/190(2)', 'Without PUC', 'no-puc'],
    ['190(2)', 'Unnamed', null],
    ['146/196', '', 'no-insurance'],
    ['196', 'Uninsured vehicle', 'no-insurance'],
    ['119/177', 'Unnamed', 'general-breach'],
    ['999', 'Without helmet', null],
    [null, 'Something else', null],
    [null, '', null],
  ])('section %s, %s: %s', (section, name, id) => {
    expect(findOffence({ section, name })?.id ?? null).toBe(id);
  });
});

describe('the fine table', () => {
  const row = (state: string | null, id: string) =>
    fineList(state).find(({ offence }) => offence.id === id);

  test('has the amounts of the Act without a state, or for one without data', () => {
    expect(fineList(null)).toHaveLength(92);
    expect(fineList('AS')).toEqual(fineList(null));
    expect(row(null, 'no-helmet')).toMatchObject({ twoWheeler: 100_000, light: null });
  });

  test('uses the amounts of a state where known, and says so', () => {
    expect(row('MH', 'no-helmet')).toMatchObject({
      twoWheeler: 50_000,
      light: null,
      isStateSum: true,
      asOf: '2021-12',
    });
    expect(row('MH', 'over-speeding')).toMatchObject({ twoWheeler: 100_000, light: 200_000 });
    expect(row('MH', 'no-insurance')).toMatchObject({ light: 200_000, repeat: 400_000 });
    expect(row('HR', 'mobile-phone')).toMatchObject({ light: 500_000, repeat: 1_000_000 });
    expect(row('MH', 'drunk-driving')).toMatchObject({ light: 1_000_000, isStateSum: false });
  });

  test('has seven states, and a source in every line', () => {
    expect(statesWithFines).toEqual(['MH', 'HR', 'GJ', 'KA', 'UP', 'KL', 'WB']);
    for (const state of statesWithFines) {
      for (const { source, offence } of fineList(state)) {
        expect(source.length, offence.id).toBeGreaterThan(5);
      }
    }
  });
});
