import { expect, test } from 'vitest';
import { concepts } from './concepts.ts';
import { searchKinds } from './search-entry.ts';

test('every concept has a known role and kind, and spellings without gaps', () => {
  for (const { role, answeredBy, spellings } of concepts) {
    expect(['topic', 'aspect', 'vehicle']).toContain(role);
    if (answeredBy !== null) expect(searchKinds).toContain(answeredBy);
    expect(spellings.length).toBeGreaterThan(1);
    for (const spelling of spellings) expect(spelling).toMatch(/^\S+(?: \S+)*$/);
  }
});

test('a spelling belongs to one concept', () => {
  const all = concepts.flatMap(({ spellings }) => [...new Set(spellings)]);
  const twice = all.filter((spelling, place) => all.indexOf(spelling) !== place);
  expect(twice).toEqual([]);
});
