import { callAddress } from '@pahiya/contracts/call';
import { partnerMakeKey } from '@pahiya/contracts/partner-firms/partner-key-contracts';
import {
  partnerInvite,
  partnerRemoveMember,
} from '@pahiya/contracts/partner-firms/partner-member-contracts';
import { partnerAudit } from '@pahiya/contracts/partner-leads/audit-contracts';
import {
  askDealer,
  partnerLeadsCsv,
  partnerShareCard,
  partnerShowNumber,
} from '@pahiya/contracts/partner-leads/lead-contracts';
import { systemNumber } from '@pahiya/contracts/partner-leads/system-contracts';
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
const mobile = '9876400077';
const start = new Date('2026-11-20T05:00:00Z');

beforeEach(async () => {
  api.setNow(start);
  await emptyTables(sql, ['rate_limits']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

/** A firm and a lead of a person who allowed everything. */
async function firmWithLead(title: string) {
  const firm = await makeFirm(api);
  const owner = await signInAsPartner(api, firm);
  const shared = await owner.browser.call(partnerShareCard, { body: { act: 'share' } });
  const paths = openBrowser(api);
  await paths.signIn(mobile);
  const person = createTestBrowser(api);
  for (const [name, value] of paths.cookies) person.cookies.set(name, value);
  const asked = await person.call(askDealer, {
    params: { id: shared.data.token ?? '' },
    body: { kind: 'used-car', title: 'Swift', cityId: 10084, channels: ['show-number', 'export'] },
  });
  expect(asked.status).toBe(201);
  // As enquiries of before could say it.
  const [row] = await sql<{ leadId: string }[]>`
    update partner_leads set title = ${title} where firm_id = ${firm.firmId}
    returning id as "leadId"`;
  return { firm, owner, leadId: row?.leadId ?? '' };
}
const read = async (by: TestBrowser, show: string, cursor?: string) =>
  (await by.call(partnerAudit, { query: { show, ...(cursor === undefined ? {} : { cursor }) } }))
    .data;

test('owners and auditors see who used which number, when and why, also their own system and refused tries, with digits masked', async () => {
  const { firm, owner, leadId } = await firmWithLead('Swift, call 98764 00077');
  const auditor = await signInAsPartner(api, firm, 'auditor');
  const agent = await signInAsPartner(api, firm, 'agent');
  const show = (by: TestBrowser, why: string) =>
    by.call(partnerShowNumber, { params: { leadId }, body: { why } });
  expect((await show(owner.browser, `Asked to call ${mobile} back`)).status).toBe(200);
  api.setNow(new Date(start.getTime() + 1000));
  expect((await show(agent.browser, 'Not mine')).problem.code).toBe('partner/not-found');
  api.setNow(new Date(start.getTime() + 2000));
  const made = await owner.browser.call(partnerMakeKey, {
    body: { name: 'CRM', scopes: ['leads', 'numbers'] },
  });
  const bySystem = await api.app.inject({
    method: 'POST',
    url: callAddress(systemNumber.call).replace(':leadId', leadId),
    headers: { authorization: `Bearer ${made.data.secret}` },
    payload: { why: 'CRM import' },
  });
  expect(bySystem.statusCode).toBe(200);
  const { entries, nextCursor } = await read(auditor.browser, 'numbers');
  expect(entries).toMatchObject([
    { act: 'export', member: null, why: 'CRM import', isRefused: false, leadId },
    { act: 'lead-show-number', member: 'The agent', isRefused: true, why: null, leadId },
    { act: 'shown', member: 'The owner', why: 'Asked to call ••• back', leadId },
  ]);
  expect(entries[2]?.at).toBe(start.toISOString());
  expect(nextCursor).toBeNull();
  // Ten digits may follow one another in an id.
  expect(JSON.stringify(entries).replaceAll(leadId, '')).not.toMatch(/\d{10}|98764/);
  expect(entries[0]?.about).toContain('Swift, call •••');
});

test('exports, keys and members are logged with names, and another firm’s are not', async () => {
  const { firm, owner } = await firmWithLead('Baleno');
  const agent = await signInAsPartner(api, firm, 'agent');
  const stranger = await signInAsPartner(api, await makeFirm(api, { name: 'Other' }));
  await owner.browser.send({ method: 'GET', url: callAddress(partnerLeadsCsv.call) });
  await owner.browser.call(partnerMakeKey, { body: { name: 'CRM', scopes: ['leads'] } });
  const remove = (memberId: string) =>
    owner.browser.call(partnerRemoveMember, { params: { memberId } });
  expect((await remove(agent.member.memberId)).status).toBe(200);
  expect((await remove(stranger.member.memberId)).problem.code).toBe('partner/not-found');
  await owner.browser.call(partnerInvite, {
    body: { email: 'new@dealer.example', displayName: 'New', role: 'agent', language: 'en' },
  });
  expect((await read(owner.browser, 'exports')).entries).toMatchObject([
    { act: 'export-leads', member: 'The owner', leadId: null },
  ]);
  const changes = (await read(owner.browser, 'changes')).entries;
  expect(changes.map(({ act, about, isRefused }) => [act, about, isRefused])).toEqual(
    expect.arrayContaining([
      ['make-key', 'CRM', false],
      ['remove-member', 'The agent', false],
      ['remove-member', null, true],
      ['invite', null, false],
    ]),
  );
  const foreign = await read(stranger.browser, 'exports');
  expect(foreign.entries).toEqual([]);
  expect(JSON.stringify(await read(stranger.browser, 'changes'))).not.toContain('CRM');
});

test('pages follow each other without a gap or a repeat, also within one instant, and a wrong cursor is refused', async () => {
  const { firm, owner, leadId } = await firmWithLead('Dzire');
  const { memberId } = owner.member;
  const [consent] = await sql<{ id: string }[]>`
    select id from contact_consents where firm_id = ${firm.firmId}`;
  await sql`
    insert into contact_reads (consent_id, firm_id, member_id, at, how, why)
    select ${consent?.id ?? ''}, ${firm.firmId}, ${memberId},
      ${start}::timestamptz + (n / 40) * interval '1 second', 'shown', 'use ' || n
    from generate_series(1, 120) n`;
  await sql`
    insert into partner_acts (at, firm_id, member_id, act, subject, outcome)
    select ${start}::timestamptz + (n / 40) * interval '1 second', ${firm.firmId}, ${memberId},
      case when n % 2 = 0 then 'lead-call' else 'lead-show-number' end, ${leadId},
      case when n % 3 = 0 then 'partner/no-consent' else 'done' end
    from generate_series(1, 120) n`;
  const all: { readonly at: string; readonly why: string | null }[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const page = await read(owner.browser, 'numbers', cursor);
    expect(page.entries.length).toBeLessThanOrEqual(50);
    all.push(...page.entries);
    cursor = page.nextCursor ?? undefined;
    pages += 1;
  } while (cursor !== undefined);
  expect(pages).toBe(4);
  expect(all).toHaveLength(160);
  const whys = all.map(({ why }) => why).filter((why) => why !== null);
  expect(new Set(whys).size).toBe(120);
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
  for (const wrong of ['x', 'MTIz', Buffer.from('1 act x').toString('base64url')]) {
    const refused = await owner.browser.call(partnerAudit, { query: { cursor: wrong } });
    expect([refused.status, refused.problem.code]).toEqual([400, 'partner/cursor-invalid']);
  }
});
