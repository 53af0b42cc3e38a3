import * as community from '@pahiya/contracts/community/community-contracts';
import { adminPosts, moderatePost } from '@pahiya/contracts/community/moderation-contracts';
import * as contracts from '@pahiya/contracts/community/picture-contracts';
import {
  editComment,
  editPost,
  ownComment,
  saveDraft,
  undoDelete,
} from '@pahiya/contracts/community/writing-contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  emptyCommunity,
  joinCommunity,
  communityNow as now,
  openModerator,
} from '../../../../test/community.ts';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { communityAccountData } from '../community-account-data.ts';
import { purgeCommunity } from '../purge-community.ts';
import { hasPublicPicture, readPublicPicture } from './picture-store.ts';

const hour = 3_600_000;
const post = {
  topic: 'repairs',
  title: 'Front brakes squeal after rain',
  text: 'They squeal for the first few stops after rain, then the noise is gone. Is it dust?',
  language: 'en',
} as const;
const alt = 'The front brake disc with rust at its edge';

let database: TestDatabase;
let api: TestApi;
let desk: TestBrowser;
let asha: TestBrowser;
let bina: TestBrowser;
let photo: string;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
  const bytes = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#ffc629' },
  })
    .withExif({ IFD0: { ImageDescription: 'taken at home' } })
    .jpeg()
    .toBuffer();
  photo = bytes.toString('base64');
});
afterAll(async () => {
  await api.close();
  await database.drop();
});
beforeEach(async () => {
  await emptyCommunity(database.sql, ['community_pictures', 'tasks']);
  api.setNow(now);
  desk = (await openModerator(api, 'mira')).browser;
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
  bina = await joinCommunity(api, '9876500002', 'bina');
  await database.sql`update community_people set joined_at = ${now}`;
});

const upload = (body: object = {}, browser = asha) =>
  browser.call(contracts.addPicture, { body: { contentBase64: photo, alt, ...body } });
const write = (body: object, browser = asha) =>
  browser.call(community.createPost, { body: { ...post, ...body } });
const moderate = (id: string, body: object) =>
  desk.call(moderatePost, { body: { kind: 'post', id, version: 1, ...body } });
const rows = async () => {
  const [row] = await database.sql<{ n: number }[]>`
    select count(*)::int as n from community_pictures`;
  return row?.n;
};
const toErase = async () =>
  (
    await database.sql<{ subject: string }[]>`select subject from tasks where kind = 'erase-file'`
  ).map(({ subject }) => subject);

