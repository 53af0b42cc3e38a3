import * as community from '@pahiya/contracts/community/community-contracts';
import { chooseNews, communityNews, stopLetters } from '@pahiya/contracts/community/own-contracts';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  emptyCommunity,
  joinCommunity,
  openModerator,
  publish,
} from '../../../../test/community.ts';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { testHandlers } from '../../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../../tasks/work-loop.ts';
import { noticeTasks } from '../../notices/notice-tasks.ts';
import { addPushDevice } from '../../notices/push/push-devices.ts';
import { pushNews, writeDigests } from './tell-letters.ts';
import { tellRules } from './tell-rules.ts';

const noon = (day: number) => new Date(Date.parse('2026-11-25T06:30:00Z') + day * 86_400_000);
const post = {
  topic: 'repairs',
  title: 'Front brakes squeal after rain',
  text: 'They squeal for the first few stops after rain, then the noise is gone. Is it dust?',
  language: 'en',
} as const;

let database: TestDatabase;
let api: TestApi;
let desk: TestBrowser;
let asha: TestBrowser;
let bina: TestBrowser;
let pushed: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyCommunity(database.sql, ['tasks']);
  pushed = [];
  api = await createTestApi(database.sql, {
    push: {
      publicKey: 'BPublic',
      accepts: async () => true,
      send: async (_, order) => {
        pushed.push(order.payload);
        return ok('sent');
      },
    },
  });
  api.setNow(noon(0));
  desk = (await openModerator(api, 'mira')).browser;
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
  bina = await joinCommunity(api, '9876500002', 'bina');
  await database.sql`update community_people set joined_at = ${noon(-3)}`;
  await database.sql`update users set email = 'asha@example.in' where id = ${await idOf('asha_drives')}`;
});
afterEach(() => api.close());

const idOf = async (handle: string) => {
  const [row] = await database.sql<{ id: string }[]>`
    select user_id as id from community_people where handle = ${handle}`;
  return row?.id ?? '';
};
async function shown(browser: TestBrowser, body: object = {}): Promise<string> {
  await emptyTables(database.sql, ['rate_limits']);
  return publish(browser, desk, { ...post, ...body });
}
const reply = (postId: string, text = 'Mine did the same, it was dust.') =>
  bina.call(community.saveComment, { body: { postId, text } });
const choose = (channels: ('email' | 'push')[], off: never[] | ['topic'] = []) =>
  asha.call(chooseNews, { body: { off, channels } });
