import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { base } from '../../testing/page-visits.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';

const tata = { slug: 'tata', name: 'Tata' };
const nexon = { slug: 'nexon', name: 'Nexon' };
const range = (pricePaise: number) => ({
  ...{ pricePaise, lowPaise: pricePaise - 5_000_000, highPaise: pricePaise + 5_000_000 },
});
const valuation = {
  ...{ kind: 'value', method: 'comparables', grade: 'B' },
  ...{ private: range(70_000_000), toDealer: range(63_000_000), dealerRetail: range(75_600_000) },
  lines: [
    { id: 'start', amountPaise: 68_000_000 },
    { id: 'km', amountPaise: 2_040_000 },
    { id: 'rounding', amountPaise: -40_000 },
  ],
  conditions: [
    { code: 'very-good', pricePaise: 70_000_000, leastScore: 84, ofCars: 23 },
    { code: 'poor', pricePaise: null, leastScore: null, ofCars: null },
  ],
  changes: [{ id: 'km', amountPaise: -1_400_000 }],
  comparables: [
    {
      ...{ id: 'bcdfghjk', pricePaise: 69_000_000, adjustedPaise: 71_000_000, modelYear: 2020 },
      ...{ km: 52_000, owners: 2, variant: 'XZ', seller: 'dealer', asOf: '2026-11-20' },
      isSandbox: true,
    },
  ],
  basis: { cars: 5, asOf: '2026-11-21', confidence: 'low', sources: ['Own fits'] },
  ...{ on: '2026-11-21', version: '2026-11.1' },
};
const priced = {
  ...{ estimateId: 'x', expiresAt: '2026-11-28T05:00:00.000Z', valuation },
  car: {
    ...{ make: tata, model: nexon, variant: null, year: 2021, km: 40_000, fuel: 'petrol' },
    ...{ gearbox: 'manual', owners: 1, condition: 'very-good' },
    city: { cityId: 10_084, name: { en: 'Delhi', hi: 'दिल्ली' } },
  },
};
const city = { id: 10_084, name: 'Delhi', nameHindi: 'दिल्ली', popular: true };
const calls = {
  ...base,
  sellCarMakes: answered({ makes: [tata] }),
  sellCarModels: answered({ make: tata, models: [nexon] }),
  sellCarYears: answered({ years: [2022, 2021] }),
  sellCarVariants: answered({
    variants: [{ slug: 'petrol-manual', name: null, fuel: 'petrol', gearbox: 'manual' }],
  }),
  allCities: answered({ allCities: [city], defaultCityId: 10_084 }),
  fetchCarPrice: answered(priced),
};
const visit = (path: string, changed: object = {}) =>
  documentOf({ path, transport: fakeTransport({ ...calls, ...changed }) });
const car = 'make=tata&model=nexon&year=2021';
const question = `${car}&variant=petrol-manual&km=40,000`;

describe('the choice of a car', () => {
  test('leads by links from make to model and year, in the language of the page', async () => {
    expect((await visit('/valuation')).main).toContain('href="/valuation?make=tata"');
    expect((await visit('/hi/sell-car?make=tata')).main).toContain(
      'href="/hi/sell-car?make=tata&amp;model=nexon"',
    );
    const { main } = await visit('/valuation?make=tata&model=nexon');
    expect(main).toContain('href="/valuation?make=tata&amp;model=nexon&amp;year=2021"');
  });

  test('ends in a form that is sent to the page itself', async () => {
    const { main } = await visit(`/hi/sell-car?${car}`);
    expect(main).toMatch(/<form[^>]* action="\/hi\/sell-car"/);
    expect(main).toContain('name="km"');
  });

  test('names the field that is wrong, with status 400', async () => {
    const { status, main } = await visit(`/valuation?${car}&variant=petrol-manual&km=abc`);
    expect(status).toBe(400);
    expect(wordsOf(main)).toContain('Enter the reading on the odometer');
    const other = await visit('/valuation?make=tata&model=nexon&year=1990');
    expect(other.status).toBe(400);
    expect(wordsOf(other.main)).toContain('This model was not sold in India in that year');
  });

  test('of a make that does not exist is an unknown page', async () => {
    const unknown = { sellCarModels: refusedWith('sell-car/unknown-car') };
    expect((await visit('/valuation?make=nobody', unknown)).status).toBe(404);
  });
});

