import {
  partnerAddRule,
  partnerAssignment,
  partnerRemoveRule,
} from '@pahiya/contracts/partner-leads/assignment-contracts';
import {
  askDealer,
  partnerInbox,
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
const start = new Date('2026-11-20T05:00:00Z');
let people = 0;

beforeEach(async () => {
  api.setNow(start);
  await emptyTables(sql, ['rate_limits']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function person(): Promise<TestBrowser> {
  people += 1;
  const paths = openBrowser(api);
  await paths.signIn(`98762${String(people).padStart(5, '0')}`);
  const browser = createTestBrowser(api);
  for (const [name, value] of paths.cookies) browser.cookies.set(name, value);
  return browser;
}

async function firmOf(agents: number) {
  const firm = await makeFirm(api);
  const { browser: owner } = await signInAsPartner(api, firm);
  const shared = await owner.call(partnerShareCard, { body: { act: 'share' } });
  const members: Awaited<ReturnType<typeof signInAsPartner>>[] = [];
  for (let made = 0; made < agents; made += 1) {
    members.push(await signInAsPartner(api, firm, 'agent'));
  }
  const ask = async (title: string, more: object = {}, by?: TestBrowser) => {
    const body = { kind: 'used-car', title, cityId: 10084, channels: [], ...more };
    const params = { id: shared.data.token ?? '' };
    expect((await (by ?? (await person())).call(askDealer, { params, body })).status).toBe(201);
  };
  return { firm, owner, agents: members, ask };
}
const titlesOf = async ({ browser }: { browser: TestBrowser }) =>
  (await browser.call(partnerInbox)).data.leads.map(({ title }) => title).sort();
const add = (owner: TestBrowser, body: object) => owner.call(partnerAddRule, { body });

test('leads go by place, kind and make to the agents of the most particular rule, until it is removed', async () => {
  const { owner, agents, ask } = await firmOf(3);
  const [delhi, swift, loans] = agents;
  if (delhi === undefined || swift === undefined || loans === undefined) throw new Error('three');
  const only = (one: typeof delhi) => ({ memberIds: [one.member.memberId] });
  const laterBy = (minutes: number) => api.setNow(new Date(start.getTime() + minutes * 60_000));
  expect((await add(owner, { city: 'delhi', ...only(delhi) })).status).toBe(201);
  laterBy(1);
  await add(owner, { city: 'Delhi', word: 'Swift', ...only(swift) });
  laterBy(2);
  const stored = await add(owner, { kind: 'loan', ...only(loans) });
  expect(stored.data.rules).toMatchObject([
    { city: { cityId: 10084 }, word: 'swift', members: [{ name: 'The agent' }] },
    { city: { cityId: 10084 }, kind: null, word: null },
    { city: null, kind: 'loan' },
  ]);
  await ask('Baleno 2020');
  await ask('Swift VXI 2019');
  await ask('Loan for a car', { kind: 'loan', cityId: 10100 });
  await ask('Swift Dzire');
  expect(await titlesOf(delhi)).toEqual(['Baleno 2020']);
  expect(await titlesOf(swift)).toEqual(['Swift Dzire', 'Swift VXI 2019']);
  expect(await titlesOf(loans)).toEqual(['Loan for a car']);
  await sql`update partner_members set is_on_duty = false where id = ${swift.member.memberId}`;
  await ask('Swift LXI');
  expect(await titlesOf(delhi)).toEqual(['Baleno 2020', 'Swift LXI']);
  const params = { ruleId: stored.data.rules[1]?.ruleId ?? '' };
  expect((await owner.call(partnerRemoveRule, { params })).data.rules).toHaveLength(2);
  expect((await owner.call(partnerRemoveRule, { params })).problem.code).toBe('partner/not-found');
});

test('of enquiries at the same moment each goes to another member', async () => {
  const { agents, ask } = await firmOf(4);
  const askers = await Promise.all([person(), person(), person(), person()]);
  await Promise.all(askers.map((by, place) => ask(`Car ${place}`, {}, by)));
  const counts = await Promise.all(agents.map(async (one) => (await titlesOf(one)).length));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
  const more = await Promise.all(Array.from({ length: 12 }, person));
  await Promise.all(more.map((by, place) => ask(`More ${place}`, {}, by)));
  const rows = await sql<{ given: number }[]>`
    select count(*)::integer as given from partner_leads l
    where member_id = any(${agents.map(({ member }) => member.memberId)}::uuid[])`;
  expect(rows[0]?.given).toBe(16);
});

test('a member to whom another enquiry is being given is passed over', async () => {
  const { agents, ask } = await firmOf(2);
  const [first, second] = agents.map(({ member }) => member.memberId).sort();
  await ask('Warm up');
  await sql`update partner_leads set member_id = null where title = 'Warm up'`;
  await sql`update partner_lead_turns set given_at = null`;
  await sql.begin(async (tx) => {
    await tx`select from partner_lead_turns where member_id = ${first ?? ''} for update`;
    await ask('While the first is locked');
  });
  const [row] = await sql<{ memberId: string }[]>`
    select member_id as "memberId" from partner_leads where title = 'While the first is locked'`;
  expect(row?.memberId).toBe(second);
});

test('a rule that says nothing, an unknown city, and members who are no agents of the firm are refused', async () => {
  const { owner, agents } = await firmOf(1);
  const stranger = await firmOf(1);
  const memberIds = agents.map(({ member }) => member.memberId);
  const nothing = await add(owner, { memberIds });
  expect(nothing.problem.errors).toMatchObject([{ path: 'body.city' }]);
  expect((await add(owner, { city: 'Qqqqzzz', memberIds })).problem).toMatchObject({
    status: 422,
    code: 'lead/unknown-city',
  });
  const foreign = stranger.agents.map(({ member }) => member.memberId);
  expect((await add(owner, { kind: 'loan', memberIds: foreign })).problem.code).toBe(
    'partner/not-found',
  );
  expect((await add(owner, { kind: 'loan', memberIds: [] })).status).toBe(400);
  expect((await owner.call(partnerAssignment)).data.rules).toEqual([]);
  const made = await add(stranger.owner, { kind: 'loan', memberIds: foreign });
  const params = { ruleId: made.data.rules[0]?.ruleId ?? '' };
  expect((await owner.call(partnerRemoveRule, { params })).problem.code).toBe('partner/not-found');
});
