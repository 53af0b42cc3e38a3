import { expect, test } from 'vitest';
import { copy } from './copy/en/rc-details.ts';
import { knownWord, wordOrRaw } from './record-words.ts';

test('a vehicle class is found by its name, whatever is in brackets', () => {
  const { vehicleClass } = copy.explain;
  expect(knownWord(vehicleClass, 'Motor Car(LMV)')).toBe('Motor Car');
  expect(knownWord(vehicleClass, 'M-Cycle/Scooter(2WN)')).toBe('M-Cycle/Scooter');
  expect(knownWord(vehicleClass, 'Three Wheeler (Passenger)(3WT)')).toBe('Three Wheeler');
  expect(knownWord(vehicleClass, 'toString')).toBeNull();
});

test('an unknown colour is shown as received, in title case', () => {
  expect(wordOrRaw(copy.explain.colour, 'FLAME RED', '-')).toEqual({
    text: 'Flame Red',
    isEnglish: true,
  });
  expect(wordOrRaw(copy.explain.colour, ' ', 'Not on record').text).toBe('Not on record');
});
