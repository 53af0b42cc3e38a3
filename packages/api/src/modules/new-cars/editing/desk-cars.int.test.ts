import { randomUUID } from 'node:crypto';
import { filterCars } from '@pahiya/contracts/new-cars/car-filter-contracts';
import {
  deskCar,
  deskCars,
  deskSaveDrawing,
  deskSaveFigure,
  deskSaveModel,
  deskSavePrice,
} from '@pahiya/contracts/new-cars/desk-car-contracts';
import { carVariant, carVariants, compareCars } from '@pahiya/contracts/new-cars/new-car-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { importCatalogue } from '../import/import-catalogue.ts';
import { readModelSizes } from '../reading/model-sizes.ts';

const nexon = { make: 'tata', model: 'nexon' };
const source = { title: 'Price list of the maker', asOf: '2026-11' };
let database: TestDatabase;
let api: TestApi;
let desk: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  const { sql } = database;
  await emptyTables(sql, [
    ...['car_hand_values', 'car_prices', 'car_variants', 'car_models', 'car_makes', 'car_sources'],
    ...['uploaded_images', 'operators', 'operator_acts', 'rate_limits'],
  ]);
  await sql`insert into car_makes (slug, name) values ('tata', 'Tata')`;
  await sql`insert into car_models (make_id, slug, name, body)
    select id, 'nexon', 'Nexon', 'suv' from car_makes`;
  await sql`insert into car_variants (model_id, slug, name, fuel, specification, changed_at)
    select id, 'pure', 'Pure', 'petrol', '{}', now() from car_models`;
  api = await createTestApi(sql);
  api.setNow(new Date('2026-11-25T06:00:00Z'));
  desk = (await signInAtDesk(api, 'edda', ['editor'])).browser;
});
afterEach(() => api.close());

const car = async () => (await desk.call(deskCar, { params: nexon })).data;
const shown = async () => (await createTestBrowser(api).call(carVariants, { body: nexon })).data;
async function* recordsOf(...variants: string[]) {
  for (const [place, variant] of variants.entries()) {
    const cells = { make: 'Tata', model: 'Nexon', variant, body: 'suv', fuel: 'petrol' };
    yield { number: place + 1, cells };
  }
}
const cards = async () => (await createTestBrowser(api).call(filterCars, { body: {} })).data.feed;
const figure = (body: object) =>
  desk.call(deskSaveFigure, { body: { ...nexon, variant: 'pure', source, ...body } });
const price = (body: object) =>
  desk.call(deskSavePrice, {
    body: {
      ...{ ...nexon, variant: 'pure', kind: 'full', confidence: 'high', source },
      ...{ rupees: 800_000, month: '2026-10', ...body },
    },
  });

test('models are found by words of make and name', async () => {
  const find = async (text: string) =>
    (await desk.call(deskCars, { query: { text } })).data.models.map(({ model }) => model.slug);
  expect(await find('nex TATA')).toEqual(['nexon']);
  expect(await find('')).toEqual(['nexon']);
  expect(await find('%')).toEqual(['nexon']);
  expect(await find('swift')).toEqual([]);
});

test('a value has its source, is shown, and can be taken out; every act is recorded', async () => {
  expect((await figure({ key: 'airbags', value: 6 })).data).toEqual({ isSaved: true });
  await figure({ key: 'seats', value: 5 });
  expect((await car()).variants[0]?.figures).toEqual([
    { key: 'seats', value: 5, known: 'variant', source: source.title },
    { key: 'airbags', value: 6, known: 'variant', source: source.title },
  ]);
  expect((await shown()).variants[0]?.figures).toEqual({ seats: 5, airbags: 6 });
  await figure({ key: 'seats', value: null });
  expect((await shown()).variants[0]?.figures).toEqual({ airbags: 6 });
  expect((await database.sql`select from car_sources`).count).toBe(1);
  const acts = await database.sql`select subject, note from operator_acts
    where act = 'save-car-figure' order by id`;
  expect(acts[0]).toEqual({
    ...{ subject: 'tata/nexon/pure airbags', note: '6; Price list of the maker' },
  });
  expect(acts).toHaveLength(3);
});

test.each([
  ['out of range', { key: 'airbags', value: 60 }, 422],
  ['a battery in a petrol car', { key: 'batteryKwh', value: 40 }, 422],
  ['an unknown key', { key: 'colour', value: 1 }, 400],
  ['no source', { key: 'airbags', value: 6, source: { title: '', asOf: '2026-11' } }, 400],
  ['an unknown variant', { key: 'airbags', value: 6, variant: 'none' }, 404],
])('a value with %s is refused', async (_, body, status) => {
  expect((await figure(body)).status).toBe(status);
  expect((await shown()).variants[0]?.figures).toEqual({});
});

