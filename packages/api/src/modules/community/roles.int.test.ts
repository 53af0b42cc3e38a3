import * as community from '@pahiya/contracts/community/community-area';
import type { Contract } from '@pahiya/contracts/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  communityNow,
  emptyCommunity,
  joinCommunity,
  openModerator,
  publish,
  words,
} from '../../../test/community.ts';
import { createTestBrowser, type TestBrowser } from '../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../test/desk.ts';
import { makeFirm, signInAsPartner } from '../../../test/partner-desk.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

type Call = Contract<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;
const calls = Object.entries<unknown>(community).filter(
  (entry): entry is [string, Call] =>
    typeof entry[1] === 'object' && entry[1] !== null && 'refusals' in entry[1],
);
const nowhere = '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11';

let database: TestDatabase;
let api: TestApi;
let roles: Record<'visitor' | 'member' | 'partner' | 'editor' | 'moderator' | 'lead', TestBrowser>;
let asha: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyCommunity(database.sql);
  api = await createTestApi(database.sql);
  api.setNow(communityNow);
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
  roles = {
    visitor: createTestBrowser(api),
    member: await joinCommunity(api, '9876500002', 'bina'),
    partner: (await signInAsPartner(api, await makeFirm(api))).browser,
    editor: (await signInAtDesk(api, 'edda', ['editor'])).browser,
    moderator: (await openModerator(api, 'mira')).browser,
    lead: (await openModerator(api, 'lena', true)).browser,
  };
});
afterEach(() => api.close());

/** Who gets past the door of a call. */
function isLetIn(role: keyof typeof roles, { who, role: wanted }: Call): boolean {
  if (who === 'anyone') return true;
  if (who === 'user') return role === 'member';
  if (role === 'lead') return wanted === 'moderator' || wanted === 'lead';
  return role === 'moderator' && wanted === 'moderator';
}

test('every call of the community lets in whom it names and nobody else', async () => {
  expect(calls.length).toBeGreaterThan(50);
  for (const [name, call] of calls) {
    for (const role of Object.keys(roles) as (keyof typeof roles)[]) {
      const answer = await roles[role].call(call, {
        params: { pictureId: nowhere },
        ...(call.call.method === 'GET' ? {} : { body: {} }),
      });
      const isRefused = answer.status === 401 || answer.status === 403;
      expect([name, role, isRefused]).toEqual([name, role, !isLetIn(role, call)]);
    }
  }
});

/** What names another person's thing: input for it, by call. */
type Foreign = {
  readonly waiting: string;
  readonly removed: string;
  readonly reply: string;
  readonly gone: string;
  readonly picture: string;
};

const post = { topic: 'repairs', title: 'Front brakes squeal after rain', language: 'en' };
const text = words('Is it dust?');
const foreign: Readonly<
  Record<string, (its: Foreign) => readonly { query?: object; body?: object; params?: object }[]>
> = {
  communityPosts: ({ waiting, removed, gone }) =>
    [waiting, removed, gone].map((postId) => ({ query: { postId } })),
  postComments: ({ waiting, removed, gone }) =>
    [waiting, removed, gone].map((postId) => ({ query: { postId } })),
  revisions: ({ waiting, removed }) =>
    [waiting, removed].map((id) => ({ query: { kind: 'post', id } })),
  ownComment: ({ reply }) => [{ query: { commentId: reply } }],
  ownPicture: ({ picture }) => [{ params: { pictureId: picture } }],
  dropPicture: ({ picture }) => [{ body: { pictureId: picture } }],
  createPost: ({ picture }) => [{ body: { ...post, text, pictures: [picture] } }],
  likePost: ({ waiting, removed, gone }) =>
    [waiting, removed, gone].map((id) => ({ body: { kind: 'post', id, isLiked: true } })),
  deletePost: ({ waiting }) => [{ body: { postId: waiting } }],
  editPost: ({ waiting }) => [{ body: { ...post, text, postId: waiting, version: 1 } }],
  deleteComment: ({ reply }) => [{ body: { commentId: reply } }],
  editComment: ({ reply }) => [{ body: { commentId: reply, text: 'Taken over', version: 1 } }],
  saveComment: ({ waiting, removed, gone }) =>
    [waiting, removed, gone].map((postId) => ({ body: { postId, text: 'A reply to it.' } })),
  undoDelete: ({ gone }) => [{ body: { kind: 'post', id: gone } }],
  appealDecision: ({ removed }) => [
    { body: { kind: 'post', id: removed, words: 'It was a question.' } },
  ],
  savePost: ({ waiting, removed }) =>
    [waiting, removed].map((postId) => ({ body: { postId, isSaved: true } })),
  acceptAnswer: ({ waiting, reply }) => [{ body: { postId: waiting, commentId: reply } }],
  reportPost: ({ waiting, removed }) =>
    [waiting, removed].map((postId) => ({ body: { postId, reason: 'spam' } })),
  reportComment: ({ reply }) => [{ body: { commentId: reply, reason: 'spam' } }],
};
/** Calls whose ids are one's own by construction, or which only tell what everybody sees. */
const harmless = [
  'communityOwn',
  'communityDraft',
  'saveDraft',
  'dropDraft',
  'addPicture',
  'waitingPictures',
  'moderatedPicture',
];

