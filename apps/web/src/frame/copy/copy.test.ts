import { describe, expect, test } from 'vitest';

type CopyModule = { readonly copy: unknown };
const english = import.meta.glob<CopyModule>('../../**/copy/en/*.ts', { eager: true });
const hindi = import.meta.glob<CopyModule>('../../**/copy/hi/*.ts', { eager: true });

const files = Object.keys(english).filter((file) => !file.includes('/shared/'));
const inHindi = (file: string) => file.replace('/copy/en/', '/copy/hi/').replace('./en/', './hi/');

/** Every word of a dictionary by its path. Lists count by their places, functions are asked with samples. */
function wordsOf(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]];
  if (typeof value === 'function') return sampled(value as (...args: unknown[]) => unknown, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordsOf(inner, `${path}/${key}`));
}

/** Words made from numbers or texts, three at most or named ones: asked with 1, 2 and 12, which plurals and ordinals tell
 * apart. */
function sampled(words: (...args: unknown[]) => unknown, path: string) {
  return [1, 2, 12].flatMap((n) => {
    const said = wordsOf(words(n, n, n), `${path}(${n})`);
    // Of a number every named value is missing.
    return said.some(([, text]) => missing.test(text))
      ? wordsOf(words(new Proxy({}, { get: () => n })), `${path}(${n})`)
      : said;
  });
}

const missing = /undefined|\[object|NaN/;

describe.each(files)('the words of %s', (file) => {
  const ours = wordsOf(english[file]?.copy);
  const theirs = wordsOf(hindi[inHindi(file)]?.copy);

  test('are the same set in both languages', () => {
    expect(theirs.map(([path]) => path).sort()).toEqual(ours.map(([path]) => path).sort());
  });

  test('are never empty where the other language has some', () => {
    const spoken = new Map(theirs);
    const silent = ours.filter(([path, text]) => text !== '' && spoken.get(path)?.trim() === '');
    expect(silent).toEqual([]);
  });

  test('give the form of a date in Hindi as people write it', () => {
    const odd = theirs.filter(([, text]) => /dd.mm|yyyy/i.test(text));
    expect(odd).toEqual([]);
  });

  test('hold no missing value and no dash that stands for a pause', () => {
    const odd = [...ours, ...theirs].filter(([, text]) => missing.test(text) || text.includes('—'));
    expect(odd).toEqual([]);
  });
});
