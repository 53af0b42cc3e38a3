import { listContacts } from '@pahiya/contracts/contact-ledger/contact-contracts';
import {
  partnerInbox,
  partnerLead,
  partnerShowNumber,
} from '@pahiya/contracts/partner-leads/lead-contracts';
import { askAboutCar } from '@pahiya/contracts/used-cars/car-enquiry-contracts';
import { partnerImportListings } from '@pahiya/contracts/used-cars/dealer-listing-contracts';
import { askPartExchange } from '@pahiya/contracts/used-cars/exchange-contracts';
import { usedCarListing } from '@pahiya/contracts/used-cars/used-car-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../../test/partner-desk.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';

const mobile = '9876500002';
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
  await start(new Date('2026-11-25T06:00:00Z'));
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

async function start(now: Date) {
  api.setNow(now);
  dealer = (await signInAsPartner(api, await makeFirm(api))).browser;
  buyer = createTestBrowser(api);
  await signIn(api, buyer, mobile);
}
const ask = (body: object = {}, by = buyer) =>
  by.call(askAboutCar, { params: { listing }, body: { channels: ['call'], ...body } });
const leads = async () => (await dealer.call(partnerInbox, { query: {} })).data.leads;
const readFirst = async () => {
  const [lead] = await leads();
  return dealer.call(partnerLead, { params: { leadId: lead?.leadId ?? '' } });
};
const contacts = async () => (await buyer.call(listContacts, {})).data.contacts;
const noLead = async () => {
  expect(await leads()).toEqual([]);
  expect(await database.sql`select from contact_consents`).toHaveLength(0);
};

test('the dealer reads the car with its page, the slot and the wish, masked; the person sees who may call', async () => {
  const wish = 'Is the service book complete?';
  const sent = await ask({ wish, slot: 'evening' });
  expect(sent.status).toBe(201);
  expect(sent.data.isRepeat).toBe(false);
  const read = await readFirst();
  expect(read.data.lead).toMatchObject({
    ...{ kind: 'used-car', title: 'Maruti Suzuki Swift 2019', wish, slot: 'evening' },
    consent: { state: 'active', channels: ['call'] },
  });
  expect(read.data.carPath).toMatch(
    new RegExp(`^/used-cars/delhi/maruti-suzuki-swift-2019-${listing}$`),
  );
  expect(read.text).not.toContain(mobile);
  expect(read.text).not.toContain('DL8CAF5030');
  expect(await contacts()).toMatchObject([
    {
      ...{ about: 'Maruti Suzuki Swift 2019', channels: ['call'], slot: 'evening' },
      ...{ state: 'active', firm: { name: 'Sample Motors' }, reads: [] },
    },
  ]);
});

test('without a tick nothing may be read; with one the number is, and the person sees that', async () => {
  await ask({ channels: [] });
  const leadId = (await leads())[0]?.leadId ?? '';
  const show = () =>
    dealer.call(partnerShowNumber, { params: { leadId }, body: { why: 'Answer the question' } });
  expect((await show()).problem.code).toBe('partner/no-consent');
  expect(await contacts()).toEqual([]);
  await ask({ channels: ['show-number'] });
  expect((await show()).data.mobile).toBe(mobile);
  expect((await contacts())[0]?.reads).toMatchObject([
    { how: 'shown', why: 'Answer the question' },
  ]);
});

test('a second one joins the first, also after a part exchange: one lead, one consent', async () => {
  const own = { car: 'Maruti Alto', year: 2016, km: 60_000, valuePaise: 25_000_000 };
  await buyer.call(askPartExchange, { params: { listing }, body: { ...own, channels: ['call'] } });
  const again = await ask({ wish: 'Is it still there?' });
  expect(again.data).toEqual({ isRepeat: true, firstAskedAt: '2026-11-25T06:00:00.000Z' });
  expect(await leads()).toHaveLength(1);
  expect((await readFirst()).data.lead).toMatchObject({
    ...{ timesAsked: 2, wish: 'Is it still there?' },
  });
  expect((await contacts()).filter(({ state }) => state === 'active')).toHaveLength(1);
});

test('the lead of a car that is sold has no link', async () => {
  await ask();
  await database.sql`update used_listings set state = 'sold', ended_at = now()`;
  expect((await readFirst()).data).toMatchObject({
    ...{ carPath: null, lead: { title: 'Maruti Suzuki Swift 2019' } },
  });
});

test.each([
  [{ wish: 'Call me: 98765 43210' }, 'body.wish'],
  [{ wish: 'मुझे ९८७६५ ४३२१० पर कॉल करें' }, 'body.wish'],
  [{ wish: 'write to a@example.in' }, 'body.wish'],
  [{ wish: 'I sell DL 8C AF 5030' }, 'body.wish'],
  [{ wish: 'x'.repeat(501) }, 'body.wish'],
  [{ slot: 'night' }, 'body.slot'],
  [{ channels: ['fax'] }, 'body.channels.0'],
])('%j is refused with its field, and nothing is sent', async (body, path) => {
  const refused = await ask(body);
  expect(refused.status).toBe(400);
  expect(refused.problem.errors?.map((one) => one.path)).toEqual([path]);
  await noLead();
});

test('a visitor signs in first; a car of no firm or no longer live has nobody to ask, and its page says so', async () => {
  const canAsk = async () =>
    (await createTestBrowser(api).call(usedCarListing, { params: { listing } })).data.car.canAsk;
  expect(await canAsk()).toBe(true);
  expect((await ask({}, createTestBrowser(api))).status).toBe(401);
  await database.sql`update used_listings set state = 'paused'`;
  expect((await ask()).problem.code).toBe('used-car/not-found');
  await database.sql`update used_listings set state = 'live'`;
  await database.sql`update used_dealers set firm_id = null`;
  expect(await canAsk()).toBe(false);
  expect((await ask()).problem.code).toBe('used-car/not-found');
  await noLead();
});

test('a paused firm takes none; the twenty-first of a day is refused', async () => {
  for (let count = 0; count < 20; count += 1) expect((await ask()).status).toBe(201);
  expect((await ask()).problem.code).toBe('request/too-many');
  expect(await leads()).toHaveLength(1);
  await database.sql`delete from rate_limits`;
  await database.sql`update partner_firms set paused_at = now(), paused_reason = 'desk'`;
  expect((await ask()).problem.code).toBe('lead/partner-paused');
});
