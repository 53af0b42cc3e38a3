import { deleteAccount } from '@pahiya/contracts/account/account-contracts';
import * as community from '@pahiya/contracts/community/community-area';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  emptyCommunity,
  joinCommunity,
  openModerator,
  publish,
} from '../../../../test/community.ts';
import type { TestBrowser } from '../../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { purgeCommunity } from '../purge-community.ts';

/** The rules of the day. */
const now = new Date('2026-11-30T06:00:00Z');
const day = 86_400_000;
const advert =
  'Our workshop in Pune repaints any bumper within one afternoon and gives two years on the colour. ' +
  'Bring the car before ten, tea is free, and mention where you read about us.';

let database: TestDatabase;
let api: TestApi;
let asha: TestBrowser;
let bina: TestBrowser;
let mira: TestBrowser;
let thread: string;

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
  await database.sql`delete from community_text_prints`;
  api.setNow(now);
  mira = (await openModerator(api, 'mira')).browser;
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
  bina = await joinCommunity(api, '9876500002', 'bina');
  thread = await publish(asha, mira);
  await publish(bina, mira, {
    ...{
      title: 'Who changed the timing belt alone',
      text: 'The manual asks for a special tool that nobody sells here.',
    },
  });
});

const reply = async (browser: TestBrowser, text: string, more: object = {}) =>
  (await browser.call(community.saveComment, { body: { postId: thread, text, ...more } })).data;
const partsOf = async (id: string) => {
  const [row] = await database.sql<{ parts: Record<string, number> }[]>`
    select spam_parts as parts from community_comments where public_id = ${id}`;
  return row?.parts;
};
const prints = async () => (await database.sql`select from community_text_prints`).length;

describe('a text like one that was sent before', () => {
  test.each([
    ['a few words more', `${advert} Ask for Ravi.`],
    ['other case and signs', `**${advert.toUpperCase()}**`],
    ['letters of another script', advert.replaceAll('o', '\u043e')],
  ])('by another member, with %s, waits for a moderator', async (_, text) => {
    expect((await reply(asha, advert)).state).toBe('live');
    const { commentId, state } = await reply(bina, text);
    expect(state).toBe('pending');
    expect(await partsOf(commentId)).toMatchObject({ nearlyRepeated: 4 });
    const { items } = (await mira.call(community.adminPosts, { query: {} })).data;
    expect(items.find(({ id }) => id === commentId)?.spamParts).toMatchObject({
      nearlyRepeated: 4,
    });
  });

  test('by its own author is counted, and what they deleted is not', async () => {
    const first = await reply(asha, advert);
    const again = await reply(asha, `${advert} Ask for Ravi.`);
    expect(again.state).toBe('live');
    expect(await partsOf(again.commentId)).toEqual({ repeatedOwn: 3 });
    for (const { commentId } of [first, again]) {
      await asha.call(community.deleteComment, { body: { commentId } });
    }
    const third = await reply(asha, `${advert} Ask for Meena.`);
    expect(await partsOf(third.commentId)).toEqual({});
  });

  test('and short is what people say without copying each other', async () => {
    for (const browser of [asha, bina]) {
      const { commentId, state } = await reply(browser, 'Thank you so much, that was it.');
      expect(state).toBe('live');
      expect(await partsOf(commentId)).toEqual({});
    }
  });

  test('is not its own earlier version, and an edit is recognised by what it says now', async () => {
    const { commentId } = await reply(asha, advert);
    const edited = await asha.call(community.editComment, {
      body: { commentId, version: 1, text: `${advert} Ask for Ravi.` },
    });
    expect(edited.data.state).toBe('live');
    expect(await partsOf(commentId)).toEqual({});
    const other =
      'Sand the bumper wet with a fine paper, clean it with alcohol, then three thin coats of colour with an hour between them.';
    await asha.call(community.editComment, { body: { commentId, version: 2, text: other } });
    expect((await reply(bina, advert)).state).toBe('live');
    expect((await reply(bina, `${other} That held.`)).state).toBe('pending');
  });

  test('but short thanks, and an answer that quotes, are texts of their own', async () => {
    await reply(asha, advert);
    const quoting = await reply(
      bina,
      `> ${advert}\n\nThat is plainly an advert for somebody's workshop; ask a painter near you instead.`,
    );
    expect(quoting.state).toBe('live');
    await reply(asha, 'Thank you, that worked!');
    expect(await partsOf((await reply(bina, 'Thanks, it worked!')).commentId)).toEqual({});
  });

  test('is forgotten after a week', async () => {
    await reply(asha, advert);
    api.setNow(new Date(now.getTime() + 7 * day + 1));
    expect(await partsOf((await reply(bina, `${advert} Ask for Ravi.`)).commentId)).toEqual({});
    await purgeCommunity({ sql: database.sql, now: () => new Date(now.getTime() + 8 * day) });
    expect(await prints()).toBe(1);
  });

  test('cannot be read from what is kept, which goes with the account', async () => {
    await reply(asha, advert);
    const [row] = await database.sql<{ row: string }[]>`
      select string_agg(row_to_json(t)::text, ' ') as row from community_text_prints t`;
    expect(row?.row).not.toMatch(/workshop|bumper/);
    const before = await prints();
    expect((await asha.call(deleteAccount, { body: { confirm: 'DELETE' } })).status).toBe(200);
    expect(before - (await prints())).toBe(2);
  });
});

describe('other parts of a score', () => {
  test.each([
    ['pasted whole', { pasted: advert.length }, { pastedWhole: 2 }],
    ['pasted in part', { pasted: 40 }, {}],
    ['not known', {}, {}],
  ])('%s', async (_, more, parts) => {
    expect(await partsOf((await reply(asha, advert, more)).commentId)).toEqual(parts);
  });

  test('a name of a bank in other letters waits for a moderator', async () => {
    const { commentId, state } = await reply(
      asha,
      'You can send it by P\u0430ytm too, they told me.',
    );
    expect([state, await partsOf(commentId)]).toEqual(['pending', { imitatedName: 4 }]);
  });

  test.each([-1, 1.5, 100_001, 'x'])('%j pasted is refused', async (pasted) => {
    const body = { postId: thread, text: advert, pasted: pasted as number };
    const refused = await asha.call(community.saveComment, { body });
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([400, 'body.pasted']);
  });
});
