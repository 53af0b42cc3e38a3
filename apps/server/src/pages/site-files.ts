import { languagePrefixes, languages } from '@pahiya/domain/shared/language';
import type { FastifyInstance } from 'fastify';
import { appManifest } from './app-manifest.ts';
import { associationFiles, type NativeApps } from './native-apps.ts';
import { registerSitemap, type SitemapOptions } from './sitemap.ts';

/** Contents of robots.txt, the sitemap, the speculation rules, the web app manifest and the files of native apps. */
export type SiteFiles = SitemapOptions & {
  readonly name: string;
  readonly nativeApps: NativeApps;
  /** `application/speculationrules+json`. */
  readonly speculationRules: string;
};

/** `/robots.txt`, `/sitemap.xml` with its parts, `/speculation-rules.json`, `/manifest.webmanifest` in each language, and
 * the files of the operator's own apps below `/.well-known/`. */
export function registerSiteFiles(app: FastifyInstance, files: SiteFiles): void {
  // Record pages are noindex themselves: a crawler must be able to read that, and a messenger the preview card.
  const robots = `User-agent: *\nDisallow: /api/\nSitemap: ${files.siteUrl}/sitemap.xml\n`;
  const send = (path: string, type: string, body: string) =>
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(type).send(body),
    );
  send('/robots.txt', 'text/plain; charset=utf-8', robots);
  send('/speculation-rules.json', 'application/speculationrules+json', files.speculationRules);
  for (const language of languages) {
    const manifest = JSON.stringify(appManifest(files.name, language));
    const path = `${languagePrefixes[language]}/manifest.webmanifest`;
    send(path, 'application/manifest+json; charset=utf-8', manifest);
  }
  for (const [path, file] of Object.entries(associationFiles(files.nativeApps))) {
    send(path, 'application/json', JSON.stringify(file));
  }
  registerSitemap(app, files);
}
