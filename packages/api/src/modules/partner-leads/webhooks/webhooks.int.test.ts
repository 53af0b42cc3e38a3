import { readFile } from 'node:fs/promises';
import { deleteAccount } from '@pahiya/contracts/account/account-contracts';
import {
  deskLateErasures,
  listContacts,
  stopContact,
} from '@pahiya/contracts/contact-ledger/contact-contracts';
import { deskQueue } from '@pahiya/contracts/operators/desk-contracts';
import type { QueueRow } from '@pahiya/contracts/operators/desk-schema';
import {
  askDealer,
  partnerActOnLead,
  partnerInbox,
  partnerShareCard,
  partnerStatement,
} from '@pahiya/contracts/partner-leads/lead-contracts';
import {
  partnerRemoveWebhook,
  partnerReplayEvent,
  partnerSetWebhook,
  partnerWebhook,
} from '@pahiya/contracts/partner-leads/webhook-contracts';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../../test/partner-desk.ts';
import { openBrowser } from '../../../../test/path-browser.ts';
import { staleWork } from '../../../../test/stale-work.ts';
import { createTestApi } from '../../../../test/test-api.ts';
import { createTestDatabase } from '../../../db/test-database.ts';
import { testHandlers } from '../../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../../tasks/work-loop.ts';
import { compareWork } from '../../desk-queue/compare-work.ts';
import { partnerWebhookTasks } from './webhook-tasks.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
const { partnerWebhooks: system } = api;
const loop = createWorkLoop(api.services, testHandlers(partnerWebhookTasks));
/** A Friday at 10:30 am in India. */
const start = new Date('2026-11-20T05:00:00Z');
const address = 'https://dealer.example/events';
const filledIn = new URL('../../../db/migrations/0937_erasures_in_queue.sql', import.meta.url);
let people = 0;

