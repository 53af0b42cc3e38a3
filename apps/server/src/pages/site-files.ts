import type { FastifyInstance } from 'fastify';

/** What robots.txt, the sitemap and the web app manifest say. */
export type SiteFiles = {
  readonly siteUrl: string;
  readonly name: string;
  /** Paths of pages that anybody may find, without language prefix. */
  readonly publicPaths: readonly string[];
};

/** `/robots.txt`, `/sitemap.xml` (both languages, with alternates) and `/manifest.webmanifest`. */
export function registerSiteFiles(app: FastifyInstance, files: SiteFiles): void {
  // Record pages say noindex themselves: a crawler must be able to read that, and a messenger the preview card.
  const robots = `User-agent: *\nDisallow: /api/\nSitemap: ${files.siteUrl}/sitemap.xml\n`;
  const sitemap = sitemapOf(files);
  const manifest = JSON.stringify(manifestOf(files));
  const send = (path: string, type: string, body: string) =>
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(type).send(body),
    );
  send('/robots.txt', 'text/plain; charset=utf-8', robots);
  send('/sitemap.xml', 'application/xml; charset=utf-8', sitemap);
  send('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', manifest);
}

function sitemapOf({ siteUrl, publicPaths }: SiteFiles): string {
  const addressOf = (path: string, prefix: string) =>
    `${siteUrl}${path === '/' && prefix !== '' ? prefix : `${prefix}${path}`}`;
  const entries = publicPaths.flatMap((path) =>
    ['', '/hi'].map(
      (prefix) =>
        `<url><loc>${addressOf(path, prefix)}</loc>` +
        `<xhtml:link rel="alternate" hreflang="en-IN" href="${addressOf(path, '')}"/>` +
        `<xhtml:link rel="alternate" hreflang="hi-IN" href="${addressOf(path, '/hi')}"/></url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
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
