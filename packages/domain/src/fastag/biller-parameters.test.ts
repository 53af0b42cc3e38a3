import { describe, expect, test } from 'vitest';
import { askedParameters, detailFaults, fetchParameters } from './biller-parameters.ts';
import type { BillerParameter } from './ports.ts';

const parameter = (name: string, changes: Partial<BillerParameter> = {}): BillerParameter => ({
  name,
  pattern: null,
  minLength: 1,
  maxLength: 20,
  isRequired: true,
  ...changes,
});
const wallet = parameter('Wallet Id', {
  pattern: '^W[A-Z0-9]{5,11}$',
  minLength: 6,
  maxLength: 12,
});
const biller = { parameters: [parameter('Vehicle Number'), wallet] };

test.each([
  'Vehicle Number',
  'VEHICLE NO.',
  'Vehicle Registration Number',
  'Registration No',
  'VRN',
  'Vehicle',
])('%s is the vehicle number and not asked for', (name) => {
  expect(askedParameters({ parameters: [parameter(name)] })).toEqual([]);
});

test.each(['Registered Mobile Number', 'Wallet Id', 'Vehicle Class', 'Customer Id'])(
  '%s is asked for',
  (name) => {
    expect(askedParameters({ parameters: [parameter(name)] })).toHaveLength(1);
  },
);

test('a fetch has the vehicle number and what was typed', () => {
  expect(fetchParameters(biller, 'DL8CAF5030', { 'Wallet Id': 'WDL8CAF1012' })).toEqual({
    'Vehicle Number': 'DL8CAF5030',
    'Wallet Id': 'WDL8CAF1012',
  });
  expect(fetchParameters(biller, 'DL8CAF5030', {})).toBeNull();
  const optional = { parameters: [parameter('Mobile', { isRequired: false })] };
  expect(fetchParameters(optional, 'DL8CAF5030', {})).toEqual({});
});

describe('what was typed', () => {
  test.each([
    [{}, 'missing'],
    [{ 'Wallet Id': 'W12' }, 'length'],
    [{ 'Wallet Id': 'W123456789012' }, 'length'],
    [{ 'Wallet Id': 'X12345678' }, 'pattern'],
  ] as const)('%o is refused', (details, fault) => {
    expect(detailFaults(biller, details)).toEqual([{ name: 'Wallet Id', fault }]);
  });

  test('that the biller does not ask for is refused, and a name of Object is none', () => {
    const details = { 'Wallet Id': 'W12345678', constructor: 'x' };
    expect(detailFaults(biller, details)).toEqual([{ name: 'constructor', fault: 'unknown' }]);
    const odd = { parameters: [parameter('constructor')] };
    expect(detailFaults(odd, {})).toEqual([{ name: 'constructor', fault: 'missing' }]);
  });

  test.each(['^(a+)+$', '[a-z]*[a-z]*[a-z]*[a-z]*!', '(', '^(?=x)y$'])(
    'against %s is left to the bank, at once',
    (pattern) => {
      const risky = { parameters: [parameter('Id', { pattern, maxLength: 200 })] };
      expect(detailFaults(risky, { Id: 'a'.repeat(99) })).toEqual([]);
      expect(detailFaults(risky, { Id: 'a'.repeat(101) })).toEqual([
        { name: 'Id', fault: 'length' },
      ]);
    },
  );

  test.each([
    [String.raw`^\d{10}$`, '9876500001', '98765'],
    ['[6-9][0-9]{9}', '9876500001', '1876500001'],
    ['^[A-Z0-9 -]+$', 'AB 12-3', 'ab'],
  ])('is checked against the whole of %s', (pattern, right, wrong) => {
    const plain = { parameters: [parameter('Id', { pattern })] };
    expect(detailFaults(plain, { Id: right })).toEqual([]);
    expect(detailFaults(plain, { Id: wrong })).toHaveLength(1);
    expect(detailFaults(plain, { Id: `${right}!` })).toHaveLength(1);
  });
});
