import { expect, test } from 'vitest';
import { topicOf } from './reminder-item.ts';

test.each([
  ['puc', 'puc'],
  ['own-damage', 'own-damage'],
  ['work:tyre', 'work'],
  ['licence:8a1f9c52', 'licence'],
  ['copy:8a1f9c52', 'copy'],
] as const)('%s is switched with %s', (item, topic) => {
  expect(topicOf(item)).toBe(topic);
});
