import * as community from '@pahiya/contracts/community/community-contracts';
import { adminPosts, moderatePost } from '@pahiya/contracts/community/moderation-contracts';
import * as writing from '@pahiya/contracts/community/writing-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  emptyCommunity,
  joinCommunity,
  communityNow as now,
  openModerator,
} from '../../../../test/community.ts';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { recountCommunity } from '../recount-community.ts';

const hour = 3_600_000;
const text = 'They squeal for the first few stops after rain, then the noise is gone. Is it dust?';

let database: TestDatabase;
let api: TestApi;
let desk: TestBrowser;
let asha: TestBrowser;
let bina: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyCommunity(database.sql);
  api = await createTestApi(database.sql);
  api.setNow(now);
  desk = (await openModerator(api, 'mira')).browser;
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
  bina = await joinCommunity(api, '9876500002', 'bina');
});
afterEach(() => api.close());

async function written(): Promise<string> {
  const body = { topic: 'repairs', title: 'Front brakes squeal after rain', text, language: 'en' };
  return (await asha.call(community.createPost, { body })).data.postId;
}
async function shown(): Promise<string> {
  const id = await written();
  await desk.call(moderatePost, { body: { kind: 'post', id, act: 'approve', version: 1 } });
  return id;
}
const remove = (postId: string) => asha.call(community.deletePost, { body: { postId } });
const undo = (id: string, by = asha, kind: 'post' | 'comment' = 'post') =>
  by.call(writing.undoDelete, { body: { kind, id } });
const isShown = async (postId: string) =>
  (await createTestBrowser(api).call(community.communityPosts, { query: { postId } })).status ===
  200;
const mine = async () => (await asha.call(writing.ownWriting, { query: {} })).data.items;
const later = (hours: number) => api.setNow(new Date(now.getTime() + hours * hour));

describe('a post that its author deleted', () => {
  test('is listed for a day and back with likes and replies, for its author alone', async () => {
    const id = await shown();
    await bina.call(community.likePost, { body: { kind: 'post', id, isLiked: true } });
    await bina.call(community.saveComment, { body: { postId: id, text: 'Mine do that too.' } });
    await remove(id);
    expect(await isShown(id)).toBe(false);
    expect(await mine()).toMatchObject([
      { id, state: 'deleted', undoUntil: '2026-11-26T06:00:00.000Z' },
    ]);
    expect((await undo(id, bina)).status).toBe(404);
    expect((await undo(id, createTestBrowser(api))).status).toBe(401);
    later(23);
    const both = await Promise.all([undo(id), undo(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const { post } = (await asha.call(community.communityPosts, { query: { postId: id } })).data;
    expect(post).toMatchObject({ state: 'live', likeCount: 1, commentCount: 1 });
    expect(await mine()).toMatchObject([{ id, state: 'live', undoUntil: null }]);
    expect(await recountCommunity(api.services)).toBe(0);
  });

  test('is final after a day', async () => {
    const id = await shown();
    await remove(id);
    later(24);
    expect((await undo(id)).status).toBe(404);
    expect(await mine()).toEqual([]);
  });

  test('is not shown by undoing where a moderator has not read it, or reports hid it', async () => {
    const waiting = await written();
    await remove(waiting);
    expect((await undo(waiting)).data.state).toBe('pending');
    const { items } = (await desk.call(adminPosts, { query: {} })).data;
    expect(items).toMatchObject([{ id: waiting, dueAt: '2026-11-26T06:00:00.000Z' }]);
    const act = { kind: 'post', id: waiting, act: 'approve', version: 3 } as const;
    expect((await desk.call(moderatePost, { body: act })).status).toBe(200);
    await database.sql`update community_posts set state = 'hidden' where public_id = ${waiting}`;
    await remove(waiting);
    expect((await undo(waiting)).data.state).toBe('hidden');
    expect(await isShown(waiting)).toBe(false);
  });

  test('keeps its open reports: deleting is no way around them', async () => {
    const id = await shown();
    await bina.call(community.reportPost, { body: { postId: id, reason: 'scam' } });
    await remove(id);
    expect((await desk.call(adminPosts, { query: {} })).data.items).toEqual([]);
    later(0.25);
    await undo(id);
    expect((await desk.call(adminPosts, { query: {} })).data.items).toMatchObject([
      { id, reports: ['scam'], dueAt: '2026-11-26T18:00:00.000Z' },
    ]);
  });

  test('stays deleted while its author is suspended, and a removed one is not undone', async () => {
    const id = await shown();
    await remove(id);
    await database.sql`insert into community_suspensions (user_id, operator_id, reason, note, starts_at)
      select p.user_id, o.id, 'spam', 'x', ${now} from community_people p, operators o
      where p.handle = 'asha_drives'`;
    expect((await undo(id)).problem.code).toBe('community/suspended');
    await database.sql`delete from community_suspensions`;
    expect((await undo(id)).status).toBe(200);
    const body = { kind: 'post', id, act: 'remove', version: 4, reason: 'spam' } as const;
    expect((await desk.call(moderatePost, { body })).status).toBe(200);
    expect((await undo(id)).status).toBe(404);
  });
});

test('a reply is back in its place and counted', async () => {
  const postId = await shown();
  const said = await asha.call(community.saveComment, { body: { postId, text: 'It is dust.' } });
  const { commentId } = said.data;
  await asha.call(community.deleteComment, { body: { commentId } });
  expect((await undo(commentId, asha, 'comment')).data.state).toBe('live');
  const list = await bina.call(community.postComments, { query: { postId } });
  expect(list.data.comments).toMatchObject([{ commentId, text: 'It is dust.' }]);
  expect(await recountCommunity(api.services)).toBe(0);
});
