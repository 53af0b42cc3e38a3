import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { expect, test } from 'vitest';
import { pages } from '../composition/areas.ts';
import { sitemapPaths } from '../composition/site-map.server.ts';
import { findReadingPage, sitemapParts } from '../entry-server.tsx';
import { pageInput } from '../testing/page-input.ts';
import { searchEntries } from './search-entries.server.ts';

const facts = {
  lookupLimits: { visitor: 5, user: 25 },
  today: '2026-11-28' as IstDate,
  feeLines: [],
};
const entries = await searchEntries(facts);

test('the fee of a service is the imported one once it has taken effect', async () => {
  const fee = { rule: 'transfer-fee', confidence: 'high', source: 'Gazette', rupees: '450' };
  const textOn = async (from: string) => {
    const feeLines = ['lmv-private', 'motorcycle'].map((part) => ({ ...fee, from, part }));
    const found = (await searchEntries({ ...facts, feeLines })).find(
      ({ ref, language }) => ref === 'transfer-of-ownership' && language === 'en',
    );
    return found?.body;
  };
  expect(await textOn('2026-11-28')).toContain('₹450');
  expect(await textOn('2026-11-29')).not.toContain('₹450');
});

test('every entry exists in both languages under one path', () => {
  const names = (language: string) =>
    entries
      .filter((entry) => entry.language === language)
      .map(({ kind, ref, path }) => `${kind} ${ref} ${path}`)
      .sort();
  expect(names('hi')).toEqual(names('en'));
  expect(new Set(names('en')).size).toBe(names('en').length);
});

test('all 1,290 active codes are included, and every state and town', async () => {
  const paths = new Set(entries.map(({ path }) => path));
  const { transport } = pageInput('/');
  for (const part of sitemapParts.filter(({ name }) => name.startsWith('rto-'))) {
    const wanted = ((await part.entries(transport)) ?? []).map(({ path }) => path);
    expect(wanted.filter((path) => path !== '/rto' && !paths.has(path))).toEqual([]);
  }
});

test('each has a title and text, and leads to an existing page', () => {
  for (const { title, summary, path, kind, ref } of entries) {
    expect(title.trim(), `${kind} ${ref}`).not.toBe('');
    expect(summary.trim(), `${kind} ${ref}`).not.toBe('');
    const [pathname = ''] = path.split(/[?#]/, 1);
    const isPage = pages.some((page) => page.path === pathname);
    expect(isPage || findReadingPage(pathname) !== null, path).toBe(true);
  }
});

/** Ways to other pages, pages for others than drivers and owners, and a form that a page of its own has replaced. */
const notSearched = [
  ...['/', '/vehicle', '/pay', '/assistant', '/app', '/trade'],
  '/forms/WEB_BUY_FASTAG_FORM',
];

test('every page of the sitemap can be found', () => {
  const paths = new Set(entries.map(({ path }) => path.split(/[?#]/, 1)[0]));
  const missing = sitemapPaths.filter((path) => !paths.has(path));
  expect(missing.sort()).toEqual(notSearched.sort());
});

test('no text has an unfilled placeholder', () => {
  for (const { title, summary, body, kind, ref } of entries) {
    expect(`${title} ${summary} ${body}`, `${kind} ${ref}`).not.toMatch(
      /undefined|null|NaN|\{\w+\}|\[object/,
    );
  }
});
