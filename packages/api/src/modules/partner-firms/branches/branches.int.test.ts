import {
  partnerAddBranch,
  partnerCloseBranch,
} from '@pahiya/contracts/partner-firms/partner-branch-contracts';
import {
  partnerChangeMember,
  partnerInvite,
  partnerMembers,
} from '@pahiya/contracts/partner-firms/partner-member-contracts';
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

beforeEach(async () => {
  api.setNow(new Date('2026-11-20T05:00:00Z'));
  await emptyTables(sql, ['rate_limits']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const add = (by: TestBrowser, name: string, city: string) =>
  by.call(partnerAddBranch, { body: { name, city } });
const close = (by: TestBrowser, branchId: string) =>
  by.call(partnerCloseBranch, { params: { branchId } });
const titlesOf = async (by: TestBrowser) =>
  (await by.call(partnerInbox, { query: {} })).data.leads.map(({ title }) => title).sort();

/** Cities and titles of leads that a person asks for. */
async function asker(owner: TestBrowser) {
  const shared = await owner.call(partnerShareCard, { body: { act: 'share' } });
  const paths = openBrowser(api);
  await paths.signIn('9876300011');
  const person = createTestBrowser(api);
  for (const [name, value] of paths.cookies) person.cookies.set(name, value);
  return async (title: string, cityId: number) => {
    const params = { id: shared.data.token ?? '' };
    const body = { kind: 'used-car' as const, title, cityId, channels: [] };
    expect((await person.call(askDealer, { params, body })).status).toBe(201);
  };
}

test('an owner makes branches, and a manager sees the new leads of theirs alone', async () => {
  const firm = await makeFirm(api);
  const { browser: owner } = await signInAsPartner(api, firm);
  const all = await signInAsPartner(api, firm, 'manager');
  const pune = await signInAsPartner(api, firm, 'manager');
  const ask = await asker(owner);
  await ask('Before the branch', 10100);
  const made = await add(owner, 'Pune showroom', 'Pune');
  expect(made.status).toBe(201);
  const delhi = await add(owner, 'Delhi yard', 'Delhi');
  const { branches } = (await owner.call(partnerMembers)).data;
  expect(branches).toMatchObject([
    { name: 'Delhi yard', branchId: delhi.data.branchId },
    { name: 'Pune showroom', branchId: made.data.branchId, city: { en: 'Pune', hi: 'पुणे' } },
  ]);
  const changed = await owner.call(partnerChangeMember, {
    params: { memberId: pune.member.memberId },
    body: { branchIds: [made.data.branchId] },
  });
  expect(changed.data.branchIds).toEqual([made.data.branchId]);
  const puneCity = branches.find(({ name }) => name === 'Pune showroom')?.cityId ?? 0;
  await ask('In Pune', puneCity);
  await ask('In Delhi', branches.find(({ name }) => name === 'Delhi yard')?.cityId ?? 0);
  expect(await titlesOf(pune.browser)).toEqual(['In Pune']);
  expect(await titlesOf(all.browser)).toEqual(['Before the branch', 'In Delhi', 'In Pune']);
});

test('a branch that a member or an invitation has is not closed; closed, its leads stay with the firm and new ones go to no branch', async () => {
  const firm = await makeFirm(api);
  const { browser: owner } = await signInAsPartner(api, firm);
  const branchId = (await add(owner, 'Pune', 'Pune')).data.branchId;
  const manager = await signInAsPartner(api, firm, 'manager', [branchId]);
  const ask = await asker(owner);
  const [branch] = (await owner.call(partnerMembers)).data.branches;
  await ask('Swift', branch?.cityId ?? 0);
  expect((await close(owner, branchId)).problem.code).toBe('partner/branch-in-use');
  const memberId = manager.member.memberId;
  const move = (branchIds: string[]) =>
    owner.call(partnerChangeMember, { params: { memberId }, body: { branchIds } });
  await move([]);
  const invitation = { displayName: 'New', role: 'agent' as const, branchIds: [branchId] };
  const invited = await owner.call(partnerInvite, {
    body: { email: 'branch@dealer.example', ...invitation },
  });
  expect(invited.status).toBe(201);
  expect((await close(owner, branchId)).problem.code).toBe('partner/branch-in-use');
  await sql`update partner_invitations set revoked_at = now() where firm_id = ${firm.firmId}`;
  expect((await close(owner, branchId)).status).toBe(200);
  expect((await close(owner, branchId)).problem.code).toBe('partner/not-found');
  expect((await move([branchId])).problem.code).toBe('partner/not-found');
  await ask('Baleno', branch?.cityId ?? 0);
  expect(await titlesOf(owner)).toEqual(['Baleno', 'Swift']);
  const rows = await sql`
    select from partner_leads where firm_id = ${firm.firmId} and branch_id is null`;
  expect(rows).toHaveLength(1);
});

test('a city that we do not list, a second branch in a city, a short name and another firm’s branch store nothing', async () => {
  const firm = await makeFirm(api);
  const { browser: owner } = await signInAsPartner(api, firm);
  const manager = await signInAsPartner(api, firm, 'manager');
  const stranger = await signInAsPartner(api, await makeFirm(api));
  const unknown = await add(owner, 'Nowhere', 'Xyzzyville');
  expect([unknown.status, unknown.problem.errors?.[0]?.path]).toEqual([422, 'city']);
  expect((await add(owner, 'x', 'Pune')).status).toBe(400);
  expect((await add(manager.browser, 'Pune', 'Pune')).problem.code).toBe('partner/wrong-role');
  const both = await Promise.all([add(owner, 'One', 'Pune'), add(owner, 'Two', 'Pune')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const { branches } = (await owner.call(partnerMembers)).data;
  expect(branches).toHaveLength(1);
  expect((await close(stranger.browser, branches[0]?.branchId ?? '')).problem.code).toBe(
    'partner/not-found',
  );
  expect((await owner.call(partnerMembers)).data.branches).toHaveLength(1);
});