beforeEach(async () => {
  api.setNow(start);
  system.sent.length = 0;
  system.fails = null;
  system.hasErased = false;
  await emptyTables(sql, ['rate_limits', 'partner_webhooks']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function person(): Promise<{ readonly browser: TestBrowser; readonly mobile: string }> {
  people += 1;
  const mobile = `98764${String(people).padStart(5, '0')}`;
  const paths = openBrowser(api);
  await paths.signIn(mobile);
  const browser = createTestBrowser(api);
  for (const [name, value] of paths.cookies) browser.cookies.set(name, value);
  return { browser, mobile };
}

/** A firm whose system takes events, and a person who asked it and agreed to calls and to being seen, or to more. */
async function askedFirm(channels: readonly string[] = ['call', 'show-number']) {
  const firm = await makeFirm(api);
  const { browser: owner } = await signInAsPartner(api, firm);
  const set = await owner.call(partnerSetWebhook, { body: { address } });
  const shared = await owner.call(partnerShareCard, { body: { act: 'share' } });
  const { browser, mobile } = await person();
  const asked = await browser.call(askDealer, {
    params: { id: shared.data.token ?? '' },
    body: {
      kind: 'used-car',
      title: 'Swift VXI 2019',
      cityId: 10084,
      channels,
    },
  });
  expect(asked.status).toBe(201);
  return { firm, owner, secret: set.data.secret, browser, mobile };
}

const bodies = () => system.sent.map(({ body }) => JSON.parse(body));
const eventsOf = async (owner: TestBrowser) => (await owner.call(partnerWebhook)).data.events;
const down: ProviderFailure = {
  kind: 'unavailable',
  provider: 'partner-webhook',
  retryable: true,
  reason: 'answered 500',
};

test('an enquiry and each change reach the firm’s system, masked even where a number may be shown', async () => {
  const { owner, secret, mobile } = await askedFirm();
  await loop.drain();
  const [lead] = (await owner.call(partnerInbox)).data.leads;
  const leadId = lead?.leadId ?? '';
  const accepted = { act: 'accept', version: 1 };
  await owner.call(partnerActOnLead, { params: { leadId }, body: accepted });
  await loop.drain();
  expect(bodies()).toMatchObject([
    { event: 'lead-created', leadId, lead: { stage: 'new', name: '•••••' } },
    { event: 'lead-changed', leadId, lead: { stage: 'accepted' } },
  ]);
  expect(system.sent.map((one) => [one.address, one.secret])).toEqual([
    [address, secret],
    [address, secret],
  ]);
  expect(JSON.stringify(system.sent)).not.toContain(mobile);
  expect(JSON.stringify(bodies())).not.toMatch(/(?<![\w-])\d{10}(?![\w-])/);
  expect((await eventsOf(owner)).map(({ state, tries }) => [state, tries])).toEqual([
    ['delivered', 1],
    ['delivered', 1],
  ]);
});

test('where the person agreed that the firm’s software keeps the number, events carry it, each written down first', async () => {
  const { firm, owner, browser, mobile } = await askedFirm(['call', 'export']);
  await loop.drain();
  expect(bodies()).toMatchObject([{ event: 'lead-created', lead: { mobile, name: null } }]);
  const [contact] = (await browser.call(listContacts)).data.contacts;
  expect(contact?.reads).toEqual([
    { at: start.toISOString(), member: '', how: 'export', why: 'Webhook' },
  ]);
  const [lead] = (await owner.call(partnerInbox)).data.leads;
  const change = async (version: number) => {
    const body = { act: 'note', version, note: 'x' };
    await owner.call(partnerActOnLead, { params: { leadId: lead?.leadId ?? '' }, body });
    await loop.drain();
    return bodies().at(-1).lead;
  };
  await sql`
    update partner_firms set paused_at = now(), paused_reason = 'desk' where id = ${firm.firmId}`;
  expect((await change(1)).mobile).toBe(`${mobile.slice(0, 2)}•••••${mobile.slice(-3)}`);
  await sql`update partner_firms set paused_at = null, paused_reason = null where id = ${firm.firmId}`;
  expect((await change(2)).mobile).toBe(mobile);
  await browser.call(stopContact, { params: { consentId: contact?.consentId ?? '' } });
  system.sent.length = 0;
  await change(4);
  expect(system.sent.length).toBeGreaterThan(0);
  expect(JSON.stringify(system.sent)).not.toContain(mobile);
});

test('an erasure that nobody confirmed by its day marks the firm at the desk, until it is confirmed', async () => {
  const { firm, owner, browser } = await askedFirm();
  const lead = (await owner.call(partnerInbox)).data.leads[0];
  const [contact] = (await browser.call(listContacts)).data.contacts;
  await browser.call(stopContact, { params: { consentId: contact?.consentId ?? '' } });
  await loop.drain();
  const lateOf = async (name: string) => {
    const { browser: desk } = await signInAtDesk(api, name);
    const { late } = (await desk.call(deskLateErasures)).data;
    const { rows } = (await desk.call(deskQueue, { query: { route: 'partner' } })).data;
    queued = rows.filter(({ kind }) => kind === firm.firmId);
    return late.filter(({ firmId }) => firmId === firm.firmId);
  };
  let queued: readonly QueueRow[] = [];
  const due = new Date(start.getTime() + 7 * 86_400_000);
  api.setNow(new Date(due.getTime() - 1));
  expect(await lateOf('in-time')).toEqual([]);
  const row = {
    ...{ itemId: contact?.consentId, orderId: null, orderKind: 'contact-erasure', state: 'owed' },
    ...{ name: 'Sample Motors', display: '', dueOn: '2026-11-27', paidAt: start.toISOString() },
  };
  expect(queued).toMatchObject([{ ...row, isLate: false, assignedTo: null }]);
  api.setNow(due);
  expect(await lateOf('too-late')).toEqual([
    { firmId: firm.firmId, count: 1, oldestDueAt: due.toISOString() },
  ]);
  api.setNow(new Date(due.getTime() + 86_400_000));
  await lateOf('a-day-later');
  expect(queued).toMatchObject([{ ...row, isLate: true }]);
  // The migration fills in what was open before, as the kind has it.
  await sql`delete from desk_work where item_id = ${contact?.consentId ?? ''}`;
  await sql.unsafe(await readFile(filledIn, 'utf8'));
  expect(await staleWork(sql)).toEqual([]);
  // An older server keeps no row, or takes it away: the nightly comparison brings it back.
  await sql`delete from desk_work where item_id = ${contact?.consentId ?? ''}`;
  expect(await compareWork(api.services)).toBe(1);
  await lateOf('compared');
  expect(queued).toMatchObject([row]);
  const { browser: member } = await signInAsPartner(api, firm);
  const params = { leadId: lead?.leadId ?? '' };
  const body = { act: 'confirm-erasure', version: 2 };
  expect((await member.call(partnerActOnLead, { params, body })).status).toBe(200);
  expect(await lateOf('confirmed')).toEqual([]);
  expect(queued).toEqual([]);
  expect(await staleWork(sql)).toEqual([]);
});

test('an account that is deleted: the system is told to erase, the lead has no person, the money stays', async () => {
  const { firm, owner, browser, mobile } = await askedFirm(['export']);
  const before = (await owner.call(partnerStatement)).data;
  expect(before.lines).toHaveLength(1);
  await loop.drain();
  system.sent.length = 0;
  const gone = await browser.call(deleteAccount, { body: { confirm: 'DELETE' } });
  expect(gone.status).toBe(200);
  await loop.drain();
  expect(bodies().map(({ event }) => event)).toContain('erase');
  expect(JSON.stringify(system.sent)).not.toContain(mobile);
  const [row] = await sql`
    select user_id, name_masked, mobile_masked from partner_leads where firm_id = ${firm.firmId}`;
  expect(row).toEqual({ user_id: null, name_masked: null, mobile_masked: null });
  expect((await owner.call(partnerStatement)).data).toEqual(before);
});

test('the secret is shown once and stored encrypted; a new address has a new one', async () => {
  const { owner, secret, firm } = await askedFirm();
  const again = await owner.call(partnerWebhook);
  expect(again.data.webhook?.address).toBe(address);
  expect(again.text).not.toContain(secret);
  const [row] = await sql<{ sealed: Buffer }[]>`
    select secret_sealed as sealed from partner_webhooks where firm_id = ${firm.firmId}`;
  expect(row?.sealed.includes(secret)).toBe(false);
  const next = await owner.call(partnerSetWebhook, { body: { address: `${address}/2` } });
  expect(next.data.secret).not.toBe(secret);
});

test('a refused address stores nothing', async () => {
  const firm = await makeFirm(api);
  const { browser: owner } = await signInAsPartner(api, firm);
  for (const bad of ['http://dealer.example/', 'https://169.254.169.254/']) {
    const refused = await owner.call(partnerSetWebhook, { body: { address: bad } });
    expect([refused.status, refused.problem.code]).toEqual([422, 'partner/webhook-address']);
  }
  expect((await owner.call(partnerSetWebhook, { body: { address: '' } })).status).toBe(400);
  expect((await owner.call(partnerWebhook)).data.webhook).toBeNull();
});

test('a system that is down is tried five times within a day with one event id, then replayed from the page', async () => {
  system.fails = down;
  const { owner } = await askedFirm();
  for (let minute = 0; minute <= 24 * 60; minute += 1) {
    const at = new Date(start.getTime() + minute * 60_000);
    api.setNow(at);
    if ([0, 1, 31, 271, 1439, 1440].includes(minute)) await loop.drain();
  }
  expect(system.sent).toHaveLength(5);
  expect(new Set(system.sent.map(({ eventId }) => eventId)).size).toBe(1);
  api.setNow(start);
  const [event] = await eventsOf(owner);
  expect(event).toMatchObject({ state: 'failed', tries: 5, failure: 'unavailable' });
  const params = { eventId: event?.eventId ?? '' };
  system.fails = null;
  expect((await owner.call(partnerReplayEvent, { params })).data).toEqual({ isQueued: true });
  await loop.drain();
  expect(system.sent.at(-1)?.eventId).toBe(params.eventId);
  expect((await eventsOf(owner))[0]).toMatchObject({ state: 'delivered', failure: null });
});

test('an event is replayed for seven days, by its own firm alone', async () => {
  const { firm } = await askedFirm();
  await loop.drain();
  const late = new Date(start.getTime() + 7 * 86_400_000 + 1);
  const [row] = await sql<{ id: string }[]>`
    select id from partner_webhook_events where firm_id = ${firm.firmId}`;
  const params = { eventId: row?.id ?? '' };
  const other = await signInAsPartner(api, await makeFirm(api));
  const foreign = await other.browser.call(partnerReplayEvent, { params });
  expect([foreign.status, foreign.problem.code]).toEqual([404, 'partner/not-found']);
  api.setNow(late);
  const { browser } = await signInAsPartner(api, firm);
  const over = await browser.call(partnerReplayEvent, { params });
  expect([over.status, over.problem.code]).toEqual([409, 'partner/wrong-state']);
});

test('a withdrawal tells the system to erase, a waiting event carries nothing of the person any more, and its answer confirms', async () => {
  system.fails = down;
  system.hasErased = true;
  const { owner, browser } = await askedFirm();
  await loop.drain();
  const [contact] = (await browser.call(listContacts)).data.contacts;
  const params = { consentId: contact?.consentId ?? '' };
  expect((await browser.call(stopContact, { params })).status).toBe(200);
  system.sent.length = 0;
  system.fails = null;
  api.setNow(new Date(start.getTime() + 60_000));
  await loop.drain();
  const sent = bodies();
  const erase = sent.find(({ event }) => event === 'erase');
  expect(erase).toEqual({
    id: erase.id,
    event: 'erase',
    at: start.toISOString(),
    leadId: erase.leadId,
    eraseBy: '2026-11-27T05:00:00.000Z',
  });
  expect(sent.find(({ event }) => event === 'lead-created').lead).toEqual({
    leadId: erase.leadId,
    stage: 'withdrawn',
  });
  const [after] = (await browser.call(listContacts)).data.contacts;
  expect(after?.erasure?.confirmedAt).toBe('2026-11-20T05:01:00.000Z');
  expect(await eventsOf(owner)).toHaveLength(2);
});

test('a system that does not confirm leaves the erasure open', async () => {
  const { browser } = await askedFirm();
  const [contact] = (await browser.call(listContacts)).data.contacts;
  await browser.call(stopContact, { params: { consentId: contact?.consentId ?? '' } });
  await loop.drain();
  const [after] = (await browser.call(listContacts)).data.contacts;
  expect(after?.erasure).toEqual({ dueAt: '2026-11-27T05:00:00.000Z', confirmedAt: null });
});

test('after the webhook is removed nothing waiting is sent', async () => {
  system.fails = down;
  const { owner } = await askedFirm();
  await loop.drain();
  expect((await owner.call(partnerRemoveWebhook)).data).toEqual({ isRemoved: true });
  system.sent.length = 0;
  api.setNow(new Date(start.getTime() + 60_000));
  await loop.drain();
  expect(system.sent).toEqual([]);
  expect((await eventsOf(owner))[0]).toMatchObject({ state: 'failed', failure: 'no-address' });
});
