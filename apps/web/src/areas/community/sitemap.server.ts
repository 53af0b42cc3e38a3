import { createApiClient } from '@pahiya/api-client/api-client';
import type { ApiTransport } from '@pahiya/api-client/api-transport';
import { communityPosts } from '@pahiya/contracts/community/community-calls';
import { postPath } from '@pahiya/domain/community/post-path';
import { topics } from '@pahiya/domain/community/topics';
import type { SitemapEntry, SitemapPart } from '../../frame/page/page-contract.ts';
import { topicPath } from './read/community-trail.ts';

/** Pages of the list that are read: the newest posts. Older ones are found through their topics. */
const mostPages = 100;

/** The community's own pages, its topics and the newest posts. */
async function communityEntries(transport: ApiTransport): Promise<readonly SitemapEntry[]> {
  const api = createApiClient(transport);
  const entries: SitemapEntry[] = [
    ...['/community', '/community/rules', '/community/log', '/community/transparency'],
    ...topics.map(({ slug }) => topicPath(slug)),
  ].map((path) => ({ path }));
  let after: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const list = await api.call(communityPosts, { query: { after } });
    if (!list.ok) break;
    for (const { postId, title, publishedAt } of list.value.posts) {
      entries.push({
        path: postPath(postId, title),
        ...(publishedAt === null ? {} : { lastModified: publishedAt }),
      });
    }
    if (list.value.next === null) break;
    after = list.value.next;
  }
  return entries;
}

/** The community's file of the sitemap. */
export const sitemapParts: readonly SitemapPart[] = [
  { name: 'community', content: ['community'], entries: communityEntries },
];
