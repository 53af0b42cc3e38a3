import { expect, test } from 'vitest';
import { parseIstDate } from '../shared/ist-date.ts';
import { tagIssuerFacts } from './issuers.ts';

test('issuers are named once, in order, each with a source of a real day', () => {
  const names = tagIssuerFacts.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  for (const { source, sourceDate } of tagIssuerFacts) {
    expect(source.length).toBeGreaterThan(10);
    expect(parseIstDate(sourceDate)).not.toBeNull();
  }
});

test('only merged ones name another bank, and the one that left has its day', () => {
  for (const { state, mergedInto } of tagIssuerFacts) {
    expect(mergedInto !== null).toBe(state === 'merged');
  }
  const left = tagIssuerFacts.filter(({ state }) => state === 'left');
  expect(left.map(({ name, since }) => [name, since])).toEqual([
    ['Paytm Payments Bank', '2024-03-15'],
  ]);
});
