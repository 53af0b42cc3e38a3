import { type Language, pathIn } from '@pahiya/domain/shared/language';
import { expect, test } from 'vitest';
import { readingPages } from '../composition/site.server.ts';
import { sitemapPaths } from '../composition/site-map.server.ts';
import { renderPage } from '../entry-server.tsx';
import { pageInput } from './page-input.ts';

/** The API's default page heads, used until an editor writes one. After changing a page's head, run this test with
 * `--update`, which writes the file. */
const file = '../../../../packages/api/src/modules/layout/defaults/page-metas.json';

const readingPaths = readingPages.map(({ path }) => path).filter((path) => !path.includes(':'));
const paths = [...new Set([...sitemapPaths, ...readingPaths])].sort();

/** A page's own head; null for noindex pages. */
async function headOf(path: string, language: Language) {
  const page = await renderPage(pageInput(pathIn(language, path)));
  if (page.kind !== 'document') throw new Error(`${path} leads to ${page.location}`);
  if (page.html.includes('<meta name="robots" content="noindex">')) return null;
  const found = (pattern: RegExp) => plain(pattern.exec(page.html)?.[1] ?? '');
  const title = found(/<title>([^<]*)/).replace(/ · (?:Pahiya|पहिया)$/, '');
  const description = found(/<meta name="description" content="([^"]*)/);
  expect([title, description], path).not.toContain('');
  return { title, description };
}

const plain = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

test('the API knows the head of every public page as the page states it', async () => {
  const metas: Record<string, object> = {};
  for (const path of paths) {
    const [en, hi] = [await headOf(path, 'en'), await headOf(path, 'hi')];
    if (en !== null && hi !== null) metas[path] = { en, hi };
  }
  await expect(`${JSON.stringify(metas, null, 2)}\n`).toMatchFileSnapshot(file);
});

test('no two of these pages have the same title or description', async () => {
  for (const language of ['en', 'hi'] as const) {
    const heads = [];
    for (const path of paths)
      heads.push((await headOf(path, language)) ?? { title: path, description: path });
    for (const part of ['title', 'description'] as const) {
      const shared = [...Map.groupBy(heads, (head) => head[part])].filter(
        ([, all]) => all.length > 1,
      );
      expect(shared.map(([text]) => text)).toEqual([]);
    }
  }
});
