import { callAddress } from '@pahiya/contracts/call';
import {
  askDealer,
  partnerLeadsCsv,
  partnerShareCard,
} from '@pahiya/contracts/partner-leads/lead-contracts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../../test/partner-desk.ts';
import { openBrowser } from '../../../../test/path-browser.ts';
import { createTestApi } from '../../../../test/test-api.ts';
import { createTestDatabase } from '../../../db/test-database.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
const mobile = '9876400001';

beforeEach(async () => {
  api.setNow(new Date('2026-11-20T05:00:00Z'));
  await emptyTables(sql, ['rate_limits']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const csvOf = (browser: TestBrowser) =>
  browser.send({ method: 'GET', url: callAddress(partnerLeadsCsv.call) });

/** A firm with two leads of one person, of which the owner's colleague has none. */
async function firmWithLeads(titles: readonly string[]) {
  const firm = await makeFirm(api);
  const owner = await signInAsPartner(api, firm);
  const shared = await owner.browser.call(partnerShareCard, { body: { act: 'share' } });
  const paths = openBrowser(api);
  await paths.signIn(mobile);
  const person = createTestBrowser(api);
  for (const [name, value] of paths.cookies) person.cookies.set(name, value);
  for (const title of titles) {
    const asked = await person.call(askDealer, {
      params: { id: shared.data.token ?? '' },
      body: {
        kind: 'used-car',
        title,
        cityId: 10084,
        channels: ['call', 'show-number'],
        wish: '=1+1',
      },
    });
    expect(asked.status).toBe(201);
  }
  return { firm, owner };
}

test('leads download masked, under a line that names who took them and when they end, and the log has the row', async () => {
  const { owner, firm } = await firmWithLeads(['Swift VXI 2019', 'Baleno 2020']);
  const answer = await csvOf(owner.browser);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/csv');
  expect(answer.headers['cache-control']).toContain('no-store');
  const [watermark = '', head, ...rows] = answer.body.trim().split('\r\n');
  expect(watermark).toContain(owner.member.email);
  expect(watermark).toContain('delete by 2026-11-21T05:00:00.000Z');
  expect(head).toMatch(/^lead,created,kind,stage,/);
  expect(rows).toHaveLength(2);
  expect(answer.body).not.toContain(mobile);
  expect(answer.body).toContain('98•••••001');
  const acts = await sql<{ subject: string }[]>`
    select subject from partner_acts where firm_id = ${firm.firmId} and act = 'export-leads'
      and outcome = 'done'`;
  expect(acts).toHaveLength(1);
  expect(watermark).toContain(acts[0]?.subject);
  expect(await sql`select from contact_reads`).toHaveLength(0);
});

test.each(['=HYPERLINK(A1)', '+1', '-2+3', '@SUM(A1)'])(
  'a title that begins like a formula (%j) is text',
  async (title) => {
    const { owner } = await firmWithLeads([`${title} car`]);
    const { body } = await csvOf(owner.browser);
    const cells = body.split('\r\n').flatMap((line) => line.split(','));
    expect(cells.filter((cell) => /^"?\s*[=+@-]/.test(cell))).toEqual([]);
    expect(body).toContain("'=1+1");
  },
);

test('each member downloads what the inbox shows, and accounts none', async () => {
  const { firm, owner } = await firmWithLeads(['Swift VXI 2019']);
  const agent = await signInAsPartner(api, firm, 'agent');
  const other = await signInAsPartner(api, await makeFirm(api));
  const accounts = await signInAsPartner(api, firm, 'accounts');
  const rowsOf = async (browser: TestBrowser) =>
    (await csvOf(browser)).body.trim().split('\r\n').length - 2;
  expect(await rowsOf(owner.browser)).toBe(1);
  expect(await rowsOf(other.browser)).toBe(0);
  for (const { browser } of [agent, accounts]) {
    const refused = await csvOf(browser);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'partner/wrong-role']);
  }
});
