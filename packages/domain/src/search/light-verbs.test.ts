import { expect, test } from 'vitest';
import { concepts } from './concepts.ts';
import { isLightVerb } from './light-verbs.ts';
import { searchWords } from './search-form.ts';
import { stopWords } from './stop-words.ts';

test.each(['katta', 'katega', 'milega', 'karwaye', 'pehchane', 'कटता', 'बनवाएँ', 'पहचानें', 'मिलेगा'])(
  '%s says nothing about the topic',
  (word) => expect(searchWords(word).every(isLightVerb)).toBe(true),
);

test.each(['chalan', 'kagaz', 'karz', 'jaali', 'bank', 'date', 'चालान', 'कार', 'काग़ज़', 'लेट'])(
  '%s does',
  (word) => expect(searchWords(word).some(isLightVerb)).toBe(false),
);

test('no name of a topic is a form of such a verb', () => {
  const skipped = new Set(stopWords.flatMap(searchWords));
  const names = concepts
    .filter(({ role }) => role === 'topic')
    .flatMap(({ spellings }) => spellings.flatMap(searchWords));
  expect(names.filter((name) => isLightVerb(name) && !skipped.has(name))).toEqual([]);
});
