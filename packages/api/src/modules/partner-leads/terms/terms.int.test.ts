import {
  askDealer,
  partnerActOnLead,
  partnerInbox,
  partnerShareCard,
  partnerStatement,
} from '@pahiya/contracts/partner-leads/lead-contracts';
import {
  deskPartnerTerms,
  deskSetHoliday,
  deskSetLeadPrice,
  partnerPrices,
} from '@pahiya/contracts/partner-leads/terms-contracts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
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
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
let operators = 0;

beforeEach(async () => {
  api.setNow(start);
  await emptyTables(sql, ['rate_limits', 'partner_holidays']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function atDesk(): Promise<TestBrowser> {
  operators += 1;
  return (await signInAtDesk(api, `terms${operators}`)).browser;
}

/** A firm with its owner, and a person who asks it. */
async function asked() {
  const firm = await makeFirm(api);
  const { browser: owner } = await signInAsPartner(api, firm);
  const shared = await owner.call(partnerShareCard, { body: { act: 'share' } });
  const paths = openBrowser(api);
  await paths.signIn('9876200011');
  const person = createTestBrowser(api);
  for (const [name, value] of paths.cookies) person.cookies.set(name, value);
  const ask = async (title: string) => {
    const params = { id: shared.data.token ?? '' };
    const body = { kind: 'used-car' as const, title, cityId: 10084, channels: [] };
    expect((await person.call(askDealer, { params, body })).status).toBe(201);
  };
  return { firm, owner, ask };
}
const price = { kind: 'used-car', from: '2026-11-21', pricePaise: 10_000, note: 'Contract 7' };
const setPrice = (desk: TestBrowser, firmId: string, change: object = {}) =>
  desk.call(deskSetLeadPrice, { params: { firmId }, body: { ...price, ...change } as never });
const netsOf = async (owner: TestBrowser) =>
  (await owner.call(partnerStatement, { query: {} })).data.lines.map((line) =>
    'leadId' in line ? line.netPaise : null,
  );

test('a price of a firm is charged from its day on, for that firm and kind alone, and a credit is what was charged', async () => {
  const desk = await atDesk();
  const { firm, owner, ask } = await asked();
  const other = await asked();
  await ask('Before');
  expect((await setPrice(desk, firm.firmId)).status).toBe(200);
  expect((await setPrice(desk, firm.firmId, { pricePaise: 12_000 })).status).toBe(200);
  expect((await setPrice(desk, firm.firmId, { from: '2027-01-01' })).status).toBe(200);
  const seen = (await owner.call(partnerPrices)).data.prices;
  expect(seen.find(({ kind }) => kind === 'used-car')).toMatchObject({
    pricePaise: 25_000,
    later: [
      { from: '2026-11-21', pricePaise: 12_000 },
      { from: '2027-01-01', pricePaise: 10_000 },
    ],
  });
  expect(seen.find(({ kind }) => kind === 'loan')).toMatchObject({ pricePaise: 30_000, later: [] });
  // A second before midnight in India, and a second after.
  api.setNow(new Date('2026-11-20T18:29:59Z'));
  await ask('Last of the day');
  api.setNow(new Date('2026-11-20T18:30:00Z'));
  await ask('First of the next');
  await other.ask('Of another firm');
  api.setNow(hours(24));
  const later = (await signInAsPartner(api, firm)).browser;
  expect(await netsOf(later)).toEqual([25_000, 25_000, 12_000]);
  expect(await netsOf((await signInAsPartner(api, other.firm)).browser)).toEqual([25_000]);
  const { leads } = (await later.call(partnerInbox, { query: {} })).data;
  const lead = leads.find(({ title }) => title === 'First of the next');
  const disputed = await later.call(partnerActOnLead, {
    params: { leadId: lead?.leadId ?? '' },
    body: { act: 'dispute', version: 1, kind: 'not-asked' } as never,
  });
  expect(disputed.status).toBe(200);
  const { decideDispute } = await import('../money/dispute-lead.ts');
  const [operator] = await sql<{ id: string }[]>`select id from operators limit 1`;
  const by = { operatorId: operator?.id ?? '' } as never;
  await decideDispute(
    api.services,
    { operator: by, requestId: 'r' },
    { leadId: lead?.leadId ?? '', decision: 'credit', note: 'x' },
  );
  expect(await netsOf(later)).toEqual([25_000, 25_000, 12_000, -12_000]);
});

test('a holiday that the desk adds stops the clocks of its state, and one that it opens does not', async () => {
  const desk = await atDesk();
  const { firm, owner, ask } = await asked();
  const day = { day: '2026-11-21', stateCode: 'DL', isOpen: false, note: 'Gazette' };
  const dueOf = async (title: string) => {
    await ask(title);
    const { browser } = await signInAsPartner(api, firm);
    const { leads } = (await browser.call(partnerInbox, { query: {} })).data;
    return leads.find((lead) => lead.title === title)?.due?.at;
  };
  expect((await owner.call(partnerInbox, { query: {} })).status).toBe(200);
  api.setNow(hours(24));
  expect(await dueOf('A Saturday')).toBe('2026-11-21T05:15:00.000Z');
  api.setNow(start);
  expect((await desk.call(deskSetHoliday, { body: day })).status).toBe(200);
  api.setNow(hours(24));
  // Sunday is no open day: the clock goes on on Monday at ten.
  expect(await dueOf('A holiday')).toBe('2026-11-23T04:45:00.000Z');
  api.setNow(start);
  const back = { ...day, isOpen: true, note: 'Called off' };
  expect((await desk.call(deskSetHoliday, { body: back })).status).toBe(200);
  api.setNow(hours(24));
  expect(await dueOf('Open again')).toBe('2026-11-21T05:15:00.000Z');
  const acts = await sql<{ act: string; note: string }[]>`
    select act, note from operator_acts where act = 'save-partner-holiday' order by id`;
  expect(acts.map(({ note }) => note)).toEqual(['Gazette', 'Called off']);
});

test('a day that is not later, a negative price, an unknown firm and a partner’s session store nothing', async () => {
  const desk = await atDesk();
  const { firm, owner } = await asked();
  const before = (await desk.call(deskPartnerTerms)).data;
  const holiday = { day: '2026-11-20', stateCode: null, isOpen: false, note: 'Today' };
  const today = await desk.call(deskSetHoliday, { body: holiday });
  expect([today.status, today.problem.errors?.[0]?.path]).toEqual([400, 'body.day']);
  for (const change of [{ from: '2026-11-20' }, { from: '2031-01-01' }, { pricePaise: -1 }]) {
    const answer = await setPrice(desk, firm.firmId, change);
    expect([answer.status, answer.problem.errors?.length]).toEqual([400, 1]);
  }
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await setPrice(desk, nobody)).problem.code).toBe('operator/not-found');
  expect((await setPrice(owner, firm.firmId)).status).toBe(401);
  expect((await desk.call(deskPartnerTerms)).data).toEqual(before);
});
