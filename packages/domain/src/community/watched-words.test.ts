import { expect, test } from 'vitest';
import { watchedForm, watchedIn } from './watched-words.ts';

test.each([
  ['Call the fake agent now', ['fake agent'], ['fake agent']],
  ['A classic car', ['ass', 'class'], []],
  ['ＦＡＫＥ agent', ['fake'], ['fake']],
  ['f\u200ba\u200dke', ['fake'], ['fake']],
  ['नकली चालान भरो', ['नकली चालान'], ['नकली चालान']],
  // A vowel sign belongs to its word.
  ['चालानी', ['चालान'], []],
  ['unfake, then fake.', ['fake'], ['fake']],
  ['𝒂fake fakes', ['fake'], []],
  ['anything', [''], []],
])('%s', (text, words, found) => {
  expect(watchedIn(text, words.map(watchedForm))).toEqual(found);
});

test('a text of the largest size full of near hits is read quickly and to its end', () => {
  const text = `${'fakes '.repeat(3000)}fake`;
  expect(watchedIn(text, ['fake'])).toEqual(['fake']);
});