describe('a picture', () => {
  test('is on its post in its place, without what the camera wrote', async () => {
    const picture = (await upload()).data;
    expect(picture).toMatchObject({ alt, width: 60, height: 40, isSynthetic: false });
    const { postId } = (await write({ pictures: [picture.pictureId] })).data;
    await moderate(postId, { act: 'approve' });
    const { data } = await createTestBrowser(api).call(community.communityPosts, {
      query: { postId },
    });
    expect(data.post?.pictures).toEqual([picture]);
    const bytes = await readPublicPicture(api.services, picture.src);
    if (!bytes.ok) throw new Error(bytes.error);
    const { format, exif, xmp } = await sharp(bytes.value).metadata();
    expect({ format, exif, xmp }).toEqual({ format: 'webp', exif: undefined, xmp: undefined });
  });

  test('that is made with AI says so wherever it is shown, and in its file', async () => {
    const picture = (await upload({ isSynthetic: true })).data;
    const { postId } = (await write({ pictures: [picture.pictureId] })).data;
    await moderate(postId, { act: 'approve' });
    const { data } = await createTestBrowser(api).call(community.communityPosts, {
      query: { postId },
    });
    expect([picture.isSynthetic, data.post?.pictures[0]?.isSynthetic]).toEqual([true, true]);
    const bytes = await readPublicPicture(api.services, picture.src);
    if (!bytes.ok) throw new Error(bytes.error);
    const { exif, xmp } = await sharp(bytes.value).metadata();
    expect(exif).toBe(undefined);
    expect(xmp?.toString()).toMatch(
      /DigitalSourceType="[^"]*\/digitalsourcetype\/trainedAlgorithmicMedia"/,
    );
  });

  test('is the author’s and the moderators’ until its post is shown, and hidden with it', async () => {
    const { pictureId, src } = (await upload()).data;
    const { postId } = (await write({ pictures: [pictureId] })).data;
    const sees = async (browser: TestBrowser) =>
      (await browser.call(contracts.ownPicture, { params: { pictureId } })).status;
    expect(await hasPublicPicture(api.services, src)).toBe(false);
    expect(await sees(asha)).toBe(200);
    expect(await sees(bina)).toBe(404);
    expect(await sees(createTestBrowser(api))).toBe(401);
    const [item] = (await desk.call(adminPosts, { query: {} })).data.items;
    expect(item?.pictures).toEqual([{ pictureId, alt, width: 60, height: 40, isSynthetic: false }]);
    const file = () => desk.call(contracts.moderatedPicture, { params: { pictureId } });
    expect((await file()).status).toBe(200);
    await moderate(postId, { act: 'approve' });
    expect(await hasPublicPicture(api.services, src)).toBe(true);
    await moderate(postId, { act: 'remove', reason: 'spam', version: 2 });
    expect(await hasPublicPicture(api.services, src)).toBe(false);
    expect(await readPublicPicture(api.services, src)).toEqual({ ok: false, error: 'not-found' });
    expect((await file()).status).toBe(200);
  });

  test('waits with its author, and is one at first', async () => {
    const { pictureId } = (await upload()).data;
    const { data } = await asha.call(contracts.waitingPictures);
    expect(data).toMatchObject({ pictures: [{ pictureId, alt }], atMost: 1 });
    expect((await bina.call(contracts.waitingPictures)).data.pictures).toEqual([]);
    const second = await upload();
    expect([second.status, second.problem.errors?.[0]?.path]).toEqual([400, 'body.contentBase64']);
    expect(await rows()).toBe(1);
  });

  test.each([
    ['no words', { alt: ' ' }, 'request/bad-input'],
    ['a turned direction in its words', { alt: 'brake \u202e disc' }, 'request/bad-input'],
    ['words of a novel', { alt: 'a'.repeat(201) }, 'request/bad-input'],
    [
      'a drawing with script',
      { contentBase64: Buffer.from('<svg onload="alert(1)"/>').toString('base64') },
      'document/unreadable',
    ],
    ['text in place of a file', { contentBase64: '%%%' }, 'document/unreadable'],
    ['a place that is no text', { place: `edit:${'-'.repeat(36)}` }, 'request/bad-input'],
  ])('with %s is refused, and nothing is stored', async (_, body, code) => {
    const answer = await upload(body);
    expect([answer.status >= 400 && answer.status < 500, answer.problem.code]).toEqual([
      true,
      code,
    ]);
    expect(await rows()).toBe(0);
  });

  test('of another, or of another post, is not taken, and the post is not written', async () => {
    const theirs = (await upload({}, bina)).data.pictureId;
    const mine = (await upload()).data.pictureId;
    const refused = await write({ pictures: [mine, theirs] });
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([400, 'body.pictures']);
    expect((await write({ pictures: [mine] })).status).toBe(201);
    expect((await write({ title: 'A second post of today', pictures: [mine] })).status).toBe(400);
    const [count] = await database.sql`select count(*)::int as n from community_posts`;
    expect(count).toEqual({ n: 1 });
  });

  test('is deleted by its author alone, with its file', async () => {
    const { pictureId } = (await upload()).data;
    const drop = (browser: TestBrowser) =>
      browser.call(contracts.dropPicture, { body: { pictureId } });
    expect((await drop(bina)).status).toBe(404);
    expect((await drop(asha)).status).toBe(200);
    expect(await toErase()).toEqual([`community/${pictureId}`]);
    expect(await rows()).toBe(0);
  });
});

/** Nobody is new any more. */
const joinedEarlier = () =>
  database.sql`update community_people set joined_at = ${new Date(now.getTime() - 48 * hour)}`;

