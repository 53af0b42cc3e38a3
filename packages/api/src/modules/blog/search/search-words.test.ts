import { expect, test } from 'vitest';
import { searchForm, searchWords } from './search-form.ts';
import { changesBetween, soundOf } from './sound-of.ts';

test.each([
  ['हिन्दी', 'हिंदी'],
  ['फ़ास्टैग', 'फास्टैग'],
  ['गाड़ी', 'गाडी'],
  ['चाँद', 'चांद'],
  ['बीमा', 'बिमा'],
  ['१५ साल', '15 साल'],
  ['FASTag', 'fastag'],
  ['Café', 'cafe'],
  ['ＲＣ', 'rc'],
])('%s is searched as %s is', (one, other) => {
  expect(searchForm(one)).toBe(searchForm(other));
});

test('punctuation of both scripts separates words', () => {
  expect(searchWords('“चालान” क्या है? देखें।BS-IV, e‑RC')).toEqual(
    searchWords('चालान क्या है देखें BS IV e RC'),
  );
  expect(searchWords(' … ')).toEqual([]);
});

test.each([
  ['challan', 'चालान'],
  ['chalaan', 'चालान'],
  ['gadi', 'गाडि'],
  ['bima', 'बिमा'],
  ['beema', 'बिमा'],
  ['fastag', 'fasttag'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['calan', 'calan', 0],
  ['calan', 'clan', 1],
  ['calan', 'caaln', 1],
  ['calan', 'kalam', 2],
  ['calan', 'fastag', 3],
  ['a', 'abcdef', 3],
])('the distance from %s to %s is %i', (one, other, changes) => {
  expect(changesBetween(one, other, 2)).toBe(changes);
});
