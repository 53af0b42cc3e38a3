import { deleteAccount } from '@pahiya/contracts/account/account-contracts';
import * as contracts from '@pahiya/contracts/used-cars/own-listing-contracts';
import { usedCarListing } from '@pahiya/contracts/used-cars/used-car-contracts';
import { proveVehicleOwner } from '@pahiya/contracts/vehicle/report-contracts';
import { ok } from '@pahiya/domain/shared/result';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { found, plain } from '../../../../test/rc-fixtures.ts';
import { staleWork } from '../../../../test/stale-work.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { hasPublicPhoto, readPublicPhoto } from '../photos/photo-store.ts';
import { purgePhotos } from '../photos/purge-photos.ts';
import { expireListings } from './expire-listings.ts';

const now = new Date('2026-11-25T06:00:00Z');
const day = 86_400_000;
const delhi = 10_084;
const plate = 'DL8CAF5030';
const facts = {
  ...{ cityId: delhi, body: 'hatchback', km: 42_000, owners: 1, colour: 'red' },
  ...{ madeMonth: null, insurance: 'comprehensive', insuredUntil: '2027-03-01' },
  ...{ accident: 'none', serviceBook: true, keys: 2, hasLoan: false, note: null },
};
const swift = {
  ...{ vehicleNumber: plate, make: 'maruti-suzuki', model: 'swift', year: 2019 },
  ...{ variant: 'petrol-manual', pricePaise: 45_000_000 },
};

let database: TestDatabase;
let api: TestApi;
let asha: TestBrowser;
let desk: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    ...['used_cars', 'used_cities', 'vehicles', 'users', 'operators', 'operator_acts'],
    ...[
      'desk_work',
      'rate_limits',
      'lookup_allowances',
      'idempotency_keys',
      'otp_challenges',
      'otp_waits',
    ],
  ]);
  api = await createTestApi(database.sql);
  api.setNow(now);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  desk = (await signInAtDesk(api, 'omar', ['operator'])).browser;
  asha = await signedIn('9876500001');
});
afterEach(async () => {
  await api.close();
  expect(await staleWork(database.sql)).toEqual([]);
});

async function signedIn(mobile: string): Promise<TestBrowser> {
  const browser = createTestBrowser(api);
  await signIn(api, browser, mobile);
  return browser;
}

/** A picture that differs from those of other numbers. */
async function picture(number: number, quality = 90): Promise<string> {
  const cells = Buffer.from(
    Array.from(
      { length: 64 },
      (_, place) => ((place * 7_919 * (number + 1)) ^ (number * 91)) & 255,
    ),
  );
  const bytes = await sharp(cells, { raw: { width: 8, height: 8, channels: 1 } })
    .resize(640, 480, { kernel: 'nearest' })
    .jpeg({ quality })
    .toBuffer();
  return bytes.toString('base64');
}

const start = (browser = asha, change: object = {}) =>
  browser.call(contracts.startListing, { body: { ...facts, ...swift, ...change } });
const started = async (browser = asha, change: object = {}) =>
  (await start(browser, change)).data.listing;
const read = async (listing: string, browser = asha) =>
  (await browser.call(contracts.ownListing, { params: { listing } })).data;
const move = (listing: string, to: string, browser = asha) =>
  browser.call(contracts.moveListing, { params: { listing }, body: { to } });
const reprice = (listing: string, pricePaise: number) =>
  asha.call(contracts.changeListingPrice, { params: { listing }, body: { pricePaise } });
const addPhoto = async (listing: string, number: number, browser = asha, quality = 90) =>
  browser.call(contracts.addListingPhoto, {
    params: { listing },
    body: { contentBase64: await picture(number, quality) },
  });
const addPhotos = async (listing: string, browser = asha, from = 0) => {
  for (let number = 0; number < 5; number += 1) await addPhoto(listing, from + number, browser);
};
const prove = (browser = asha, vehicleNumber = plate) =>
  browser.call(proveVehicleOwner, {
    params: { vehicleNumber },
    body: { chassisNumber: plain.chassis, engineNumber: plain.engine },
  });
const page = (listing: string) =>
  createTestBrowser(api).call(usedCarListing, { params: { listing } });

/** A public listing of a proved owner. */
async function live(): Promise<string> {
  const listing = await started();
  await prove();
  await addPhotos(listing);
  const moved = await move(listing, 'in-review');
  expect(moved.data).toMatchObject({ state: 'live', findings: [] });
  return listing;
}

