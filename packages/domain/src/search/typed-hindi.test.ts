import { expect, test } from 'vitest';
import { alsoTyped } from './typed-hindi.ts';

test.each([
  ['gadi', 'vehicle'],
  ['gaadi', 'गाड़ी'],
  ['jurmana', 'fine'],
  ['bima', 'insurance'],
  ['bechna', 'selling'],
  ['license', 'licence'],
  ['dl', 'licence'],
])('%s also stands for %s', (typed, word) => {
  expect(alsoTyped(typed)).toContain(word);
});

test('other words stand for themselves alone', () => {
  expect(alsoTyped('fastag')).toEqual([]);
  expect(alsoTyped('constructor')).toEqual([]);
  expect(alsoTyped('')).toEqual([]);
});
