import * as community from '@pahiya/contracts/community/community-area';
import { searchUniversal } from '@pahiya/contracts/search/search-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  emptyCommunity,
  joinCommunity,
  communityNow as now,
  openModerator,
  publish,
  words,
} from '../../../test/community.ts';
import { createTestBrowser, type TestBrowser } from '../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { setLike } from './posts/post-repository.ts';
import { recountCommunity } from './recount-community.ts';

let database: TestDatabase;
let api: TestApi;
let mira: TestBrowser;
let noor: TestBrowser;
let asha: TestBrowser;
let bina: TestBrowser;
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
  noor = (await openModerator(api, 'noor')).browser;
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
  bina = await joinCommunity(api, '9876500002', 'bina');
  visitor = createTestBrowser(api);
});
afterEach(() => api.close());

const another = { title: 'Another question of the day', text: words('Or the pads?') };
const decide = (id: string, body: object, by = mira) =>
  by.call(community.moderatePost, { body: { kind: 'post', id, ...body } });
const say = (by: TestBrowser, postId: string, body: object = {}) =>
  by.call(community.saveComment, { body: { postId, text: 'Mine do that too.', ...body } });
const read = async (postId: string, by = visitor) =>
  (await by.call(community.communityPosts, { query: { postId } })).data.post;
const feed = async (query: Record<string, string> = {}, by = visitor) =>
  (await by.call(community.communityFeeds, { query })).data;
const setState = (id: string, state: string) =>
  database.sql`update community_posts set state = ${state} where public_id = ${id}`;
/** Shown posts of somebody, newest first, a minute apart. */
const manyPosts = (count: number, handle = 'asha_drives') =>
  database.sql`insert into community_posts (public_id, author_id, topic, title, source, language,
      state, spam_parts, text_hash, created_at, published_at, changed_at, top_key)
    select gen_random_uuid(), user_id, 'repairs', 'Post number ' || n, 'x', 'en', 'live', '{}',
      handle || n, ${now}::timestamptz - n * interval '1 minute',
      ${now}::timestamptz - n * interval '1 minute', ${now},
      extract(epoch from ${now}::timestamptz - n * interval '1 minute')::float8 / 45000
    from community_people, generate_series(1, ${count}::int) n where handle = ${handle}`;