/** Decisions that sellers are told of, each by SMS and e-mail. */
async function decisionsTold() {
  const told = await database.sql<{ state: string; channels: number }[]>`
    select facts->>'state' as state, count(*)::int as channels from notices
    where subject_kind = 'used-car-decision' group by 1 order by 1`;
  expect(told.every(({ channels }) => channels === 2)).toBe(true);
  return told.map(({ state }) => state);
}

describe('a draft', () => {
  test('has the facts of the record beside those of its seller, and is seen by its seller only', async () => {
    const listing = await started();
    expect(await read(listing)).toMatchObject({
      ...{ state: 'draft', make: 'Maruti Suzuki', model: 'Swift', madeYear: 2019 },
      ...{ vehicleNumber: plate, fuel: 'petrol', gearbox: 'manual', path: null },
      ...{ recordReadAt: now.toISOString(), isProvedOwner: false, photosAtLeast: 5 },
    });
    expect((await page(listing)).status).toBe(404);
    const meera = await signedIn('9876500002');
    for (const call of [contracts.ownListing, contracts.moveListing] as const) {
      const answer = await meera.call(call, { params: { listing }, body: { to: 'removed' } });
      expect([answer.status, answer.problem.code]).toEqual([404, 'used-car/not-found']);
    }
    expect((await asha.call(contracts.ownListings)).data.listings).toMatchObject([
      { listing, vehicleNumber: plate, expiresAt: null },
    ]);
  });

  test('exists once a car, however many are started at the same time', async () => {
    const meera = await signedIn('9876500002');
    const answers = await Promise.all([start(), start(), start(meera), start(meera)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe(
      'used-car/already-offered',
    );
  });

  test.each([
    ['a price of one rupee', { pricePaise: 100 }, 'body.pricePaise'],
    ['a car with a million kilometres and one', { km: 1_000_001 }, 'body.km'],
    ['negative kilometres', { km: -1 }, 'body.km'],
    ['half a kilometre', { km: 0.5 }, 'body.km'],
    ['a phone number in the note', { note: 'Call 98765 43210' }, 'body.note'],
    ['ten keys', { keys: 10 }, 'body.keys'],
    ['a city that is none', { cityId: 99_998 }, 'body.cityId'],
    ['a colour that is none', { colour: 'plaid' }, 'body.colour'],
  ])('is refused for %s, and nothing is stored', async (_, change, path) => {
    const { status, problem } = await start(asha, change);
    expect(status).toBe(400);
    expect(problem.errors?.map((error: { path: string }) => error.path)).toEqual([path]);
    expect(await database.sql`select 1 from used_listings`).toEqual([]);
  });

  test('is refused for a year that the model was not built in, and for a vehicle that is no car', async () => {
    for (const year of [1999, 2027]) {
      expect((await start(asha, { year })).problem.code).toBe('sell-car/unknown-car');
    }
    expect((await start(asha, { year: 1899 })).status).toBe(400);
    expect(await database.sql`select 1 from used_listings`).toEqual([]);
    api.registry.answer = async (vehicleNumber) =>
      ok(found(vehicleNumber, { category: '2WN', vehicleClass: 'M-Cycle/Scooter(2WN)' }));
    expect((await start()).problem.code).toBe('sell-car/not-a-car');
    api.registry.answer = async (vehicleNumber) =>
      ok(found(vehicleNumber, { maker: 'HYUNDAI MOTOR INDIA LTD', model: 'I20 ASTA' }));
    expect((await start(asha, { vehicleNumber: 'MH12DE1433' })).problem.errors).toEqual([
      { path: 'body.vehicleNumber', message: 'other-model' },
    ]);
  });

  test('can be made while the register is down, and says that it has no record', async () => {
    api.registry.answer = async () => ({ ok: false, error: { kind: 'unavailable' } }) as never;
    const listing = await started();
    expect(await read(listing)).toMatchObject({ recordReadAt: null });
  });

  test('is changed by its seller; a note with a web address is not', async () => {
    const listing = await started();
    const change = (body: object) =>
      asha.call(contracts.changeListing, { params: { listing }, body: { ...facts, ...body } });
    expect((await change({ km: 43_000, note: 'New tyres' })).data).toMatchObject({
      ...{ km: 43_000, note: 'New tyres' },
    });
    expect((await change({ note: 'www.cars.example' })).status).toBe(400);
    expect((await read(listing)).note).toBe('New tyres');
  });
});

describe('photographs', () => {
  test('are kept in order, put first and removed, and are public with the listing only', async () => {
    const listing = await started();
    await addPhotos(listing);
    const [first, second, third] = (await read(listing)).photos.map(({ photoId }) => photoId);
    const place = (photoId: string | undefined, act: string) =>
      asha.call(contracts.placeListingPhoto, {
        params: { listing, photoId: photoId ?? '' },
        body: { act },
      });
    await place(third, 'first');
    await place(second, 'remove');
    const photos = (await read(listing)).photos.map(({ photoId }) => photoId);
    expect(photos.slice(0, 2)).toEqual([third, first]);
    expect(photos).toHaveLength(4);
    const path = `/media/used-cars/${third}.webp`;
    expect(await hasPublicPhoto({ sql: database.sql }, path)).toBe(false);
    expect(await readPublicPhoto(api.services, path)).toEqual({ ok: false, error: 'not-found' });
    const own = await asha.call(contracts.ownListingPhoto, {
      params: { listing, photoId: third ?? '' },
    });
    expect([own.status, own.headers['content-type']]).toEqual([200, 'image/webp']);
    const meera = await signedIn('9876500002');
    const other = await meera.call(contracts.ownListingPhoto, {
      params: { listing, photoId: third ?? '' },
    });
    expect(other.status).toBe(404);
  });

  test('a PDF is no photograph, and a 31st is one too many', async () => {
    const listing = await started();
    const add = (contentBase64: string) =>
      asha.call(contracts.addListingPhoto, { params: { listing }, body: { contentBase64 } });
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj').toString('base64');
    expect((await add(pdf)).problem.code).toMatch(/^document\//);
    const [one] = await database.sql<{ id: string }[]>`select id from used_listings`;
    await database.sql`
      insert into used_photos (id, listing_id, position, storage_key, width, height, bytes, picture_hash)
      select gen_random_uuid(), ${one?.id ?? ''}, n, 'k' || n, 10, 10, 10, 0::bit(64)
      from generate_series(0, 29) as n`;
    expect((await add(await picture(1))).problem.code).toBe('used-car/too-many-photos');
  });
});

describe('handing in', () => {
  test('a proved owner with five photographs is public at once, without plate and identity', async () => {
    const listing = await live();
    const { data, text, status } = await page(listing);
    expect(status).toBe(200);
    expect(data.car).toMatchObject({
      ...{ seller: 'owner', pricePaise: swift.pricePaise, firstOfferedOn: '2026-11-25' },
      prices: [{ paise: swift.pricePaise, since: '2026-11-25' }],
      record: { contradictions: [{ field: 'colour', stated: 'red', recorded: 'white' }] },
    });
    expect(data.car.photos).toHaveLength(5);
    expect(text).not.toMatch(/DL8CAF5030|9876500001|23456|34567/);
    const own = await read(listing);
    expect(own.path).toContain(listing);
    expect(own.expiresAt).toBe(new Date(now.getTime() + 60 * day).toISOString());
    const photo = own.photos[0]?.photoId;
    const bytes = await readPublicPhoto(api.services, `/media/used-cars/${photo}.webp`);
    expect(bytes.ok).toBe(true);
  });

  test('needs five photographs', async () => {
    const listing = await started();
    for (let number = 0; number < 4; number += 1) await addPhoto(listing, number);
    const { status, problem } = await move(listing, 'in-review');
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'body.photos']);
    expect((await read(listing)).state).toBe('draft');
  });

  test('without proof of ownership it waits for the desk, which publishes it', async () => {
    const listing = await started();
    await addPhotos(listing);
    expect((await move(listing, 'in-review')).data).toMatchObject({
      ...{ state: 'in-review', findings: ['unproved-seller'], path: null },
    });
    const { listings, waiting } = (await desk.call(contracts.deskListings)).data;
    expect([waiting, listings]).toMatchObject([1, [{ listing, findings: ['unproved-seller'] }]]);
    expect(JSON.stringify(listings)).not.toContain(plate);
    const decide = (body: object) =>
      desk.call(contracts.deskDecideListing, { params: { listing }, body });
    expect((await decide({ to: 'draft', note: '' })).status).toBe(400);
    expect((await decide({ to: 'live', note: '' })).data).toEqual({ state: 'live' });
    expect((await decide({ to: 'removed', note: 'Too late' })).problem.code).toBe(
      'operator/wrong-state',
    );
    expect((await page(listing)).status).toBe(200);
    expect((await desk.call(contracts.deskListings)).data.waiting).toBe(0);
    expect(await decisionsTold()).toEqual(['live']);
  });

  test('the desk returns it with a sentence that its seller reads', async () => {
    const listing = await started();
    await addPhotos(listing);
    await move(listing, 'in-review');
    const note = 'The odometer cannot be read.';
    await desk.call(contracts.deskDecideListing, {
      params: { listing },
      body: { to: 'draft', note },
    });
    expect(await read(listing)).toMatchObject({ state: 'draft', request: note });
    expect(await decisionsTold()).toEqual(['draft']);
  });

  test('a picture of another car, fewer kilometres and a low price are found', async () => {
    const listing = await live();
    const meera = await signedIn('9876500002');
    const other = await started(meera, { vehicleNumber: 'MH12DE1433', pricePaise: 12_000_000 });
    await addPhotos(other, meera, 10);
    // The same picture, compressed again.
    await addPhoto(other, 2, meera, 40);
    expect((await move(other, 'in-review', meera)).data.findings).toEqual([
      'unproved-seller',
      'low-price',
      'same-photo',
    ]);
    const [waiting] = (await desk.call(contracts.deskListings)).data.listings;
    expect(waiting?.samePhotoOf).toEqual([listing]);

    await move(listing, 'removed');
    const again = await started(asha, { km: 41_000 });
    await addPhotos(again, asha, 20);
    expect((await move(again, 'in-review')).data.findings).toEqual(['less-km']);
  });
});

describe('a public listing', () => {
  test('shows every price; offered again it keeps its first day and its prices', async () => {
    const listing = await live();
    api.setNow(new Date(now.getTime() + 10 * day));
    await reprice(listing, 43_000_000);
    expect((await page(listing)).data.car).toMatchObject({
      ...{ pricePaise: 43_000_000, formerPricePaise: 45_000_000, label: { kind: 'waiting' } },
    });
    await move(listing, 'removed');
    expect((await page(listing)).status).toBe(404);
    api.setNow(new Date(now.getTime() + 20 * day));
    const again = await started(asha, { pricePaise: 44_000_000 });
    await addPhotos(again, asha, 20);
    await move(again, 'in-review');
    const { car } = (await page(again)).data;
    expect(car.firstOfferedOn).toBe('2026-11-25');
    expect(car.prices.map(({ paise }) => paise)).toEqual([45_000_000, 43_000_000, 44_000_000]);
  });

  test('is paused, renewed, and sold; its page stays for a while', async () => {
    const listing = await live();
    expect((await move(listing, 'paused')).data.state).toBe('paused');
    expect((await page(listing)).status).toBe(404);
    api.setNow(new Date(now.getTime() + 5 * day));
    expect((await move(listing, 'live')).data.expiresAt).toBe(
      new Date(now.getTime() + 65 * day).toISOString(),
    );
    expect((await move(listing, 'sold')).data.state).toBe('sold');
    expect((await page(listing)).data.car).toMatchObject({ state: 'sold', soldOn: '2026-11-30' });
    expect((await move(listing, 'live')).problem.code).toBe('used-car/wrong-state');
    expect((await start()).status).toBe(201);
  });

  test('is gone with the account of its seller, and so are its photographs', async () => {
    const listing = await live();
    const deleted = await asha.call(deleteAccount, { body: { confirm: 'DELETE' } });
    expect(deleted.status).toBe(200);
    expect((await page(listing)).status).toBe(404);
    const [row] = await database.sql`
      select state, user_id, vehicle_number, review from used_listings`;
    expect(row).toEqual({ state: 'removed', user_id: null, vehicle_number: null, review: null });
    const erased = await database.sql`select subject from tasks where kind = 'erase-file'`;
    expect(erased).toHaveLength(5);
    const [city] = await database.sql`select live from used_cities where city_id = ${delhi}`;
    expect(city?.live).toBe(0);
  });

  test('ends after 60 days', async () => {
    const listing = await live();
    const at = (days: number) => api.setNow(new Date(now.getTime() + days * day));
    at(59);
    await expireListings(api.services);
    expect((await page(listing)).status).toBe(200);
    at(60);
    await expireListings(api.services);
    const [row] = await database.sql`select state from used_listings`;
    expect(row?.state).toBe('expired');
    expect((await page(listing)).status).toBe(404);
  });
});

test('photographs of ended listings are purged after their days, those of live ones stay', async () => {
  const listing = await live();
  const left = async () => (await database.sql`select from used_photos`).length;
  const purgeAfter = (days: number) => {
    api.setNow(new Date(now.getTime() + days * day));
    return purgePhotos(api.services);
  };
  expect(await purgeAfter(100)).toBe(0);
  api.setNow(now);
  await move(listing, 'removed');
  expect(await purgeAfter(29)).toBe(0);
  expect(await left()).toBe(5);
  expect(await purgeAfter(31)).toBe(5);
  expect(await left()).toBe(0);
  const erased = await database.sql`select subject from tasks where kind = 'erase-file'`;
  expect(erased.length).toBeGreaterThanOrEqual(5);
});
