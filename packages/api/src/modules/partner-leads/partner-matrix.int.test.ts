import { contracts } from '@pahiya/contracts/all/contracts';
import { callAddress } from '@pahiya/contracts/call';
import type { Contract } from '@pahiya/contracts/contract';
import {
  askDealer,
  partnerInbox,
  partnerShareCard,
} from '@pahiya/contracts/partner-leads/lead-contracts';
import { partnerRoles } from '@pahiya/contracts/partner-roles';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../test/desk.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../test/partner-desk.ts';
import { openBrowser } from '../../../test/path-browser.ts';
import { createTestApi } from '../../../test/test-api.ts';
import { createTestDatabase } from '../../db/test-database.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
api.setNow(new Date('2026-11-20T05:00:00Z'));
const mobile = '9876501234';

beforeEach(async () => {
  await emptyTables(sql, ['rate_limits', 'sign_in_tries']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const everyCall: readonly Contract[] = Object.values(contracts);
const partnerCalls = everyCall.filter(({ who }) => who === 'partner');
/** They end the session with which the others are tried. */
const ending = new Set(['partnerSignOut']);
const someId = '00000000-0000-4000-8000-000000000000';

/** Sends a call without a body: enough to be admitted or refused, and too little to change anything. */
async function tryCall(browser: TestBrowser, { call }: Contract, id = someId) {
  const url = callAddress(call).replace(/:\w+/g, id);
  const { statusCode, body } = await browser.send({
    method: call.method,
    url,
    ...(call.method === 'GET' ? {} : { body: {} }),
  });
  return { status: statusCode, code: /"code":"([^"]+)"/.exec(body)?.[1] ?? null, text: body };
}

/** A browser that sends the cookies of another session to every path. */
function withCookies(cookies: ReadonlyMap<string, string>): TestBrowser {
  const browser = createTestBrowser(api);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

test('every partner call admits its roles alone', async () => {
  expect(partnerCalls.length).toBeGreaterThan(15);
  const firm = await makeFirm(api);
  for (const role of partnerRoles) {
    const { browser } = await signInAsPartner(api, firm, role);
    for (const contract of partnerCalls.filter(({ call }) => !ending.has(call.name))) {
      const { status, code } = await tryCall(browser, contract);
      const isAllowed = contract.memberRoles?.includes(role) ?? true;
      const told = `${role} ${contract.call.name}: ${status} ${code}`;
      if (isAllowed) expect(code ?? '', told).not.toMatch(/wrong-role|auth\/required/);
      else expect([status, code], told).toEqual([403, 'partner/wrong-role']);
    }
  }
}, 60_000);

test('no other session opens a partner call, and a partner’s opens no other', async () => {
  const firm = await makeFirm(api);
  const { browser: partner } = await signInAsPartner(api, firm);
  const { browser: desk } = await signInAtDesk(api, 'matrix');
  const paths = openBrowser(api);
  await paths.signIn(mobile);
  const strangers = [createTestBrowser(api), withCookies(paths.cookies), withCookies(desk.cookies)];
  for (const contract of partnerCalls) {
    for (const stranger of strangers) {
      const { status, code } = await tryCall(stranger, contract);
      expect([status, code], contract.call.name).toEqual([401, 'auth/required']);
    }
  }
  const foreign = everyCall.filter(({ who }) => who === 'user' || who === 'operator');
  for (const contract of foreign) {
    const { status } = await tryCall(withCookies(partner.cookies), contract);
    expect(status, contract.call.name).toBe(401);
  }
}, 60_000);

test('a lead of a colleague, another branch or another firm is not found by any call, and no answer holds ten digits', async () => {
  const firm = await makeFirm(api);
  const owner = await signInAsPartner(api, firm);
  const branch = '11111111-1111-4111-8111-111111111111';
  await sql`insert into partner_branches values (${branch}, ${firm.firmId}, 'Pune', 10100, null)`;
  const shared = await owner.browser.call(partnerShareCard, { body: { act: 'share' } });
  const agent = await signInAsPartner(api, firm, 'agent');
  const paths = openBrowser(api);
  await paths.signIn(mobile);
  const asker = withCookies(paths.cookies);
  const body = { kind: 'used-car', title: 'Swift 2019', cityId: 10084, channels: [] };
  const asked = await asker.call(askDealer, { params: { id: shared.data.token ?? '' }, body });
  expect(asked.status).toBe(201);
  const leadId = (await owner.browser.call(partnerInbox)).data.leads[0]?.leadId ?? '';
  const hidden = [
    await signInAsPartner(api, firm, 'agent'),
    await signInAsPartner(api, firm, 'manager', [branch]),
    await signInAsPartner(api, await makeFirm(api)),
    await signInAsPartner(api, await makeFirm(api), 'agent'),
  ];
  const ofLead = partnerCalls.filter(({ call }) => call.path.includes(':leadId'));
  const bodies = {
    partnerLead: undefined,
    partnerActOnLead: { act: 'note', version: 1, note: 'x' },
    partnerShowNumber: { why: 'For a test' },
    partnerCallLead: { why: 'For a test', from: '9000000001' },
  } as const;
  expect(ofLead.map(({ call }) => call.name).sort()).toEqual(Object.keys(bodies).sort());
  for (const { browser } of hidden) {
    for (const { call } of ofLead) {
      const url = callAddress(call).replace(':leadId', leadId);
      const body = bodies[call.name as keyof typeof bodies];
      const { statusCode, json } = await browser.send({
        method: call.method,
        url,
        ...(body === undefined ? {} : { body }),
      });
      expect([call.name, statusCode, json().code]).toEqual([call.name, 404, 'partner/not-found']);
    }
  }
  expect((await agent.browser.call(partnerInbox)).data.leads).toHaveLength(1);
  for (const { browser } of [owner, agent, ...hidden]) {
    for (const contract of partnerCalls.filter(({ call }) => call.method === 'GET')) {
      const { text } = await tryCall(browser, contract, leadId);
      expect(text, contract.call.name).not.toContain(mobile);
    }
  }
  expect(await sql`select from contact_reads`).toHaveLength(0);
}, 60_000);
