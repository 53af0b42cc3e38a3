import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import type { ListKey } from '../store/list-cursor.ts';
import { selectFollowing } from './following-repository.ts';

const pageSize = 20;
let database: TestDatabase;

/** 60 people who wrote 1,500 posts, many in the same hour, in all states. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await sql`insert into users (id, mobile, created_at, last_signed_in_at)
    select gen_random_uuid(), '97' || lpad(n::text, 8, '0'), now(), now() from generate_series(0, 60) n`;
  await sql`insert into community_people (user_id, handle, skeleton, joined_at, renamed_at)
    select id, 'person_' || right(mobile, 2), 'person' || right(mobile, 2), now(), now() from users`;
  await sql`insert into community_posts (public_id, author_id, topic, title, source, language, state,
      spam_parts, text_hash, created_at, published_at, changed_at)
    select gen_random_uuid(), p.user_id,
      (array['rto', 'repairs', 'insurance', 'buying'])[1 + n * 7 % 4], 'Question ' || n, 'x', 'en',
      case n * 31 % 11 when 0 then 'hidden' when 1 then 'deleted' when 2 then 'removed' else 'live' end,
      '{}', n::text, m.at, m.at, m.at
    from generate_series(1, 1500) n
      cross join lateral (select timestamptz '2026-11-01Z' - (n * 37 % 400) * interval '1 hour' as at) m
      join community_people p on p.handle = 'person_' || lpad((1 + n * n % 60)::text, 2, '0')`;
});
afterAll(() => database.drop());

/** Follows and mutes of `person_00`, replaced. */
async function follow(wish: {
  readonly people: number;
  readonly topics: readonly string[];
  readonly muted: readonly number[];
}): Promise<string> {
  const { sql } = database;
  await sql`truncate community_follows, community_subscriptions, community_mutes`;
  const [reader] = await sql<{ id: string }[]>`
    select user_id as id from community_people where handle = 'person_00'`;
  const id = reader?.id ?? '';
  const named = (numbers: readonly number[]) =>
    numbers.map((one) => `person_${String(one).padStart(2, '0')}`);
  const followed = named(Array.from({ length: wish.people }, (_, place) => place + 1));
  await sql`insert into community_follows select ${id}, user_id, now() from community_people
    where handle = any(${followed})`;
  await sql`insert into community_subscriptions select ${id}, unnest(${[...wish.topics]}::text[]), now()`;
  await sql`insert into community_mutes select ${id}, user_id, true, now() from community_people
    where handle = any(${named(wish.muted)})`;
  return id;
}

/** What the feed is by its definition: every shown post, whatever that takes. */
const byDefinition = (readerId: string) => database.sql<{ rowId: number; at: Date }[]>`
  select post_id as "rowId", published_at as at from community_posts p
  where state = 'live'
    and not exists (select from community_mutes where user_id = ${readerId} and other_id = p.author_id)
    and (exists (select from community_follows where follower_id = ${readerId} and followee_id = p.author_id)
      or exists (select from community_subscriptions where user_id = ${readerId} and topic = p.topic))
  order by published_at desc, post_id desc`;

async function walk(readerId: string): Promise<readonly number[]> {
  const seen: number[] = [];
  let after: ListKey | undefined;
  for (let page = 0; page < 200; page += 1) {
    const rows = await selectFollowing(database.sql, readerId, after);
    expect(rows.length).toBeLessThanOrEqual(pageSize + 1);
    const shown = rows.slice(0, pageSize);
    seen.push(...shown.map(({ rowId }) => rowId));
    const last = shown.at(-1);
    if (rows.length <= pageSize || last === undefined) return seen;
    after = { key: last.publishedAt?.toISOString() ?? '', id: last.rowId };
  }
  throw new Error('a feed without an end');
}

test.each([
  ['one person', { people: 1, topics: [], muted: [] }],
  ['as many as a page', { people: 20, topics: [], muted: [] }],
  ['one more than a page', { people: 21, topics: [], muted: [] }],
  ['everybody', { people: 60, topics: [], muted: [] }],
  ['everybody, some of them muted', { people: 60, topics: [], muted: [1, 2, 30, 59] }],
  ['one topic, with people muted', { people: 0, topics: ['rto'], muted: [3, 4, 5] }],
  [
    'people and topics whose posts are the same',
    { people: 45, topics: ['rto', 'buying'], muted: [] },
  ],
  ['everything', { people: 60, topics: ['rto', 'repairs', 'insurance', 'buying'], muted: [7] }],
  ['people who are all muted', { people: 2, topics: [], muted: [1, 2] }],
  ['nobody', { people: 0, topics: [], muted: [] }],
] as const)(
  'the feed of who follows %s is what it is by definition, to its end',
  async (_, wish) => {
    const readerId = await follow(wish);
    const wanted = (await byDefinition(readerId)).map(({ rowId }) => rowId);
    expect(await walk(readerId)).toEqual(wanted);
  },
);

test('posts that are hidden, deleted and moved while pages are read are on none of those to come', async () => {
  const { sql } = database;
  const readerId = await follow({ people: 60, topics: ['rto'], muted: [] });
  const before = await byDefinition(readerId);
  const first = (await selectFollowing(sql, readerId, undefined)).slice(0, pageSize);
  const last = first.at(-1);
  const ahead = before.slice(pageSize);
  const gone = ahead.filter((_, place) => place % 3 === 0).map(({ rowId }) => rowId);
  await sql`update community_posts set state = 'hidden' where post_id = any(${gone})`;
  // The last post of the page itself goes, too: reading goes on from its key.
  await sql`update community_posts set state = 'deleted' where post_id = ${last?.rowId ?? 0}`;
  const after = { key: last?.publishedAt?.toISOString() ?? '', id: last?.rowId ?? 0 };
  const next = await selectFollowing(sql, readerId, after);
  const left = ahead.filter(({ rowId }) => !gone.includes(rowId)).slice(0, pageSize + 1);
  expect(next.map(({ rowId }) => rowId)).toEqual(left.map(({ rowId }) => rowId));
  await sql`update community_posts set state = 'live'
    where post_id = any(${[...gone, last?.rowId ?? 0]})`;
});
