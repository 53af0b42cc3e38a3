import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { seedCatalogue } from '../seed/seed-catalogue.ts';

let database: TestDatabase;
let api: TestApi;
let now = new Date('2026-11-24T06:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql, { now: () => now });
  await seedCatalogue(database.sql, now);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const post = (address: string, body: object) => openBrowser(api).post(`/car/buy/${address}`, body);
const dataOf = async (address: string, body: object) =>
  (await (await post(address, body)).json()).data;
const swift = { make: 'maruti-suzuki', model: 'swift', variant: 'vxi' };
const mumbai = 10_001;

describe('five-year cost', () => {
  test('starts from the usual values, and adds up', async () => {
    const { cost, energy, city } = await dataOf('cost', swift);
    expect([energy, city.stateCode]).toEqual(['petrol', 'DL']);
    expect(cost.inputs).toEqual(cost.usual);
    expect(cost.inputs).toMatchObject({ kmAYear: 11_000, mileageShare: 80_000, months: 60 });
    const sum = cost.parts.reduce(
      (total: number, part: { totalPaise: number }) => total + part.totalPaise,
      0,
    );
    expect(cost.totalPaise).toBe(sum);
    expect(cost.onRoadPaise).toBe(72_973_900);
    expect(cost.loan.principalPaise).toBe(58_379_100);
    expect(cost.sources.map(({ of }: { of: string }) => of)).toContain('service');
    for (const { from } of cost.sources) expect(from).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  test('what the buyer says replaces what is usual, and nothing else', async () => {
    const usual = (await dataOf('cost', swift)).cost;
    const { cost } = await dataOf('cost', { ...swift, inputs: { kmAYear: 20_000 } });
    expect(cost.inputs).toEqual({ ...usual.inputs, kmAYear: 20_000 });
    const moved = cost.parts
      .filter((part: { id: string; totalPaise: number }, place: number) => {
        return part.totalPaise !== usual.parts[place].totalPaise;
      })
      .map(({ id }: { id: string }) => id);
    expect(moved).toEqual(['value', 'fuel', 'service']);
    // The loan is over the on-road price with the entry of the lender only where there is one.
    const cash = (await dataOf('cost', { ...swift, inputs: { loanShare: 0 } })).cost;
    expect(cash).toMatchObject({ loan: null, onRoadPaise: usual.onRoadPaise - 150_000 });
  });

  test('is not computed from an old price', async () => {
    now = new Date('2027-06-24T06:00:00Z');
    expect(await dataOf('cost', swift)).toMatchObject({ cost: null });
    const compared = await dataOf('compare', {
      ids: ['maruti-suzuki/swift/vxi', 'maruti-suzuki/dzire/vxi'],
    });
    const keys = compared.rows.map(({ key }: { key: string }) => key);
    for (const key of ['exShowroom', 'onRoad', 'emi', 'monthly']) expect(keys).not.toContain(key);
    const { feed } = await dataOf('filter', { chosen: { make: ['maruti-suzuki'] } });
    expect(feed.length).toBeGreaterThan(0);
    for (const { first } of feed) expect(first).toMatchObject({ onRoadPaise: null, emi: null });
    now = new Date('2026-11-24T06:00:00Z');
  });

  test('the EMI of a car is the same on its card, its page and in a comparison', async () => {
    const { feed } = await dataOf('filter', {
      chosen: { make: ['maruti-suzuki'] },
      cityId: mumbai,
    });
    const cards = feed.slice(0, 4);
    const ids = cards.map((card: { first: { id: string } }) => card.first.id);
    const compared = await dataOf('compare', { ids, cityId: mumbai });
    const row = compared.rows.find(({ key }: { key: string }) => key === 'emi');
    for (const [place, card] of cards.entries()) {
      const [make, model, variant] = card.first.id.split('/');
      const { cost } = await dataOf('cost', { make, model, variant, cityId: mumbai });
      expect(card.first.emi.amountPaise, card.first.id).toBe(cost.loan.instalmentPaise);
      expect(row.values[place]).toBe(cost.loan.instalmentPaise);
      const { share, rate, months } = card.first.emi;
      expect([share, rate, months]).toEqual([
        ...[cost.inputs.loanShare, cost.inputs.rate, cost.inputs.months],
      ]);
      expect(compared.loan).toEqual({ share, rate, months });
    }
  });

  test('a month of each car compared is that of its own page', async () => {
    const { rows } = await dataOf('compare', {
      ids: ['maruti-suzuki/swift/vxi', 'maruti-suzuki/dzire/vxi'],
    });
    const { cost } = await dataOf('cost', swift);
    const row = rows.find(({ key }: { key: string }) => key === 'monthly');
    expect(row.values[0]).toBe(cost.monthlyPaise);
  });

  test.each([
    ['an unknown variant', { ...swift, variant: 'none' }, 404],
    ['an unknown city', { ...swift, cityId: 99_999 }, 422],
    ['a distance below 0', { ...swift, inputs: { kmAYear: -1 } }, 400],
    ['half a month', { ...swift, inputs: { months: 1.5 } }, 400],
    ['a rate above the bound', { ...swift, inputs: { rate: 60_001 } }, 400],
  ])('%s is refused', async (_name, body, status) => {
    expect(await post('cost', body)).toMatchObject({ statusCode: status });
  });
});

describe('a dealer’s quotation', () => {
  const lines = [
    { label: 'Ex-showroom', amountPaise: 65_490_000 },
    { label: 'RTO charges', amountPaise: 5_214_300 },
    { label: 'Insurance', amountPaise: 3_150_000 },
    { label: 'Handling & logistics', amountPaise: 850_000 },
  ];
  const body = { ...swift, withLoan: true, lines };

  test('is marked line by line, with a letter as text and PDF', async () => {
    const answer = await dataOf('quotation', body);
    expect(answer.lines.map(({ mark }: { mark: string }) => mark)).toEqual([
      ...['equal', 'equal', 'optional', 'not-lawful'],
    ]);
    expect(answer).toMatchObject({ differencePaise: 850_000, missing: [], listPaise: 65_490_000 });
    expect(answer.letter.en.body).toContain('Handling & logistics: ₹8,500');
    expect(answer.letter.hi.body).toContain('1915');
    expect(answer.letter.path).not.toContain('Handling');
    for (const language of ['en', 'hi']) {
      const path = answer.letter.path.replace('/api/v1/web', '');
      const pdf = await openBrowser(api).get(`${path}&language=${language}`);
      expect(pdf.headers['content-type']).toBe('application/pdf');
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const changed = answer.letter.path.replace('/api/v1/web', '').replace('letter=A', 'letter=B');
    expect(await openBrowser(api).get(changed)).toMatchObject({ statusCode: 400 });
  });

  test('goes by the rules of the city: elsewhere the same sum differs', async () => {
    const answer = await dataOf('quotation', { ...body, cityId: mumbai });
    expect(answer.city.stateCode).toBe('MH');
    expect(answer.lines[1]).toMatchObject({ mark: 'differs', expectedPaise: 7_578_000 });
  });

  test('by the rules needs no letter', async () => {
    const answer = await dataOf('quotation', { ...body, lines: lines.slice(0, 3) });
    expect(answer).toMatchObject({ differencePaise: 0, letter: null });
  });

  test('the longest one still fits into the address of its letter', async () => {
    const label = `हैंडलिंग ${'ह'.repeat(51)}`;
    const long = Array.from({ length: 25 }, () => ({ label, amountPaise: 999_999_999 }));
    const { letter } = await dataOf('quotation', { ...body, lines: long });
    const path = letter.path.replace('/api/v1/web', '');
    expect(await openBrowser(api).get(path)).toMatchObject({ statusCode: 200 });
  });

  test.each([
    ['no line', { ...body, lines: [] }, 400],
    ['26 lines', { ...body, lines: Array(26).fill(lines[0]) }, 400],
    ['a line without a name', { ...body, lines: [{ label: ' ', amountPaise: 1 }] }, 400],
    ['half a paisa', { ...body, lines: [{ label: 'x', amountPaise: 0.5 }] }, 400],
    ['an unknown variant', { ...body, variant: 'none' }, 404],
    ['an unknown city', { ...body, cityId: 99_999 }, 422],
  ])('%s is refused', async (_name, wrong, status) => {
    expect(await post('quotation', wrong)).toMatchObject({ statusCode: status });
  });

  test('without a price of its own it needs one of ours that is current', async () => {
    now = new Date('2027-06-24T06:00:00Z');
    const answer = await (await post('quotation', { ...body, lines: lines.slice(1) })).json();
    expect(answer).toMatchObject({ code: 'request/bad-input', errors: [{ path: 'body.lines' }] });
    const { listPaise, lines: marked } = await dataOf('quotation', body);
    expect([listPaise, marked[0].mark]).toEqual([null, 'not-known']);
    now = new Date('2026-11-24T06:00:00Z');
  });
});
