import { expect, test } from 'vitest';
import { registeredModel } from './registered-model.ts';

const maruti = ['Alto', 'Alto K10', 'Dzire', 'Swift', 'Wagon R', 'S-Presso'];
const hyundai = ['Creta', 'Creta Electric', 'i20', 'i20 N Line'];

test.each([
  ['MARUTI SUZUKI INDIA LTD', 'SWIFT VXI', 'Swift'],
  ['MARUTI SUZUKI INDIA LTD', 'MARUTI SUZUKI SWIFT VXI', 'Swift'],
  ['MARUTI SUZUKI INDIA LTD', 'WAGONR VXI', 'Wagon R'],
  ['MARUTI SUZUKI INDIA LTD', 'WAGON R VXI', 'Wagon R'],
  ['MARUTI SUZUKI INDIA LTD', 'S PRESSO LXI', 'S-Presso'],
  ['MARUTI SUZUKI INDIA LTD', 'ALTO K10 VXI', 'Alto K10'],
  ['MARUTI SUZUKI INDIA LTD', 'ALTO 800 LXI', 'Alto'],
  ['MARUTI SUZUKI INDIA LTD', 'SWIFTX', null],
  ['MARUTI SUZUKI INDIA LTD', 'WAGON', null],
  ['TATA MOTORS LTD', 'SWIFT VXI', null],
  [null, 'SWIFT', null],
  ['MARUTI SUZUKI INDIA LTD', null, null],
  ['MARUTI SUZUKI INDIA LTD', '', null],
])('%s %s is the model %s', (maker, model, expected) => {
  expect(registeredModel({ maker, model }, 'Maruti Suzuki', maruti)).toBe(expected);
});

test('of several names the longest is meant', () => {
  const named = (model: string) =>
    registeredModel({ maker: 'HYUNDAI MOTOR INDIA LTD', model }, 'Hyundai', hyundai);
  expect(named('I20 N LINE N8')).toBe('i20 N Line');
  expect(named('I20 ASTA')).toBe('i20');
  expect(named('CRETA ELECTRIC')).toBe('Creta Electric');
});
