import { expect, test } from 'vitest';
import { languageOfPath, languagePrefixes, languages, languageTags, pathIn } from './language.ts';

test.each([
  ['en', '/', '/'],
  ['en', '/garage', '/garage'],
  ['hi', '/', '/hi'],
  ['hi', '/garage?a=1', '/hi/garage?a=1'],
] as const)('in %s the page %s is at %s', (language, path, address) => {
  expect(pathIn(language, path)).toBe(address);
  expect(languageOfPath(address)).toBe(language);
});

test('a path that merely starts like a language prefix is not in that language', () => {
  expect(languageOfPath('/hindi')).toBe('en');
});

test('no two languages share a prefix or tag', () => {
  for (const facts of [languagePrefixes, languageTags]) {
    expect(new Set(languages.map((language) => facts[language])).size).toBe(languages.length);
  }
});
