import {
  blogArticle,
  blogArticles,
  blogHome,
  blogSearch,
  votePoll as voteContract,
} from '@pahiya/contracts/blog/blog-contracts';
import {
  confirmNewsletter,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '@pahiya/contracts/blog/newsletter-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { registerBlogEditor } from './editor-routes/register-editor.ts';
import { serveFeeds } from './feed/serve-feeds.ts';
import { normalAddress } from './newsletter/keep-subscriber.ts';
import { confirm, subscribe, unsubscribe } from './newsletter/subscribe.ts';
import { pollAccountData } from './polls/poll-account-data.ts';
import { votePoll } from './polls/vote-poll.ts';
import { readHome } from './reading/blog-home.ts';
import { listArticles } from './reading/list-articles.ts';
import { readArticle } from './reading/read-article.ts';
import { searchArticles } from './search/search-articles.ts';

const hour = 60 * 60;
/** Many people share one address of a mobile network; the limit fits a large family. */
const votes: LimitRule = { name: 'poll-votes', points: 30, perSeconds: hour };
const searches: LimitRule = { name: 'blog-search', points: 60, perSeconds: 60 };
const askers: LimitRule = { name: 'newsletter', points: 10, perSeconds: hour };
const addresses: LimitRule = { name: 'newsletter-address', points: 3, perSeconds: 24 * hour };

/** Registers the calls for readers and editors, and the feeds. */
export function registerBlog(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve, accountData } = tools;
  accountData.push(pollAccountData);
  const { sql, settings } = services;
  registerBlogEditor(app, tools);

  serve(app, blogHome, async ({ query }) => ok(await readHome(sql, query)));

  serve(app, blogArticles, ({ params, query }) => listArticles(sql, { ...params, ...query }));

  serve(app, blogArticle, ({ params, query }) => readArticle(sql, { ...params, ...query }));

  serve(
    app,
    blogSearch,
    async ({ query }) => ok(await searchArticles(sql, { text: query.q, language: query.language })),
    { limits: ({ address }) => [{ rule: searches, key: addressUnit(address) }] },
  );

  serve(
    app,
    voteContract,
    ({ body, caller, device }) => votePoll(services, { ...body, caller, deviceId: device.id }),
    {
      limits: ({ address, body }) => [
        { rule: votes, key: `${body.pollId}:${addressUnit(address)}` },
      ],
    },
  );

  serve(app, subscribeNewsletter, ({ body }) => subscribe(services, body), {
    limits: ({ address, body }) => [
      { rule: askers, key: addressUnit(address) },
      {
        rule: addresses,
        key: keyedHash(settings.secret, 'newsletter-limit', normalAddress(body.email)).toString(
          'base64url',
        ),
      },
    ],
  });

  serve(app, confirmNewsletter, ({ body }) => confirm(services, body.key));

  serve(app, unsubscribeNewsletter, ({ body }) => unsubscribe(services, body.key));

  serveFeeds(app, services);
}