test('a price is added to the history, the newest month is shown, and the same one is replaced', async () => {
  await price({});
  await price({ rupees: 850_000, month: '2026-11' });
  await price({ rupees: 790_000, month: '2026-09' });
  await price({ rupees: 860_000, month: '2026-11' });
  expect((await car()).variants[0]?.prices.map((one) => [one.asOf, one.amountPaise])).toEqual([
    ['2026-11-01', 86_000_000],
    ['2026-10-01', 80_000_000],
    ['2026-09-01', 79_000_000],
  ]);
  expect((await shown()).variants[0]?.price).toMatchObject({ amountPaise: 86_000_000 });
  expect((await price({ month: '2026-12' })).problem.code).toBe('new-car/out-of-range');
  expect((await price({ rupees: 5 })).status).toBe(400);
});

test('a photograph and an untested car are shown, and go when they are taken back', async () => {
  const { sql } = database;
  const id = randomUUID();
  const [operator] = await sql<{ id: string }[]>`select id from operators limit 1`;
  await sql`
    insert into uploaded_images (id, storage_key, width, height, bytes, sha256, uploaded_at, uploaded_by)
    values (${id}, ${id}, 1200, 800, 1, 'x'::bytea, now(), ${operator?.id ?? ''})`;
  const photo = `/media/uploads/${id}.webp`;
  const save = (body: object) => desk.call(deskSaveModel, { body: { ...nexon, ...body } });
  expect((await save({ photo, untested: source })).status).toBe(200);
  expect(await shown()).toMatchObject({
    model: { photo: { src: photo, width: 1200 } },
    untested: source.title,
  });
  const { data: variant } = await createTestBrowser(api).call(carVariant, {
    body: { ...nexon, variant: 'pure' },
  });
  expect(variant.model.photo).toMatchObject({ src: photo });
  expect((await cards())[0]?.model.photo).toMatchObject({ src: photo });
  expect((await desk.call(deskCars)).data.models[0]?.hasPhoto).toBe(true);
  const unknown = { photo: `/media/uploads/${randomUUID()}.webp`, untested: null };
  expect((await save(unknown)).problem.code).toBe('new-car/unknown-photo');
  await sql`delete from uploaded_images`;
  expect(await shown()).toMatchObject({ model: { photo: null } });
  await save({ photo: null, untested: null });
  expect(await shown()).toMatchObject({ untested: null });
});

test('values by hand reach every drawing with who set them, and an import leaves them', async () => {
  const hand = { form: 'sloping-suv', heightMm: 1620, lines: { roof: 10, rear: -20 } } as const;
  const save = (body: object) => desk.call(deskSaveDrawing, { body: { ...nexon, ...body } });
  await cards();
  expect((await save(hand)).status).toBe(200);
  const imported = await importCatalogue(database.sql, {
    ...{ records: recordsOf('Pure', 'New'), sources: [], isDryRun: false },
    now: new Date('2026-11-26T06:00:00Z'),
  });
  expect(imported.variants.added).toBe(1);
  expect((await shown()).model.hand).toEqual(hand);
  expect((await cards())[0]?.model.hand).toEqual(hand);
  const anyone = createTestBrowser(api);
  const { data: variant } = await anyone.call(carVariant, { body: { ...nexon, variant: 'pure' } });
  expect(variant.model.hand).toEqual(hand);
  const ids = ['tata/nexon/pure', 'tata/nexon/new'];
  const { data: compared } = await anyone.call(compareCars, { body: { ids } });
  expect(compared.cars.map(({ model }) => model.hand)).toEqual([hand, hand]);
  expect((await readModelSizes(database.sql, ['tata/nexon'])).get('tata/nexon')?.hand).toEqual(
    hand,
  );
  expect(await car()).toMatchObject({
    ...{ hand, handBy: { name: expect.stringMatching(/edda/i), at: '2026-11-25T06:00:00.000Z' } },
  });
  const acts = await database.sql`select subject, note from operator_acts
    where act = 'save-car-drawing'`;
  expect(acts[0]).toEqual({
    subject: 'tata/nexon',
    note: 'form sloping-suv; height 1620; roof 10; rear -20',
  });
});

test('values by hand that change nothing are taken back, and wild ones are refused', async () => {
  const plain = { form: null, heightMm: null, lines: {} };
  const save = (body: object) =>
    desk.call(deskSaveDrawing, { body: { ...nexon, ...plain, ...body } });
  await save({ lines: { bonnet: 5 } });
  expect((await car()).hand).toEqual({ ...plain, lines: { bonnet: 5 } });
  await save({ lines: { bonnet: 0 } });
  expect(await car()).toMatchObject({ hand: null, handBy: null });
  expect((await shown()).model.hand).toBeNull();
  for (const body of [
    { lines: { bonnet: 61 } },
    { lines: { spoiler: 1 } },
    { lines: { bonnet: 0.5 } },
    { heightMm: 900 },
    { form: 'boat' },
  ]) {
    expect((await save(body)).status).toBe(400);
  }
  expect((await save({ model: 'none' })).status).toBe(404);
  expect(await database.sql`select from car_hand_values`).toHaveLength(0);
});

test('only editors may', async () => {
  const { browser } = await signInAtDesk(api, 'omar', ['operator']);
  expect((await browser.call(deskCars)).status).toBe(403);
  expect((await createTestBrowser(api).call(deskCar, { params: nexon })).status).toBe(401);
  expect((await desk.call(deskCar, { params: { make: 'tata', model: 'none' } })).status).toBe(404);
});
