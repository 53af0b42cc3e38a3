import { Agent, request } from 'node:http';
import type { Database } from '@pahiya/api/db/database';
import { writeListCursor } from '@pahiya/api/modules/community/store/list-cursor';
import { median, type Program } from '../measure.ts';
import type { Line } from '../report.ts';
import type { CommunityBench } from './community-bench.ts';
import { seedPosts } from './seed-posts.ts';

const few = 10_000;
const depths = 20;
const mostMedian = 1.5;
const mostSlow = 3;
const feeds = {
  latest: { path: '/community/feeds?feed=latest', list: 'latest' },
  top: { path: '/community/feeds?feed=top', list: 'top' },
  topic: { path: '/community/posts/topicPosts?topic=rto', list: 'latest' },
  following: { path: '/community/feeds?feed=following', list: 'following' },
} as const;

/** Feeds at many posts beside few, at any depth, one request at a time: pages of both are asked for in turn. More posts by
 * command, with one comment each: `COMMUNITY_POSTS=10000000 npm run bench -- community-depth`. */
export async function depthLines({
  startTwin,
  rounds,
  isQuick,
  say,
}: CommunityBench): Promise<Line[]> {
  const asked = Number(process.env.COMMUNITY_POSTS ?? 0);
  const many = asked > 0 ? asked : isQuick ? 50_000 : 1_000_000;
  say(
    `community: seeding ${few.toLocaleString('en-IN')} and ${many.toLocaleString('en-IN')} posts`,
  );
  const small = await startTwin('community_few');
  const large = await startTwin('community_many');
  const agent = new Agent({ keepAlive: true });
  try {
    const withComments = asked > 0;
    const cookies = [
      await seedPosts(small.sql, few, { withComments }),
      await seedPosts(large.sql, many, { withComments }),
    ].map(({ cookie }) => cookie);
    const [ofFew = '', ofMany = ''] = cookies;
    const lines: Line[] = [];
    for (const [name, { path, list }] of Object.entries(feeds)) {
      say(`community: feed ${name}`);
      const pagesOf = async (sql: Database) =>
        (await cursors(sql, list)).map((cursor) => `${path}&after=${cursor}`);
      const pages = {
        few: [path, ...(await pagesOf(small.sql))],
        many: [path, ...(await pagesOf(large.sql))],
      };
      const seen = { few: [] as number[], many: [] as number[] };
      const times = isQuick ? 3 : 5;
      for (let round = 0; round < rounds * times + 1; round += 1) {
        for (const place of pages.few.keys()) {
          const atFew = await ask(small.product, agent, {
            page: pages.few[place] ?? '',
            cookie: ofFew,
          });
          const atMany = await ask(large.product, agent, {
            page: pages.many[place] ?? '',
            cookie: ofMany,
          });
          // The first round warms up.
          if (round === 0) continue;
          seen.few.push(atFew);
          seen.many.push(atMany);
        }
      }
      const row = (what: string, most: number, of: (times: readonly number[]) => number): Line => {
        const [product, floor] = [of(seen.many), of(seen.few)];
        return {
          measured: `feed ${name} at ${many.toLocaleString('en-IN')} posts, any depth, ${what}`,
          product: `${product.toFixed(2)} ms`,
          floor: `${floor.toFixed(2)} ms at ${few.toLocaleString('en-IN')}`,
          ratio: product / floor,
          wanted: `at most ${most}`,
          isMet: product / floor <= most,
        };
      };
      lines.push(row('median', mostMedian, median), row('p99', mostSlow, hundredth));
    }
    return lines;
  } finally {
    agent.destroy();
    await small.stop();
    await large.stop();
  }
}

/** Cursors into a feed at even depths. */
async function cursors(sql: Database, list: 'latest' | 'top' | 'following') {
  const rows = await sql<{ id: number; at: Date; key: number }[]>`
    select post_id as id, published_at as at, top_key as key from community_posts
    where post_id % greatest(1, (select max(post_id) from community_posts) / ${depths}) = 0`;
  return rows.map(({ id, at, key }) =>
    encodeURIComponent(
      writeListCursor(list, { key: list === 'top' ? String(key) : at.toISOString(), id }),
    ),
  );
}

function ask(
  { address }: Program,
  agent: Agent,
  { page, cookie }: { readonly page: string; readonly cookie: string },
): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(`${address}/api/v1/web${page}`, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${page} answers ${answer.statusCode}`));
      answer
        .resume()
        .once('end', () => resolve(performance.now() - started))
        .once('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

function hundredth(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
}
