import { deleteAccount } from '@pahiya/contracts/account/account-contracts';
import * as community from '@pahiya/contracts/community/community-area';
import { searchUniversal } from '@pahiya/contracts/search/search-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  emptyCommunity,
  joinCommunity,
  communityNow as now,
  openModerator,
  publish,
} from '../../../test/community.ts';
import { createTestBrowser } from '../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { recountCommunity } from './recount-community.ts';

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
  await database.sql`update community_posts set like_count = 1`;
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
