import { expect, test } from 'vitest';
import { copy } from '../copy/en/rc-details.ts';
import { knownWord, makerName, tidyName, vehicleName } from './record-words.ts';

test.each([
  ['SWIFT VXI', 'Swift VXI'],
  ['INNOVA 2.5 G', 'Innova 2.5 G'],
  ['HDFC BANK LTD', 'HDFC Bank Ltd'],
  ['ICICI LOMBARD', 'ICICI Lombard'],
  ['STATE BANK OF INDIA', 'State Bank of India'],
  ['Go Digit General Insurance Limited', 'Go Digit General Insurance Limited'],
  ['  SILKY   GOLD ', 'Silky Gold'],
])('capitals of the register are made readable: %s', (raw, readable) => {
  expect(tidyName(raw)).toBe(readable);
});

test.each([
  ['MARUTI SUZUKI INDIA LTD', 'Maruti Suzuki'],
  ['TATA MOTORS PASSENGER VEHICLES LTD', 'Tata Motors'],
  ['KIA INDIA PRIVATE LIMITED', 'KIA'],
  ['HONDA CARS INDIA LTD', 'Honda'],
  ['BMW INDIA PVT LTD', 'BMW'],
])('a maker is called as people call it: %s', (raw, called) => {
  expect(makerName(raw)).toBe(called);
});

test('the maker is not said twice', () => {
  expect(vehicleName('HYUNDAI MOTOR INDIA LTD', 'HYUNDAI CRETA SX')).toBe('Hyundai Creta SX');
  expect(vehicleName(null, null)).toBeNull();
  expect(vehicleName(null, 'CRETA')).toBe('Creta');
});

test('a class is found under its name whatever stands in brackets', () => {
  expect(knownWord(copy.explain.vehicleClass, 'Motor Car(LMV)')).toBe('Car');
  expect(knownWord(copy.explain.vehicleClass, 'M-Cycle/Scooter(2WN)')).toBe(
    'Motorcycle or scooter',
  );
  expect(knownWord(copy.explain.vehicleClass, 'Three Wheeler (Passenger)(3WT)')).toBe(
    'Three-wheeler',
  );
  expect(knownWord(copy.explain.vehicleClass, 'toString')).toBeNull();
});
