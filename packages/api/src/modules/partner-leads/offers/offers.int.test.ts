import { listContacts, stopContact } from '@pahiya/contracts/contact-ledger/contact-contracts';
import {
  askDealer,
  partnerInbox,
  partnerShareCard,
} from '@pahiya/contracts/partner-leads/lead-contracts';
import {
  partnerMakeOffer,
  partnerOffer,
  partnerRevokeOffer,
  vehicleOffer,
} from '@pahiya/contracts/partner-leads/offer-contracts';
import { openShortLink } from '@pahiya/contracts/short-links/link-contracts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../../test/partner-desk.ts';
import { openBrowser } from '../../../../test/path-browser.ts';
import { createTestApi } from '../../../../test/test-api.ts';
import { createTestDatabase } from '../../../db/test-database.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
const start = new Date('2026-11-20T05:00:00Z');
const later = (days: number) => new Date(start.getTime() + days * 86_400_000);
const good = { pricePaise: 45_000_000, validDays: 7, includes: ['rc-transfer'] };
let people = 0;

beforeEach(async () => {
  api.setNow(start);
  await emptyTables(sql, ['rate_limits']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function leadWith(more: object = {}) {
  const firm = await makeFirm(api, { name: 'Saket Motors' });
  const { browser: owner } = await signInAsPartner(api, firm);
  const shared = await owner.call(partnerShareCard, { body: { act: 'share' } });
  people += 1;
  const mobile = `98761${String(people).padStart(5, '0')}`;
  const paths = openBrowser(api);
  await paths.signIn(mobile);
  const browser = createTestBrowser(api);
  for (const [name, value] of paths.cookies) browser.cookies.set(name, value);
  const whole = { kind: 'used-car', title: 'Swift', cityId: 10084 };
  const body = { ...whole, channels: ['call'], ...more };
  const asked = await browser.call(askDealer, { params: { id: shared.data.token ?? '' }, body });
  expect(asked.status).toBe(201);
  const leadId = (await owner.call(partnerInbox)).data.leads[0]?.leadId ?? '';
  // As enquiries of before could say it.
  await sql`update partner_leads set title = ${`Swift, call ${mobile}`} where id = ${leadId}`;
  const params = { leadId };
  return {
    ...{ firm, owner, browser, mobile, params },
    make: (change: object = {}) =>
      owner.call(partnerMakeOffer, { params, body: { ...good, ...change } }),
  };
}
const open = (token: string | null) =>
  createTestBrowser(api).call(vehicleOffer, { params: { id: token ?? '' } });

test('an offer opens by its link for anyone, without contact data, kept nowhere, until it ends', async () => {
  const { make, mobile, owner, params } = await leadWith();
  const made = await make();
  expect(made.status).toBe(201);
  const { token } = made.data;
  expect(token).toMatch(/^[\w-]{43}$/);
  const opened = await open(token);
  expect(opened.data).toEqual({
    firm: { name: 'Saket Motors', kind: 'dealer' },
    offer: {
      title: 'Swift, call •••',
      city: { cityId: 10084, name: { en: 'Delhi', hi: 'दिल्ली' } },
      ...{ direction: 'to-buyer', pricePaise: 45_000_000, includes: ['rc-transfer'] },
      ...{ madeAt: start.toISOString(), validUntil: later(7).toISOString() },
    },
  });
  expect(opened.text).not.toContain(mobile);
  expect(opened.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  const link = await createTestBrowser(api).call(openShortLink, { params: { token: token ?? '' } });
  expect(link.data).toEqual({ kind: 'lead-offer' });
  expect((await owner.call(partnerOffer, { params })).data).toEqual(made.data);
  api.setNow(later(7));
  expect((await open(token)).problem.code).toBe('link/over');
});

test('a new offer, a revoked one, a withdrawal and a closed firm end the link at once, and all look alike', async () => {
  const { make, owner, browser, params, firm } = await leadWith();
  const first = (await make()).data.token;
  const second = (await make({ pricePaise: 44_000_000 })).data.token;
  expect(second).not.toBe(first);
  const revoked = await owner.call(partnerRevokeOffer, { params });
  expect(revoked.data).toEqual({ offer: null, token: null });
  expect((await owner.call(partnerRevokeOffer, { params })).status).toBe(200);
  const third = (await make()).data.token;
  expect((await open(third)).status).toBe(200);
  const [contact] = (await browser.call(listContacts)).data.contacts;
  await browser.call(stopContact, { params: { consentId: contact?.consentId ?? '' } });
  const other = await leadWith();
  const closed = (await other.make()).data.token;
  await sql`update partner_firms set closed_at = now() where id = ${other.firm.firmId}`;
  const answers = [await open('unknown'), await open(first), await open(second), await open(third)];
  for (const { status, problem } of [...answers, await open(closed)]) {
    expect([status, problem.code, problem.detail]).toEqual([
      404,
      'link/over',
      answers[0]?.problem.detail,
    ]);
  }
  expect(firm.name).toBe('Saket Motors');
});

test('the 61st guess of an address in a minute is refused', async () => {
  const browser = createTestBrowser(api, { address: '203.0.113.62' });
  const guess = (id: string) => browser.call(vehicleOffer, { params: { id } });
  for (let tried = 1; tried <= 60; tried += 1) expect((await guess(`g-${tried}`)).status).toBe(404);
  expect((await guess('g-61')).status).toBe(429);
});

test('an absurd price, a long validity, another’s lead, a loan, a closed lead and a paused firm are refused, and nothing is stored', async () => {
  const { make, params, firm, owner } = await leadWith();
  for (const bad of [
    { pricePaise: 100 },
    { pricePaise: 45_000_050 },
    { pricePaise: -1 },
    { validDays: 15 },
    { validDays: 0 },
    { includes: ['call me'] },
  ]) {
    const answer = await make(bad);
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.message).toBeTruthy();
  }
  const stranger = await signInAsPartner(api, await makeFirm(api));
  const foreign = await stranger.browser.call(partnerMakeOffer, { params, body: good });
  expect(foreign.problem.code).toBe('partner/not-found');
  const loan = await leadWith({ kind: 'loan', title: 'Loan' });
  expect((await loan.make()).problem.code).toBe('partner/wrong-state');
  await sql`
    update partner_firms set paused_at = now(), paused_reason = 'desk' where id = ${firm.firmId}`;
  expect((await make()).problem.code).toBe('partner/paused');
  await sql`update partner_firms set paused_at = null, paused_reason = null where id = ${firm.firmId}`;
  await sql`
    update partner_leads set stage = 'expired', due_at = null, closed_at = now()
    where id = ${params.leadId}`;
  expect((await make()).problem.code).toBe('partner/wrong-state');
  expect((await owner.call(partnerOffer, { params })).data).toEqual({ offer: null, token: null });
});
