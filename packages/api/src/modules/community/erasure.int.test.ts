import { deleteAccount } from '@pahiya/contracts/account/account-contracts';
import * as community from '@pahiya/contracts/community/community-area';
import { searchUniversal } from '@pahiya/contracts/search/search-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  emptyCommunity,
  joinCommunity,
  communityNow as now,
  openModerator,
  publish,
} from '../../../test/community.ts';
import { createTestBrowser } from '../../../test/contract-browser.ts';
import { inNestedLoops } from '../../../test/nested-loops.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import type { Transaction } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { communityAccountData } from './community-account-data.ts';
import { leaveCommunity } from './leave-community.ts';
import { purgeCommunity } from './purge-community.ts';
import { recountCommunity } from './recount-community.ts';
import { leavingSteps } from './store/leave-repository.ts';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyCommunity(database.sql);
  api = await createTestApi(database.sql);
  api.setNow(now);
});
afterEach(() => api.close());

test('who wrote and liked thousands leaves while others read and write: no name, and every count is right', async () => {
  const mira = (await openModerator(api, 'mira')).browser;
  const asha = await joinCommunity(api, '9876500001', 'asha_drives');
  const bina = await joinCommunity(api, '9876500002', 'bina');
  const ours = await publish(bina, mira);
  await database.sql`insert into community_posts (public_id, author_id, topic, title, source, language,
      state, spam_parts, text_hash, created_at, published_at, changed_at)
    select gen_random_uuid(), p.user_id, 'rto', 'Question number ' || n, 'x', 'en', 'live', '{}',
      p.handle || n, ${now}, ${now}, ${now}
    from community_people p, generate_series(1, 2000) n`;
  await database.sql`insert into community_likes (kind, target_id, user_id, liked_at)
    select 'post', o.post_id, p.user_id, ${now} from community_posts o join community_people p
      on p.user_id <> o.author_id`;
  await database.sql`update community_posts set like_count = 1, like_weight = 1`;
  await asha.call(community.saveComment, { body: { postId: ours, text: 'It is dust.' } });
  const visitor = createTestBrowser(api);
  const feed = () => visitor.call(community.communityFeeds, { query: {} });
  const [deleted, ...others] = await Promise.all([
    asha.call(deleteAccount, { body: { confirm: 'DELETE' } }),
    ...Array.from({ length: 10 }, feed),
    bina.call(community.saveComment, { body: { postId: ours, text: 'And the pads.' } }),
  ]);
  expect([deleted.status, ...others.map(({ status }) => status)]).toEqual([
    200,
    ...Array(10).fill(200),
    201,
  ]);
  expect(await recountCommunity(api.services)).toBe(0);
  const [liked] = await database.sql<{ likes: number }[]>`
    select sum(like_count)::int as likes from community_posts where author_id is not null`;
  expect(liked?.likes).toBe(0);
  const seen = await Promise.all([
    feed(),
    visitor.call(community.postComments, { query: { postId: ours } }),
    visitor.call(searchUniversal, { query: { q: 'question number' } }),
    bina.call(community.communityNews, { query: {} }),
    mira.call(community.adminPosts, { query: { state: 'live' } }),
  ]);
  for (const { text } of seen) expect(text).not.toContain('asha_drives');
  const named = await bina.call(community.checkUsername, { query: { handle: 'asha_drives' } });
  expect(named.data.result).toBe('taken');
  expect(
    (await visitor.call(community.userPosts, { query: { handle: 'asha_drives' } })).status,
  ).toBe(404);
});

test('what moderators removed is kept for 180 days as evidence, without its author; the rest that is not shown goes', async () => {
  const mira = (await openModerator(api, 'mira')).browser;
  const asha = await joinCommunity(api, '9876500001', 'asha_drives');
  const removed = await publish(asha, mira);
  const act = { kind: 'post', id: removed, act: 'remove', reason: 'spam', version: 2 } as const;
  expect((await mira.call(community.moderatePost, { body: act })).status).toBe(200);
  const title = 'Which pads last longest';
  const own = await publish(asha, mira, { title, text: 'Pads of the maker or others?' });
  await asha.call(community.deletePost, { body: { postId: own } });
  const deleted = await asha.call(deleteAccount, { body: { confirm: 'DELETE' } });
  expect(deleted.data.kept.map(({ id }) => id)).toContain('removed-texts');
  const left = () => database.sql<{ id: string; author: string | null; words: string }[]>`
    select public_id as id, author_id as author, title as words from community_posts`;
  expect(await left()).toEqual([
    { id: removed, author: null, words: 'Front brakes squeal after rain' },
  ]);
  const visitor = createTestBrowser(api);
  const read = await visitor.call(community.communityPosts, { query: { postId: removed } });
  expect(read.status).toBe(404);
  const days = (n: number) => () => new Date(now.getTime() + n * 86_400_000);
  await purgeCommunity({ sql: database.sql, now: days(179) });
  expect(await left()).toHaveLength(1);
  await purgeCommunity({ sql: database.sql, now: days(181) });
  expect(await left()).toEqual([]);
});