describe('a reply whose parent is no longer there', () => {
  test.each([
    ['pending', 404],
    ['hidden', 404],
    ['removed', 404],
    ['deleted', 404],
  ])('to a %s post is refused, and the draft stays', async (state, status) => {
    const id = await publish(asha, mira);
    const place = `reply:${id}`;
    const draft = { place, revision: 0, text: 'Half a thought', language: 'en' };
    await bina.call(community.saveDraft, { body: draft });
    await setState(id, state);
    expect((await say(bina, id)).status).toBe(status);
    const kept = await bina.call(community.communityDraft, { query: { place } });
    expect(kept.data.draft).toMatchObject({ text: 'Half a thought' });
    expect((await database.sql`select from community_comments`).count).toBe(0);
  });

  test('to a reply that was removed while it was typed is refused; to a moved post it is taken', async () => {
    const id = await publish(asha, mira);
    const { commentId } = (await say(bina, id)).data;
    await decide(commentId, { kind: 'comment', act: 'remove', version: 1, reason: 'spam' });
    expect((await say(asha, id, { parentId: commentId })).status).toBe(404);
    await mira.call(community.lockPost, { body: { id, isLocked: false, topic: 'rto' } });
    expect((await say(asha, id)).status).toBe(201);
  });

  test('to a merged post leads to where it went', async () => {
    const id = await publish(asha, mira);
    const into = await publish(asha, mira, another);
    await mira.call(community.arrangePost, { body: { id, act: 'merge', into } });
    expect((await say(bina, id)).status).toBe(404);
    expect((await read(id))?.postId).toBe(into);
    expect((await say(bina, into)).status).toBe(201);
  });

  test('a deleted reply with a hundred below it keeps its place, without words', async () => {
    const id = await publish(asha, mira);
    const { commentId } = (await say(bina, id)).data;
    await database.sql`insert into community_comments (comment_id, public_id, post_id, parent_id,
        root_id, depth, author_id, source, state, spam_parts, text_hash, created_at, changed_at)
      select nextval('community_comment_ids'), gen_random_uuid(), c.post_id, c.comment_id,
        c.comment_id, 1, p.author_id, 'Reply ' || n, 'live', '{}', n::text, ${now}, ${now}
      from community_comments c join community_posts p on p.post_id = c.post_id,
        generate_series(1, 100) n`;
    await database.sql`update community_posts set comment_count = 101`;
    await bina.call(community.deleteComment, { body: { commentId } });
    const seen: (string | null)[] = [];
    let after: string | undefined;
    do {
      const query = { postId: id, ...(after === undefined ? {} : { after }) };
      const page = (await visitor.call(community.postComments, { query })).data;
      seen.push(...page.comments.map((one) => one.text));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect([seen.length, seen[0], new Set(seen).size]).toEqual([101, null, 101]);
    expect(await read(id)).toMatchObject({ commentCount: 100 });
    expect(await recountCommunity(api.services)).toBe(0);
  });
});

describe('an edit', () => {
  const edit = (postId: string, version: number, about: string) =>
    asha.call(community.editPost, {
      body: {
        ...{ postId, version, topic: 'repairs', title: 'Front brakes squeal after rain' },
        ...{ text: words(about), language: 'en' },
      },
    });

  test('while a moderator has it: their decision about the old text is refused', async () => {
    const id = await publish(asha, mira);
    await bina.call(community.reportPost, { body: { postId: id, reason: 'spam' } });
    await mira.call(community.claimPost, { body: { kind: 'post', id, isClaimed: true } });
    expect((await edit(id, 2, 'Edited meanwhile.')).status).toBe(200);
    const old = await decide(id, { act: 'remove', version: 2, reason: 'spam' });
    expect(old.status).toBe(409);
    const { items } = (await mira.call(community.adminPosts, { query: {} })).data;
    expect(items).toMatchObject([
      { id, version: 3, text: words('Edited meanwhile.'), reports: ['spam'] },
    ]);
    expect((await decide(id, { act: 'approve', version: 3 })).status).toBe(200);
  });

  test('and a decision at once: one of them, and nothing between', async () => {
    const id = await publish(asha, mira);
    const [edited, decided] = await Promise.all([
      edit(id, 2, 'Edited in the same moment.'),
      decide(id, { act: 'remove', version: 2, reason: 'spam' }),
    ]);
    const statuses = [edited.status, decided.status];
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual(statuses);
    const [row] = await database.sql<{ state: string; version: number; earlier: number }[]>`
      select state, version, (select count(*)::int from community_revisions) as earlier
      from community_posts where public_id = ${id}`;
    expect(row).toEqual(
      edited.status === 200
        ? { state: 'live', version: 3, earlier: 1 }
        : { state: 'removed', version: 3, earlier: 0 },
    );
  });

  test('after twenty likes into advertising waits; its likes stay, and what it said is kept', async () => {
    const id = await publish(asha, mira);
    const people = await database.sql<{ userId: string }[]>`
      insert into users (id, mobile, created_at, last_signed_in_at)
      select gen_random_uuid(), (9800000000 + n)::text, ${now}, ${now} from generate_series(1, 20) n
      returning id as "userId"`;
    for (const { userId } of people) {
      await setLike(database.sql, { kind: 'post', id, userId, isLiked: true, now });
    }
    const spam = 'Call 98765 43210 or see https://cheap.example today.';
    expect((await edit(id, 2, spam)).data.state).toBe('pending');
    expect(await read(id, asha)).toMatchObject({ likeCount: 20, editedAt: now.toISOString() });
    await decide(id, { act: 'approve', version: 3 });
    const { revisions } = (await visitor.call(community.revisions, { query: { kind: 'post', id } }))
      .data;
    expect(revisions).toMatchObject([{ text: words('Is it dust?') }]);
  });
});

describe('likes and follows', () => {
  test.each(['deleted', 'hidden', 'removed', 'pending'])(
    'of a %s post leave no row',
    async (state) => {
      const id = await publish(asha, mira);
      await setState(id, state);
      const like = { kind: 'post', id, isLiked: true } as const;
      expect((await bina.call(community.likePost, { body: like })).status).toBe(404);
      expect((await database.sql`select from community_likes`).count).toBe(0);
    },
  );

  test('the connection dies among two hundred likes: the count is the rows', async () => {
    const id = await publish(asha, mira);
    const people = await database.sql<{ userId: string }[]>`
      insert into users (id, mobile, created_at, last_signed_in_at)
      select gen_random_uuid(), (9810000000 + n)::text, ${now}, ${now} from generate_series(1, 100) n
      returning id as "userId"`;
    const other = await createTestApi(database.sql);
    const likes = Array.from({ length: 200 }, (_, n) =>
      setLike(other.services.sql, {
        ...{ kind: 'post', id, userId: people[n % people.length]?.userId ?? '', now },
        isLiked: n % 3 !== 0,
      }).then(
        () => true,
        () => false,
      ),
    );
    await database.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.catch(() => {});
    await Promise.all(likes);
    await other.close();
    const [row] = await database.sql<{ count: number; rows: number }[]>`
      select like_count as count, (select count(*)::int from community_likes) as rows
      from community_posts where public_id = ${id}`;
    expect(row?.count).toBe(row?.rows);
    expect(await recountCommunity({ sql: database.sql, now: () => now })).toBe(0);
  });

  test('the thousand and first person is not followed, and the limit is said', async () => {
    await database.sql`with made as (
        insert into users (id, mobile, created_at, last_signed_in_at)
        select gen_random_uuid(), (9820000000 + n)::text, ${now}, ${now} from generate_series(1, 1000) n
        returning id)
      insert into community_follows (follower_id, followee_id, followed_at)
      select p.user_id, made.id, ${now} from made, community_people p where p.handle = 'bina'`;
    const body = { handle: 'asha_drives', isFollowed: true };
    const refused = await bina.call(community.followUser, { body });
    expect(refused.problem.errors).toMatchObject([{ path: 'body.handle' }]);
    expect(refused.problem.detail).toContain('1000');
    expect((await database.sql`select from community_follows`).count).toBe(1000);
  });
});

describe('paging', () => {
  const walk = async (query: Record<string, string>, between: (page: number) => Promise<void>) => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 10; page += 1) {
      const found: { posts: readonly { postId: string }[]; next: string | null } = await feed(
        { ...query, ...(after === null ? {} : { after }) },
        bina,
      );
      seen.push(...found.posts.map(({ postId }) => postId));
      after = found.next;
      if (after === null) return seen;
      await between(page);
    }
    throw new Error('a feed without an end');
  };
  const addNewest = (minutes: number) =>
    database.sql`insert into community_posts (public_id, author_id, topic, title, source, language,
        state, spam_parts, text_hash, created_at, published_at, changed_at, top_key)
      select gen_random_uuid(), user_id, 'repairs', 'New while paging', 'x', 'en', 'live', '{}', '',
        ${now}, ${now}::timestamptz + ${minutes} * interval '1 minute', ${now}, 40000
      from community_people where handle = 'asha_drives'`;

  test.each(['latest', 'top', 'following'])(
    'of %s while posts arrive: none twice, none lost',
    async (kind) => {
      await manyPosts(55);
      await bina.call(community.followUser, { body: { handle: 'asha_drives', isFollowed: true } });
      const there = await database.sql<{ id: string }[]>`
        select public_id as id from community_posts order by published_at desc`;
      const seen = await walk({ feed: kind }, async (page) => {
        await addNewest(page + 1);
      });
      expect(seen).toEqual(there.map(({ id }) => id));
    },
  );

  test('of top while a post is liked up: nothing else is lost', async () => {
    await manyPosts(55);
    const last = await database.sql<{ id: string }[]>`
      select public_id as id from community_posts order by top_key limit 1`;
    const lifted = last[0]?.id ?? '';
    const seen = await walk({ feed: 'top' }, async (page) => {
      if (page === 0)
        await database.sql`update community_posts set top_key = 40000 where public_id = ${lifted}`;
    });
    expect(seen).toHaveLength(54);
    expect(new Set(seen).size).toBe(54);
    expect((await feed({ feed: 'top' })).posts[0]?.postId).toBe(lifted);
  });

  test('goes on from a post that was removed meanwhile', async () => {
    await manyPosts(25);
    const first = await feed();
    const end = first.posts.at(-1)?.postId ?? '';
    await setState(end, 'removed');
    const rest = await feed({ after: first.next ?? '' });
    expect(rest.posts).toHaveLength(5);
    expect(rest.next).toBeNull();
  });

  test.each([
    ['latest -1 2026-11-25T06:00:00.000Z'],
    ['latest 99999999999999999999 2026-11-25T06:00:00.000Z'],
    ["latest 1 '; drop table community_posts; --"],
    ['latest 1'],
    ['latest 1 2026-11-25T06:00:00.000Z more'],
    [`latest 1 ${'9'.repeat(10_000)}`],
  ])('refuses the forged cursor %#', async (key) => {
    const after = Buffer.from(key).toString('base64url');
    const answer = await visitor.call(community.communityFeeds, { query: { after } });
    expect(answer.status).toBe(400);
  });
});

