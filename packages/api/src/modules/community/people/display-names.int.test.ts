import * as community from '@pahiya/contracts/community/community-area';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  emptyCommunity,
  joinCommunity,
  communityNow as now,
  openModerator,
  publish,
} from '../../../../test/community.ts';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { communityAccountData } from '../community-account-data.ts';
import { purgeCommunity } from '../purge-community.ts';
import { communityContent } from '../store/community-content.ts';

const day = 86_400_000;

let database: TestDatabase;
let api: TestApi;
let asha: TestBrowser;
let bina: TestBrowser;
let mira: TestBrowser;

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
  mira = (await openModerator(api, 'mira')).browser;
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
  bina = await joinCommunity(api, '9876500002', 'bina');
});

const choose = (displayName: string, more: object = {}) =>
  asha.call(community.updateProfile, {
    body: { handle: 'asha_drives', displayName, ...more },
  });
const shownOf = async () => {
  const answer = await createTestBrowser(api).call(community.userPosts, {
    query: { handle: 'asha_drives' },
  });
  return answer.data.person.displayName;
};
/** Some days on, still signed in. */
const after = async (days: number) => {
  for (let passed = 20; passed < days; passed += 20) {
    api.setNow(new Date(now.getTime() + passed * day));
    await asha.call(community.communityInit);
  }
  api.setNow(new Date(now.getTime() + days * day));
};

describe('a display name', () => {
  test('stands beside the handle wherever members are named', async () => {
    const postId = await publish(asha, mira);
    const ours = await publish(bina, mira, {
      title: 'Which pads last longest',
      text: 'Pads of the maker or of others?',
    });
    expect((await choose('  आशा   राव ')).data).toEqual({
      ...{ handle: 'asha_drives', displayName: 'आशा राव', bio: '' },
    });
    await asha.call(community.saveComment, {
      body: { postId: ours, text: 'Ask @bina about pads.' },
    });
    await bina.call(community.followUser, { body: { handle: 'asha_drives', isFollowed: true } });
    const visitor = createTestBrowser(api);
    const named = { author: 'asha_drives', authorName: 'आशा राव' };
    const post = await visitor.call(community.communityPosts, { query: { postId } });
    expect(post.data.post).toMatchObject(named);
    const lists = await Promise.all([
      visitor.call(community.communityFeeds, { query: { feed: 'latest' } }),
      visitor.call(community.communityFeeds, { query: { feed: 'top' } }),
      bina.call(community.communityFeeds, { query: { feed: 'following' } }),
      visitor.call(community.topicPosts, { query: { topic: 'repairs' } }),
      visitor.call(community.userPosts, { query: { handle: 'asha_drives' } }),
    ]);
    for (const { data } of lists) {
      expect(data.posts).toContainEqual(expect.objectContaining({ postId, ...named }));
    }
    const thread = await visitor.call(community.postComments, { query: { postId: ours } });
    expect(thread.data.comments).toMatchObject([named]);
    const { news } = (await bina.call(community.communityNews, { query: {} })).data;
    expect(news).toContainEqual(
      expect.objectContaining({ kind: 'mention', actor: 'asha_drives', actorName: 'आशा राव' }),
    );
    const { userData } = (await bina.call(community.communityInit)).data;
    expect(userData?.following).toEqual([{ id: 'asha_drives', name: 'आशा राव', deleted: false }]);
    const { items } = (await mira.call(community.adminPosts, { query: { state: 'live' } })).data;
    expect(items).toContainEqual(expect.objectContaining({ id: postId, ...named }));
    await bina.call(community.mutePerson, { body: { handle: 'asha_drives', how: 'mute' } });
    expect((await bina.call(community.mutedPeople)).data.people).toEqual([
      { handle: 'asha_drives', displayName: 'आशा राव', how: 'mute' },
    ]);
  });

  test.each([
    ...[
      'Pahiya Support',
      'аdmin',
      'MH 12 AB 1234',
      '98765 43210',
      'asha@example.in',
      'Asha\u202eRao',
    ],
    ...['<b>Asha</b>', 'Ash\u0430 Rao', 'x'.repeat(41), 'A'],
  ])('%j is refused with its field, and nothing is stored', async (displayName) => {
    const refused = await choose(displayName, { bio: 'Drives.' });
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.text)).toMatchObject({ errors: [{ path: 'body.displayName' }] });
    expect(await shownOf()).toBe(null);
    expect((await asha.call(community.communityInit)).data.userData?.bio).toBe('');
  });

  test('is not unique: the handle tells apart', async () => {
    expect((await choose('Asha Rao')).status).toBe(200);
    const same = await bina.call(community.updateProfile, {
      body: { handle: 'bina', displayName: 'Asha Rao' },
    });
    expect(same.status).toBe(200);
  });

  test('changes once in 30 days, is taken back at any time, and stays where it is not named', async () => {
    await choose('Asha Rao');
    expect((await choose('Asha R.')).status).toBe(400);
    const bio = { handle: 'asha_drives', bio: 'Two cars.' };
    expect((await asha.call(community.updateProfile, { body: bio })).data.displayName).toBe(
      'Asha Rao',
    );
    expect((await choose('')).data.displayName).toBe(null);
    await after(29);
    expect((await choose('Asha R.')).status).toBe(400);
    expect(await shownOf()).toBe(null);
    await after(30);
    expect((await choose('Asha R.')).status).toBe(200);
    expect(await shownOf()).toBe('Asha R.');
  });

  test('renews the kept pages', async () => {
    const version = async () => {
      const [row] = await database.sql<{ version: string }[]>`
        select version::text from content_versions where tag = ${communityContent}`;
      return row?.version;
    };
    const before = await version();
    await choose('Asha Rao');
    expect(await version()).not.toBe(before);
  });
});

