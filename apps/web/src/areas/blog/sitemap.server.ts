import { createApiClient } from '@pahiya/api-client/api-client';
import type { ApiTransport } from '@pahiya/api-client/api-transport';
import { blogArticles, blogHome } from '@pahiya/contracts/blog/blog-calls';
import type { SitemapEntry, SitemapPart } from '../../frame/page/page-contract.ts';
import { articlePath, topicPath } from './blog-trail.ts';

/** Maximum entries of a sitemap file. */
const most = 25_000;

/** The blog's own pages and every article with its last change. Articles are in both languages, so one list covers
 * both. */
async function blogEntries(transport: ApiTransport): Promise<readonly SitemapEntry[] | null> {
  const api = createApiClient(transport);
  const home = await api.call(blogHome, {});
  if (!home.ok) return null;
  const topics = home.value.sections.flatMap(({ categoryId }) => categoryId ?? []);
  const entries: SitemapEntry[] = [
    '/blog',
    topicPath('all'),
    ...topics.map((id) => topicPath(id)),
  ].map((path) => ({ path }));
  for (let pageNumber = 1; entries.length < most; pageNumber += 1) {
    const list = await api.call(blogArticles, {
      params: { category: 'all' },
      query: { pageNumber },
    });
    if (!list.ok) return null;
    for (const { slug, updatedOn } of list.value.articles) {
      entries.push({ path: articlePath(slug), lastModified: `${updatedOn}T00:00:00+05:30` });
    }
    if (pageNumber >= list.value.pages) break;
  }
  return entries.slice(0, most);
}

/** The blog's file of the sitemap. */
export const sitemapParts: readonly SitemapPart[] = [
  { name: 'blog', content: ['blog'], entries: blogEntries },
];
