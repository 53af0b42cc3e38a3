import { partnerSetDriveHours } from '@pahiya/contracts/used-cars/dealer-drive-contracts';
import {
  partnerAddListingPhoto,
  partnerImportListings,
  partnerListing,
  partnerListings,
  partnerPlaceListingPhoto,
} from '@pahiya/contracts/used-cars/dealer-listing-contracts';
import { deskDecideListing, deskListings } from '@pahiya/contracts/used-cars/own-listing-contracts';
import { stopPriceWatch, watchPrice } from '@pahiya/contracts/used-cars/price-watch-contracts';
import {
  askTestDrive,
  testDrives,
  testDriveTimes,
} from '@pahiya/contracts/used-cars/trial-contracts';
import { usedCarListing } from '@pahiya/contracts/used-cars/used-car-contracts';
import { ok } from '@pahiya/domain/shared/result';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../../test/partner-desk.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { taskHandlers } from '../../../composition/task-handlers.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { carGoneNoticeKind } from '../rereading/car-gone-notice.ts';
import { rereadListedCars } from '../rereading/reread-records.ts';

let database: TestDatabase;
let api: TestApi;
let dealer: TestBrowser;
let desk: TestBrowser;
let firm: Awaited<ReturnType<typeof makeFirm>>;
const now = new Date('2026-11-25T06:00:00Z');
const day = 86_400_000;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    ...['used_cars', 'used_cities', 'used_dealers', 'partner_firms', 'operators', 'operator_acts'],
    ...['vehicles', 'challan_source_answers', 'rate_limits', 'tasks', 'dealer_news', 'notices'],
    ...['users', 'otp_challenges', 'otp_waits', 'used_drive_hours'],
  ]);
  api = await createTestApi(database.sql);
  api.setNow(now);
  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  firm = await makeFirm(api);
  dealer = (await signInAsPartner(api, firm)).browser;
  desk = (await signInAtDesk(api, 'omar', ['operator'])).browser;
});
afterEach(() => api.close());

/** Imports a car, red by its dealer's word; returns its id. */
async function imported(stock = 'S-1', plate = 'DL8CAF5030', model = 'Swift') {
  const csv = [
    'stock,vehicle_number,make,model,year,variant,fuel,gearbox,body,km,owners,colour,price,city,status',
    `${stock},${plate},Maruti Suzuki,${model},2019,VXI,petrol,manual,hatchback,42300,1,red,450000,Delhi,`,
  ].join('\n');
  await dealer.call(partnerImportListings, { body: { csv, isDryRun: false } });
  const { listings } = (await dealer.call(partnerListings)).data;
  const car = listings.find((one) => one.stockNumber === stock);
  if (car === undefined) throw new Error('the car was not imported');
  return car.listing;
}

async function picture(number: number): Promise<string> {
  const cells = Buffer.from(
    Array.from(
      { length: 64 },
      (_, place) => ((place * 7_919 * (number + 1)) ^ (number * 91)) & 255,
    ),
  );
  const bytes = await sharp(cells, { raw: { width: 8, height: 8, channels: 1 } })
    .resize(640, 480, { kernel: 'nearest' })
    .jpeg()
    .toBuffer();
  return bytes.toString('base64');
}

const add = async (listing: string, number: number, by = dealer) =>
  by.call(partnerAddListingPhoto, {
    params: { listing },
    body: { contentBase64: await picture(number) },
  });
const read = async (listing: string, by = dealer) =>
  by.call(partnerListing, { params: { listing } });
const publish = (listing: string) =>
  desk.call(deskDecideListing, { params: { listing }, body: { to: 'live', note: '' } });
const page = async (listing: string) =>
  (await createTestBrowser(api).call(usedCarListing, { params: { listing } })).data.car;
const reread = () => rereadListedCars(api.services, { pauseMs: 0 });

test('photographs are added, put first and removed, and are public with the car', async () => {
  const listing = await imported();
  const first = (await add(listing, 1)).data.photoId;
  const second = (await add(listing, 2)).data.photoId;
  const place = (photoId: string, act: 'first' | 'remove') =>
    dealer.call(partnerPlaceListingPhoto, { params: { listing, photoId }, body: { act } });
  const orderOf = (answer: Awaited<ReturnType<typeof place>>) =>
    answer.data.photos.map(({ photoId }) => photoId);
  expect(orderOf(await place(second, 'first'))).toEqual([second, first]);
  await publish(listing);
  expect((await page(listing)).photos).toHaveLength(2);
  const third = (await add(listing, 3)).data.photoId;
  expect((await page(listing)).photos).toHaveLength(3);
  expect(orderOf(await place(third, 'remove'))).toEqual([second, first]);
  const file = await dealer.send({
    method: 'GET',
    url: `/api/v1/web/partner/listings/${listing}/photos/${first}`,
  });
  expect(file.headers['content-type']).toBe('image/webp');
});