describe('pictures of replies and edits', () => {
  const shown = async () => {
    await joinedEarlier();
    const { postId } = (await write({})).data;
    await moderate(postId, { act: 'approve' });
    return postId;
  };
  const reply = (postId: string, pictures: readonly string[], browser = bina) =>
    browser.call(community.saveComment, {
      body: { postId, text: 'Mine look like this.', pictures },
    });
  const thread = async (postId: string) =>
    (await createTestBrowser(api).call(community.postComments, { query: { postId } })).data
      .comments;

  test('wait for their reply alone, and are public with it', async () => {
    const postId = await shown();
    const place = `reply:${postId}`;
    const { pictureId, src } = (await upload({ place }, bina)).data;
    expect((await bina.call(contracts.waitingPictures)).data.pictures).toEqual([]);
    expect((await write({ pictures: [pictureId] }, bina)).status).toBe(400);
    expect((await reply(postId, [pictureId], asha)).status).toBe(400);
    expect(await thread(postId)).toEqual([]);
    const { commentId, state } = (await reply(postId, [pictureId])).data;
    expect(state).toBe('live');
    expect(await thread(postId)).toMatchObject([{ commentId, pictures: [{ pictureId, alt }] }]);
    expect(await hasPublicPicture(api.services, src)).toBe(true);
    expect((await reply(postId, [pictureId])).status).toBe(400);
    const act = { kind: 'comment', act: 'remove', reason: 'spam' } as const;
    await moderate(commentId, act);
    expect(await thread(postId)).toMatchObject([{ text: null, pictures: [] }]);
    expect(await hasPublicPicture(api.services, src)).toBe(false);
    const { items } = (await desk.call(adminPosts, { query: { state: 'removed' } })).data;
    expect(items).toMatchObject([{ id: commentId, pictures: [{ pictureId }] }]);
  });

  test('leave with the post above them, and are erased with their reply', async () => {
    const postId = await shown();
    const { pictureId, src } = (await upload({ place: `reply:${postId}` }, bina)).data;
    const { commentId } = (await reply(postId, [pictureId])).data;
    await asha.call(community.deletePost, { body: { postId } });
    expect(await hasPublicPicture(api.services, src)).toBe(false);
    await asha.call(undoDelete, { body: { kind: 'post', id: postId } });
    expect(await hasPublicPicture(api.services, src)).toBe(true);
    await bina.call(community.deleteComment, { body: { commentId } });
    await purgeCommunity({
      sql: database.sql,
      now: () => new Date(now.getTime() + 181 * 24 * hour),
    });
    expect(await toErase()).toEqual([`community/${pictureId}`]);
  });

  test('are added by an edit behind those that were there, within what the level allows', async () => {
    const first = (await upload()).data;
    const { postId } = (await write({ pictures: [first.pictureId] })).data;
    await moderate(postId, { act: 'approve' });
    const place = `edit:${postId}`;
    // One post that is shown and two days make a member: four pictures.
    expect((await upload({ place })).status).toBe(400);
    await joinedEarlier();
    const waiting = await asha.call(contracts.waitingPictures, { query: { place } });
    expect(waiting.data).toEqual({ pictures: [], atMost: 3 });
    const second = (await upload({ place })).data;
    const edit = (pictures: readonly string[], version: number, browser = asha) =>
      browser.call(editPost, { body: { ...post, postId, version, pictures } });
    expect((await edit([second.pictureId], 1)).status).toBe(409);
    expect((await edit([second.pictureId], 2)).status).toBe(200);
    const { data } = await createTestBrowser(api).call(community.communityPosts, {
      query: { postId },
    });
    expect(data.post?.pictures).toEqual([first, second]);
    expect((await edit([second.pictureId], 3)).status).toBe(400);
  });

  test('of an edited reply are read with it by its author', async () => {
    const postId = await shown();
    const { commentId } = (await reply(postId, [])).data;
    const { pictureId } = (await upload({ place: `edit:${commentId}` }, bina)).data;
    const body = { commentId, version: 1, text: 'Mine look like this one.', pictures: [pictureId] };
    expect((await bina.call(editComment, { body })).status).toBe(200);
    const own = await bina.call(ownComment, { query: { commentId } });
    expect(own.data.pictures).toMatchObject([{ pictureId, alt }]);
    expect(await thread(postId)).toMatchObject([{ pictures: [{ pictureId }] }]);
  });
});

test('own texts of a page are named to their author alone', async () => {
  await joinedEarlier();
  const { postId } = (await write({})).data;
  await moderate(postId, { act: 'approve' });
  const said = await bina.call(community.saveComment, { body: { postId, text: 'It is dust.' } });
  const marks = async (browser: TestBrowser) =>
    (await browser.call(community.communityOwn, { query: { postId } })).data.marks;
  expect(await marks(asha)).toEqual([`own:${postId}`, 'own:news']);
  expect(await marks(bina)).toEqual([`own:${said.data.commentId}`]);
  expect(await marks(createTestBrowser(api))).toEqual([]);
});

describe('a file is erased', () => {
  const later = (hours: number) => () => new Date(now.getTime() + hours * hour);

  test('with the words of its post, 180 days after these were taken down', async () => {
    const { pictureId } = (await upload()).data;
    const { postId } = (await write({ pictures: [pictureId] })).data;
    await asha.call(community.deletePost, { body: { postId } });
    await purgeCommunity({ sql: database.sql, now: later(179 * 24) });
    expect(await toErase()).toEqual([]);
    await purgeCommunity({ sql: database.sql, now: later(181 * 24) });
    expect(await toErase()).toEqual([`community/${pictureId}`]);
  });

  test('after two days without a post, and later where a draft waits too', async () => {
    await upload();
    const draft = { place: 'post', revision: 0, text: post.text, language: 'en' } as const;
    await asha.call(saveDraft, { body: draft });
    await upload({}, bina);
    await purgeCommunity({ sql: database.sql, now: later(47) });
    expect(await rows()).toBe(2);
    await purgeCommunity({ sql: database.sql, now: later(49) });
    expect(await rows()).toBe(1);
    expect((await asha.call(contracts.waitingPictures)).data.pictures).toHaveLength(1);
  });

  test('with the account, and its words are in the export', async () => {
    const { pictureId } = (await upload()).data;
    const { postId } = (await write({ pictures: [pictureId] })).data;
    await moderate(postId, { act: 'approve' });
    const [person] = await database.sql<{ id: string }[]>`
      select user_id as id from community_people where handle = 'asha_drives'`;
    const data = communityAccountData({ now: () => now });
    const exported = await data.exportFor(database.sql, person?.id ?? '');
    expect(exported.community).toContainEqual(
      expect.objectContaining({ what: 'picture', text: alt }),
    );
    await database.sql.begin((tx) => data.deleteFor(tx, person?.id ?? ''));
    expect(await toErase()).toEqual([`community/${pictureId}`]);
    const shown = await createTestBrowser(api).call(community.communityPosts, {
      query: { postId },
    });
    expect(shown.data.post?.pictures).toEqual([]);
  });
});
