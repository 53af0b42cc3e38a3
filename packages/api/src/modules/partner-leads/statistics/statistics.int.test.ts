import { randomUUID } from 'node:crypto';
import { partnerStatistics } from '@pahiya/contracts/partner-leads/statistics-contracts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../../test/partner-desk.ts';
import { createTestApi } from '../../../../test/test-api.ts';
import { createTestDatabase } from '../../../db/test-database.ts';

const database = await createTestDatabase();
const { sql } = database;
const api = await createTestApi(sql);
/** A Friday at 5:30 pm in India. */
const today = new Date('2026-11-20T12:00:00Z');

beforeEach(async () => {
  api.setNow(today);
  await emptyTables(sql, ['rate_limits']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

type Stored = {
  readonly firmId: string;
  readonly at: string;
  readonly memberId?: string;
  readonly branchId?: string;
  readonly kind?: string;
  readonly stage?: string;
  readonly acceptedAt?: string;
  readonly contactedAt?: string;
  readonly reason?: string;
};

/** A lead with its times, as its acts would have left it. */
async function store(lead: Stored): Promise<string> {
  const leadId = randomUUID();
  const { stage = 'new' } = lead;
  const isOpen = ['new', 'accepted', 'contacted'].includes(stage);
  await sql`
    insert into partner_leads (id, firm_id, branch_id, member_id, kind, stage, due_at, created_at,
      accepted_at, contacted_at, closed_at, reason, city_id, title, slot, dedupe_key, last_asked_at,
      quality, quality_parts)
    values (${leadId}, ${lead.firmId}, ${lead.branchId ?? null}, ${lead.memberId ?? null},
      ${lead.kind ?? 'used-car'}, ${stage}, ${isOpen ? today : null}, ${lead.at},
      ${lead.acceptedAt ?? null}, ${lead.contactedAt ?? null}, ${isOpen ? null : today},
      ${lead.reason ?? null}, 10084, 'Swift', 'any', ${Buffer.from(leadId)}, ${lead.at}, 50, '{}')`;
  return leadId;
}

const statistics = async (browser: TestBrowser, days?: number) =>
  (await browser.call(partnerStatistics, { query: days === undefined ? {} : { days: `${days}` } }))
    .data;

test('leads of a period are counted by what became of them, by kind, member and reason', async () => {
  const firm = await makeFirm(api);
  const { browser: owner } = await signInAsPartner(api, firm);
  const agent = await signInAsPartner(api, firm, 'agent');
  const { firmId } = firm;
  const { memberId } = agent.member;
  const at = '2026-11-18T06:00:00Z';
  const times = { acceptedAt: '2026-11-18T06:05:00Z', contactedAt: '2026-11-18T06:30:00Z' };
  await store({ firmId, at });
  await store({ firmId, at, memberId, stage: 'won', ...times });
  await store({ firmId, at, memberId, stage: 'lost', reason: 'price', ...times });
  await store({ firmId, at, memberId, stage: 'expired', kind: 'loan' });
  await store({ firmId, at, memberId, stage: 'withdrawn', acceptedAt: times.acceptedAt });
  const returned = await store({ firmId, at, stage: 'returned', reason: 'out-of-area' });
  await sql`
    insert into partner_lead_disputes (lead_id, kind, member_id, at, due_at, state)
    values (${returned}, 'out-of-area', ${memberId}, ${at}, ${at}, 'credited')`;
  // The last day of the period before, one millisecond before midnight in India.
  await store({ firmId, at: '2026-10-21T18:29:59.999Z' });
  await store({ firmId: (await makeFirm(api)).firmId, at });
  expect(await statistics(owner)).toEqual({
    from: '2026-10-22',
    until: '2026-11-20',
    all: {
      ...{ received: 6, accepted: 3, contacted: 2, won: 1, missed: 1, open: 1 },
      ...{ lost: 1, returned: 1, withdrawn: 1, credited: 1 },
    },
    kinds: [
      { kind: 'used-car', received: 5, accepted: 3, contacted: 2, won: 1, missed: 0 },
      { kind: 'loan', received: 1, accepted: 0, contacted: 0, won: 0, missed: 1 },
    ],
    members: [
      { name: 'The agent', received: 4, accepted: 3, contacted: 2, won: 1, missed: 1 },
      { name: null, received: 2, accepted: 0, contacted: 0, won: 0, missed: 0 },
    ],
    reasons: [
      { reason: 'out-of-area', count: 1 },
      { reason: 'price', count: 1 },
    ],
    minutes: { toAccept: null, toContact: null },
  });
  expect((await statistics(owner, 90)).all.received).toBe(7);
  const bad = await owner.call(partnerStatistics, { query: { days: '31' } });
  expect(bad.status).toBe(400);
});

test('medians count the firm’s working hours alone, from five leads on', async () => {
  const firm = await makeFirm(api);
  const { browser: owner } = await signInAsPartner(api, firm);
  const { firmId } = firm;
  // Asked at 6:50 pm on Wednesday; the firm is open from 10 am to 7 pm: ten minutes, and those of Thursday.
  const at = '2026-11-18T13:20:00Z';
  const thursday = (minutes: number) =>
    new Date(Date.parse('2026-11-19T04:30:00Z') + minutes * 60_000).toISOString();
  for (const minutes of [0, 5, 20, 30]) {
    const times = { acceptedAt: thursday(minutes), contactedAt: thursday(minutes + 60) };
    await store({ firmId, at, stage: 'contacted', ...times });
  }
  expect((await statistics(owner)).minutes).toEqual({ toAccept: null, toContact: null });
  await store({ firmId, at, stage: 'accepted', acceptedAt: thursday(40) });
  expect((await statistics(owner)).minutes).toEqual({ toAccept: 30, toContact: null });
  const times = { acceptedAt: thursday(50), contactedAt: thursday(50) };
  await store({ firmId, at, stage: 'contacted', ...times });
  expect((await statistics(owner)).minutes).toEqual({ toAccept: 35, toContact: 75 });
});

test('a manager’s statistics are those of their branches', async () => {
  const firm = await makeFirm(api);
  const { firmId } = firm;
  const [delhi, pune] = [randomUUID(), randomUUID()];
  await sql`
    insert into partner_branches (id, firm_id, name, city_id) values
      (${delhi}, ${firmId}, 'Delhi', 10084), (${pune}, ${firmId}, 'Pune', 10100)`;
  const at = '2026-11-18T06:00:00Z';
  await store({ firmId, at, branchId: delhi });
  await store({ firmId, at, branchId: pune });
  const { browser } = await signInAsPartner(api, firm, 'manager', [pune]);
  const auditor = await signInAsPartner(api, firm, 'auditor');
  expect((await statistics(browser)).all.received).toBe(1);
  expect((await statistics(auditor.browser)).all.received).toBe(2);
});
