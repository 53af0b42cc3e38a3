import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { importCatalogue } from './import/import-catalogue.ts';
import {
  longestFileBytes,
  readCatalogue,
  readCatalogueFile,
  UnreadableCatalogue,
} from './import/read-catalogue-file.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';

let database: TestDatabase;
let api: TestApi;
let folder: string;
const now = new Date('2026-11-24T06:00:00Z');

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-cars-'));
  database = await createTestDatabase();
  api = await createTestApi(database.sql, { now: () => now });
  await seedCatalogue(database.sql, now);
});

afterAll(async () => {
  await api.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const post = async (address: string, body: object = {}) =>
  openBrowser(api).post(`/car/buy/${address}`, body);
const dataOf = async (address: string, body?: object) =>
  (await (await post(address, body)).json()).data;

const header =
  'make,model,variant,body,fuel,price_rupees,price_as_of,price_source,price_confidence,engine_cc,airbags,spec_source,spec_known';
const row = (variant: string, price = '900000', month = '2026-10') =>
  `Test,Star,${variant},hatchback,petrol,${price},${month},prices-2026-05,medium,1197,6,by-hand,hand`;

async function importText(text: string, { isDryRun = false, name = 'cars.csv' } = {}) {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return importCatalogue(database.sql, {
    records: readCatalogueFile(file),
    sources: [],
    isDryRun,
    now,
  });
}

describe('the catalogue', () => {
  test('names every make, model and variant of the shipped list', async () => {
    const { makes } = await dataOf('makeList');
    expect(makes).toHaveLength(34);
    expect(makes.reduce((sum: number, { models }: { models: number }) => sum + models, 0)).toBe(
      263,
    );
    const { make, models } = await dataOf('modelList', { make: 'maruti-suzuki' });
    expect(make.name).toBe('Maruti Suzuki');
    const dzire = models.find(({ slug }: { slug: string }) => slug === 'dzire');
    expect(dzire).toMatchObject({ body: 'sedan', rating: { adultStars: 5 } });
    expect(dzire.prices.leastPaise).toBeLessThan(dzire.prices.mostPaise);
    const { variants } = await dataOf('variantList', { make: 'maruti-suzuki', model: 'dzire' });
    expect(variants).toHaveLength(dzire.variants);
  });

  test('ships values by hand for drawings, which are no figures', async () => {
    const { default: shipped } = await import('./seed/hand-values.json', {
      with: { type: 'json' },
    });
    for (const { model: key, form, heightMm, lines } of shipped) {
      const [make, model] = key.split('/');
      const { model: shown } = await dataOf('variantList', { make, model });
      expect([key, shown.hand]).toEqual([key, { form, heightMm, lines }]);
    }
    const { model } = await dataOf('variantList', { make: 'mahindra', model: 'thar' });
    expect(model).toMatchObject({ heightMm: null, hand: { heightMm: 1844 } });
  });

  test('keeps old prices apart: they follow the others and give no range', async () => {
    const { model, variants } = await dataOf('variantList', { make: 'toyota', model: 'fortuner' });
    const ages = variants.map(
      ({ price }: { price: { isOld: boolean } | null }) => price?.isOld ?? 'none',
    );
    expect([...new Set(ages)]).toEqual([false, true]);
    expect(ages.toSorted()).toEqual(ages);
    expect(model.prices.asOf).toBe('2026-05-01');
  });

  test('says where each figure is from and how it is known', async () => {
    const answer = await dataOf('variant', {
      make: 'toyota',
      model: 'fortuner',
      variant: '4x2-at',
    });
    expect(answer.specification).toContainEqual({
      key: 'engineCc',
      value: 2694,
      known: expect.stringMatching(/variant|group/),
      source: 'Specifications per variant, public table',
    });
    expect(answer.prices).toHaveLength(1);
  });

  test('refuses unknown cars, cities and malformed names', async () => {
    const known = { make: 'toyota', model: 'fortuner', variant: '4x2-at' };
    expect((await post('modelList', { make: 'nobody' })).statusCode).toBe(404);
    expect((await post('variantList', { make: 'toyota', model: 'nothing' })).statusCode).toBe(404);
    expect((await post('variant', { ...known, variant: 'none' })).statusCode).toBe(404);
    expect((await post('variant', { ...known, make: 'tata' })).statusCode).toBe(404);
    expect((await post('variant', { ...known, cityId: 1 })).statusCode).toBe(422);
    expect((await post('variant', { ...known, make: 'Toyota\u0000' })).statusCode).toBe(400);
    expect((await post('variant', { ...known, make: 'x'.repeat(2000) })).statusCode).toBe(413);
  });
});

describe('the on-road price', () => {
  const car = { make: 'maruti-suzuki', model: 'swift', variant: 'vxi' };

  test('adds up, line by line, in the city of registration', async () => {
    const { onRoad, city } = await dataOf('variant', { ...car, cityId: 10_084, withLoan: true });
    expect(city).toMatchObject({ stateCode: 'DL', name: { hi: 'दिल्ली' } });
    const sum = onRoad.lines.reduce(
      (all: number, line: { amountPaise: number }) => all + line.amountPaise,
      0,
    );
    expect(onRoad.totalPaise).toBe(sum);
    expect(onRoad.lines.map(({ id }: { id: string }) => id)).toContain('hypothecation');
    expect(onRoad.ownerDriver.years).toBe(3);
  });

  test('is null for an old price and has no total where a state is not known', async () => {
    const old = { make: 'toyota', model: 'fortuner', variant: '4x2-mt-2-7-petrol' };
    expect(await dataOf('variant', old)).toMatchObject({
      variant: { price: { isOld: true } },
      onRoad: null,
    });
    const { regions } = (await (await openBrowser(api).get('/car/buy/fetchRegions')).json()).data;
    expect(regions).toHaveLength(15);
    expect(regions[0].cities[0].cityId).toBeGreaterThan(0);
  });
});

describe('an import', () => {
  test('is idempotent, keeps the history and shows the newest month', async () => {
    const text = `\uFEFF${header}\n${row('One')}\n"Test","Star ","Two, with comma",hatchback,petrol,,,,,1197,6,by-hand,hand\n`;
    expect(await importText(text)).toMatchObject({
      records: 2,
      variants: { added: 2 },
      prices: { added: 1 },
      refused: {},
    });
    expect(await importText(text)).toMatchObject({
      variants: { added: 0, changed: 0 },
      prices: { added: 0, changed: 0 },
    });
    await importText(`${header}\n${row('One', '880000', '2026-08')}`);
    expect(await dataOf('variant', { make: 'test', model: 'star', variant: 'one' })).toMatchObject({
      variant: { price: { amountPaise: 90_000_000, asOf: '2026-10-01' } },
      prices: [{ asOf: '2026-10-01' }, { asOf: '2026-08-01' }],
    });
    const { variants } = await dataOf('variantList', { make: 'test', model: 'star' });
    expect(variants).toContainEqual(
      expect.objectContaining({ name: 'Two, with comma', price: null }),
    );
  });

  test('writes nothing in a dry run', async () => {
    const report = await importText(`${header}\n${row('Dry')}`, { isDryRun: true });
    expect(report.variants.added).toBe(1);
    expect(
      (await post('variant', { make: 'test', model: 'star', variant: 'dry' })).statusCode,
    ).toBe(404);
  });

  test('refuses rows by reason, and keeps the others', async () => {
    const rows = [
      row('Good'),
      row('Good'),
      row('Lakh', '9 lakh'),
      row('Free', '0'),
      row('Later', '900000', '2027-03'),
      row('Undated', '900000', 'May'),
      row('Unsourced').replace('prices-2026-05', 'nowhere'),
      row('Boat').replace('hatchback', 'boat'),
      row('Steam').replace('petrol', 'steam'),
      row(''),
      row('x'.repeat(90)),
      row("=cmd|' /C calc'!A0"),
      row("'@SUM(1+1)"),
      row('+1-555'),
      row('Volt\uFFFDre'),
      row('Units').replace('1197', '1197 cc').replace(',6,', ',six,'),
    ];
    const report = await importText([header, ...rows].join('\n'));
    expect(report).toMatchObject({
      records: 16,
      variants: { added: 2 },
      refused: {
        twice: { count: 1, first: [2] },
        'bad-price': { count: 2, first: [3, 4] },
        'price-in-future': { count: 1 },
        'bad-price-date': { count: 1 },
        'unknown-source': { count: 1 },
        'unknown-body': { count: 1 },
        'unknown-fuel': { count: 1 },
        'no-name': { count: 1 },
        'name-too-long': { count: 1 },
        formula: { count: 3 },
        garbled: { count: 1 },
      },
      dropped: { engine_cc: 1, airbags: 1 },
    });
  });

  test('keeps a figure that a later list does not state', async () => {
    await importText(`${header}\n${row('Kept')}`);
    await importText(`${header}\n${row('Kept').replace('1197,6', ',4')}`);
    const { specification } = await dataOf('variant', {
      make: 'test',
      model: 'star',
      variant: 'kept',
    });
    expect(specification).toMatchObject([
      { key: 'engineCc', value: 1197 },
      { key: 'airbags', value: 4 },
    ]);
  });

  test.each([
    [
      'without columns',
      'cars.csv',
      'make,model\nTest,Star',
      /Missing columns: variant, body, fuel/,
    ],
    ['with an open quote', 'cars.csv', `${header}\n"Test,Star`, /Record 1/],
    [
      'with a column twice',
      'cars.csv',
      `${header},PRICE_RUPEES\n${row('Twice')},1`,
      /Two columns are named price_rupees/,
    ],
    ['with an endless cell', 'cars.csv', `\uFEFF${header}\n"${'x'.repeat(20_000)}"`, /Record 1/],
    ['of NUL bytes', 'cars.csv', '\u0000'.repeat(40), /no records/],
    ['without a row', 'cars.csv', `${header}\n`, /no records/],
    ['that is no list', 'cars.json', '{"make":"Test"}', /not a list/],
    ['of numbers', 'cars.json', '[1]', /Record 1 is not an object/],
    ['that ends early', 'cars.json', '[', /not valid JSON/],
  ])('of a file %s is refused whole', async (_name, name, text, message) => {
    const failed = importText(text, { name });
    await expect(failed).rejects.toThrow(UnreadableCatalogue);
    await expect(failed).rejects.toThrow(message);
  });

  test('reads JSON', async () => {
    const list = [
      {
        make: 'Test',
        model: 'Star',
        variant: 'Json',
        body: 'suv',
        fuel: 'electric',
        Seats: 5,
        spec_source: 'by-hand',
      },
    ];
    expect(await importText(JSON.stringify(list), { name: 'cars.json' })).toMatchObject({
      variants: { added: 1 },
    });
  });

  test.each([
    ['NUL bytes', row('Nul').replace('Star', 'St\u0000ar'), 'nul'],
    ['quotes and line ends in a cell', row('"Two ""stars""\n long"'), 'two-stars-long'],
    ['doubled spaces and an apostrophe', row("'Plain   one"), 'plain-one'],
  ])('reads a name with %s as plain text', async (_name, line, variant) => {
    const model = line.includes('St\u0000ar') ? 'st-ar' : 'star';
    expect(await importText(`${header}\n${line}`)).toMatchObject({ variants: { added: 1 } });
    const answer = await dataOf('variant', { make: 'test', model, variant });
    expect(JSON.stringify(answer)).not.toMatch(/\\u0000|\\n/);
  });

  test('reads no more of a stream than a file may have, and lets go of it', async () => {
    const chunk = Buffer.from(`${row('x'.repeat(10_000))}\n`.repeat(100));
    let given = 0;
    let isClosed = false;
    async function* endless() {
      try {
        yield Buffer.from(`${header}\n`);
        for (; given < 200 * 1024 * 1024; given += chunk.length) yield chunk;
      } finally {
        isClosed = true;
      }
    }
    let ahead = 0;
    const reading = (async () => {
      for await (const { number } of readCatalogue(endless(), 'csv')) {
        ahead = Math.max(ahead, given - number * 10_000);
      }
    })();
    await expect(reading).rejects.toThrow(/longer than 50 MB/);
    expect([given < 60 * 1024 * 1024, isClosed]).toEqual([true, true]);
    // Records are handed on while the rest is still to come: only a few chunks are held.
    expect(ahead).toBeLessThan(8 * 1024 * 1024);
  });

  test('does not read a file that is too long', async () => {
    const file = path.join(folder, 'long.csv');
    await writeFile(file, '');
    const { truncate } = await import('node:fs/promises');
    await truncate(file, longestFileBytes + 1);
    await expect(readCatalogueFile(file).next()).rejects.toThrow(/longer than 50 MB/);
  });
});