const device = async () =>
  addPushDevice(api.services, await idOf('asha_drives'), {
    ...{ endpoint: 'https://push.example/phone', p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  });
const work = () => createWorkLoop(api.services, testHandlers(noticeTasks)).drain();
const digest = async (day: number) => {
  api.setNow(noon(day));
  await writeDigests(api.services);
  await work();
};
const push = async () => {
  await pushNews(api.services);
  await work();
};

describe('the rules', () => {
  test('are told to every member every three months, once', async () => {
    // Joined on 22 November.
    for (const [day, told] of [
      ['2026-11-28', 0],
      ['2027-02-21', 0],
      ['2027-02-22', 2],
      ['2027-02-22', 0],
      ['2027-05-21', 0],
      ['2027-05-22', 2],
    ] as const) {
      api.setNow(new Date(`${day}T10:15:00+05:30`));
      expect([day, await tellRules(api.services)]).toEqual([day, told]);
    }
    expect((await database.sql`select from community_news where kind = 'rules'`).count).toBe(4);
  });

  test('are among the news of somebody who switched all kinds off', async () => {
    await database.sql`update community_people set joined_at = ${noon(-100)}`;
    await asha.call(chooseNews, { body: { off: ['mention', 'reply', 'decision', 'topic'] } });
    await tellRules(api.services);
    const { news } = (await asha.call(communityNews, { query: {} })).data;
    expect(news).toMatchObject([{ kind: 'rules', postId: null, title: null, isRead: false }]);
  });

  test('are in the digest of who chose it', async () => {
    await choose(['email']);
    api.setNow(new Date('2027-02-22T12:00:00+05:30'));
    await tellRules(api.services);
    await writeDigests(api.services);
    await work();
    expect(api.email.sent[0]?.text).toContain('A reminder of the community rules');
  });
});

describe('a digest', () => {
  test('tells by e-mail what is new since the last one, once, without words and names', async () => {
    const postId = await shown(asha);
    await reply(postId);
    expect((await choose(['email'])).data.channels).toEqual(['email']);
    await digest(0);
    // What there was before it was switched on is not told.
    expect(api.email.sent).toEqual([]);
    await reply(postId, 'It was dust here too, as I said.');
    await reply(postId, 'Hello @asha_drives, how did it end?');
    await digest(1);
    await digest(1);
    await digest(2);
    expect(api.email.sent).toHaveLength(1);
    const [mail] = api.email.sent;
    expect(mail?.text).toContain('2 replies to what you wrote');
    expect(mail?.text).toContain('Someone mentioned you');
    expect(JSON.stringify(mail)).not.toMatch(/bina|dust|brakes/);
    expect(mail?.endUrl).toMatch(/\/community\/news\/stop\?key=/);
  });

  test('is not written when everything was read, or is no longer shown', async () => {
    const postId = await shown(asha);
    await choose(['email']);
    await reply(postId);
    await asha.call(communityNews, { query: {} });
    await digest(1);
    await reply(postId, 'Another one, just as short as that.');
    api.setNow(noon(2));
    await writeDigests(api.services);
    await asha.call(community.deletePost, { body: { postId } });
    await work();
    expect(api.email.sent).toEqual([]);
  });

  test('waits for the day: nothing is sent at night', async () => {
    const postId = await shown(asha);
    await choose(['email']);
    await reply(postId);
    api.setNow(new Date('2026-11-26T01:00:00+05:30'));
    await writeDigests(api.services);
    await work();
    expect(api.email.sent).toEqual([]);
    api.setNow(noon(1));
    await work();
    expect(api.email.sent).toHaveLength(1);
  });

  test('needs an address, and goes to nobody who did not ask for it', async () => {
    const postId = await shown(asha);
    await reply(postId);
    await digest(1);
    expect(api.email.sent).toEqual([]);
    const without = await bina.call(chooseNews, { body: { off: [], channels: ['email'] } });
    expect([without.status, without.problem.errors?.[0]?.path]).toEqual([400, 'body.channels']);
    expect((await choose(['push'])).problem.errors?.[0]?.path).toBe('body.channels');
  });

  test('ends by its link without a sign-in, at once', async () => {
    const postId = await shown(asha);
    await choose(['email']);
    await reply(postId);
    await digest(1);
    const key = decodeURIComponent(api.email.sent[0]?.endUrl?.split('key=')[1] ?? '');
    const visitor = createTestBrowser(api);
    expect((await visitor.call(stopLetters, { body: { key: `${key}x` } })).status).toBe(404);
    await reply(postId, 'A reply that nobody is told about.');
    await writeDigests(api.services);
    expect((await visitor.call(stopLetters, { body: { key } })).status).toBe(200);
    await work();
    expect(api.email.sent).toHaveLength(1);
    expect((await asha.call(communityNews, { query: {} })).data.channels).toEqual([]);
  });
});

describe('notifications on devices', () => {
  test('come once for each stretch of news', async () => {
    const postId = await shown(asha);
    await device();
    expect((await choose(['push'])).status).toBe(200);
    await reply(postId);
    await push();
    await push();
    expect(pushed).toHaveLength(1);
    expect(pushed[0]).toContain('1 reply to what you wrote');
    expect(pushed[0]).not.toMatch(/bina|dust|brakes/);
    await reply(postId, 'And once more, the dust is gone.');
    await push();
    expect(pushed).toHaveLength(2);
    expect(api.email.sent).toEqual([]);
  });
});

describe('news of followed topics', () => {
  const follow = (isSubscribed = true) =>
    asha.call(community.subscribeTopic, { body: { topic: 'repairs', isSubscribed } });
  const topics = async () =>
    (await asha.call(communityNews, { query: {} })).data.news.filter(
      ({ kind }) => kind === 'topic',
    );

  test('name the best new post of the day, once, and none of before', async () => {
    await shown(bina, { title: 'A post from before it was followed' });
    api.setNow(new Date(noon(0).getTime() + 1000));
    await follow();
    api.setNow(new Date(noon(0).getTime() + 2000));
    const best = await shown(bina, { title: 'The better one of two new posts' });
    await shown(bina, { title: 'The other one of two new posts' });
    await shown(asha, { title: 'My own post tells me nothing new' });
    const text = 'A reply of somebody else counts for the order.';
    await asha.call(community.saveComment, { body: { postId: best, text } });
    await choose(['email']);
    await digest(0);
    api.setNow(new Date(noon(0).getTime() + 5000));
    await writeDigests(api.services);
    await writeDigests(api.services);
    expect((await topics()).map(({ postId }) => postId)).toEqual([best]);
  });

  test('reach all followers in batches, each once', async () => {
    await shown(bina);
    await database.sql`insert into users (id, mobile, created_at, last_signed_in_at)
      select gen_random_uuid(), '91' || lpad(n::text, 8, '0'), now(), now() from generate_series(1, 1001) n`;
    await database.sql`insert into community_subscriptions
      select id, 'repairs', ${noon(-1)} from users where mobile like '91%'`;
    api.setNow(noon(0.5));
    await writeDigests(api.services);
    await writeDigests(api.services);
    const [told] = await database.sql<{ rows: number; people: number }[]>`
      select count(*)::int as rows, count(distinct user_id)::int as people from community_news
      where kind = 'topic'`;
    expect(told).toEqual({ rows: 1001, people: 1001 });
  });

  test('are written about in the digest', async () => {
    await follow();
    await choose(['email']);
    api.setNow(new Date(noon(0).getTime() + 1000));
    await shown(bina);
    await digest(1);
    expect(api.email.sent[0]?.text).toContain('New posts in topics you follow');
  });

  test('are none for who switched them off, follows no longer, or mutes the author', async () => {
    await follow();
    api.setNow(new Date(noon(0).getTime() + 1000));
    await shown(bina);
    await asha.call(chooseNews, { body: { off: ['topic'] } });
    await writeDigests(api.services);
    expect(await topics()).toEqual([]);
    await asha.call(chooseNews, { body: { off: [] } });
    await database.sql`insert into community_mutes values
      (${await idOf('asha_drives')}, ${await idOf('bina')}, false, ${noon(0)})`;
    await writeDigests(api.services);
    expect(await topics()).toEqual([]);
    await database.sql`delete from community_mutes`;
    await follow(false);
    await writeDigests(api.services);
    expect(await topics()).toEqual([]);
    await follow();
    await database.sql`update community_subscriptions set subscribed_at = ${noon(-1)}`;
    await writeDigests(api.services);
    expect(await topics()).toHaveLength(1);
  });
});
