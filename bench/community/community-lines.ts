import { fileURLToPath } from 'node:url';
import { type Person, seedPeople } from '../challans/seed-searches.ts';
import { keptPageLine } from '../kept-page.ts';
import { inTurn, sendLoad, startProgram } from '../measure.ts';
import { type Line, ratioLine } from '../report.ts';
import type { CommunityBench } from './community-bench.ts';
import { depthLines } from './depth-lines.ts';
import { seedPosts } from './seed-posts.ts';

const posts = 10_000;
const feedReaders = 32;
const likers = 20;
const newPostWanted = 2_000;

/** Lines of the community: `community` for all, or one of its parts. */
export async function communityLines(
  wants: (part: string) => boolean,
  bench: CommunityBench,
): Promise<Line[]> {
  const parts = ['community-page', 'community-feed', 'community-like', 'community-new'];
  const lines: Line[] = [];
  if (parts.some(wants)) {
    bench.say(`community: seeding ${posts.toLocaleString('en-IN')} posts`);
    const member = await seedPosts(bench.sql, posts);
    if (wants('community-page')) {
      lines.push(
        await keptPageLine(bench, {
          path: '/community',
          measured: 'first page of a feed, requests/s, 20 concurrent',
          wanted: 0.7,
        }),
      );
    }
    if (wants('community-feed')) lines.push(await feedLine(bench));
    if (wants('community-like')) lines.push(await likeLine(bench));
    if (wants('community-new')) lines.push(await newPostLine(bench, member));
  }
  if (wants('community-depth')) lines.push(...(await depthLines(bench)));
  return lines;
}

const startFloor = ({ databaseUrl, poolSize }: CommunityBench) =>
  startProgram(fileURLToPath(new URL('../floors/community-floor.ts', import.meta.url)), {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: poolSize,
  });

/** The feed of a signed-in person. The floor answers at any path. */
async function feedLine(bench: CommunityBench): Promise<Line> {
  bench.say(`community: feed of a signed-in person, ${feedReaders} concurrent`);
  const people = await seedPeople(bench.sql, feedReaders);
  const browsers = people.map(({ cookie }) => ({
    paths: ['/api/v1/web/community/feeds?feed=latest'],
    headers: { cookie },
  }));
  return compare(
    bench,
    `feed call of a signed-in person, requests/s, ${feedReaders} concurrent`,
    browsers,
  );
}

/** Likes on one post: each person likes and takes it back in turn. */
async function likeLine(bench: CommunityBench): Promise<Line> {
  bench.say(`community: likes on one post, ${likers} concurrent`);
  const people = await seedPeople(bench.sql, likers);
  const [post] = await bench.sql<{ id: string }[]>`
    select public_id as id from community_posts where state = 'live' order by post_id limit 1`;
  const browsers = people.map(({ cookie }) => ({
    paths: ['/api/v1/web/community/like'],
    headers: { cookie, 'content-type': 'application/json' },
    bodies: [true, false].map((isLiked) => JSON.stringify({ kind: 'post', id: post?.id, isLiked })),
  }));
  return compare(bench, `likes on one post, requests/s, ${likers} concurrent`, browsers);
}

async function compare(
  bench: CommunityBench,
  measured: string,
  browsers: Parameters<typeof sendLoad>[0]['browsers'],
): Promise<Line> {
  const floor = await startFloor(bench);
  try {
    const { seconds } = bench;
    const load = (url: string) => async () =>
      (await sendLoad({ url, browsers, seconds })).perSecond;
    const seen = await inTurn(bench.rounds, load(bench.product.address), load(floor.address));
    return ratioLine(measured, seen, 0.5);
  } finally {
    await floor.stop();
  }
}

/** How long a new post takes to the kept first page of the feed. */
async function newPostLine(
  { product, rounds, say }: CommunityBench,
  { cookie }: Person,
): Promise<Line> {
  say('community: a new post in the feed');
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const title = `A new question of the benchmark, number ${round + 1}`;
    await fetch(`${product.address}/community`);
    const answer = await fetch(`${product.address}/api/v1/web/community/posts/create`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ topic: 'rto', title, language: 'en' },
        text: `What is asked here is new in round ${round + 1}, and nothing else is.`,
      }),
    });
    const { data } = (await answer.json()) as { data?: { state: string } };
    if (data?.state !== 'live') throw new Error(`the new post was answered ${answer.status}`);
    const started = performance.now();
    while (!(await (await fetch(`${product.address}/community`)).text()).includes(title)) {
      if (performance.now() - started > 10_000) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    took.push(performance.now() - started);
  }
  const slowest = Math.max(...took);
  return {
    measured: 'a new post on the kept page of the feed, slowest',
    product: `${Math.round(slowest)} ms`,
    floor: '',
    ratio: null,
    wanted: `${newPostWanted} ms`,
    isMet: slowest <= newPostWanted,
  };
}