describe('a price', () => {
  test('is shown with its range, its grade and its working, which sums up', async () => {
    const words = wordsOf((await visit(`/valuation?${question}`)).main);
    expect(words).toMatch(/Tata Nexon, 2021 +Grade B/);
    expect(words).toMatch(/Private sale +₹6.50 lakh to ₹7.50 lakh/);
    expect(words).toMatch(/Kilometres +\+₹20,400/);
    expect(words).toMatch(/Price in a private sale +₹7,00,000/);
    expect(words).toMatch(/10,000 km more +−₹14,000/);
    expect(words).toMatch(/asking ₹6.90 lakh · Sandbox data/);
    expect(words).toContain('Only after inspection');
  });

  test('is shown in Hindi', async () => {
    const words = wordsOf((await visit(`/hi/valuation?${question}`)).main);
    expect(words).toMatch(/किलोमीटर +\+₹20,400/);
    expect(words).toContain('सैंडबॉक्स डेटा');
  });

  test('for a part exchange keeps the wanted car through each step and leads back to it', async () => {
    const exchange = 'exchange=bkmptwxz';
    expect((await visit(`/valuation?${exchange}`)).main).toContain(`${exchange}&amp;make=tata`);
    const { main } = await visit(`/valuation?${question}&${exchange}`);
    expect(main).toContain('href="/part-exchange/bkmptwxz?estimate=x"');
    expect(main).toMatch(/<input type="hidden" name="exchange" value="bkmptwxz"/);
    const odd = await visit(`/valuation?${question}&exchange=${encodeURIComponent('../x')}`);
    expect(odd.main).not.toContain('/part-exchange/');
  });

  test('that cannot be given says why, and how many cars were found', async () => {
    const none = { kind: 'none', reason: 'not-enough-data', found: 2 };
    const answer = answered({ ...priced, valuation: { ...none, on: '2026-11-21', version: '1' } });
    const words = wordsOf((await visit(`/valuation?${question}`, { fetchCarPrice: answer })).main);
    expect(words).toContain('We do not have enough data');
    expect(words).toContain('2 comparable cars found.');
  });

  test('that could not be asked for leaves the page with what to do', async () => {
    const failed = { fetchCarPrice: refusedWith('request/too-many') };
    expect((await visit(`/valuation?${question}`, failed)).status).toBe(429);
  });
});

describe('a vehicle number', () => {
  const found = {
    ...{ masked: 'DL 8C AF ••••', make: tata, model: nexon, variant: null, year: 2021 },
    ...{ fuel: 'petrol', owners: 2, source: { name: 'VAHAN', sandbox: true } },
    fetchedAt: '2026-11-21T04:00:00.000Z',
  };
  const search = (answer: object) =>
    renderFakePage({
      path: '/sell-car?vehicleNumber=dl8caf5030',
      transport: fakeTransport({ ...calls, findSellersCar: answered(answer) }),
    });

  test('leads to its car, and is not in the address any more', async () => {
    expect(await search(found)).toMatchObject({
      kind: 'redirect',
      location: '/sell-car?make=tata&model=nexon&year=2021&owners=2&from=record',
    });
    expect(wordsOf((await visit(`/sell-car?${car}&from=record`)).main)).toContain(
      'Filled from the RC.',
    );
  });

  test('whose record names no model of ours leads to the choice', async () => {
    const unknown = { ...found, make: null, model: null, year: null, owners: null };
    expect(await search(unknown)).toMatchObject({ location: '/sell-car?from=unknown' });
  });

  test('that cannot be looked up leaves the choice open', async () => {
    const failed = { findSellersCar: refusedWith('vehicle/source-unavailable') };
    const { status, main } = await visit('/sell-car?vehicleNumber=dl8caf5030', failed);
    expect(status).toBe(503);
    expect(main).toContain('href="/sell-car?make=tata"');
  });

  test('that is none is refused without asking', async () => {
    const { status, main } = await visit('/sell-car?vehicleNumber=hello');
    expect(status).toBe(400);
    expect(main).toContain('href="/sell-car?make=tata"');
  });
});
