import * as community from '@pahiya/contracts/community/community-contracts';
import { moderatePost } from '@pahiya/contracts/community/moderation-contracts';
import { acceptAnswer } from '@pahiya/contracts/community/own-contracts';
import { postsAbout, questionsAbout } from '@pahiya/contracts/community/subject-contracts';
import { communityDraft, saveDraft } from '@pahiya/contracts/community/writing-contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  emptyCommunity,
  joinCommunity,
  communityNow as now,
  openModerator,
  publish,
} from '../../../../test/community.ts';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { seedCatalogue } from '../../new-cars/seed/seed-catalogue.ts';

const about = 'office/mh-12';
const post = {
  topic: 'rto',
  title: 'How early should I be at the office',
  text: 'My slot is at ten. Do people wait outside before that, or does it go by number?',
  language: 'en',
  about,
} as const;

let database: TestDatabase;
let api: TestApi;
let desk: TestBrowser;
let asha: TestBrowser;
let bina: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});
beforeEach(async () => {
  await emptyCommunity(database.sql);
  api.setNow(now);
  desk = (await openModerator(api, 'mira')).browser;
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
  bina = await joinCommunity(api, '9876500002', 'bina');
});

const moderate = (kind: 'post' | 'comment', id: string, body: object) =>
  desk.call(moderatePost, { body: { kind, id, version: 1, ...body } });
async function shown(body: object = {}): Promise<string> {
  // What one may write in a day is tested elsewhere.
  await emptyTables(database.sql, ['rate_limits']);
  return publish(asha, desk, { ...post, ...body });
}
const reply = async (postId: string, text = 'Be there at nine, they call by number.') =>
  (await bina.call(community.saveComment, { body: { postId, text } })).data.commentId;
const questions = async (of = about) =>
  (await createTestBrowser(api).call(questionsAbout, { query: { about: of } })).data.questions;
const version = async (tag: string) => {
  const [row] = await database.sql<{ version: number }[]>`
    select version from content_versions where tag = ${tag}`;
  return row?.version ?? 0;
};

describe('a post about something', () => {
  test.each([
    ['office/mh-12', '/rto/maharashtra/office/mh-12', 'RTO MH 12 Pune'],
    ['service/transfer-of-ownership', '/rto-services/transfer-of-ownership', null],
    ['offence/red-light', '/challan-pay/offence/red-light', 'Red light'],
  ])('names %s with its page', async (of, path, name) => {
    const postId = await shown({ about: of });
    const { data } = await createTestBrowser(api).call(community.communityPosts, {
      query: { postId },
    });
    expect(data.post?.about).toMatchObject({ about: of, path });
    expect(data.post?.about?.name.hi).not.toBe('');
    if (name !== null) expect(data.post?.about?.name.en).toContain(name);
  });

  test('of a car names make and model', async () => {
    await seedCatalogue(database.sql, now);
    const [model] = await database.sql<{ key: string; name: string }[]>`
      select m.slug || '_' || o.slug as key, m.name || ' ' || o.name as name
      from car_models o join car_makes m on m.id = o.make_id order by o.id limit 1`;
    if (model === undefined) throw new Error('the catalogue has no model');
    const postId = await shown({ about: `model/${model.key}` });
    const { data } = await createTestBrowser(api).call(community.communityPosts, {
      query: { postId },
    });
    expect(data.post?.about?.name.en).toBe(model.name);
  });

  test.each([
    'office/mh-99',
    'office/mh12',
    'model/no_car',
    'service/none',
    'offence/none',
    'town/pune',
    'office/../x',
  ])('is refused at its field when there is no %s, and nothing is stored', async (of) => {
    const answer = await asha.call(community.createPost, { body: { ...post, about: of } });
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, 'body.about']);
    const [{ count } = { count: -1 }] = await database.sql<{ count: number }[]>`
      select count(*)::int as count from community_posts`;
    expect(count).toBe(0);
  });

  test('keeps its subject in the draft', async () => {
    const draft = { place: 'post', revision: 0, text: post.text, about, language: 'en' } as const;
    expect((await asha.call(saveDraft, { body: draft })).status).toBe(200);
    const { data } = await asha.call(communityDraft, { query: { place: 'post' } });
    expect(data.draft?.about).toBe(about);
  });
});