/** Whether the input of a call names a thing by id. */
function namesThing({ query, params, body }: Call): boolean {
  return [query, params, body].some(
    (part) =>
      part !== undefined &&
      'shape' in part &&
      Object.keys(part.shape as object).some((key) =>
        /^(?:id|postId|postIds|commentId|pictureId|place|pictures)$/.test(key),
      ),
  );
}

test('another person’s unpublished things answer like things that are not there, and stay as they are', async () => {
  const missing = calls
    .filter(([name, call]) => call.who !== 'operator' && namesThing(call) && !(name in foreign))
    .map(([name]) => name);
  expect(missing.filter((name) => !harmless.includes(name))).toEqual([]);

  const its = await someThings();
  const snapshot = async () => ({
    posts: await database.sql`select public_id, state, version, title, source, like_count,
      comment_count from community_posts order by post_id`,
    comments: await database.sql`select public_id, state, version, source
      from community_comments order by comment_id`,
    pictures: await database.sql`select picture_id, post_id from community_pictures`,
    reports: await database.sql`select id from content_reports`,
  });
  const before = await snapshot();
  const none: Foreign = {
    ...{ waiting: nowhere, removed: nowhere, reply: nowhere, gone: nowhere, picture: nowhere },
  };
  const withoutId = (answer: string) =>
    answer.replace(/"requestId":"[^"]*"/, '').replaceAll(/[0-9a-f-]{36}/g, 'id');
  for (const role of ['visitor', 'member', 'partner', 'moderator'] as const) {
    for (const [name, inputs] of Object.entries(foreign)) {
      const call = calls.find(([one]) => one === name)?.[1];
      if (call === undefined) throw new Error(`no call ${name}`);
      const absent = inputs(none);
      for (const [n, input] of inputs(its).entries()) {
        await database.sql`delete from rate_limits`;
        const there = await roles[role].call(call, input as object);
        const nothing = await roles[role].call(call, absent[n] as object);
        expect([name, role, n, there.status]).toEqual([name, role, n, nothing.status]);
        expect(there.status).toBeGreaterThanOrEqual(400);
        expect(withoutId(there.text)).toBe(withoutId(nothing.text));
      }
    }
  }
  expect(await snapshot()).toEqual(before);
});

test('lists of one’s own hold nothing of others', async () => {
  await someThings();
  await asha.call(community.saveDraft, {
    body: { place: 'post', revision: 0, text: 'A first line', language: 'en' },
  });
  const { member } = roles;
  expect((await member.call(community.ownWriting, { query: {} })).data.items).toEqual([]);
  expect((await member.call(community.communityDrafts)).data.drafts).toEqual([]);
  expect((await member.call(community.waitingPictures)).data.pictures).toEqual([]);
  expect((await member.call(community.communityNews, { query: {} })).data.news).toEqual([]);
  expect((await member.call(community.savedPosts, { query: {} })).data.posts).toEqual([]);
  expect((await member.call(community.mutedPeople)).data.people).toEqual([]);
  const draft = await member.call(community.communityDraft, { query: { place: 'post' } });
  expect(draft.data.draft).toBeNull();
  await member.call(community.dropDraft, { body: { place: 'post' } });
  expect((await asha.call(community.communityDrafts)).data.drafts).toHaveLength(1);
});

/** What Asha has that nobody else may see: a post that waits, one that was removed with its earlier text, one that she
 * deleted, a reply that waits, and a picture without a post. */
async function someThings(): Promise<Foreign> {
  const { moderator } = roles;
  const removed = await publish(asha, moderator);
  const gone = await publish(asha, moderator, {
    ...{ title: 'Another question of the day', text: words('Or the pads?') },
  });
  const said = await asha.call(community.saveComment, {
    body: { postId: gone, text: 'One more thing about it.' },
  });
  const reply = said.data.commentId;
  await database.sql`update community_comments set state = 'pending'`;
  await asha.call(community.deletePost, { body: { postId: gone } });
  await asha.call(community.editPost, {
    body: { ...post, postId: removed, version: 2, text: words('Or rust?') },
  });
  await moderator.call(community.moderatePost, {
    body: { kind: 'post', id: removed, act: 'remove', version: 3, reason: 'spam' },
  });
  const [waiting] = await database.sql<{ id: string }[]>`
    insert into community_posts (public_id, author_id, topic, title, source, language, state,
      spam_parts, text_hash, created_at, changed_at, due_at)
    select gen_random_uuid(), user_id, 'rto', 'A post that waits', 'x', 'en', 'pending', '{}', 'w',
      ${communityNow}, ${communityNow}, ${communityNow}
    from community_people where handle = 'asha_drives' returning public_id as id`;
  const [picture] = await database.sql<{ id: string }[]>`
    insert into community_pictures (picture_id, user_id, alt, storage_key, width, height, bytes, created_at)
    select gen_random_uuid(), user_id, 'Rust', 'community/x', 60, 40, 10, ${communityNow}
    from community_people where handle = 'asha_drives' returning picture_id as id`;
  return { waiting: waiting?.id ?? '', removed, reply, gone, picture: picture?.id ?? '' };
}
