import * as community from '@pahiya/contracts/community/community-area';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
import { insertComment } from './comment-repository.ts';

let database: TestDatabase;
let api: TestApi;
let asha: TestBrowser;
let visitor: TestBrowser;
let postId: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyCommunity(database.sql);
  api = await createTestApi(database.sql);
  api.setNow(now);
  const mira = (await openModerator(api, 'mira')).browser;
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
  visitor = createTestBrowser(api);
  postId = await publish(asha, mira);
});
afterEach(() => api.close());

/** Stores a reply without the limits of a day; its text is its name. */
async function say(text: string, to?: string): Promise<void> {
  const [post] = await database.sql<{ rowId: number; authorId: string }[]>`
    select post_id as "rowId", author_id as "authorId" from community_posts`;
  const [parent] = await database.sql<{ rowId: number; rootId: number; depth: number }[]>`
    select comment_id as "rowId", root_id as "rootId", depth from community_comments
    where source = ${to ?? null}`;
  if (post === undefined) throw new Error('no post');
  await database.sql.begin((tx) =>
    insertComment(tx, {
      ...{ commentId: crypto.randomUUID(), postRowId: post.rowId, parent: parent ?? null },
      ...{ authorId: post.authorId, source: text, state: 'live' },
      ...{ spamParts: {}, textHash: text, now },
    }),
  );
}

const idOf = async (text: string) => {
  const [row] = await database.sql<{ id: string }[]>`
    select public_id as id from community_comments where source = ${text}`;
  return row?.id ?? null;
};
const accept = async (text: string | null) => {
  const commentId = text === null ? null : await idOf(text);
  const answer = await asha.call(community.acceptAnswer, { body: { postId, commentId } });
  expect(answer.status).toBe(200);
};
/** All pages of the thread, as names with their level. */
async function thread(): Promise<readonly string[]> {
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const query = { postId, ...(after === undefined ? {} : { after }) };
    const page = (await visitor.call(community.postComments, { query })).data;
    seen.push(...page.comments.map((one) => `${one.depth} ${one.text}`));
    after = page.next ?? undefined;
  } while (after !== undefined);
  return seen;
}

describe('replies', () => {
  test('are each below what they answer, oldest first, whenever they came', async () => {
    await say('A');
    await say('B');
    await say('A1', 'A');
    await say('A2', 'A');
    await say('A1a', 'A1');
    await say('B1', 'B');
    await say('A1b', 'A1');
    await say('A1a1', 'A1a');
    expect(await thread()).toEqual([
      ...['0 A', '1 A1', '2 A1a', '3 A1a1', '2 A1b', '1 A2', '0 B', '1 B1'],
    ]);
  });

  test('below the deepest level stay on it, by their age, below the branch they belong to', async () => {
    await say('0');
    for (let level = 1; level <= 8; level += 1) await say(String(level), String(level - 1));
    await say('5b', '4');
    await say('9', '6');
    expect(await thread()).toEqual([
      ...['0 0', '1 1', '2 2', '3 3', '4 4', '5 5', '6 6', '6 7', '6 8', '6 9', '5 5b'],
    ]);
  });

  test('with an accepted answer begin with its thread, on pages none twice and none lost', async () => {
    for (let n = 1; n <= 60; n += 1) await say(`R${n}`);
    for (let n = 1; n <= 60; n += 1) await say(`R55 reply ${n}`, 'R55');
    const plain = await thread();
    expect(plain.slice(0, 2)).toEqual(['0 R1', '0 R2']);
    await accept('R55 reply 7');
    const sorted = await thread();
    expect(sorted[0]).toBe('0 R55');
    expect(sorted.slice(1, 61)).toEqual(
      Array.from({ length: 60 }, (_, at) => `1 R55 reply ${at + 1}`),
    );
    expect(sorted[61]).toBe('0 R1');
    expect([sorted.length, new Set(sorted).size]).toEqual([120, 120]);
    await accept(null);
    expect(await thread()).toEqual(plain);
  });

  test('of an accepted answer that is no longer shown are back in their place', async () => {
    await say('First');
    await say('Second');
    await accept('Second');
    expect(await thread()).toEqual(['0 Second', '0 First']);
    await database.sql`update community_comments set state = 'removed' where source = 'Second'`;
    expect(await thread()).toEqual(['0 First', '0 null']);
  });
});