describe('questions of a page', () => {
  test('are shown posts with a reply, the accepted answer first', async () => {
    const unanswered = await shown();
    const liked = await shown({ title: 'Where do I park at this office' });
    await reply(liked, 'Behind the petrol pump.');
    const accepted = await shown({ title: 'Which window takes the form' });
    await reply(accepted, 'Window four.');
    const right = await reply(accepted, 'Window seven, since October.');
    await asha.call(acceptAnswer, { body: { postId: accepted, commentId: right } });
    const found = await questions();
    expect(found.map(({ postId }) => postId)).toEqual([accepted, liked]);
    expect(found[0]).toMatchObject({
      answer: 'Window seven, since October.',
      isAccepted: true,
      commentCount: 2,
      path: `/community/post/${accepted}-which-window-takes-the-form`,
    });
    expect(found[1]).toMatchObject({ answer: 'Behind the petrol pump.', isAccepted: false });
    expect(found.some(({ postId }) => postId === unanswered)).toBe(false);
    expect(await questions('office/mh-14')).toEqual([]);
  });

  test('are at most three', async () => {
    // Trust limits what one writes in a day: the rows are made here.
    const first = await shown();
    await reply(first);
    await database.sql`
      insert into community_posts (public_id, author_id, topic, title, source, language, state, about,
        spam_parts, text_hash, created_at, published_at, changed_at, comment_count)
      select gen_random_uuid(), author_id, topic, title || n, source, language, state, about, spam_parts,
        n::text, created_at, published_at, changed_at, 0
      from community_posts, generate_series(1, 4) n`;
    await database.sql`
      insert into community_comments (comment_id, public_id, post_id, root_id, depth, source, state,
        spam_parts, text_hash, created_at, changed_at)
      select 1000 + p.post_id, gen_random_uuid(), p.post_id, 1000 + p.post_id, 0, 'Yes.', 'live', '{}', '',
        p.created_at, p.created_at
      from community_posts p where p.comment_count = 0`;
    await database.sql`update community_posts set comment_count = 1`;
    expect(await questions()).toHaveLength(3);
  });

  test('go with the post or the reply, and pages of their kind are told each time', async () => {
    const postId = await shown();
    const before = await version('community-office');
    const commentId = await reply(postId);
    expect(await questions()).toHaveLength(1);
    expect(await version('community-office')).toBe(before + 1);
    await moderate('comment', commentId, { act: 'remove', reason: 'spam' });
    expect(await questions()).toEqual([]);
    expect(await version('community-office')).toBeGreaterThan(before + 1);
    await moderate('comment', commentId, { act: 'restore', version: 2 });
    expect(await questions()).toHaveLength(1);
    const told = await version('community-office');
    await asha.call(community.deletePost, { body: { postId } });
    expect(await questions()).toEqual([]);
    expect(await version('community-office')).toBe(told + 1);
  });

  test('leave pages kept while people write about something else', async () => {
    const before = await version('community-office');
    const postId = await shown({ about: null });
    await reply(postId);
    await asha.call(community.deletePost, { body: { postId } });
    expect(await version('community-office')).toBe(before);
  });
});

describe('the list of a subject', () => {
  test('has shown posts about it, and nothing else', async () => {
    const postId = await shown();
    await shown({ title: 'Where is the office of the town', about: 'office/mh-14' });
    const { data } = await createTestBrowser(api).call(postsAbout, { query: { about } });
    expect(data.posts.map((one) => one.postId)).toEqual([postId]);
    expect(data.subject).toMatchObject({ about, path: '/rto/maharashtra/office/mh-12' });
    expect(data.next).toBeNull();
  });

  test('of nothing is not there; a cursor of another list is refused', async () => {
    const by = (query: { about: string; after?: string }) =>
      createTestBrowser(api).call(postsAbout, { query });
    expect((await by({ about: 'office/mh-99' })).status).toBe(404);
    expect((await by({ about: 'office/MH12' })).status).toBe(400);
    expect((await by({ about, after: 'bGF0ZXN0IDEgMQ' })).status).toBe(400);
  });
});
