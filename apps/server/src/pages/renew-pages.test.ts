import { describe, expect, test } from 'vitest';
import { createPageCache, keptPage } from './page-cache.ts';
import { type ReadingVisit, readingVisit } from './page-visit.ts';
import { createRenewal } from './renew-pages.ts';

const now = new Date('2026-11-22T05:00:00Z');
const reading = { content: ['blog'] };
const at = (blog: number) => new Map([['blog', blog]]);

function site(make: (visit: ReadingVisit) => Promise<unknown> = async () => undefined) {
  const cache = createPageCache({ maxBytes: 1e6 });
  const keep = (url: string, blog: number, day = now) => {
    const { key, stamp } = readingVisit(url, '', { reading, versions: at(blog), now: day });
    const facts = { status: 200, headers: {}, stamp, keptAt: 0, freshMs: 1000 };
    cache.keep(key, keptPage({ ...facts, reading: { url, theme: '' } }, url));
  };
  const made: string[] = [];
  const renew = createRenewal({
    cache,
    findReading: (path) => (/^(?:\/hi)?\/blog/.test(path) ? reading : null),
    now: () => now,
    make: async (visit, versions) => {
      made.push(`${visit.url} ${versions.get('blog')}`);
      await make(visit);
      keep(visit.url, versions.get('blog') ?? 0);
    },
  });
  return { cache, keep, made, renew };
}

describe('pages with changed content', () => {
  test('are rendered again, the most recently used first', async () => {
    const { keep, made, renew } = site();
    for (const url of ['/blog/a', '/blog/b', '/blog/c?page=2']) keep(url, 1);
    renew(at(2), []);
    await expect.poll(() => made).toEqual(['/blog/c?page=2 2', '/blog/b 2', '/blog/a 2']);
  });

  test('are skipped when they show nothing that changed, or are of another day', async () => {
    const { keep, made, renew } = site();
    keep('/blog/same', 2);
    keep('/blog/yesterday', 1, new Date('2026-11-20T05:00:00Z'));
    keep('/blog/old', 1);
    renew(at(2), []);
    await expect.poll(() => made).toEqual(['/blog/old 2']);
  });

  test('restart after a further change, and none is rendered twice', async () => {
    const { keep, made, renew } = site(async () => {
      if (made.length === 1) renew(at(3), []);
    });
    for (const url of ['/blog/a', '/blog/b']) keep(url, 1);
    renew(at(2), []);
    await expect.poll(() => made).toEqual(['/blog/b 2', '/blog/b 3', '/blog/a 3']);
  });

  test('follow the changed pages themselves, which are rendered without a request', async () => {
    const { keep, made, renew } = site();
    keep('/blog/kept', 1);
    renew(at(2), ['/blog/edited', '/rc-search']);
    await expect.poll(() => made).toEqual(['/blog/edited 2', '/hi/blog/edited 2', '/blog/kept 2']);
    renew(at(2), ['/blog/edited', '/blog/other']);
    await expect.poll(() => made.slice(3)).toEqual(['/blog/other 2', '/hi/blog/other 2']);
  });

  test('continue after one that fails', async () => {
    const { keep, made, renew } = site(async ({ url }) => {
      if (url === '/blog/b') throw new Error('broken');
    });
    for (const url of ['/blog/a', '/blog/b']) keep(url, 1);
    renew(at(2), []);
    await expect.poll(() => made).toEqual(['/blog/b 2', '/blog/a 2']);
  });

  test('are limited to a hundred; the others are rendered on demand', async () => {
    const { keep, made, renew } = site();
    for (let n = 0; n < 130; n += 1) keep(`/blog/${n}`, 1);
    renew(at(2), []);
    await expect.poll(() => made).toHaveLength(100);
    renew(at(3), []);
    await expect.poll(() => made).toHaveLength(200);
  });
});
