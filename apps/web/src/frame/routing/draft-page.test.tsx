import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

/** Marathi and Gujarati as drafts, for this file: the product has none. Files share their modules, so it loads its own. */
const listFile = '../../../../../packages/domain/src/shared/language-list.ts';
vi.resetModules();
vi.doMock(listFile, () => ({
  languageList: [
    { code: 'en', prefix: '', tag: 'en-IN', state: 'full' },
    { code: 'hi', prefix: '/hi', tag: 'hi-IN', state: 'full' },
    { code: 'mr', prefix: '/mr', tag: 'mr-IN', state: 'draft' },
    { code: 'gu', prefix: '/gu', tag: 'gu-IN', state: 'draft' },
  ],
}));
afterAll(() => {
  vi.doUnmock(listFile);
  vi.resetModules();
});

const { renderPage } = await import('../../entry-server.tsx');
const { registerCopy, loadCopy, copyOf } = await import('../copy/copy-store.ts');
const { loadDraft, missingWords } = await import('../copy/whole-copy.ts');
const { pageInput } = await import('../../testing/page-input.ts');
const { languages } = await import('@pahiya/domain/shared/language');

/** Every text of some words with a sign before it, as a stand-in for a translation. */
function translated(words: unknown): unknown {
  if (typeof words === 'string') return `म ${words}`;
  if (typeof words === 'function')
    return (...given: unknown[]) => translated((words as (...all: unknown[]) => unknown)(...given));
  if (typeof words !== 'object' || words === null) return words;
  if (Array.isArray(words)) return words.map(translated);
  return Object.fromEntries(Object.entries(words).map(([key, inner]) => [key, translated(inner)]));
}

const draft = (area: string, words: () => unknown) =>
  registerCopy({ [`./copy/mr/${area}.ts`]: async () => ({ copy: words() }) });

beforeAll(async () => {
  await loadCopy('en', [...whole, 'rto-codes']);
  for (const area of whole) draft(area, () => translated(copyOf('en', area)));
  // One text is missing.
  draft('rto-codes', () => {
    const { title: _title, ...rest } = translated(copyOf('en', 'rto-codes')) as { title?: string };
    return rest;
  });
});

const whole = ['shell', 'menu', 'errors', 'rc-search'] as const;
const render = async (path: string) => renderPage(pageInput(path));

describe('a page in a draft language', () => {
  test('speaks it where its words are whole', async () => {
    const page = await render('/mr/rc-search');
    if (page.kind !== 'document') throw new Error(page.kind);
    expect(page.status).toBe(200);
    expect(page.html).toContain('<html lang="mr-IN" dir="ltr">');
    expect(page.html).toMatch(/<h1[^>]*>[^<]*म /);
    expect(page.html).not.toContain('<div lang="en-IN">');
  });

  test('shows in English within its frame, marked as English, where a text is missing', async () => {
    const page = await render('/mr/rto-codes');
    if (page.kind !== 'document') throw new Error(page.kind);
    expect(page.html).toContain('<html lang="mr-IN" dir="ltr">');
    const [frame = '', main = ''] = page.html.split('<div lang="en-IN">');
    expect(frame).toContain('म ');
    expect(main).toContain(copyOf('en', 'rto-codes').title);
    expect(main.split('</main>')[0]).not.toContain('म ');
    expect(page.html).toMatch(/<title>[^<म]*<\/title>/);
  });

  test.each(['/consent', '/app-challan-pay/DL8CAF5030/checkout', '/orders', '/terms', '/privacy'])(
    'leads to English where its words bind: %s',
    async (path) => {
      const page = await render(`/mr${path}?a=1`);
      expect(page).toMatchObject({ kind: 'redirect', location: `http://localhost${path}?a=1` });
    },
  );

  test('is not announced to search engines', async () => {
    const page = await render('/rc-search');
    if (page.kind !== 'document') throw new Error(page.kind);
    expect(page.html).toContain('hreflang="hi"');
    expect(page.html).not.toContain('hreflang="mr"');
  });
});

test('a draft without all words of the frame is not offered', async () => {
  const [, , marathi, gujarati] = languages as readonly (typeof languages)[number][];
  if (marathi === undefined || gujarati === undefined) throw new Error('two drafts');
  expect(await loadDraft(marathi, ['rc-search'])).toBe(true);
  expect(await loadDraft(marathi, ['challan-status'])).toBe(false);
  await expect(loadDraft(gujarati, [])).rejects.toThrow('The words "shell" lack / (gu)');
});

test('missing words are named by their path; words that are functions count', () => {
  const english = { title: 'a', rows: ['b', 'c'], count: (n: number) => `${n}`, inner: { d: 'e' } };
  expect(missingWords(english, { title: 'x', rows: ['y'], inner: {} })).toEqual([
    '/rows/1',
    '/count',
    '/inner/d',
  ]);
  expect(missingWords(english, english)).toEqual([]);
});
