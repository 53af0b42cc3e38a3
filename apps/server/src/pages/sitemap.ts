import { RefusedRequest } from '@pahiya/api/http/refusal';
import type { ContentWatch } from '@pahiya/api/modules/content-versions/watch-content';
import {
  isDraft,
  type Language,
  languages,
  languageTags,
  pathIn,
} from '@pahiya/domain/shared/language';
import type { SitemapEntry, SitemapPart } from '@pahiya/web/frame/page/page-contract';
import type { FastifyInstance } from 'fastify';
import { type InProcessApi, makeNobodysTransport } from './in-process-transport.ts';
import type { Asker } from './render-visit.ts';

/** Dependencies of the sitemap. */
export type SitemapOptions = {
  readonly api: InProcessApi;
  readonly siteUrl: string;
  readonly parts: readonly SitemapPart[];
  readonly content: ContentWatch;
};

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** `/sitemap.xml`, an index, and its parts at `/sitemaps/<name>.xml`: every page in both languages, with alternates. A
 * part is generated once and again when its content changes. Source: sitemaps.org protocol 0.9. */
export function registerSitemap(app: FastifyInstance, options: SitemapOptions): void {
  const { siteUrl, parts } = options;
  const index = `${head}<sitemapindex xmlns="${protocol}">${parts
    .map(({ name }) => `<sitemap><loc>${siteUrl}/sitemaps/${name}.xml</loc></sitemap>`)
    .join('')}</sitemapindex>\n`;
  serveXml(app, '/sitemap.xml', async () => index);
  for (const part of parts) serveXml(app, `/sitemaps/${part.name}.xml`, keptPart(part, options));
}

function keptPart(part: SitemapPart, { api, siteUrl, content }: SitemapOptions) {
  let kept: { readonly stamp: string; readonly xml: Promise<string> } | null = null;
  return async (asker: Asker): Promise<string> => {
    const versions = await content.versions();
    const stamp = part.content.map((tag) => versions.get(tag) ?? 0).join('.');
    if (kept?.stamp !== stamp) {
      const entries = part.entries(makeNobodysTransport(api, asker));
      const fresh = { stamp, xml: entries.then((all) => writePart(siteUrl, whole(all))) };
      kept = fresh;
      fresh.xml.catch(() => {
        if (kept === fresh) kept = null;
      });
    }
    return kept.xml;
  };
}

function whole(entries: readonly SitemapEntry[] | null): readonly SitemapEntry[] {
  if (entries !== null) return entries;
  throw new RefusedRequest({
    code: 'server/unavailable',
    detail: 'The list is not complete at the moment. Please try again.',
    retryAfterSeconds: 60,
  });
}

/** Languages whose pages are whole. */
const listed = languages.filter((language) => !isDraft(language));

function writePart(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const addressOf = (path: string, language: Language) =>
    escapeXml(siteUrl + pathIn(language, path));
  const urls = entries.flatMap(({ path, lastModified }) =>
    listed.map(
      (language) =>
        `<url><loc>${addressOf(path, language)}</loc>` +
        (lastModified === undefined ? '' : `<lastmod>${escapeXml(lastModified)}</lastmod>`) +
        listed
          .map(
            (one) =>
              `<xhtml:link rel="alternate" hreflang="${languageTags[one]}" href="${addressOf(path, one)}"/>`,
          )
          .join('') +
        '</url>',
    ),
  );
  return `${head}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}

function serveXml(app: FastifyInstance, path: string, write: (asker: Asker) => Promise<string>) {
  app.get(path, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8');
    return reply.send(await write(request));
  });
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
