import { deleteAccount, exportAccount } from '@pahiya/contracts/account/account-contracts';
import { callAddress } from '@pahiya/contracts/call';
import {
  listContacts,
  reportCall,
  stopContact,
} from '@pahiya/contracts/contact-ledger/contact-contracts';
import type { ContactChannel } from '@pahiya/contracts/contact-ledger/contact-terms';
import { partnerRemoveMember } from '@pahiya/contracts/partner-firms/partner-member-contracts';
import {
  askDealer,
  dealerCard,
  deskDecideLeadDispute,
  deskLeadDisputes,
  partnerActOnLead,
  partnerCallLead,
  partnerInbox,
  partnerLead,
  partnerShareCard,
  partnerShowNumber,
  partnerStatement,
  partnerStatementCsv,
  partnerStatementPdf,
} from '@pahiya/contracts/partner-leads/lead-contracts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../test/desk.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../test/partner-desk.ts';
import { openBrowser } from '../../../test/path-browser.ts';
import { createTestApi } from '../../../test/test-api.ts';
import { createTestDatabase } from '../../db/test-database.ts';
import { purgeContacts } from '../contact-ledger/purge-contacts.ts';
import { readTrialBalance } from '../ledger/trial-balance.ts';
import { followCalls } from './calls/follow-calls.ts';
import { expireMissed } from './inbox/expire-missed.ts';
import { hashOf } from './money/read-statement.ts';
import { purgeLeads } from './purge-leads.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
/** A Friday at 10:30 am in India. */
const start = new Date('2026-11-20T05:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
let people = 0;

beforeEach(async () => {
  api.setNow(start);
  await emptyTables(sql, ['rate_limits']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

/** A signed-in person; every one has a number of their own. */
async function person(): Promise<{ readonly browser: TestBrowser; readonly mobile: string }> {
  people += 1;
  const mobile = `98765${String(people).padStart(5, '0')}`;
  const paths = openBrowser(api);
  await paths.signIn(mobile);
  const browser = createTestBrowser(api);
  for (const [name, value] of paths.cookies) browser.cookies.set(name, value);
  return { browser, mobile };
}

/** A firm with an owner who has shared its card. */
async function dealer(name?: string) {
  const firm = await makeFirm(api, name === undefined ? {} : { name });
  const owner = await signInAsPartner(api, firm);
  const shared = await owner.browser.call(partnerShareCard, { body: { act: 'share' } });
  return {
    firm,
    owner: owner.browser,
    ownerId: owner.member.memberId,
    id: shared.data.token ?? '',
  };
}

type Wish = { title?: string; channels?: ContactChannel[]; slot?: string; kind?: string };
const ask = (
  browser: TestBrowser,
  id: string,
  { title = 'Swift VXI 2019', channels = ['call', 'show-number'], ...wish }: Wish = {},
) =>
  browser.call(askDealer, {
    params: { id },
    body: { kind: 'used-car', title, cityId: 10084, channels, ...wish },
  });

const inboxOf = async (browser: TestBrowser) => (await browser.call(partnerInbox)).data.leads;
const onlyLead = async (browser: TestBrowser) => {
  const [row] = await inboxOf(browser);
  if (row === undefined) throw new Error('the inbox is empty');
  return (await browser.call(partnerLead, { params: { leadId: row.leadId } })).data.lead;
};
const act = (browser: TestBrowser, leadId: string, body: object) =>
  browser.call(partnerActOnLead, { params: { leadId }, body });
const show = (browser: TestBrowser, leadId: string) =>
  browser.call(partnerShowNumber, { params: { leadId }, body: { why: 'Call back' } });
const contactsOf = async (browser: TestBrowser) => (await browser.call(listContacts)).data;

describe('an enquiry', () => {
  test('reaches the partner without anything that identifies the person', async () => {
    const { firm, owner, id } = await dealer();
    const { browser, mobile } = await person();
    const asked = await ask(browser, id, { channels: [], slot: 'evening' });
    expect(asked).toMatchObject({ status: 201, data: { isRepeat: false } });
    const inbox = await owner.call(partnerInbox);
    const lead = await onlyLead(owner);
    expect(lead).toMatchObject({
      stage: 'new',
      name: '•••••',
      mobile: `${mobile.slice(0, 2)}•••••${mobile.slice(-3)}`,
      consent: { state: 'none' },
      due: { step: 'accept', at: later(15).toISOString() },
    });
    expect(inbox.text + JSON.stringify(lead)).not.toContain(mobile);
    expect((await show(owner, lead.leadId)).problem.code).toBe('partner/no-consent');
    const reads = await sql`select from contact_reads where firm_id = ${firm.firmId}`;
    expect(reads).toHaveLength(0);
    expect((await contactsOf(browser)).contacts).toEqual([]);
  });

  test('asked five times from two devices is one lead and says when it was first asked', async () => {
    const { owner, id } = await dealer();
    const { browser } = await person();
    const second = createTestBrowser(api, { userAgent: 'second' });
    for (const [name, value] of browser.cookies) second.cookies.set(name, value);
    const answers = await Promise.all(
      [browser, second, browser, second, browser].map((one) => ask(one, id)),
    );
    expect(answers.map(({ data }) => data.isRepeat).sort()).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(new Set(answers.map(({ data }) => data.firstAskedAt)).size).toBe(1);
    expect(await inboxOf(owner)).toHaveLength(1);
    expect((await onlyLead(owner)).timesAsked).toBe(5);
    expect(
      (await contactsOf(browser)).contacts.filter(({ state }) => state === 'active'),
    ).toHaveLength(1);
    await ask(browser, id, { title: 'Another car' });
    expect(await inboxOf(owner)).toHaveLength(2);
  });

  test('needs a sign-in, a live link and a listed city, and stores nothing otherwise', async () => {
    const { owner, id } = await dealer();
    const { browser } = await person();
    expect((await ask(createTestBrowser(api), id)).status).toBe(401);
    expect((await ask(browser, 'unknown')).problem.code).toBe('link/over');
    const bad = (body: object) => browser.call(askDealer, { params: { id }, body });
    const whole = { kind: 'used-car', title: 'Swift', cityId: 10084 };
    expect((await bad({ ...whole, cityId: 99_999 })).problem.code).toBe('lead/unknown-city');
    expect((await bad({ ...whole, title: 'ab' })).problem.errors).toMatchObject([
      { path: 'body.title', message: 'Enter the make, model and year' },
    ]);
    expect((await bad({ ...whole, title: 'a\0b' })).status).toBe(400);
    expect((await bad({ ...whole, channels: ['whatsapp'] })).status).toBe(400);
    for (const [changed, path, message] of [
      [{ wish: 'Call me: 98765 43210' }, 'body.wish', 'note-has-phone'],
      [{ wish: 'मुझे ९८७६५ ४३२१० पर कॉल करें' }, 'body.wish', 'note-has-phone'],
      [{ wish: 'see www.example.in/me' }, 'body.wish', 'note-has-address'],
      [{ title: 'Swift, write to a@example.in' }, 'body.title', 'note-has-email'],
      [{ title: 'My DL 8C AF 5030' }, 'body.title', 'note-has-plate'],
    ] as const) {
      const refused = await bad({ ...whole, ...changed });
      expect(refused.problem).toMatchObject({ status: 400, code: 'request/bad-input' });
      expect(refused.problem.errors).toEqual([{ path, message }]);
    }
    await owner.call(partnerShareCard, { body: { act: 'revoke' } });
    expect((await ask(browser, id)).problem.code).toBe('link/over');
    const card = await browser.call(dealerCard, { params: { id } });
    expect(card.problem.code).toBe('link/over');
    expect(await inboxOf(owner)).toEqual([]);
  });

  test('goes to the agent on duty with the fewest leads, and to the one who knows the person', async () => {
    const { firm, owner, id } = await dealer();
    const one = await signInAsPartner(api, firm, 'agent');
    const two = await signInAsPartner(api, firm, 'agent');
    const first = await person();
    await ask(first.browser, id);
    await ask((await person()).browser, id);
    expect(await inboxOf(one.browser)).toHaveLength(1);
    expect(await inboxOf(two.browser)).toHaveLength(1);
    await ask(first.browser, id, { title: 'A second car of the same person' });
    const counts = [(await inboxOf(one.browser)).length, (await inboxOf(two.browser)).length];
    expect(counts.sort()).toEqual([1, 2]);
    expect(await inboxOf(owner)).toHaveLength(3);
    await owner.call(partnerRemoveMember, { params: { memberId: one.member.memberId } });
    const released = (await inboxOf(owner)).filter(({ member }) => member === null);
    expect(released.length).toBe(3 - (await inboxOf(two.browser)).length);
  });
});

describe('a number', () => {
  test('is read only with its row, until the consent is withdrawn; of twenty parallel reads none is late', async () => {
    const { owner, id } = await dealer('Saket Motors');
    const { browser, mobile } = await person();
    await ask(browser, id);
    const { leadId } = await onlyLead(owner);
    const read = await show(owner, leadId);
    expect(read.data).toMatchObject({ mobile });
    const [contact] = (await contactsOf(browser)).contacts;
    expect(contact).toMatchObject({
      firm: { name: 'Saket Motors' },
      state: 'active',
      reads: [{ member: 'The owner', how: 'shown', why: 'Call back', at: start.toISOString() }],
    });
    const params = { consentId: contact?.consentId ?? '' };
    const [stopped, ...reads] = await Promise.all([
      browser.call(stopContact, { params }),
      ...Array.from({ length: 20 }, () => show(owner, leadId)),
    ]);
    expect(stopped.data).toEqual({ isStopped: true });
    const rows = await sql`
      select from contact_reads where consent_id = ${params.consentId}`;
    expect(rows).toHaveLength(1 + reads.filter(({ status }) => status === 200).length);
    for (let again = 0; again < 3; again += 1) {
      expect((await show(owner, leadId)).problem.code).toBe('partner/no-consent');
    }
    const [row] = await sql<{ sealed: unknown }[]>`
      select contact_sealed as sealed from contact_consents where id = ${params.consentId}`;
    expect(row?.sealed).toBeNull();
    const closed = await owner.call(partnerLead, { params: { leadId } });
    expect(closed.data.lead).toMatchObject({
      stage: 'withdrawn',
      consent: { state: 'withdrawn' },
      erasure: { dueAt: later(7 * 1440).toISOString(), confirmedAt: null },
    });
    expect((await browser.call(stopContact, { params })).status).toBe(200);
    const { version } = closed.data.lead;
    const erased = await act(owner, leadId, { act: 'confirm-erasure', version });
    expect(erased.data.lead.erasure?.confirmedAt).toBe(start.toISOString());
    expect((await contactsOf(browser)).contacts[0]).toMatchObject({
      state: 'stopped',
      erasure: { confirmedAt: start.toISOString() },
    });
  });

  test('is not shown where the person allowed calls alone, after thirty days, or to a paused firm', async () => {
    const { firm, owner, id } = await dealer();
    const calls = await person();
    await ask(calls.browser, id, { channels: ['call'] });
    expect((await show(owner, (await onlyLead(owner)).leadId)).problem.code).toBe(
      'partner/no-consent',
    );
    const other = await person();
    await ask(other.browser, id, { title: 'Shown' });
    const [lead] = (await inboxOf(owner)).filter(({ title }) => title === 'Shown');
    const leadId = lead?.leadId ?? '';
    await sql`update partner_firms set paused_at = now(), paused_reason = 'desk' where id = ${firm.firmId}`;
    expect((await show(owner, leadId)).problem.code).toBe('partner/paused');
    expect((await ask(other.browser, id, { title: 'While paused' })).problem.code).toBe(
      'lead/partner-paused',
    );
    await sql`update partner_firms set paused_at = null, paused_reason = null where id = ${firm.firmId}`;
    const { browser: late } = await signInAsPartner(api, firm);
    api.setNow(later(30 * 1440));
    const { browser: fresh } = await signInAsPartner(api, firm);
    expect((await show(late, leadId)).status).toBe(401);
    expect((await show(fresh, leadId)).problem.code).toBe('partner/no-consent');
    await purgeContacts(api.services);
    const kept = await sql`
      select from contact_consents where contact_sealed is not null and subject_id = ${leadId}`;
    expect(kept).toHaveLength(0);
  });

  test('another person’s consent is not found, and is neither stopped nor reported', async () => {
    const { id } = await dealer();
    const mine = await person();
    const other = await person();
    await ask(mine.browser, id);
    const [contact] = (await contactsOf(mine.browser)).contacts;
    const consentId = contact?.consentId ?? '';
    const stop = await other.browser.call(stopContact, { params: { consentId } });
    expect(stop.problem).toMatchObject({ status: 404, code: 'contact/not-found' });
    const body = { consentId, calledOn: '2026-11-20' };
    expect((await other.browser.call(reportCall, { body })).problem.code).toBe('contact/not-found');
    expect((await contactsOf(mine.browser)).contacts[0]?.state).toBe('active');
  });

  test('three people’s unwanted calls pause the firm; one person’s three do not', async () => {
    const { firm, id } = await dealer();
    const report = async (browser: TestBrowser, index = 0) => {
      const consentId = (await contactsOf(browser)).contacts[index]?.consentId ?? null;
      return browser.call(reportCall, { body: { consentId, calledOn: '2026-11-20' } });
    };
    const isPaused = async () => {
      const [row] = await sql<{ paused: boolean }[]>`
        select paused_at is not null as paused from partner_firms where id = ${firm.firmId}`;
      return row?.paused;
    };
    const first = await person();
    for (const title of ['Car 1', 'Car 2', 'Car 3']) await ask(first.browser, id, { title });
    for (const index of [0, 1, 2, 0]) expect((await report(first.browser, index)).status).toBe(200);
    expect(await isPaused()).toBe(false);
    const others = [await person(), await person()];
    for (const { browser } of others) await ask(browser, id);
    for (const { browser } of others) await report(browser);
    expect(await isPaused()).toBe(true);
    expect((await contactsOf(first.browser)).contacts.every(({ isReported }) => isReported)).toBe(
      true,
    );
    const unlisted = { consentId: null, caller: 'A loan company', calledOn: '2026-11-19' };
    expect((await first.browser.call(reportCall, { body: unlisted })).status).toBe(200);
    const tomorrow = { ...unlisted, calledOn: '2026-11-21' };
    expect((await first.browser.call(reportCall, { body: tomorrow })).problem.code).toBe(
      'contact/day-invalid',
    );
    const nameless = { consentId: null, calledOn: '2026-11-19' };
    expect((await first.browser.call(reportCall, { body: nameless })).status).toBe(400);
  });
});

describe('a lead', () => {
  test('moves along its stages with a next step, and only from the version that was read', async () => {
    const { owner, id } = await dealer();
    await ask((await person()).browser, id);
    const { leadId, version } = await onlyLead(owner);
    const two = await Promise.all([
      act(owner, leadId, { act: 'accept', version }),
      act(owner, leadId, { act: 'note', version, note: 'At once' }),
    ]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = await onlyLead(owner);
    const accepted =
      now.stage === 'accepted'
        ? now
        : (await act(owner, leadId, { act: 'accept', version: now.version })).data.lead;
    expect(accepted.due).toMatchObject({ step: 'first-contact', at: later(60).toISOString() });
    const move = (to: string, more: object = {}, of = accepted) =>
      act(owner, leadId, { act: 'move', version: of.version, to, ...more });
    expect((await move('won')).problem.code).toBe('partner/wrong-state');
    expect((await move('withdrawn')).problem.code).toBe('partner/wrong-state');
    expect((await move('contacted')).problem.code).toBe('partner/next-step-needed');
    const next = { step: 'test-drive', dueAt: later(2880).toISOString() };
    expect(
      (await move('contacted', { next: { ...next, dueAt: later(-1).toISOString() } })).problem.code,
    ).toBe('partner/next-step-needed');
    const contacted = (await move('contacted', { next })).data.lead;
    expect(contacted.due).toMatchObject({ step: 'test-drive', isOverdue: false });
    api.setNow(later(2881));
    const firm = {
      firmId:
        (
          await sql<{ id: string }[]>`select firm_id as id from partner_leads where id = ${leadId}`
        )[0]?.id ?? '',
      name: '',
    };
    const { browser: fresh } = await signInAsPartner(api, firm);
    expect((await inboxOf(fresh))[0]?.due?.isOverdue).toBe(true);
    const lose = (reason?: string) =>
      act(fresh, leadId, { act: 'move', version: contacted.version, to: 'lost', reason });
    expect((await lose()).problem.code).toBe('partner/reason-needed');
    expect((await lose('out-of-area')).problem.code).toBe('partner/reason-needed');
    const lost = (await lose('price')).data.lead;
    expect(lost).toMatchObject({ stage: 'lost', due: null, reason: 'price' });
    expect(lost.events.map(({ event, stage }) => [event, stage])).toEqual(
      expect.arrayContaining([
        ['moved', 'lost'],
        ['moved', 'contacted'],
        ['moved', 'accepted'],
        ['asked', 'new'],
      ]),
    );
    api.setNow(later(2881 + 91 * 1440));
    await purgeLeads(api.services);
    const [row] =
      await sql`select mobile_masked, name_masked from partner_leads where id = ${leadId}`;
    expect(row).toEqual({ mobile_masked: null, name_masked: null });
  });

  test('that nobody accepts in the hours of the firm ends, and nobody else gets it', async () => {
    const { owner, id } = await dealer();
    // Ten minutes before closing on a Friday; Saturday is open.
    const evening = new Date('2026-11-20T13:20:00Z');
    await ask((await person()).browser, id);
    const morning = await onlyLead(owner);
    await act(owner, morning.leadId, {
      act: 'move',
      version: morning.version,
      to: 'lost',
      reason: 'price',
    });
    api.setNow(evening);
    const { browser: asker } = await person();
    await ask(asker, id, { title: 'In the evening' });
    api.setNow(new Date('2026-11-21T04:34:00Z'));
    await expireMissed(api.services);
    const open =
      await sql`select from partner_leads where title = 'In the evening' and closed_at is null`;
    expect(open).toHaveLength(1);
    api.setNow(new Date('2026-11-21T04:35:00Z'));
    await expireMissed(api.services);
    const [row] = await sql`
      select stage, due_at from partner_leads where title = 'In the evening'`;
    expect(row).toEqual({ stage: 'expired', due_at: null });
  });

  test('is assigned by one of two managers at once, to a member who may have it', async () => {
    const { firm, id } = await dealer();
    const one = await signInAsPartner(api, firm, 'manager');
    const two = await signInAsPartner(api, firm, 'manager');
    const stranger = await signInAsPartner(api, await makeFirm(api), 'agent');
    await ask((await person()).browser, id);
    const { leadId, version } = await onlyLead(one.browser);
    const assign = (browser: TestBrowser, memberId: string, of = version) =>
      act(browser, leadId, { act: 'assign', version: of, memberId });
    expect((await assign(one.browser, stranger.member.memberId)).status).toBe(404);
    const both = await Promise.all([
      assign(one.browser, one.member.memberId),
      assign(two.browser, two.member.memberId),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const agent = await signInAsPartner(api, firm, 'agent');
    const again = (await onlyLead(one.browser)).version;
    expect((await assign(one.browser, agent.member.memberId, again)).status).toBe(200);
    const own = await onlyLead(agent.browser);
    expect((await assign(agent.browser, one.member.memberId, own.version)).problem.code).toBe(
      'partner/wrong-state',
    );
  });

  test('pages by keyset, open ones by due time', async () => {
    const { owner, id } = await dealer();
    for (let made = 0; made < 5; made += 1) {
      api.setNow(later(made));
      await ask((await person()).browser, id, { title: `Car ${made}` });
    }
    const page = async (cursor?: string) =>
      (await owner.call(partnerInbox, { query: { limit: '2', ...(cursor ? { cursor } : {}) } }))
        .data;
    const first = await page();
    const second = await page(first.nextCursor ?? '');
    const third = await page(second.nextCursor ?? '');
    const titles = [first, second, third].map(({ leads }) => leads.map(({ title }) => title));
    expect(titles).toEqual([['Car 0', 'Car 1'], ['Car 2', 'Car 3'], ['Car 4']]);
    expect(third.nextCursor).toBeNull();
    expect(first.counts).toMatchObject({ open: 5, new: 5, won: 0 });
    for (const cursor of ['x', Buffer.from('1 2').toString('base64url'), '%00']) {
      const bad = await owner.call(partnerInbox, { query: { cursor } });
      expect(bad.problem.code).toBe('partner/cursor-invalid');
    }
  });
});

describe('calls over our line', () => {
  const call = (browser: TestBrowser, leadId: string, from = '98989 89898') =>
    browser.call(partnerCallLead, { params: { leadId }, body: { why: 'Price', from } });

  test('ring both phones, show no number, and are written down before anything rings', async () => {
    const { owner, id } = await dealer();
    const { browser, mobile } = await person();
    await ask(browser, id, { channels: ['call'] });
    const { leadId } = await onlyLead(owner);
    const before = api.callBridge.connected.length;
    const answer = await call(owner, leadId);
    expect(answer.status).toBe(202);
    expect(answer.text).not.toContain(mobile);
    const [connected] = api.callBridge.connected.slice(before);
    expect(connected).toMatchObject({ from: '9898989898', to: mobile });
    expect((await contactsOf(browser)).contacts[0]?.reads).toMatchObject([
      { how: 'call', why: 'Price' },
    ]);
    expect((await contactsOf(browser)).callsThisMonth).toBe(1);
    api.setNow(later(2));
    await followCalls(api.services);
    expect(
      await sql`select outcome, seconds from partner_lead_calls where lead_id = ${leadId}`,
    ).toEqual([{ outcome: 'answered', seconds: 72 }]);
    expect((await call(owner, leadId, '12345')).status).toBe(400);
  });

  test('are refused outside the hours that the person chose, and without their consent nothing rings', async () => {
    const { owner, id } = await dealer();
    await ask((await person()).browser, id, { channels: ['call'], slot: 'evening' });
    const evening = await onlyLead(owner);
    const before = api.callBridge.connected.length;
    expect((await call(owner, evening.leadId)).problem.code).toBe('partner/outside-slot');
    await ask((await person()).browser, id, { channels: [], title: 'No consent' });
    const [none] = (await inboxOf(owner)).filter(({ title }) => title === 'No consent');
    expect((await call(owner, none?.leadId ?? '')).problem.code).toBe('partner/no-consent');
    expect(api.callBridge.connected).toHaveLength(before);
  });

  test('that fail say so; a lost answer leaves the call unknown', async () => {
    const { owner, id } = await dealer();
    await ask((await person()).browser, id);
    const { leadId } = await onlyLead(owner);
    api.callBridge.fails = {
      kind: 'timeout',
      provider: 'call-bridge',
      retryable: true,
      reason: 'slow',
    };
    expect((await call(owner, leadId)).problem.code).toBe('partner/call-failed');
    api.callBridge.fails = null;
    const [row] = await sql`select outcome from partner_lead_calls where lead_id = ${leadId}`;
    expect(row).toEqual({ outcome: 'unknown' });
  });
});

describe('the price of a lead', () => {
  const statementOf = async (browser: TestBrowser, month?: string) =>
    (await browser.call(partnerStatement, { query: month === undefined ? {} : { month } })).data;
  const dispute = (browser: TestBrowser, leadId: string, version: number, kind = 'not-asked') =>
    act(browser, leadId, { act: 'dispute', version, kind });

  test('is booked once for a lead, whatever is asked again, and stands in the statement of its month', async () => {
    const { owner, id } = await dealer();
    const { browser } = await person();
    await ask(browser, id);
    await ask(browser, id);
    const statement = await statementOf(owner);
    const [line] = statement.lines;
    expect(statement.lines).toHaveLength(1);
    expect(line).toMatchObject({
      kind: 'lead-charge',
      netPaise: 25_000,
      totalPaise: 25_000 + (line !== undefined && 'leadId' in line ? line.gstPaise : 0),
    });
    expect(statement.closingPaise).toBe(line?.totalPaise);
    const next = await statementOf(owner, '2026-12');
    expect(next).toMatchObject({ openingPaise: statement.closingPaise, lines: [] });
    const { hash, ...whole } = statement;
    expect(hashOf(whole)).toBe(hash);
    expect(hashOf({ ...whole, closingPaise: whole.closingPaise + 1 })).not.toBe(hash);
    const csv = await owner.send({ method: 'GET', url: callAddress(partnerStatementCsv.call) });
    expect(csv.headers['content-type']).toMatch(/^text\/csv/);
    expect(csv.body).toContain(`closing,,,,${(statement.closingPaise / 100).toFixed(2)}`);
    for (const language of ['en', 'hi']) {
      const url = `${callAddress(partnerStatementPdf.call)}?language=${language}`;
      const pdf = await owner.send({ method: 'GET', url });
      expect(pdf.headers['content-type']).toBe('application/pdf');
      expect(pdf.body.slice(0, 5)).toBe('%PDF-');
    }
    const report = await readTrialBalance(sql);
    expect(report).toMatchObject({ difference: 0, unbalanced: 0 });
  });

  test('can be disputed until 71:59, not at 72:01, not twice, and not once the number was viewed', async () => {
    const { firm, owner, id } = await dealer();
    await ask((await person()).browser, id);
    const shown = await onlyLead(owner);
    await show(owner, shown.leadId);
    expect((await dispute(owner, shown.leadId, shown.version)).problem.code).toBe(
      'partner/dispute-over',
    );
    await ask((await person()).browser, id, { title: 'In time' });
    await ask((await person()).browser, id, { title: 'Too late' });
    api.setNow(later(72 * 60 - 1));
    const { browser: manager } = await signInAsPartner(api, firm, 'manager');
    const find = async (title: string) =>
      (await inboxOf(manager)).find((lead) => lead.title === title)?.leadId ?? '';
    const inTime = await find('In time');
    expect((await dispute(manager, inTime, 1)).data.lead.dispute).toMatchObject({ state: 'open' });
    expect((await dispute(manager, inTime, 2)).problem.code).toBe('partner/dispute-over');
    api.setNow(later(72 * 60 + 1));
    expect((await dispute(manager, await find('Too late'), 1)).problem.code).toBe(
      'partner/dispute-over',
    );
    const { browser: desk } = await signInAtDesk(api, 'dispute-desk');
    const { disputes } = (await desk.call(deskLeadDisputes)).data;
    expect(disputes).toMatchObject([{ leadId: inTime, kind: 'not-asked' }]);
    const decide = () =>
      desk.call(deskDecideLeadDispute, {
        params: { leadId: inTime },
        body: { decision: 'credit', note: 'No such enquiry' },
      });
    expect((await decide()).status).toBe(200);
    expect((await decide()).problem.code).toBe('operator/not-found');
    const { browser: accounts } = await signInAsPartner(api, firm, 'accounts');
    const { lines } = await statementOf(accounts);
    expect(lines.filter(({ kind }) => kind === 'lead-credit')).toMatchObject([
      { netPaise: -25_000 },
    ]);
  });

  test('of a number that three calls on two days did not reach is credited by the call log', async () => {
    const { firm, owner, id } = await dealer();
    await ask((await person()).browser, id, { channels: ['call'] });
    const { leadId } = await onlyLead(owner);
    api.callBridge.ends = { state: 'no-answer', seconds: 0 };
    let browser = owner;
    for (const minutes of [0, 10, 1440]) {
      api.setNow(later(minutes));
      if (minutes === 1440) browser = (await signInAsPartner(api, firm)).browser;
      await browser.call(partnerCallLead, {
        params: { leadId },
        body: { why: 'First contact', from: '9898989898' },
      });
      api.setNow(later(minutes + 2));
      await followCalls(api.services);
    }
    api.callBridge.ends = { state: 'answered', seconds: 72 };
    const { version } = (await browser.call(partnerLead, { params: { leadId } })).data.lead;
    const done = await dispute(browser, leadId, version, 'wrong-number');
    expect(done.data.lead.dispute).toMatchObject({ state: 'credited' });
    expect((await statementOf(browser)).closingPaise).toBe(0);
  });
});

test('a deleted account leaves leads without a person; the firm is asked to erase', async () => {
  const { owner, id } = await dealer();
  const { browser } = await person();
  await ask(browser, id);
  const { leadId } = await onlyLead(owner);
  await show(owner, leadId);
  const exported = await browser.call(exportAccount);
  expect(exported.data.contacts).toHaveLength(1);
  expect(exported.data.enquiries).toMatchObject([{ title: 'Swift VXI 2019', stage: 'new' }]);
  const gone = await browser.call(deleteAccount, { body: { confirm: 'DELETE' } });
  expect(gone.status, gone.text).toBe(200);
  const { data } = await owner.call(partnerLead, { params: { leadId } });
  expect(data.lead).toMatchObject({
    stage: 'withdrawn',
    name: '•••••',
    mobile: '••••••••••',
    erasure: { confirmedAt: null },
  });
  const [row] = await sql`
    select user_id, contact_sealed from contact_consents where subject_id = ${leadId}`;
  expect(row).toEqual({ user_id: null, contact_sealed: null });
  expect(
    await sql`select from contact_reads r join contact_consents c on c.id = r.consent_id
    where c.subject_id = ${leadId}`,
  ).toHaveLength(1);
});
