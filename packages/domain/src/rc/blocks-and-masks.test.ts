import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toVehicleNumber } from '../registration/vehicle-number.ts';
import { parseIstDate } from '../shared/ist-date.ts';
import { blocksOf } from './blocks.ts';
import { exampleRecord } from './example-record.ts';
import { lastFive, maskMobile, maskOwnerName, maskVehicleNumber, policyLastFour } from './mask.ts';
import type { RcRecord } from './rc-record.ts';

const today = parseIstDate('2026-11-21') ?? expect.fail('no such day');

function blocks(changes: Partial<RcRecord>) {
  return blocksOf({ ...exampleRecord, ...changes }, today);
}

describe('blocks on a record', () => {
  test('a record without blocks has none', () => {
    expect(blocks({})).toEqual([]);
  });

  test('blocks have the registry’s wording, most serious first', () => {
    expect(
      blocks({
        status: { code: 'suspended', raw: 'SUSPENDED', asOn: null },
        blacklist: 'THEFT',
        noc: 'NOC TO KA',
        financier: 'EXAMPLE BANK',
        nonUse: { from: today, upto: null },
      }),
    ).toEqual([
      { kind: 'suspended', raw: 'SUSPENDED' },
      { kind: 'blacklist', raw: 'THEFT' },
      { kind: 'noc-issued', raw: 'NOC TO KA' },
      { kind: 'hypothecation', raw: 'EXAMPLE BANK' },
      { kind: 'non-use', raw: null },
    ]);
  });

  test('an NOC from the status alone is one block', () => {
    expect(blocks({ status: { code: 'noc-issued', raw: 'NOC ISSUED', asOn: null } })).toEqual([
      { kind: 'noc-issued', raw: null },
    ]);
  });

  test.each(['scrapped', 'cancelled', 'inactive'] as const)(
    'a %s registration is a block',
    (code) => {
      expect(blocks({ status: { code, raw: code, asOn: null } })).toEqual([
        { kind: code, raw: code },
      ]);
    },
  );

  test('non-use blocks upto its last day and not after', () => {
    expect(blocks({ nonUse: { from: null, upto: parseIstDate('2026-11-20') } })).toEqual([]);
    expect(blocks({ nonUse: { from: null, upto: today } })).toHaveLength(1);
  });
});

describe('names', () => {
  test.each([
    ['RAMESH KUMAR', 'R****H K***R'],
    ['R**A S***A', 'R**A S***A'],
    ['R*M*S* K*M*R', 'R***** K***R'],
    ['RAM', 'R**'],
    ['A KUMAR', 'A K***R'],
    ['OM', 'O*'],
    ['  SITA   DEVI ', 'S**A D**I'],
    ['', ''],
  ])('%s is shown as %s', (name, shown) => {
    expect(maskOwnerName(name)).toBe(shown);
  });

  test('masking never reveals more than its input and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const once = maskOwnerName(name);
        expect(maskOwnerName(once)).toBe(once);
        for (const char of once)
          expect(char === '*' || char === ' ' || name.includes(char)).toBe(true);
      }),
    );
  });

  test('words longer than three letters keep at most two', () => {
    const word = fc.string({ unit: fc.constantFrom(...'ABCDEFGH'), minLength: 4, maxLength: 20 });
    fc.assert(
      fc.property(word, (name) => {
        expect(maskOwnerName(name).replaceAll('*', '')).toHaveLength(2);
      }),
    );
  });
});

describe('numbers', () => {
  test.each([
    ['MA3TESTCHASSIS001', 'IS001'],
    ['MA3-TEST-CHASSIS-001', 'IS001'],
    ['K12345', '345'],
    ['A', null],
    ['', null],
    [null, null],
  ])('of chassis %s only %s is kept', (text, shown) => {
    expect(lastFive(text)).toBe(shown);
  });

  test.each([
    ['POL/2026/0001', '0001'],
    ['P001', '01'],
    [null, null],
  ])('of policy %s only %s is kept', (text, shown) => {
    expect(policyLastFour(text)).toBe(shown);
  });

  test('a mobile shows its first two and last three digits, other text nothing', () => {
    expect(maskMobile('9876543210')).toBe('98•••••210');
    expect(maskMobile('+919876543210')).toBe('••••••••••');
  });

  test.each([
    ['DL8CAF5030', 'DL 8C •• ••30'],
    ['DL1C0012', 'DL 1C •• ••12'],
    ['MH12AB1234', 'MH 12 •• ••34'],
    ['UP32ABC1234', 'UP 32 •• ••34'],
    ['KA011234', 'KA 01 •• ••34'],
    ['22BH6517A', '22 BH ••17 •'],
    ['MHVAAA0007', 'MH VA •• ••07'],
    ['MHA1234', '••• ••34'],
    ['03D153874H', '••••••'],
  ])('%s is shared as %s', (typed, shown) => {
    const number = toVehicleNumber(typed);
    expect(number && maskVehicleNumber(number)).toBe(shown);
  });
});