test('a picture of another car is found by the desk, and refused for a car that is public', async () => {
  const one = await imported();
  await add(one, 1);
  const other = await imported('S-2', 'DL8CAF5031');
  await add(other, 1);
  const waiting = (await desk.call(deskListings)).data.listings;
  expect(waiting.find(({ listing }) => listing === other)).toMatchObject({
    findings: ['unproved-seller', 'same-photo'],
    samePhotoOf: [one],
  });
  await publish(one);
  const third = await imported('S-3', 'DL8CAF5032');
  await add(third, 7);
  expect((await add(one, 7)).problem.errors).toEqual([
    { path: 'body.contentBase64', message: 'same-photo' },
  ]);
  expect((await read(one)).data.photos).toHaveLength(1);
});

test('another firm neither sees nor changes a car, and what is no picture is refused', async () => {
  const listing = await imported();
  const other = (await signInAsPartner(api, await makeFirm(api, { name: 'Other' }))).browser;
  expect((await read(listing, other)).problem.code).toBe('used-car/not-found');
  expect((await add(listing, 1, other)).problem.code).toBe('used-car/not-found');
  const pdf = Buffer.from('%PDF-1.7 no picture').toString('base64');
  const wrong = await dealer.call(partnerAddListingPhoto, {
    params: { listing },
    body: { contentBase64: pdf },
  });
  expect(wrong.status).toBeGreaterThanOrEqual(400);
  expect(wrong.status).toBeLessThan(500);
  await database.sql`update used_listings set state = 'sold'`;
  expect((await add(listing, 1)).problem.code).toBe('used-car/wrong-state');
  expect((await read(listing)).data).toMatchObject({ isOpen: false, photos: [] });
  expect(await database.sql`select from used_photos`).toHaveLength(0);
});

test('the record of an imported car is read, and shown with what it contradicts', async () => {
  const listing = await imported();
  expect((await read(listing)).data.record).toBeNull();
  expect(await reread()).toBe(1);
  expect(await reread()).toBe(0);
  expect((await read(listing)).data.record).toMatchObject({
    readAt: now.toISOString(),
    contradictions: ['colour'],
  });
  await publish(listing);
  expect((await page(listing)).record).toMatchObject({
    contradictions: [{ field: 'colour', stated: 'red', recorded: 'white' }],
  });
});

test('a record that stops a sale, or is of another model, is found before the car is public', async () => {
  const listing = await imported();
  const status = { code: 'scrapped', raw: 'SCRAPPED', asOn: null } as const;
  api.registry.answer = async (vehicleNumber) =>
    ok(found(vehicleNumber, { model: 'BALENO DELTA', status }));
  await reread();
  const [waiting] = (await desk.call(deskListings)).data.listings;
  expect(waiting).toMatchObject({
    listing,
    findings: ['unproved-seller', 'record-stop', 'other-car'],
  });
});

test('record and challans are read again after a week; what does not answer keeps its day', async () => {
  const listing = await imported();
  await reread();
  await publish(listing);
  api.setNow(new Date(now.getTime() + 6 * day));
  expect(await reread()).toBe(0);
  const later = new Date(now.getTime() + 8 * day);
  api.setNow(later);
  for (const id of ['national', 'virtual-court', 'state-police'] as const) {
    api.sources.answers[id] = async () => downFailure(id);
  }
  expect(await reread()).toBe(1);
  const { record } = await page(listing);
  expect(record?.readAt).toBe(later.toISOString());
  expect(record?.challans?.readAt).toBe(now.toISOString());
  expect(await reread()).toBe(0);
});

const blacklisted = 'THEFT REPORTED, FIR 12/2026';
/** Sessions are short; the days of these tests are not. */
const signInAgain = async () => {
  dealer = (await signInAsPartner(api, firm)).browser;
};
const mails = () => api.email.sent.map(({ to, subject }) => ({ to, subject }));
const sendNews = async () => {
  for (const { subject } of await database.sql<{ subject: string }[]>`
    delete from tasks where kind = 'send-dealer-news' returning subject`) {
    await taskHandlers['send-dealer-news'](api.services, subject, { attempt: 1 });
  }
};