test('neither one’s own replies, nor many of one person, nor likes of new accounts lift a post in top', async () => {
  const lifted = await publish(asha, mira);
  const other = await publish(bina, mira, another);
  await database.sql`update community_posts set published_at = ${now}, top_key = 0`;
  const top = async () => {
    const [row] = await database.sql<
      { likes: number; weight: number; people: number; key: number }[]
    >`
      select like_count as likes, like_weight as weight, commenter_count as people,
        round((top_key - extract(epoch from ${now}::timestamptz)::float8 / 45000)::numeric, 6)::float8 as key
      from community_posts where public_id = ${lifted}`;
    return row;
  };
  for (let n = 0; n < 3; n += 1) await say(asha, lifted, { text: `Up again, number ${n}.` });
  expect(await top()).toMatchObject({ people: 0, key: 0 });
  const { data } = await say(bina, lifted);
  await say(bina, lifted, { text: 'And louder in the morning.' });
  expect(await top()).toMatchObject({ people: 1, key: Number(Math.log10(2).toFixed(6)) });
  // Somebody without a shown text of their own is new: the like counts, and weighs nothing.
  const newcomer = await joinCommunity(api, '9876500009', 'newcomer');
  const like = { kind: 'post', id: lifted, isLiked: true } as const;
  await newcomer.call(community.likePost, { body: like });
  expect(await top()).toMatchObject({ likes: 1, weight: 0, people: 1 });
  await bina.call(community.likePost, { body: like });
  expect(await top()).toMatchObject({ likes: 2, weight: 1, key: Number(Math.log10(3).toFixed(6)) });
  expect(await recountCommunity(api.services)).toBe(0);
  for (const browser of [newcomer, bina]) {
    await browser.call(community.likePost, { body: { ...like, isLiked: false } });
  }
  await bina.call(community.deleteComment, { body: { commentId: data.commentId } });
  expect(await top()).toMatchObject({ likes: 0, weight: 0, people: 1 });
  expect((await feed({ feed: 'top' })).posts.map(({ postId }) => postId)).toEqual([lifted, other]);
});

