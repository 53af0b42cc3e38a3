import { deleteAccount, exportAccount } from '@pahiya/contracts/account/account-contracts';
import * as community from '@pahiya/contracts/community/community-area';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  communityNow,
  emptyCommunity,
  joinCommunity,
  openModerator,
  publish,
  words,
} from '../../../../test/community.ts';
import type { TestBrowser } from '../../../../test/contract-browser.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { purgeReportRanges } from '../../content-reports/range-of-report.ts';

const hour = 3_600_000;

let database: TestDatabase;
let api: TestApi;
let asha: TestBrowser;
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
  await database.sql`delete from content_report_keys`;
  api.setNow(communityNow);
  mira = (await openModerator(api, 'mira')).browser;
  asha = await joinCommunity(api, '9876500001', 'asha_drives');
});

/** A member of level 1, whose report weighs 2, at an address. */
async function memberAt(address: string): Promise<TestBrowser> {
  const [row] = await database.sql<
    { n: number }[]
  >`select count(*)::int as n from community_people`;
  const letters = [...(row?.n ?? 0).toString(8)].map((digit) => 'abcdefgh'[Number(digit)]);
  const handle = `reporter_${letters.join('')}`;
  const browser = await joinCommunity(api, `98765100${10 + (row?.n ?? 0)}`, handle, address);
  await database.sql`insert into community_posts (public_id, author_id, topic, title, source,
      language, state, spam_parts, text_hash, created_at, published_at, changed_at)
    select gen_random_uuid(), user_id, 'rto', 'A post of a member', 'x', 'en', 'live', '{}', handle,
      ${communityNow}, ${communityNow}, ${communityNow}
    from community_people where handle = ${handle}`;
  return browser;
}
async function report(browser: TestBrowser, postId: string): Promise<void> {
  const filed = await browser.call(community.reportPost, { body: { postId, reason: 'spam' } });
  if (filed.status !== 201) throw new Error(filed.text);
}
const stateOf = async (id: string) => {
  const [row] = await database.sql<{ state: string }[]>`
    select state from community_posts where public_id = ${id}`;
  return row?.state;
};
const kept = (id: string) => database.sql<{ digest: string | null; number: number | null }[]>`
  select encode(range_digest, 'hex') as digest, range_number as number from content_reports
  where subject_id = ${id} order by reported_at, range_number, id`;
const keys = async () => (await database.sql`select from content_report_keys`).length;

describe('reports from one range of addresses', () => {
  test('count once, whatever their number; those from other networks hide', async () => {
    const id = await publish(asha, mira);
    for (const host of [5, 77, 130, 201, 254]) await report(await memberAt(`49.50.51.${host}`), id);
    await report(await memberAt('2401:4900:1c2a:1::7'), id);
    await report(await memberAt('2401:4900:1c2a:ffff::8'), id);
    expect(await stateOf(id)).toBe('live');
    expect((await kept(id)).map(({ number }) => number)).toEqual([1, 1, 1, 1, 1, 2, 2]);
    await report(await memberAt('49.50.52.5'), id);
    expect(await stateOf(id)).toBe('live');
    await report(await memberAt('2401:4900:1c2b::7'), id);
    expect(await stateOf(id)).toBe('hidden');
  });

  test('of a flood leave room for those of others', async () => {
    const id = await publish(asha, mira);
    for (let host = 0; host < 21; host += 1) await report(await memberAt(`49.50.51.${host}`), id);
    for (const net of [1, 2, 3]) await report(await memberAt(`49.60.${net}.7`), id);
    expect(await stateOf(id)).toBe('hidden');
  });

  test('are told apart of one thing only: another thing has another key', async () => {
    const first = await publish(asha, mira);
    const second = await publish(asha, mira, {
      ...{ title: 'Which pads last longest', text: words('Or the discs?') },
    });
    const bina = await memberAt('49.50.51.5');
    await report(bina, first);
    await report(bina, second);
    const digests = [...(await kept(first)), ...(await kept(second))].map(({ digest }) => digest);
    expect(new Set(digests).size).toBe(2);
    for (const digest of digests) expect(digest).toMatch(/^[0-9a-f]{32}$/);
    expect(await keys()).toBe(2);
  });

  test('that were filed at once get one number', async () => {
    const id = await publish(asha, mira);
    const people: TestBrowser[] = [];
    for (const host of [1, 2, 3, 4]) people.push(await memberAt(`49.50.51.${host}`));
    await Promise.all(people.map((browser) => report(browser, id)));
    expect((await kept(id)).map(({ number }) => number)).toEqual([1, 1, 1, 1]);
  });

  test('behind a proxy that hides addresses count each', async () => {
    const id = await publish(asha, mira);
    for (const host of [1, 2, 3, 4]) await report(await memberAt(`10.0.0.${host}`), id);
    expect((await kept(id)).every(({ digest, number }) => digest === null && number === null)).toBe(
      true,
    );
    expect(await stateOf(id)).toBe('hidden');
  });
});

describe('what is kept of a range', () => {
  const purgeAfter = (hours: number) =>
    purgeReportRanges({
      sql: database.sql,
      now: () => new Date(communityNow.getTime() + hours * hour),
    });

  test('is deleted after its hours with its key, and the reports still count once', async () => {
    const id = await publish(asha, mira);
    for (const host of [1, 2, 3]) await report(await memberAt(`49.50.51.${host}`), id);
    expect(await purgeAfter(72)).toBe(0);
    expect(await keys()).toBe(1);
    expect(await purgeAfter(73)).toBe(3);
    expect(await keys()).toBe(0);
    expect((await kept(id)).map(({ digest }) => digest)).toEqual([null, null, null]);
    await report(await memberAt('49.60.1.7'), id);
    expect(await stateOf(id)).toBe('live');
    expect((await kept(id)).map(({ number }) => number).sort()).toEqual([1, 1, 1, 2]);
  });

  test('is deleted with the decision', async () => {
    const id = await publish(asha, mira);
    await report(await memberAt('49.50.51.1'), id);
    const act = { kind: 'post', id, act: 'remove', reason: 'spam', version: 2 } as const;
    expect((await mira.call(community.moderatePost, { body: act })).status).toBe(200);
    expect(await kept(id)).toEqual([{ digest: null, number: 1 }]);
    expect(await keys()).toBe(0);
  });

  test('is in the export as a fact, and gone with the account', async () => {
    const id = await publish(asha, mira);
    const bina = await memberAt('49.50.51.1');
    await report(bina, id);
    const exported = (await bina.call(exportAccount)).text;
    expect(exported).toContain('hasAddressRange');
    expect(exported).not.toContain('49.50.51');
    const [row] = await database.sql<{ row: string }[]>`
      select row_to_json(r)::text as row from content_reports r where subject_id = ${id}`;
    expect(row?.row).not.toContain('49.50.51');
    expect((await bina.call(deleteAccount, { body: { confirm: 'DELETE' } })).status).toBe(200);
    expect(await kept(id)).toEqual([{ digest: null, number: 1 }]);
  });
});
