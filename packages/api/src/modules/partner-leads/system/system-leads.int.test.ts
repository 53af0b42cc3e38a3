import { listContacts, stopContact } from '@pahiya/contracts/contact-ledger/contact-contracts';
import type { ContactChannel } from '@pahiya/contracts/contact-ledger/contact-terms';
import {
  partnerKeys,
  partnerMakeKey,
  partnerRevokeKey,
} from '@pahiya/contracts/partner-firms/partner-key-contracts';
import {
  askDealer,
  partnerActOnLead,
  partnerInbox,
  partnerLead,
  partnerShareCard,
} from '@pahiya/contracts/partner-leads/lead-contracts';
import {
  systemLead,
  systemLeads,
  systemNumber,
} from '@pahiya/contracts/partner-leads/system-contracts';
import type { PartnerKeyScope } from '@pahiya/contracts/partner-roles';
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
/** A Friday at 10:30 am in India. */
const start = new Date('2026-11-20T05:00:00Z');
const someId = '00000000-0000-4000-8000-000000000000';
let people = 0;

beforeEach(async () => {
  api.setNow(start);
  await emptyTables(sql, ['rate_limits']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const makeKey = (owner: TestBrowser, scopes: readonly PartnerKeyScope[]) =>
  owner.call(partnerMakeKey, { body: { name: 'CRM', scopes } });

/** A firm whose system has a key. */
async function firmWithKey(scopes: readonly PartnerKeyScope[] = ['leads', 'numbers']) {
  const firm = await makeFirm(api);
  const { browser: owner } = await signInAsPartner(api, firm);
  const made = await makeKey(owner, scopes);
  expect(made.status).toBe(201);
  return { firm, owner, secret: made.data.secret, keyId: made.data.key.keyId };
}

async function ask(owner: TestBrowser, channels: readonly ContactChannel[], title = 'Swift 2019') {
  people += 1;
  const mobile = `98763${String(people).padStart(5, '0')}`;
  const paths = openBrowser(api);
  await paths.signIn(mobile);
  const browser = createTestBrowser(api);
  for (const [name, value] of paths.cookies) browser.cookies.set(name, value);
  const shared = await owner.call(partnerShareCard, { body: { act: 'share' } });
  const asked = await browser.call(askDealer, {
    params: { id: shared.data.token ?? '' },
    body: { kind: 'used-car', title, cityId: 10084, channels },
  });
  expect(asked.status).toBe(201);
  return { browser, mobile };
}

/** A system: it sends its key and no cookie. */
function system(secret: string) {
  const browser = createTestBrowser(api);
  const headers = { authorization: `Bearer ${secret}`, 'sec-fetch-site': 'none' };
  return {
    list: (query: Readonly<Record<string, string>> = {}) =>
      browser.call(systemLeads, { headers, query }),
    lead: (leadId: string) => browser.call(systemLead, { headers, params: { leadId } }),
    number: (leadId: string, why = 'Sync') =>
      browser.call(systemNumber, { headers, params: { leadId }, body: { why } }),
  };
}

test('a key is shown once, stored as a hash, says when it was last used, and is dead once revoked', async () => {
  const { firm, owner, secret, keyId } = await firmWithKey();
  expect(secret).toMatch(/^phk_[\w-]{43}$/);
  const [row] = await sql<{ all: string }[]>`
    select partner_keys::text as all from partner_keys where firm_id = ${firm.firmId}`;
  expect(row?.all).not.toContain(secret);
  const before = await owner.call(partnerKeys);
  expect(before.text).not.toContain(secret);
  expect(before.data.keys).toMatchObject([
    { name: 'CRM', beginning: secret.slice(0, 8), lastUsedAt: null },
  ]);
  expect((await system(secret).list()).status).toBe(200);
  const [used] = (await owner.call(partnerKeys)).data.keys;
  expect(used?.lastUsedAt).toBe(start.toISOString());
  const stranger = await signInAsPartner(api, await makeFirm(api));
  const params = { keyId };
  const foreign = await stranger.browser.call(partnerRevokeKey, { params });
  expect(foreign.problem).toMatchObject({ status: 404, code: 'partner/not-found' });
  expect((await owner.call(partnerRevokeKey, { params })).data).toEqual({ isRevoked: true });
  expect((await system(secret).list()).problem).toMatchObject({ status: 401 });
  expect((await owner.call(partnerRevokeKey, { params })).status).toBe(200);
});

test('no wrong key, cookie or scope opens a call, and a key opens no call of members', async () => {
  const { firm, owner, secret } = await firmWithKey(['leads']);
  await ask(owner, ['export']);
  const leadId = (await owner.call(partnerInbox)).data.leads[0]?.leadId ?? '';
  for (const wrong of [
    '',
    'phk_short',
    `${secret}x`,
    secret.replace(/.$/, '!'),
    secret.toUpperCase(),
  ]) {
    const { list, lead, number } = system(wrong);
    for (const answer of [await list(), await lead(leadId), await number(leadId)]) {
      expect([answer.status, answer.problem.code]).toEqual([401, 'auth/required']);
    }
  }
  expect((await owner.call(systemLeads)).status).toBe(401);
  expect((await system(secret).number(leadId)).problem).toMatchObject({
    status: 403,
    code: 'partner/wrong-role',
  });
  const headers = { authorization: `Bearer ${secret}` };
  const visitor = createTestBrowser(api);
  expect((await visitor.call(partnerInbox, { headers })).status).toBe(401);
  expect((await visitor.call(partnerKeys, { headers })).status).toBe(401);
  const reads = await sql`select from contact_reads where firm_id = ${firm.firmId}`;
  expect(reads).toHaveLength(0);
});

test('leads come masked, the oldest first, and the cursor leads on to those made later', async () => {
  const { owner, secret } = await firmWithKey();
  const { list, lead } = system(secret);
  expect((await list()).data).toEqual({ leads: [], nextCursor: null });
  const mobiles: string[] = [];
  for (let made = 0; made < 3; made += 1) {
    api.setNow(new Date(start.getTime() + made * 60_000));
    mobiles.push((await ask(owner, ['call', 'show-number'], `Car ${made}`)).mobile);
  }
  const first = await list({ limit: '2' });
  const second = await list({ limit: '2', after: first.data.nextCursor ?? '' });
  const titles = [first, second].map(({ data }) => data.leads.map(({ title }) => title));
  expect(titles).toEqual([['Car 0', 'Car 1'], ['Car 2']]);
  const behind = await list({ after: second.data.nextCursor ?? '' });
  expect(behind.data).toEqual({ leads: [], nextCursor: second.data.nextCursor });
  api.setNow(new Date(start.getTime() + 3 * 60_000));
  await ask(owner, [], 'Car 3');
  const later = await list({ after: second.data.nextCursor ?? '' });
  expect(later.data.leads).toMatchObject([{ title: 'Car 3', consent: { state: 'none' } }]);
  const one = await lead(first.data.leads[0]?.leadId ?? '');
  expect(one.data.lead).toMatchObject({ title: 'Car 0', stage: 'new', name: '•••••' });
  for (const { text } of [first, second, later, one]) {
    for (const mobile of mobiles) expect(text).not.toContain(mobile);
  }
  expect((await list({ after: 'x' })).problem.code).toBe('partner/cursor-invalid');
});

test('a number is read only where the person agreed to that, written down, and not after withdrawal or by a paused firm', async () => {
  const { firm, owner, secret } = await firmWithKey();
  const { browser, mobile } = await ask(owner, ['call', 'export']);
  const { number } = system(secret);
  const leadId = (await owner.call(partnerInbox)).data.leads[0]?.leadId ?? '';
  expect((await number(leadId, 'x')).status).toBe(400);
  expect((await number(leadId)).data).toEqual({ mobile, name: null });
  const [contact] = (await browser.call(listContacts)).data.contacts;
  expect(contact?.reads).toEqual([
    { at: start.toISOString(), member: '', how: 'export', why: 'Sync' },
  ]);
  const { lead } = (await owner.call(partnerLead, { params: { leadId } })).data;
  expect(lead.events.map(({ event }) => event)).toEqual(['number-sent', 'asked']);
  const disputed = await owner.call(partnerActOnLead, {
    params: { leadId },
    body: { act: 'dispute', version: lead.version, kind: 'wrong-number' },
  });
  expect(disputed.problem.code).toBe('partner/dispute-over');
  await sql`
    update partner_firms set paused_at = now(), paused_reason = 'desk' where id = ${firm.firmId}`;
  expect((await number(leadId)).problem.code).toBe('partner/paused');
  await sql`update partner_firms set paused_at = null, paused_reason = null where id = ${firm.firmId}`;
  await browser.call(stopContact, { params: { consentId: contact?.consentId ?? '' } });
  expect((await number(leadId)).problem.code).toBe('partner/no-consent');
  const shown = await ask(owner, ['call', 'show-number'], 'Only shown');
  const [other] = (await owner.call(partnerInbox)).data.leads;
  const refused = await number(other?.leadId ?? '');
  expect(refused.problem.code).toBe('partner/no-consent');
  expect(refused.text).not.toContain(shown.mobile);
  const acts = await sql<{ outcome: string }[]>`
    select outcome from partner_acts where firm_id = ${firm.firmId} and act = 'system-number'
    order by id`;
  expect(acts.map(({ outcome }) => outcome)).toEqual([
    'done',
    'partner/paused',
    'partner/no-consent',
    'partner/no-consent',
  ]);
});

test('a lead of another firm is not found by a key', async () => {
  const one = await firmWithKey();
  const other = await firmWithKey();
  await ask(one.owner, ['export']);
  const leadId = (await one.owner.call(partnerInbox)).data.leads[0]?.leadId ?? '';
  const { list, lead, number } = system(other.secret);
  expect((await list()).data.leads).toEqual([]);
  for (const id of [leadId, someId]) {
    for (const answer of [await lead(id), await number(id)]) {
      expect([answer.status, answer.problem.code]).toEqual([404, 'partner/not-found']);
    }
  }
  await sql`update partner_firms set closed_at = now() where id = ${one.firm.firmId}`;
  expect((await system(one.secret).list()).status).toBe(401);
});

test('a firm has at most ten keys that work, however fast it asks, and a key names its system and what it allows', async () => {
  const { owner, keyId } = await firmWithKey();
  const answers = await Promise.all(Array.from({ length: 11 }, () => makeKey(owner, ['leads'])));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
  expect((await makeKey(owner, ['leads'])).problem.code).toBe('partner/wrong-state');
  await owner.call(partnerRevokeKey, { params: { keyId } });
  expect((await makeKey(owner, ['leads'])).status).toBe(201);
  expect((await makeKey(owner, [])).problem.errors).toMatchObject([
    { path: 'body.scopes', message: 'Choose what the key allows' },
  ]);
});
