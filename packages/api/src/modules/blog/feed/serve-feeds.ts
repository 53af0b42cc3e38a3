import { languages, pathIn } from '@pahiya/domain/shared/language';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../../http/address.ts';
import { sendRefusal } from '../../../http/problems.ts';
import { tooMany } from '../../../http/too-many.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { Services } from '../../../services.ts';
import { listArticles } from '../reading/list-articles.ts';
import { articlesFeed } from './articles-feed.ts';

const feeds: LimitRule = { name: 'blog-feed', points: 60, perSeconds: 60 };

/** `/blog/rss.xml` and `/hi/blog/rss.xml`: the newest articles. */
export function serveFeeds(app: FastifyInstance, { sql, limiter, settings }: Services): void {
  for (const language of languages) {
    app.get(pathIn(language, '/blog/rss.xml'), async (request, reply) => {
      const state = await limiter.take(feeds, addressUnit(request.ip));
      if (state.isExceeded) return sendRefusal(reply, tooMany(state));
      const list = await listArticles(sql, { category: 'all', pageNumber: 1, language });
      if (!list.ok) return sendRefusal(reply, list.error);
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=900')
        .send(articlesFeed(list.value.articles, { ...settings.brand, language }));
    });
  }
}
