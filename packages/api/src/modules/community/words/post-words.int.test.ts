import { askAssistant, assistantHistory } from '@pahiya/contracts/assistant/assistant-contracts';
import * as community from '@pahiya/contracts/community/community-contracts';
import { moderatePost } from '@pahiya/contracts/community/moderation-contracts';
import { editPost } from '@pahiya/contracts/community/writing-contracts';
import { searchUniversal } from '@pahiya/contracts/search/search-contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  emptyCommunity,
  communityNow as now,
  openModerator,
  publish,
} from '../../../../test/community.ts';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';

const post = {
  topic: 'repairs',
  title: 'Front brakes squeal after rain',
  text: 'They **squeal** for the first few stops, my Zephyrine does it too. Is it only dust?',
  language: 'en',
} as const;

let database: TestDatabase;
let api: TestApi;
let desk: TestBrowser;
let asha: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});
beforeEach(async () => {
  await emptyCommunity(database.sql, ['assistant_messages']);
  api.setNow(now);
  desk = (await openModerator(api, 'mira')).browser;
  asha = createTestBrowser(api);
  await signIn(api, asha, '9876500001');
  await asha.call(community.updateProfile, { body: { handle: 'asha_drives' } });
});

const shown = (body: object = {}) => publish(asha, desk, { ...post, ...body });
const moderate = (id: string, act: string, version = 1) =>
  desk.call(moderatePost, {
    body: { kind: 'post', id, act, version, ...(act === 'remove' ? { reason: 'spam' } : {}) },
  });
const find = async (q: string) =>
  (await createTestBrowser(api).call(searchUniversal, { query: { q } })).data.posts;
const titleOf = (found: Awaited<ReturnType<typeof find>>) =>
  found.map(({ title }) => title.map(({ text }) => text).join(''));

describe('posts in the search', () => {
  test('are found by words of title and text, in other forms, and marked', async () => {
    const postId = await shown();
    const [found] = await find('brake squealing');
    expect(found).toMatchObject({ postId, language: 'en', commentCount: 0, isAnswered: false });
    expect(found?.path).toBe(`/community/post/${postId}-front-brakes-squeal-after-rain`);
    expect(found?.title.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toContain(
      'brakes',
    );
    expect(found?.excerpt.map(({ text }) => text).join('')).not.toContain('**');
  });

  test('are found by a word that no page of ours has', async () => {
    const postId = await shown();
    expect((await find('zephyrine')).map((one) => one.postId)).toEqual([postId]);
  });

  test('are found in Hindi', async () => {
    const title = 'बारिश के बाद ब्रेक से आवाज़ क्यों आती है';
    await shown({ title, language: 'hi' });
    expect(titleOf(await find('ब्रेक आवाज'))).toEqual([title]);
  });

  test('are apart from pages and not counted as results', async () => {
    await shown();
    const answer = await createTestBrowser(api).call(searchUniversal, {
      query: { q: 'front brakes squeal' },
    });
    expect(answer.data).toMatchObject({ groups: [], total: 0 });
    expect(answer.data.posts).toHaveLength(1);
  });

  test('with too few of the words are left out', async () => {
    await shown();
    expect(await find('front garden furniture delivery')).toEqual([]);
  });

  test('that wait, are removed or deleted are not found', async () => {
    const { postId } = (await asha.call(community.createPost, { body: post })).data;
    expect(await find('squeal')).toEqual([]);
    await moderate(postId, 'approve');
    expect(await find('squeal')).toHaveLength(1);
    await moderate(postId, 'remove', 2);
    expect(await find('squeal')).toEqual([]);
    const second = await shown({ title: 'Front brakes squeal after the wash' });
    await asha.call(community.deletePost, { body: { postId: second } });
    expect(await find('squeal')).toEqual([]);
  });

  test('are found by what an edit says, and no longer by what it said before', async () => {
    const postId = await shown();
    const { version } = (
      await createTestBrowser(api).call(community.communityPosts, { query: { postId } })
    ).data.post ?? { version: 0 };
    const edited = await asha.call(editPost, {
      body: { ...post, postId, version, title: 'Rear drums groan after rain', text: post.text },
    });
    expect(edited.status).toBe(200);
    expect(await find('drums groan')).toHaveLength(1);
    expect(await find('front brakes')).toEqual([]);
  });
});

describe('posts at the assistant', () => {
  const ask = async (question: string) =>
    (await asha.call(askAssistant, { body: { question } })).data.message;

  test('stand beside an answer and are no source of it', async () => {
    await shown();
    const message = await ask('why do front brakes squeal after rain');
    expect(message).toMatchObject({ outcome: 'unknown', sources: [], text: null });
    expect(message.posts).toMatchObject([{ title: post.title, language: 'en' }]);
  });

  test('of the history are gone once they are no longer shown', async () => {
    const postId = await shown();
    await ask('front brakes squeal after rain');
    const history = async () => (await asha.call(assistantHistory)).data.messages[0]?.posts;
    expect(await history()).toHaveLength(1);
    const [kept] = await database.sql<{ answer: string }[]>`
      select answer::text as answer from assistant_messages`;
    expect(kept?.answer).not.toContain('squeal');
    await moderate(postId, 'remove', 2);
    expect(await history()).toEqual([]);
  });
});