test('somebody blocked: the one who blocks sees nothing of them, everybody else sees all', async () => {
  const post = await publish(asha, mira);
  const theirs = await publish(bina, mira, another);
  await say(bina, post);
  await asha.call(community.mutePerson, { body: { handle: 'bina', how: 'block' } });
  expect((await feed({}, asha)).posts.map(({ postId }) => postId)).toEqual([post]);
  const thread = await asha.call(community.postComments, { query: { postId: post } });
  expect(thread.data.comments).toMatchObject([{ text: null, author: null, isMuted: true }]);
  // Who is blocked is told no more than a page would tell, and cannot write to the other.
  const refused = await Promise.all([
    say(bina, post),
    bina.call(community.likePost, { body: { kind: 'post', id: post, isLiked: true } }),
    bina.call(community.followUser, { body: { handle: 'asha_drives', isFollowed: true } }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await read(post, bina)).toMatchObject({ commentCount: 1 });
  expect((await asha.call(community.communityNews, { query: {} })).data.news).not.toContainEqual(
    expect.objectContaining({ actor: 'bina', isRead: false, kind: 'mention' }),
  );
  const open = await visitor.call(community.postComments, { query: { postId: post } });
  expect(open.data.comments).toMatchObject([{ text: 'Mine do that too.', author: 'bina' }]);
  expect((await feed()).posts.map(({ postId }) => postId).sort()).toEqual([post, theirs].sort());
});

test('one name in another case is one name, and a page, an address or a number is none', async () => {
  const check = async (handle: string) =>
    (await bina.call(community.checkUsername, { query: { handle } })).data.result;
  expect(await check('ASHA_Drives')).toBe('taken');
  expect(await check('rc_search')).toBe('reserved');
  expect(await check('mh12ab1234')).toBe('plate');
  expect(await check('asha@upi.in')).toBe('form');
});

test('after a sign-out the next person on the same browser sees no draft of the one before', async () => {
  const draft = { place: 'post', revision: 0, text: 'A secret', language: 'en' };
  await asha.call(community.saveDraft, { body: draft });
  const session = [...asha.cookies];
  for (const [name, value] of bina.cookies) asha.cookies.set(name, value);
  expect((await asha.call(community.communityDrafts)).data.drafts).toEqual([]);
  for (const [name, value] of session) asha.cookies.set(name, value);
  expect((await asha.call(community.communityDrafts)).data.drafts).toHaveLength(1);
});

test.each([
  ['Tamil', 'மழைக்குப் பிறகு பிரேக் சத்தம்', 'பிரேக்'],
  ['Bengali', 'বৃষ্টির পরে ব্রেকের শব্দ হয়', 'ব্রেকের'],
  ['Hindi', 'बारिश के बाद ब्रेक से आवाज़', 'ब्रेक'],
])('a post in %s is found by a word of its own script', async (_, title, query) => {
  const postId = await publish(asha, mira, { title, text: `${title}. ${title}` });
  const found = await visitor.call(searchUniversal, { query: { q: query } });
  expect(found.data.posts).toMatchObject([{ postId }]);
});

test('two moderators at once about an appeal: one answer', async () => {
  const id = await publish(asha, mira);
  await decide(
    id,
    { act: 'remove', version: 2, reason: 'spam' },
    (await openModerator(api, 'lena')).browser,
  );
  const appeal = { kind: 'post', id, words: 'This was a question, not an advert.' } as const;
  await asha.call(community.appealDecision, { body: appeal });
  const [open] = (await noor.call(community.adminAppeals)).data.appeals;
  const body = { appealId: open?.appealId ?? 0, isGranted: true, note: 'Read it again' };
  const answers = await Promise.all(
    [mira, noor].map((by) => by.call(community.decideAppeal, { body })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});
