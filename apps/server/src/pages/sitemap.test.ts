import { installProblemAnswers } from '@pahiya/api/http/problems';
import type { SitemapEntry } from '@pahiya/web/frame/page/page-contract';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerSitemap } from './sitemap.ts';

test('a part whose calls fail is not kept, and whole again afterwards', async () => {
  const answers: (readonly SitemapEntry[] | null)[] = [null, [{ path: '/a' }, { path: '/b' }]];
  const app = fastify();
  installProblemAnswers(app);
  registerSitemap(app, {
    api: { app, direct: { find: () => undefined } },
    siteUrl: 'https://pahiya.example',
    parts: [{ name: 'cars', content: [], entries: async () => answers.shift() ?? null }],
    content: { versions: () => new Map(), onChange: () => {} } as never,
  });
  const first = await app.inject('/sitemaps/cars.xml');
  expect(first.body).not.toContain('<urlset');
  expect(first.statusCode).toBe(503);
  const second = await app.inject('/sitemaps/cars.xml');
  expect(second.statusCode).toBe(200);
  expect(second.body).toContain('<loc>https://pahiya.example/hi/b</loc>');
  const third = await app.inject('/sitemaps/cars.xml');
  expect(third.body).toBe(second.body);
});
