import { expect, test } from 'vitest';
import { readBase64 } from './read-base64.ts';

test.each([0, 1, 2, 3, 4, 255])('%s bytes come back', (length) => {
  const bytes = Buffer.alloc(length, 0xfb);
  const read = readBase64(bytes.toString('base64'));
  expect(read === null ? null : [...read]).toEqual(length === 0 ? null : [...bytes]);
});

test.each([
  '',
  '=',
  '====',
  'A',
  'AAA',
  'AA=A',
  'AAAA=',
  'AAA===AA',
  'AA AA',
  'AA\nA',
  'ÄAAA',
  'A-_A',
  '\0AAA',
])('%j is none', (text) => {
  expect(readBase64(text)).toBeNull();
});

test('a file of 30 MB is read', () => {
  expect(readBase64('+/Aa'.repeat(10_000_000))).toHaveLength(30_000_000);
});
