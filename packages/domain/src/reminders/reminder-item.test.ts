import { expect, test } from 'vitest';
import { readFollowedItem, readTagItem, topicOf } from './reminder-item.ts';

test.each([
  ['puc', 'puc'],
  ['own-damage', 'own-damage'],
  ['work:tyre', 'work'],
  ['licence:8a1f9c52', 'licence'],
  ['copy:8a1f9c52', 'copy'],
  ['tag:kyc', 'tag'],
  ['pass', 'pass'],
] as const)('%s is switched with %s', (item, topic) => {
  expect(topicOf(item)).toBe(topic);
});

test('days of a FASTag and followed dates are read from their items, and nothing else is', () => {
  expect(readTagItem('tag:number')).toBe('number');
  expect(readTagItem('tag:colour')).toBeNull();
  expect(readTagItem('pass')).toBeNull();
  expect(readFollowedItem('noc-ends:8a1f9c52')).toBe('noc-ends');
  expect(readFollowedItem('noc:8a1f9c52')).toBeNull();
  expect(readFollowedItem('puc')).toBeNull();
});
