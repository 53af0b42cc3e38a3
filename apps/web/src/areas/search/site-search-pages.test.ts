import { describe, expect, test } from 'vitest';
import { evilTexts } from '../../../e2e/fixtures/evil-texts.ts';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';
import { copy as english } from './copy/en/site-search.ts';
import { copy as hindi } from './copy/hi/site-search.ts';

const result = (title: string) => ({
  kind: 'article',
  ref: title,
  title: [{ text: title, isMatch: true }],
  excerpt: [{ text: title, isMatch: false }],
  path: '/blog/puc-certificate',
  rank: 1,
});
const found = (over = {}) => ({
  direct: null,
  groups: [{ kind: 'article', results: [result('PUC')] }],
  total: 1,
  instead: [],
  posts: [],
  ...over,
});
const asked: unknown[] = [];
const transportOf = (answer = answered(found())) =>
  fakeTransport({
    getLayout: answered({ data: [] }),
    editedMetas: answered({ metas: [] }),
    searchUniversal: (input) => {
      asked.push((input as { query: unknown }).query);
      return answer;
    },
  });

describe('the search page', () => {
  test('without a query makes no call, is noindex and loads no app', async () => {
    asked.length = 0;
    const page = await documentOf({ path: '/search', transport: transportOf() });
    expect(page.status).toBe(200);
    expect(asked).toEqual([]);
    expect(page.html).toContain('<meta name="robots" content="noindex');
    expect(page.html).not.toContain('id="app-files"');
  });

  test('refuses an empty query at the field', async () => {
    const { main } = await documentOf({ path: '/search?q=%20', transport: transportOf() });
    expect(main).toContain('aria-invalid="true"');
    expect(main).toContain(english.missing);
  });

  test('shows results in groups, with links in its language', async () => {
    const { main } = await documentOf({ path: '/hi/search?q=puc', transport: transportOf() });
    expect(asked.at(-1)).toMatchObject({ q: 'puc', language: 'hi' });
    expect(main).toContain('href="/hi/blog/puc-certificate"');
    expect(main).toContain('<mark>PUC</mark>');
    expect(wordsOf(main)).toContain(hindi.kinds.article);
  });

  test.each([
    ['/search?q=dl8caf5030', '/rc-details/DL8CAF5030', '/rc-details/DL8CAF5030'],
    ['/hi/search?q=mh12', '/rto/maharashtra/office/mh-12', '/hi/rto/maharashtra/office/mh-12'],
  ])('%s redirects to the matching page', async (path, to, location) => {
    const direct = { kind: 'office', code: 'MH12', title: 'MH 12', path: to };
    const transport = transportOf(answered(found({ direct })));
    const page = await renderFakePage({ path, transport });
    expect(page).toMatchObject({ kind: 'redirect', status: 302, location });
  });

  test.each([
    ['/search?q=brakes', english],
    ['/hi/search?q=brakes', hindi],
  ])('%s shows what people wrote apart, as unchecked', async (path, words) => {
    const posts = [
      {
        postId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
        title: [{ text: 'Brakes', isMatch: true }],
        excerpt: [{ text: 'They squeal.', isMatch: false }],
        ...{ language: 'en', commentCount: 2, isAnswered: true, path: '/community/post/6a1f6c39' },
      },
    ];
    const transport = transportOf(answered(found({ groups: [], total: 0, posts })));
    const { main } = await documentOf({ path, transport });
    const said = wordsOf(main);
    expect(said).toContain(words.found(1, 'brakes'));
    expect(said).toContain(words.written);
    expect(said).toContain(words.writtenHint);
    expect(said).toContain(words.answered(2));
    expect(main).toContain(`href="${path.startsWith('/hi') ? '/hi' : ''}/community/post/6a1f6c39"`);
  });

  test('explains empty results and corrected terms', async () => {
    const instead = [{ typed: 'polution', taken: ['pollution'] }];
    const none = transportOf(answered(found({ groups: [], total: 0, instead })));
    const words = wordsOf((await documentOf({ path: '/search?q=polution', transport: none })).main);
    expect(words).toContain(english.none('polution'));
    expect(words).toContain(english.instead('polution', 'pollution'));
  });

  test('has an error page on a failure, with the field still there', async () => {
    const transport = transportOf(refusedWith('server/unavailable'));
    const page = await documentOf({ path: '/search?q=puc', transport });
    expect(page.status).toBe(503);
    expect(page.shareable).toBe(false);
    expect(page.main).toContain('id="q"');
    expect(wordsOf(page.main)).toContain(english.failed);
  });

  test('no query or result text becomes markup', async () => {
    for (const text of evilTexts) {
      const transport = transportOf(
        answered(found({ groups: [{ kind: 'article', results: [result(text)] }] })),
      );
      const path = `/search?q=${encodeURIComponent(text.slice(0, 200))}`;
      const { main } = await documentOf({ path, transport });
      expect(main.match(/<(script|img|iframe|object|embed|base|style|link)\b/gi), text).toBeNull();
      expect(main.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]+\son\w+=/i);
    }
  });
});
