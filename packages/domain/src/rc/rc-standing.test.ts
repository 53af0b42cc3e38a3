import { expect, test } from 'vitest';
import { parseIstDate } from '../shared/ist-date.ts';
import { exampleRecord } from './example-record.ts';
import { rcStanding, standingTone } from './rc-standing.ts';

const on = (text: string) => {
  const day = parseIstDate(text);
  if (day === null) throw new RangeError(text);
  return day;
};
const taxi = { ...exampleRecord, isTransport: true, registrationUpto: null };

test.each([
  ['the last day of registration', exampleRecord, '2036-03-13', 'active'],
  ['the day after', exampleRecord, '2036-03-14', 'registration-expired'],
  ['a taxi on its last fit day', taxi, '2036-03-13', 'active'],
  ['a taxi without fitness', taxi, '2036-03-14', 'fitness-expired'],
  [
    'a private car whose fitness date alone has passed',
    { ...exampleRecord, registrationUpto: null },
    '2036-03-14',
    'active',
  ],
  [
    'a suspended registration that has also expired',
    { ...exampleRecord, status: { code: 'suspended', raw: 'SUSPENDED', asOn: null } },
    '2037-01-01',
    'suspended',
  ],
] as const)('%s', (_what, record, day, standing) => {
  expect(rcStanding(record, on(day))).toBe(standing);
});

test('an expired registration is as serious as a cancelled one', () => {
  expect(standingTone('registration-expired')).toBe(standingTone('cancelled'));
  expect(standingTone('active')).toBe('in-order');
});
