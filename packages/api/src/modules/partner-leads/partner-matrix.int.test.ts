// What has to hold for partners, and where each is proved:
//  1. roles × calls × leads: the last test of this file
//  2. no ten digits before consent: this file for answers and files, `webhooks/webhooks.int.test.ts` for events,
//     `apps/server/src/whole-server.logs.int.test.ts` for pages and log lines
//  3. consent, read, withdrawal, twenty parallel reads: `partner-leads.int.test.ts`, "a number"
//  4. clocks, slots, holidays, midnight, zone of the server: `packages/domain/src/leads/leads.test.ts`
//  5. two managers at once, a member removed while leads are assigned: `partner-leads.int.test.ts`; a removed member's live
//     session: `partner-firms/partner-sign-in.int.test.ts`
//  6. one person, five requests, two devices: `partner-leads.int.test.ts`; one charge: the same, "the price of a lead"; about
//     a listed car: `listings/enquiry/car-enquiry.int.test.ts`
//  7. receivers that are slow, fail, redirect, move inside or answer 10 MB: `apps/sandbox/src/partner-webhooks`
//  8. statements of a thousand months: `money/statement-months.int.test.ts`
//  9. CSV: by rule in `packages/domain/src/text/csv-cell.test.ts`; in files: `inbox/export-leads.int.test.ts`
// 10. a dispute at 71:59 and at 72:01: `partner-leads.int.test.ts`
// 11. shared links, guesses and one answer: `short-links/short-links.int.test.ts`, `offers/offers.int.test.ts`
// 12. a deleted person: `webhooks/webhooks.int.test.ts` and `partner-leads.int.test.ts`
// 13. a bank account changed by a stolen session: `partner-firms/bank/bank.int.test.ts`
// 14. codes, guesses: `partner-firms/partner-sign-in.int.test.ts`; cookies on foreign routes: this file
import { contracts } from '@pahiya/contracts/all/contracts';
import { callAddress } from '@pahiya/contracts/call';
import { listContacts, stopContact } from '@pahiya/contracts/contact-ledger/contact-contracts';
import type { Contract } from '@pahiya/contracts/contract';
import {
  askDealer,
  partnerActOnLead,
  partnerInbox,
  partnerShareCard,
} from '@pahiya/contracts/partner-leads/lead-contracts';
import { type PartnerRole, partnerRoles } from '@pahiya/contracts/partner-roles';
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

const branchIds = {
  delhi: '11111111-1111-4111-8111-111111111111',
  pune: '22222222-2222-4222-8222-222222222222',
} as const;
type Lead = { readonly leadId: string; readonly version: number };

/** Bodies that each call about a lead accepts and that change none: a version that never was, people who agreed to no
 * contact, and offers. */
const bodies: Readonly<Record<string, object | undefined>> = {
  partnerLead: undefined,
  partnerOffer: undefined,
  partnerMakeOffer: { pricePaise: 45_000_000, validDays: 7 },
  partnerRevokeOffer: undefined,
  partnerActOnLead: { act: 'note', version: -1, note: 'x' },
  partnerShowNumber: { why: 'For a test' },
  partnerCallLead: { why: 'For a test', from: '9000000001' },
};

