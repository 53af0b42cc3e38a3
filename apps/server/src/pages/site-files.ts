import type { FastifyInstance } from 'fastify';
import { registerSitemap, type SitemapOptions } from './sitemap.ts';

/** Contents of robots.txt, the sitemap, the speculation rules and the web app manifest. */
export type SiteFiles = SitemapOptions & {
  readonly name: string;
  /** `application/speculationrules+json`. */
  readonly speculationRules: string;
};

/** `/robots.txt`, `/sitemap.xml` with its parts, `/speculation-rules.json` and `/manifest.webmanifest`. */
export function registerSiteFiles(app: FastifyInstance, files: SiteFiles): void {
  // Record pages are noindex themselves: a crawler must be able to read that, and a messenger the preview card.
  const robots = `User-agent: *\nDisallow: /api/\nSitemap: ${files.siteUrl}/sitemap.xml\n`;
  const manifest = JSON.stringify(manifestOf(files));
  const send = (path: string, type: string, body: string) =>
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(type).send(body),
    );
  send('/robots.txt', 'text/plain; charset=utf-8', robots);
  send('/speculation-rules.json', 'application/speculationrules+json', files.speculationRules);
  send('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', manifest);
  registerSitemap(app, files);
}

function manifestOf({ name }: SiteFiles) {
  return {
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#F6F3EC',
    theme_color: '#FFC629',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
