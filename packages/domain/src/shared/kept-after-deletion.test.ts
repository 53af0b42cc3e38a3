import { expect, test } from 'vitest';
import { endOfPeriod, keptAfterDeletion, keptRule } from './kept-after-deletion.ts';

const deleted = new Date('2026-11-23T06:00:00Z');

test.each([
  ['security-log', '2027-11-23'],
  ['lookup-log', '2027-11-23'],
  ['paid-orders', '2034-11-23'],
  ['removed-texts', '2027-05-22'],
] as const)('%s is kept until its own day', (id, day) => {
  const end = endOfPeriod(deleted, keptRule(id).period);
  expect(end.toISOString().slice(0, 10)).toBe(day);
});

test('every row names the law that requires it', () => {
  for (const { law } of keptAfterDeletion) expect(law).toMatch(/\d{4}/);
});