test('a public car whose record turns bad is paused and comes back, and both sides are told', async () => {
  const listing = await imported();
  await publish(listing);
  await reread();
  const buyer = createTestBrowser(api);
  await signIn(api, buyer, '9876500002');
  const hours = {
    weekdays: [1, 2, 3, 4, 5, 6],
    fromHour: 10,
    untilHour: 18,
    place: 'Plot 7, Rohini',
  };
  await dealer.call(partnerSetDriveHours, { body: { hours } });
  api.setNow(new Date(now.getTime() + 8 * day));
  const [startsAt = ''] = (await buyer.call(testDriveTimes, { params: { listing } })).data.times;
  await buyer.call(askTestDrive, { params: { listing }, body: { startsAt, hasLicence: true } });
  await sendNews();
  expect(mails().map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('A test drive is booked'),
  );

  const [waiter, watcher] = [createTestBrowser(api), createTestBrowser(api)];
  await signIn(api, waiter, '9876500003');
  await signIn(api, watcher, '9876500004');
  await database.sql`
    insert into used_queue (listing_id, user_id, joined_at) select l.id, u.id, ${now}
    from used_listings l, users u where u.mobile like '%9876500003'`;
  await watcher.call(watchPrice, { params: { listing }, body: { channels: ['sms'] } });
  const waiting = () => database.sql<{ kind: string; mobile: string; channels: number }[]>`
    select n.subject_kind as kind, right(u.mobile, 10) as mobile, count(*)::int as channels
    from notices n join users u on u.id = n.user_id
    where n.subject_kind in ('used-car-gone', 'used-car-free') group by 1, 2 order by 1 desc, 2`;

  api.registry.answer = async (vehicleNumber) =>
    ok(found(vehicleNumber, { blacklist: blacklisted }));
  expect(await reread()).toBe(1);
  await sendNews();
  const gone = [
    { kind: 'used-car-gone', mobile: '9876500003', channels: 2 },
    { kind: 'used-car-gone', mobile: '9876500004', channels: 1 },
  ];
  expect(await waiting()).toEqual(gone);
  const [told] = await database.sql<{ userId: string }[]>`
    select user_id as "userId" from used_price_watches`;
  const news = { userId: told?.userId ?? '', subjectId: listing, facts: {} };
  const texts = await carGoneNoticeKind.read(api.services, news, 'en');
  expect(texts?.mail.lines).toContain('Maruti Suzuki Swift 2019');
  expect(JSON.stringify(texts)).not.toContain('DL8CAF5030');
  const key = new URL(texts?.stop?.path ?? '', 'https://pahiya.example').searchParams.get('stop');
  await createTestBrowser(api).call(stopPriceWatch, { body: { key: key ?? '' } });
  expect(await carGoneNoticeKind.read(api.services, news, 'hi')).toBeNull();
  await signInAgain();
  expect((await read(listing)).data).toMatchObject({
    state: 'paused',
    record: { isStopped: true },
  });
  expect((await createTestBrowser(api).call(usedCarListing, { params: { listing } })).status).toBe(
    404,
  );
  expect((await buyer.call(testDrives)).data.drives).toMatchObject([{ state: 'cancelled' }]);
  expect(
    await database.sql`select distinct facts->>'state' as state from notices
    where subject_kind = 'used-car-test-drive'`,
  ).toEqual([{ state: 'cancelled' }]);
  const last = api.email.sent.findLast(({ subject }) =>
    subject.includes('One of your cars is paused'),
  );
  expect(last?.text).toContain('Maruti Suzuki Swift 2019 (S-1)');
  expect(last?.text).not.toContain('98765');
  expect(last?.text).not.toContain('DL8CAF5030');
  expect(await reread()).toBe(0);

  api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber));
  api.setNow(new Date(now.getTime() + 16 * day));
  await reread();
  await sendNews();
  await signInAgain();
  expect((await read(listing)).data).toMatchObject({ state: 'live', record: { isStopped: false } });
  expect(mails().some(({ subject }) => subject.includes('on sale again'))).toBe(true);
  expect(await waiting()).toEqual([
    ...gone,
    { kind: 'used-car-free', mobile: '9876500003', channels: 2 },
  ]);
});

test('a car that the desk published despite its record stays, until a further stop is recorded', async () => {
  const listing = await imported();
  api.registry.answer = async (vehicleNumber) =>
    ok(found(vehicleNumber, { blacklist: blacklisted }));
  await reread();
  await publish(listing);
  api.setNow(new Date(now.getTime() + 8 * day));
  expect(await reread()).toBe(1);
  await signInAgain();
  expect((await read(listing)).data).toMatchObject({ state: 'live', record: { isStopped: true } });
  api.registry.answer = async (vehicleNumber) =>
    ok(
      found(vehicleNumber, {
        blacklist: blacklisted,
        status: { code: 'scrapped', raw: 'SCRAPPED', asOn: null },
      }),
    );
  api.setNow(new Date(now.getTime() + 16 * day));
  await reread();
  await signInAgain();
  expect((await read(listing)).data.state).toBe('paused');
});

test('a car that its dealer has taken off itself stays off, whatever the record says', async () => {
  const listing = await imported();
  await publish(listing);
  await reread();
  await database.sql`update used_listings set state = 'paused'`;
  await database.sql`insert into used_listing_events (listing_id, from_state, to_state, by, at)
    select id, 'live', 'paused', 'feed', ${now} from used_listings`;
  for (const [after, blacklist] of [
    [8, blacklisted],
    [16, null],
  ] as const) {
    api.registry.answer = async (vehicleNumber) => ok(found(vehicleNumber, { blacklist }));
    api.setNow(new Date(now.getTime() + after * day));
    expect(await reread()).toBe(1);
    await signInAgain();
    expect((await read(listing)).data.state).toBe('paused');
  }
  expect(api.email.sent.filter(({ subject }) => subject.includes('paused'))).toEqual([]);
});
