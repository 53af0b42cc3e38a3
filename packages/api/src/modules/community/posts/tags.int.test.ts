import * as community from '@pahiya/contracts/community/community-area';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  emptyCommunity,
  joinCommunity,
  communityNow as now,
  openModerator,
  publish,
  words,
} from '../../../../test/community.ts';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;
let mira: TestBrowser;
let asha: TestBrowser;
let visitor: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyCommunity(database.sql);
  api = await createTestApi(database.sql);
  api.setNow(now);
  mira = (await openModerator(api, 'mira')).browser;
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
  visitor = createTestBrowser(api);
});
afterEach(() => api.close());

const tagged = (tag: string, after?: string) =>
  visitor.call(community.taggedPosts, { query: { tag, ...(after && { after }) } });
const idsOf = async (tag: string) => (await tagged(tag)).data.posts.map(({ postId }) => postId);

test('a post is found by its tags of any script, whatever their case, while it is shown', async () => {
  const text = words('It was #Brake_Dust and #ब्रेक, not `#rust`.');
  const id = await publish(asha, mira, { text });
  expect(await idsOf('brake_dust')).toEqual([id]);
  expect((await tagged('BRAKE_dust')).data).toMatchObject({ tag: 'brake_dust', next: null });
  expect(await idsOf('ब्रेक')).toEqual([id]);
  expect((await tagged('rust')).status).toBe(404);
  await mira.call(community.moderatePost, {
    body: { kind: 'post', id, act: 'remove', version: 2, reason: 'spam' },
  });
  expect((await tagged('brake_dust')).status).toBe(404);
});

test('one that waits is not; an edit moves a post to the tags that it has now', async () => {
  const post = {
    topic: 'repairs',
    title: 'Front brakes squeal after rain',
    language: 'en',
  } as const;
  const body = { ...post, text: words('Is it #dust?') };
  const { postId } = (await asha.call(community.createPost, { body })).data;
  expect((await tagged('dust')).status).toBe(404);
  await mira.call(community.moderatePost, {
    body: { kind: 'post', id: postId, act: 'approve', version: 1 },
  });
  expect(await idsOf('dust')).toEqual([postId]);
  const edit = { ...post, postId, version: 2, text: words('It is #rust, #pads.') };
  expect((await asha.call(community.editPost, { body: edit })).status).toBe(200);
  expect((await tagged('dust')).status).toBe(404);
  expect(await idsOf('rust')).toEqual([postId]);
});

test('pages are full and without gaps; what is no tag and forged cursors are refused', async () => {
  const id = await publish(asha, mira, { text: words('It is #rust.') });
  await database.sql`
    with more as (insert into community_posts (public_id, topic, title, source, language, state,
        spam_parts, text_hash, created_at, published_at, changed_at)
      select gen_random_uuid(), 'repairs', 'Post ' || n, 'x', 'en',
        case when n % 5 = 0 then 'removed' else 'live' end, '{}', n::text, ${now}, ${now}, ${now}
      from generate_series(1, 50) n returning post_id)
    insert into community_post_tags (tag, post_id) select 'rust', post_id from more`;
  const one = (await tagged('rust')).data;
  const two = (await tagged('rust', one.next ?? '')).data;
  const three = (await tagged('rust', two.next ?? '')).data;
  const all = [...one.posts, ...two.posts, ...three.posts].map(({ postId }) => postId);
  expect([one.posts.length, two.posts.length, three.next]).toEqual([20, 20, null]);
  expect([all.length, new Set(all).size, all.at(-1)]).toEqual([41, 41, id]);
  const feed = (await visitor.call(community.communityFeeds, { query: {} })).data.next ?? '';
  expect((await tagged('rust', feed)).status).toBe(400);
  const odd = ['1', '<b>', '\u202erust', 'x'.repeat(40), '\u0000rust'];
  const statuses = await Promise.all(odd.map(async (tag) => (await tagged(tag)).status));
  expect(statuses).toEqual([404, 404, 404, 404, 400]);
});