test('roles × calls of a lead × own, a colleague’s, another branch’s, another firm’s, ended and withdrawn: 404 for all but those who may see it, and no answer holds ten digits', async () => {
  const firm = await makeFirm(api);
  const other = await makeFirm(api);
  await sql`
    insert into partner_branches (id, firm_id, name, city_id) values
      (${branchIds.delhi}, ${firm.firmId}, 'Delhi', 10084),
      (${branchIds.pune}, ${firm.firmId}, 'Pune', 10100)`;
  const owner = await signInAsPartner(api, firm);
  const foreign = await signInAsPartner(api, other);
  const agent = await signInAsPartner(api, firm, 'agent', [branchIds.delhi]);
  const colleague = await signInAsPartner(api, firm, 'agent', [branchIds.delhi]);
  const members = {
    owner,
    'manager of all': await signInAsPartner(api, firm, 'manager'),
    'manager of Delhi': await signInAsPartner(api, firm, 'manager', [branchIds.delhi]),
    'manager of Pune': await signInAsPartner(api, firm, 'manager', [branchIds.pune]),
    agent,
    colleague,
    accounts: await signInAsPartner(api, firm, 'accounts'),
    auditor: await signInAsPartner(api, firm, 'auditor'),
    'foreign owner': foreign,
    'foreign manager': await signInAsPartner(api, other, 'manager'),
    'foreign agent': await signInAsPartner(api, other, 'agent'),
    'foreign auditor': await signInAsPartner(api, other, 'auditor'),
  };
  const roleOf = (name: string) => name.replace('foreign ', '').split(' ')[0] as string;
  const paths = openBrowser(api);
  await paths.signIn(mobile);
  const asker = withCookies(paths.cookies);
  const ask = async (
    by: { browser: TestBrowser },
    title: string,
    more: { cityId?: number; channels?: string[] } = {},
  ): Promise<Lead> => {
    const shared = await by.browser.call(partnerShareCard, { body: { act: 'share' } });
    const body = { kind: 'used-car', title, cityId: 10084, channels: [], ...more };
    const params = { id: shared.data.token ?? '' };
    expect((await asker.call(askDealer, { params, body })).status).toBe(201);
    const [row] = await sql<Lead[]>`
      select id as "leadId", version from partner_leads where title = ${title}`;
    return row ?? { leadId: '', version: 0 };
  };
  const give = (lead: Lead, memberId: string) =>
    sql`update partner_leads set member_id = ${memberId} where id = ${lead.leadId}`;
  const leads = {
    own: await ask(owner, 'Own Swift 2019'),
    'a colleague’s': await ask(owner, 'Swift of a colleague'),
    'of Pune': await ask(owner, 'Swift in Pune', { cityId: 10100 }),
    foreign: await ask(foreign, 'Swift elsewhere'),
    ended: await ask(owner, 'Swift that was lost'),
    withdrawn: await ask(owner, 'Swift withdrawn', { channels: ['call', 'show-number'] }),
  };
  for (const lead of [leads.own, leads.ended, leads.withdrawn]) {
    await give(lead, agent.member.memberId);
  }
  await give(leads['a colleague’s'], colleague.member.memberId);
  await sql`update partner_leads set member_id = null where id = ${leads.foreign.leadId}`;
  const lost = await owner.browser.call(partnerActOnLead, {
    params: { leadId: leads.ended.leadId },
    body: { act: 'move', version: leads.ended.version, to: 'lost', reason: 'price' },
  });
  expect(lost.data.lead.stage).toBe('lost');
  const { contacts } = (await asker.call(listContacts)).data;
  const params = { consentId: contacts[0]?.consentId ?? '' };
  expect((await asker.call(stopContact, { params })).status).toBe(200);

  const inDelhi = ['own', 'a colleague’s', 'ended', 'withdrawn'];
  const ofFirm = [...inDelhi, 'of Pune'];
  const seen: Readonly<Record<keyof typeof members, readonly string[]>> = {
    owner: ofFirm,
    'manager of all': ofFirm,
    'manager of Delhi': inDelhi,
    'manager of Pune': ['of Pune'],
    agent: ['own', 'ended', 'withdrawn'],
    colleague: ['a colleague’s'],
    accounts: [],
    auditor: ofFirm,
    'foreign owner': ['foreign'],
    'foreign manager': ['foreign'],
    'foreign agent': [],
    'foreign auditor': ['foreign'],
  };
  const ofLead = partnerCalls.filter(({ call }) => call.path.includes(':leadId'));
  expect(ofLead.map(({ call }) => call.name).sort()).toEqual(Object.keys(bodies).sort());
  let tried = 0;
  for (const [name, { browser }] of Object.entries(members)) {
    const role = roleOf(name).replace('colleague', 'agent') as PartnerRole;
    for (const contract of ofLead) {
      const mayCall = contract.memberRoles?.includes(role) ?? true;
      for (const [which, { leadId }] of Object.entries(leads)) {
        const body = bodies[contract.call.name];
        const answer = await browser.send({
          method: contract.call.method,
          url: callAddress(contract.call).replace(':leadId', leadId),
          ...(body === undefined ? {} : { body }),
        });
        const code = /"code":"([^"]+)"/.exec(answer.body)?.[1] ?? null;
        const told = `${name}: ${contract.call.name} of ${which}: ${answer.statusCode} ${code}`;
        const maySee = seen[name as keyof typeof members].includes(which);
        if (!mayCall) expect([answer.statusCode, code], told).toEqual([403, 'partner/wrong-role']);
        else if (!maySee)
          expect([answer.statusCode, code], told).toEqual([404, 'partner/not-found']);
        else expect([404, 401], told).not.toContain(answer.statusCode);
        if (maySee) expect(code, told).not.toBe('partner/not-found');
        expect(answer.body, told).not.toContain(mobile);
        tried += 1;
      }
    }
    const inbox = new Set<string>();
    if (role !== 'accounts') {
      for (const tab of ['open', 'lost', 'withdrawn']) {
        const { data } = await browser.call(partnerInbox, { query: { tab } });
        for (const { leadId } of data.leads) inbox.add(leadId);
      }
    }
    const expected = seen[name as keyof typeof members].map(
      (which) => leads[which as keyof typeof leads].leadId,
    );
    expect([...inbox].sort(), name).toEqual([...expected].sort());
    for (const contract of partnerCalls.filter(({ call }) => call.method === 'GET')) {
      const { text } = await tryCall(browser, contract, leads.own.leadId);
      expect(text, contract.call.name).not.toContain(mobile);
    }
  }
  expect(tried).toBe(Object.keys(members).length * ofLead.length * Object.keys(leads).length);
  expect(await sql`select from contact_reads`).toHaveLength(0);
}, 90_000);
