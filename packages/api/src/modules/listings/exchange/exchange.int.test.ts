import { partnerInbox, partnerLead } from '@pahiya/contracts/partner-leads/lead-contracts';
import { fetchCarPrice } from '@pahiya/contracts/sell-car/sell-car-contracts';
import { partnerImportListings } from '@pahiya/contracts/used-cars/dealer-listing-contracts';
import { askPartExchange, partExchangeOffer } from '@pahiya/contracts/used-cars/exchange-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../../test/partner-desk.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;
let dealer: TestBrowser;
let buyer: TestBrowser;
let listing: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    ...['used_cars', 'used_cities', 'used_dealers', 'partner_firms', 'users', 'desk_work'],
    ...['tasks', 'rate_limits', 'otp_challenges', 'otp_waits', 'contact_consents'],
  ]);
  api = await createTestApi(database.sql);
  api.setNow(new Date('2026-11-25T06:00:00Z'));
  dealer = (await signInAsPartner(api, await makeFirm(api))).browser;
  buyer = createTestBrowser(api);
  await signIn(api, buyer, '9876500002');
  const csv = [
    'stock,vehicle_number,make,model,year,variant,fuel,gearbox,body,km,owners,colour,price,city,status',
    'S-1,DL8CAF5030,Maruti Suzuki,Swift,2019,VXI,petrol,manual,hatchback,42300,1,red,450000,Delhi,',
  ].join('\n');
  await dealer.call(partnerImportListings, { body: { csv, isDryRun: false } });
  const [row] = await database.sql<{ listing: string }[]>`
    update used_listings set state = 'live' returning public_id as listing`;
  listing = row?.listing ?? '';
});
afterEach(() => api.close());

const own = { car: 'Maruti Alto', year: 2016, km: 60_000, valuePaise: 25_000_000 };
const ask = (changes: object = {}, by = buyer) =>
  by.call(askPartExchange, {
    params: { listing },
    body: { ...own, channels: ['call'], ...changes },
  });
const offer = (estimate?: string) =>
  createTestBrowser(api).call(partExchangeOffer, {
    params: { listing },
    query: estimate === undefined ? {} : { estimate },
  });
const never = (): never => {
  throw new Error('no estimate');
};
const estimated = async () => {
  const { data } = await createTestBrowser(api).call(fetchCarPrice, {
    body: {
      ...{ make: 'maruti-suzuki', model: 'swift', year: 2019, variant: 'petrol-manual' },
      ...{ km: 45_000, cityId: 10_084, owners: 1, condition: 'very-good' },
    },
  });
  return { ...data, valuation: data.valuation.kind === 'value' ? data.valuation : never() };
};
const leads = async () => (await dealer.call(partnerInbox, { query: {} })).data.leads;

test('the dealer reads the own car, what is expected for it and what is left, and no number', async () => {
  expect((await offer()).data.dealer).toBe('Sample Motors');
  const sent = await ask();
  expect(sent.status).toBe(201);
  expect(sent.data).toMatchObject({ isRepeat: false, toPayPaise: 20_000_000 });
  const [lead] = await leads();
  const read = await dealer.call(partnerLead, { params: { leadId: lead?.leadId ?? '' } });
  expect(read.text).toContain('Maruti Suzuki Swift 2019');
  expect(read.text).toContain(
    'Part exchange: Maruti Alto 2016, 60,000 Kms, ₹2,50,000 expected. Asking price ₹4,50,000, ₹2,00,000 left to pay.',
  );
  expect(read.text).not.toContain('9876500002');
  expect(read.text).not.toContain('DL8CAF5030');
});

test('a second one joins the first with its new words; a car worth more comes back as money', async () => {
  await ask();
  const again = await ask({ valuePaise: 50_000_000, language: 'hi' });
  expect(again.data).toMatchObject({ isRepeat: true, toPayPaise: 0 });
  const list = await leads();
  expect(list).toHaveLength(1);
  const read = await dealer.call(partnerLead, { params: { leadId: list[0]?.leadId ?? '' } });
  expect(read.text).toContain('वापस ₹50,000');
});

test('a stored estimate gives car and value; the enquiry names its range, date and id', async () => {
  const { estimateId, valuation } = await estimated();
  const { data: shown } = await offer(estimateId);
  expect(shown.estimate).toMatchObject({ estimateId, year: 2019, km: 45_000, on: '2026-11-25' });
  const { lines, privatePaise, toDealer } = shown.estimate ?? never();
  expect(lines.reduce((sum, line) => sum + line.amountPaise, 0)).toBe(privatePaise);
  expect(toDealer.pricePaise).toBe(valuation.toDealer.pricePaise);
  const sent = await buyer.call(askPartExchange, {
    params: { listing },
    body: { estimateId, channels: ['call'] },
  });
  expect(sent.data).toMatchObject({ toPayPaise: Math.max(0, 45_000_000 - toDealer.pricePaise) });
  const read = await dealer.call(partnerLead, {
    params: { leadId: (await leads())[0]?.leadId ?? '' },
  });
  for (const part of ['Swift', '2019, 45,000 Kms', 'on 25 Nov 2026', estimateId]) {
    expect(read.text).toContain(part);
  }
});

test('an estimate that is unknown or too old is neither shown nor sent', async () => {
  const { estimateId } = await estimated();
  api.setNow(new Date('2027-03-25T06:00:00Z'));
  await signIn(api, buyer, '9876500002');
  for (const one of [estimateId, '3f0c9f6e-2f4e-4c5b-9d8a-1b2c3d4e5f60']) {
    expect((await offer(one)).data.estimate).toBeNull();
    const body = { estimateId: one, channels: ['call' as const] };
    const refused = await buyer.call(askPartExchange, { params: { listing }, body });
    expect(refused.problem.code).toBe('sale/unknown-estimate');
  }
  expect(await database.sql`select from contact_consents`).toHaveLength(0);
});

test('with neither estimate nor car, each missing field is named', async () => {
  const refused = await buyer.call(askPartExchange, {
    params: { listing },
    body: { channels: ['call'], km: 1 },
  });
  expect(refused.status).toBe(400);
  expect(refused.problem.errors?.map(({ path }) => path)).toEqual([
    'body.car',
    'body.year',
    'body.valuePaise',
  ]);
});

test.each([
  [{ year: 1899 }, 'body.year'],
  [{ year: 2027 }, 'body.year'],
  [{ km: -1 }, 'body.km'],
  [{ km: 1_000_001 }, 'body.km'],
  [{ valuePaise: 100 }, 'body.valuePaise'],
  [{ car: 'Alto, call 98765 43210' }, 'body.car'],
  [{ car: 'Alto DL 8C AF 5030' }, 'body.car'],
  [{ car: 'x' }, 'body.car'],
  [{ channels: [] }, 'body.channels'],
])('%j is refused with its field, and nothing is sent', async (change, path) => {
  const refused = await ask(change);
  expect(refused.status).toBe(400);
  expect(refused.problem.errors?.map((one) => one.path)).toEqual([path]);
  expect(await leads()).toEqual([]);
  expect(await database.sql`select from contact_consents`).toHaveLength(0);
});

test('a visitor signs in first; a car of no firm, or no longer live, has nobody to ask', async () => {
  expect((await ask({}, createTestBrowser(api))).status).toBe(401);
  await database.sql`update used_dealers set firm_id = null`;
  expect((await offer()).data.dealer).toBeNull();
  expect((await ask()).problem.code).toBe('used-car/not-found');
  await database.sql`update used_listings set state = 'sold'`;
  expect((await offer()).problem.code).toBe('used-car/not-found');
});
