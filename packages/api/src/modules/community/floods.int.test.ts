import * as community from '@pahiya/contracts/community/community-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyCommunity, joinCommunity, communityNow as now } from '../../../test/community.ts';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { setLike } from './posts/post-repository.ts';
import { recountCommunity } from './recount-community.ts';

let database: TestDatabase;
/** Two servers on one database. */
let api: TestApi;
let other: TestApi;
let bina: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyCommunity(database.sql);
  api = await createTestApi(database.sql);
  other = await createTestApi(database.sql);
  for (const server of [api, other]) server.setNow(now);
  await joinCommunity(api, '9876500001', 'asha_drives');
  bina = await joinCommunity(api, '9876500002', 'bina');
});
afterEach(() => Promise.all([api.close(), other.close()]));

/** A shown post of a member. */
async function shown(
  handle = 'asha_drives',
  title = 'Front brakes squeal after rain',
): Promise<string> {
  const [row] = await database.sql<{ id: string }[]>`
    insert into community_posts (public_id, author_id, topic, title, source, language, state,
      spam_parts, text_hash, created_at, published_at, changed_at)
    select gen_random_uuid(), user_id, 'repairs', ${title}, 'They squeal.', 'en', 'live', '{}', '',
      ${now}, ${now}, ${now}
    from community_people where handle = ${handle} returning public_id as id`;
  return row?.id ?? '';
}

const countOf = async (id: string) => {
  const [row] = await database.sql<{ count: number; rows: number }[]>`
    select p.like_count as count,
      (select count(*)::int from community_likes where target_id = p.post_id and kind = 'post') as rows
    from community_posts p where p.public_id = ${id}`;
  return row;
};

test('a thousand likes of two hundred people at once on two servers: the count is the rows', async () => {
  const id = await shown();
  const users = await database.sql<{ userId: string }[]>`
    insert into users (id, mobile, created_at, last_signed_in_at)
    select gen_random_uuid(), (9800000000 + n)::text, ${now}, ${now} from generate_series(1, 200) n
    returning id as "userId"`;
  const servers = [api.services.sql, other.services.sql];
  await Promise.all(
    Array.from({ length: 1000 }, (_, n) => {
      const userId = users[n % users.length]?.userId ?? '';
      const sql = servers[n % 2] ?? database.sql;
      return setLike(sql, { kind: 'post', id, userId, isLiked: n % 5 !== 4, now });
    }),
  );
  const counted = await countOf(id);
  expect(counted?.count).toBe(counted?.rows);
  expect(counted?.rows).toBeGreaterThan(0);
  expect(await recountCommunity(api.services)).toBe(0);
});

test('ten likes a day for a new person, sixteen sent at once to two servers: exactly ten rows', async () => {
  const ids: string[] = [];
  // Letters that do not look like each other: names that do are taken.
  for (const [n, letter] of [...'abcdefghjkmnpqrs'].entries()) {
    const handle = `writer_${letter}`;
    await joinCommunity(api, `98765010${String(n).padStart(2, '0')}`, handle);
    ids.push(await shown(handle, `A question, number ${n}`));
  }
  const answers = await Promise.all(
    ids.map((id, n) => {
      if (n % 2 === 1) bina.useServer(other);
      else bina.useServer(api);
      return bina.call(community.likePost, { body: { kind: 'post', id, isLiked: true } });
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await database.sql`select from community_likes`).toHaveLength(10);
});

test('the seventh like of a day for one person is refused; one taken back is always possible', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 7; n += 1) ids.push(await shown('asha_drives', `A question, number ${n}`));
  const like = (id: string, isLiked = true) =>
    bina.call(community.likePost, { body: { kind: 'post', id, isLiked } });
  for (const id of ids.slice(0, 6)) expect((await like(id)).status).toBe(200);
  expect((await like(ids[6] ?? '')).status).toBe(429);
  expect((await like(ids[0] ?? '', false)).status).toBe(200);
});

test('three reports a day for a new person, and a report of the same post counts once', async () => {
  const id = await shown();
  const report = (postId: string) =>
    bina.call(community.reportPost, { body: { postId, reason: 'spam' } });
  for (let n = 0; n < 3; n += 1) expect((await report(id)).status).toBe(201);
  expect((await report(id)).status).toBe(429);
  expect(await database.sql`select from content_reports`).toHaveLength(1);
});

test('ten new accounts together hide nothing', async () => {
  const id = await shown();
  for (let n = 0; n < 10; n += 1) {
    const browser = createTestBrowser(api);
    await signIn(api, browser, `98765020${String(n).padStart(2, '0')}`);
    await browser.call(community.reportPost, { body: { postId: id, reason: 'spam' } });
  }
  const [row] = await database.sql`select state from community_posts where public_id = ${id}`;
  expect(row).toEqual({ state: 'live' });
});

test('more people than a level may mention are refused, and nothing is stored', async () => {
  const write = (text: string) =>
    bina.call(community.createPost, {
      body: { topic: 'repairs', title: 'Who knows about brakes', text, language: 'en' },
    });
  const refused = await write(
    'Do you know this, @asha_drives @one_more @another_one, about brakes?',
  );
  expect(refused.status).toBe(400);
  expect(await database.sql`select from community_posts`).toHaveLength(0);
  expect((await write('Do you know this, @asha_drives, about brakes that squeal?')).status).toBe(
    201,
  );
});
