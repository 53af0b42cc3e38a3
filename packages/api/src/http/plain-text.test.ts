import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findUnreadableText, hasEncodedNul, isPlainText, isReadableTarget } from './plain-text.ts';

describe('text in input', () => {
  test.each(['', 'पहिया', '💥', 'a\nb\t'])('%j is readable', (text) => {
    expect(isPlainText(text)).toBe(true);
  });

  test.each(['a\0b', '\ud800', 'x\udc00y'])('%j is not', (text) => {
    expect(isPlainText(text)).toBe(false);
  });

  test.each([
    [{ name: 'a', list: [1, null, { deep: 'b' }] }, null],
    [{ name: 'a\0' }, 'body.name'],
    [{ list: ['a', { deep: '\ud800' }] }, 'body.list.1.deep'],
    [{ 'bad\0name': 1 }, 'body'],
    [undefined, null],
  ])('unreadable text in %j is found wherever it is', (value, path) => {
    expect(findUnreadableText(value, 'body')).toBe(path);
  });

  test('is found in every JSON value that holds a NUL', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(findUnreadableText({ value, last: '\0' }, 'body')).not.toBeNull();
        const isClean = !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(value));
        if (isClean) expect(findUnreadableText(value, 'body')).toBeNull();
      }),
    );
  });
});

describe('a request target', () => {
  test.each(['/', '/hi/blog?tag=x', '/search?q=50%', '/search?q=%F0%28', '/a%2500'])(
    '%s is readable',
    (target) => {
      expect(isReadableTarget(target)).toBe(true);
    },
  );

  test.each([
    '/a%00',
    '/blog?tag=%00',
    '/blog?tag=a%00b',
    '/%ff',
    '/%',
    'http://elsewhere.example/',
    '*',
    '',
  ])('%s is not', (target) => {
    expect(isReadableTarget(target)).toBe(false);
  });

  test('does not mistake an encoded percent sign for a NUL', () => {
    expect(hasEncodedNul('a=%2500')).toBe(false);
    expect(hasEncodedNul('a=%00')).toBe(true);
  });
});