describe('while somebody with thousands of posts and likes leaves', () => {
  const posts = 1_600;
  const mostAtOnce = 500;
  let userId: string;

  beforeEach(async () => {
    const { sql } = database;
    await joinCommunity(api, '9876500001', 'asha_drives');
    await joinCommunity(api, '9876500002', 'bina');
    await sql`insert into community_posts (public_id, author_id, topic, title, source, language,
        state, spam_parts, text_hash, created_at, published_at, changed_at, like_count, like_weight)
      select gen_random_uuid(), p.user_id, 'rto', 'Question number ' || n, 'x', 'en', 'live', '{}',
        p.handle || n, ${now}, ${now}, ${now}, 1, 1
      from community_people p, generate_series(1, ${posts}) n`;
    await sql`insert into community_likes (kind, target_id, user_id, liked_at)
      select 'post', o.post_id, p.user_id, ${now} from community_posts o
        join community_people p on p.user_id <> o.author_id`;
    const [row] = await sql<{ id: string }[]>`
      select user_id as id from community_people where handle = 'asha_drives'`;
    userId = row?.id ?? '';
  });

  /** Posts that nobody who likes or replies would wait for now. */
  const free = () =>
    database.sql.begin(
      async (tx) => (await tx`select from community_posts for no key update skip locked`).count,
    );
  /** Until somebody waits for a row that `held` has. */
  const untilWaiting = async (held: Transaction): Promise<void> => {
    for (;;) {
      const [row] = await held<{ waiting: boolean }[]>`
        select exists (select from pg_stat_activity where datname = current_database()
          and pg_backend_pid() = any(pg_blocking_pids(pid))) as waiting`;
      if (row?.waiting === true) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  test.each(['bina', 'asha_drives'])(
    'no more posts than one step takes are locked at once, whoever holds it up at a post of %s',
    async (handle) => {
      const { sql } = database;
      const leaving = sql.begin(async (held) => {
        await held`select from community_posts where post_id = (select max(o.post_id)
          from community_posts o join community_people p on p.user_id = o.author_id
          where p.handle = ${handle}) for update`;
        const done = leaveCommunity(sql, userId);
        const early = done.then(() => Promise.reject(new Error('nobody waited')));
        await Promise.race([untilWaiting(held), early]);
        early.catch(() => {});
        expect(await free()).toBeGreaterThanOrEqual(2 * posts - mostAtOnce - 1);
        return { done };
      });
      await (await leaving).done;
      const [left] = await sql<{ named: number; likes: number; wrong: number }[]>`
        select count(*) filter (where author_id = ${userId})::int as named,
          (select count(*)::int from community_likes where user_id = ${userId}) as likes,
          count(*) filter (where like_count <> (author_id is null)::int)::int as wrong
        from community_posts`;
      expect(left).toEqual({ named: 0, likes: 0, wrong: 0 });
    },
  );

  test('the transaction that deletes the account itself locks no post at all', async () => {
    const { sql } = database;
    const data = communityAccountData(api.services);
    await data.prepare?.(sql, userId);
    await sql.begin(async (tx) => {
      await data.deleteFor(tx, userId);
      expect(await free()).toBe(2 * posts);
      // Nor does anybody who writes wait for it: their transactions end with this row.
      const { count } = await database.sql.begin(
        (other) =>
          other`select from content_versions where tag = 'community' for update skip locked`,
      );
      expect(count).toBe(1);
    });
  });

  test('a step takes no more than it may, however PostgreSQL plans it', async () => {
    const { sql } = database;
    await sql`insert into community_comments (public_id, post_id, author_id, source, state,
        spam_parts, text_hash, created_at, changed_at, comment_id, root_id, depth)
      select gen_random_uuid(), post_id, ${userId}, 'x', 'live', '{}', title, ${now}, ${now}, post_id, post_id, 0
      from community_posts`;
    const names = () => sql<{ named: number }[]>`
      select (select count(*) from community_posts where author_id = ${userId})
        + (select count(*) from community_comments where author_id = ${userId}) as named`;
    for (const step of leavingSteps) {
      const taken = await inNestedLoops(sql, (tx) => step(tx, userId, 7));
      expect([0, 7]).toContain(taken);
    }
    // Seven posts and seven replies of 1,600 and 3,200.
    expect(await names()).toEqual([{ named: 3 * posts - 14 }]);
  });

  test('leaving can be interrupted and begun again', async () => {
    const { sql } = database;
    const [first] = leavingSteps;
    expect(await first?.(sql, userId, 7)).toBe(7);
    expect(await recountCommunity(api.services)).toBe(0);
    await leaveCommunity(sql, userId);
    await leaveCommunity(sql, userId);
    expect(await recountCommunity(api.services)).toBe(0);
  });
});
