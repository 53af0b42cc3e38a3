import { expect, test } from 'vitest';
import { readColour } from './read-colour.ts';

test.each([
  ['WHITE', 'white'],
  ['PEARL ARCTIC WHITE', 'white'],
  ['M.GRAY', 'grey'],
  ['Golden', 'beige'],
  ['BLACK & WHITE', null],
  ['WHITE/WHITE', 'white'],
  ['OTHER', null],
  ['NA', null],
  ['', null],
  [null, null],
])('%s is %s', (text, colour) => {
  expect(readColour(text)).toBe(colour);
});