describe('earlier names', () => {
  const historyOf = async (id: string) =>
    (await mira.call(community.postHistory, { query: { kind: 'post', id } })).data.formerNames;

  test('are shown to moderators beside a case for 180 days, and to nobody else', async () => {
    const postId = await publish(asha, mira);
    await choose('Asha Rao');
    await after(31);
    await asha.call(community.updateProfile, {
      body: { handle: 'asha_rides', displayName: 'Asha R.' },
    });
    mira = (await openModerator(api, 'mira-again')).browser;
    const ended = new Date(now.getTime() + 31 * day).toISOString();
    expect(await historyOf(postId)).toEqual([
      { kind: 'display', name: 'Asha Rao', endedAt: ended },
      { kind: 'handle', name: 'asha_drives', endedAt: ended },
    ]);
    const visitor = createTestBrowser(api);
    const read = await visitor.call(community.communityPosts, { query: { postId } });
    expect(read.text).not.toMatch(/Asha Rao|asha_drives/);
    const later = (days: number) => ({
      sql: database.sql,
      now: () => new Date(now.getTime() + days * day),
    });
    await purgeCommunity(later(31 + 179));
    expect(await historyOf(postId)).toHaveLength(2);
    await purgeCommunity(later(31 + 181));
    expect(await historyOf(postId)).toEqual([]);
  });

  test('are in the export with the one of today, and gone with the account', async () => {
    await choose('Asha Rao');
    await choose('');
    await after(31);
    await choose('Asha R.');
    const [row] = await database.sql<{ id: string }[]>`
      select user_id as id from community_people where handle = 'asha_drives'`;
    const userId = row?.id ?? '';
    const data = communityAccountData({ now: () => now });
    const { community: exported = [] } = await data.exportFor(database.sql, userId);
    expect(exported).toContainEqual(
      expect.objectContaining({ what: 'display name', title: 'Asha R.' }),
    );
    expect(exported).toContainEqual(
      expect.objectContaining({ what: 'former name', title: 'Asha Rao' }),
    );
    await database.sql.begin((tx) => data.deleteFor(tx, userId));
    const left = await database.sql`select from community_former_names where user_id = ${userId}
      union all select from community_people where user_id = ${userId}`;
    expect(left).toHaveLength(0);
  });
});
