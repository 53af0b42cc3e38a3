import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { base } from '../../testing/page-visits.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';

const make = { slug: 'tata', name: 'Tata' };
const current = {
  ...{ kind: 'full', amountPaise: 80_000_000, asOf: '2026-05-01' },
  ...{ isOld: false, confidence: 'medium' },
} as const;
const variant = {
  ...{ slug: 'pure', name: 'Pure', fuel: 'petrol', gearboxKind: 'manual', gearbox: null },
  ...{ drive: null, price: current, figures: { airbags: 6 } },
} as const;
const model = {
  ...{ slug: 'nexon', name: 'Nexon', body: 'suv', fuels: ['petrol'], variants: 5, seats: [5] },
  ...{ lengthMm: 3995, heightMm: null, wheelbaseMm: null, rating: null },
  groundClearanceMm: null,
  prices: { leastPaise: 80_000_000, mostPaise: 95_000_000, asOf: '2026-05-01' },
} as const;
const priced = (slug: string, price: object | null) => ({ ...variant, slug, name: slug, price });
const variants = [
  variant,
  priced('Creative', { ...current, amountPaise: 95_000_000 }),
  priced('Lease', { ...current, kind: 'battery-rent', amountPaise: 70_000_000 }),
  priced('Before', { ...current, isOld: true, asOf: '2024-12-01' }),
  priced('Unpriced', null),
];
const line = { name: null, rate: null, confidence: 'high', sources: ['CMVR'] } as const;
const onRoad = {
  stateCode: 'DL',
  lines: [
    { ...line, id: 'ex-showroom', amountPaise: 80_000_000 },
    { ...line, id: 'road-tax', amountPaise: 5_600_000, rate: 7000, confidence: 'low' },
    { ...line, id: 'handling', amountPaise: 0 },
  ],
  totalPaise: 85_600_000,
  gst: { rate: 18_000, amountPaise: 12_203_400 },
  nextStep: { abovePaise: 85_000_000, morePaise: 4_000_000 },
  insuranceDiscount: 60_000,
  ownerDriver: { amountPaise: 100_300, years: 3, confidence: 'medium' },
  taxAsOf: '2026',
  stateNotes: [],
};
const page = {
  make,
  model,
  variant,
  specification: [{ key: 'airbags', value: 6, known: 'group', source: 'Public table' }],
  ratings: [],
  prices: [{ ...current, source: 'Price list' }],
  city: { cityId: 10_084, name: { en: 'Delhi', hi: 'दिल्ली' }, stateCode: 'DL' },
  onRoad,
};
const regions = [
  {
    ...{ stateCode: 'DL', confidence: 'high', asOf: '2026' },
    cities: [{ cityId: 10_084, name: { en: 'Delhi', hi: 'दिल्ली' } }],
  },
];
const calls = {
  ...base,
  carMakes: answered({ makes: [{ ...make, models: 9 }] }),
  carModels: answered({ make, models: [model, { ...model, slug: 'curvv', prices: null }] }),
  carVariants: answered({ make, model, ratings: [], variants }),
  carVariant: answered(page),
  carRegions: answered({ regions }),
  carReviews: answered({
    ...{ make, model, count: 0, meanTenths: null, aspects: [], reviews: [] },
    ...{ rule: { priorReviews: 5, priorTenths: 35 }, pageNumber: 1, hasMore: false },
  }),
};
const visit = (path: string, changed: object = {}) =>
  documentOf({ path, transport: fakeTransport({ ...calls, ...changed }) });

const compared = {
  city: page.city,
  cars: ['tata/nexon/pure', 'tata/nexon/creative'].map((id) => ({
    ...{ id, make, model, rating: null },
    variant: { ...variant, slug: id.split('/')[2], name: id.split('/')[2] },
  })),
  rows: [
    { key: 'exShowroom', values: [80_000_000, 95_000_000], isSame: false, best: [0] },
    { key: 'airbags', values: [6, null], isSame: false, best: [] },
    { key: 'batteryKwh', values: [45, null], isSame: false, best: [] },
    { key: 'seats', values: [5, 5], isSame: true, best: [] },
  ],
};

describe('a comparison', () => {
  const ids = 'ids=tata/nexon/pure,tata/nexon/creative';
  const answers = { compareCars: answered(compared) };

  test('marks the best value in words, and says what is not known', async () => {
    const { main } = await visit(`/compare?${ids}`, answers);
    expect(wordsOf(main)).toMatch(/Ex-showroom price +₹8,00,000 +Best +₹9,50,000/);
    expect(wordsOf(main)).toMatch(/Airbags +6 +Not known/);
    expect(wordsOf(main)).toMatch(/Battery +45 kWh +Has none/);
    expect(wordsOf(main)).toMatch(/Seats +5 +5/);
  });

  test('hides rows that are the same', async () => {
    const { main } = await visit(`/compare?${ids}&only=different`, answers);
    expect(wordsOf(main)).not.toContain('Seats');
    expect(wordsOf(main)).toContain('Show all rows');
  });

  test('leads from make to model to variant, and keeps the cars chosen', async () => {
    expect((await visit('/compare')).main).toContain('href="/compare?make=tata"');
    const one = 'ids=tata/nexon/pure';
    const models = (await visit(`/compare?${one}&make=tata`)).main;
    expect(models).toContain(`href="/compare?${one}&amp;make=tata&amp;model=curvv"`);
    const { main } = await visit(`/compare?${one}&make=tata&model=nexon`);
    expect(main).toContain(`href="/compare?${one},tata/nexon/Creative"`);
    expect(main).not.toContain('tata/nexon/pure,tata/nexon/pure');
  });

  test('of five cars is refused in words', async () => {
    const { status, main } = await visit('/compare?ids=a/b/c,a/b/d,a/b/e,a/b/f,a/b/g');
    expect(status).toBe(400);
    expect(wordsOf(main)).toContain('Four cars are the most.');
  });
});

describe('in English', () => {
  test('makes and models are listed, a model without a current price as such', async () => {
    expect(wordsOf((await visit('/new-cars')).main)).toContain('9 models');
    const text = wordsOf((await visit('/new-cars/tata')).main);
    expect(text).toMatch(/₹8 lakh to ₹9.50 lakh +as of May 2026/);
    expect(text).toContain('Price not known');
  });

  test('variants stand in groups by the age of their price, with what the next one costs more', async () => {
    const text = wordsOf((await visit('/new-cars/tata/nexon')).main);
    expect(text).toMatch(/Pure.*₹8,00,000.*Creative.*₹9,50,000.*\+₹1,50,000/);
    expect(text).toMatch(/Lease.*₹7,00,000 without battery/);
    expect(text).toMatch(/Old prices \(1\).*Before.*December 2024/);
    expect(text).toMatch(/Price not known \(1\).*Unpriced/);
    expect(text).toContain('No crash rating found.');
  });

  test('the receipt has every line with its rule, and says what is uncertain', async () => {
    const { html, main } = await visit('/new-cars/tata/nexon/pure');
    const text = wordsOf(main);
    expect(text).toMatch(/Road tax.*7% of the price.*To be confirmed.*₹56,000/);
    expect(text).toMatch(/Handling charges.*Not payable.*₹0/);
    expect(text).toMatch(/On the road.*₹8,56,000/);
    expect(text).toContain('One rupee above ₹8,50,000 and tax rises by ₹40,000');
    expect(text).toContain('Same on nearly all variants');
    expect(text).toMatch(/Boot.*Not known/);
    expect(html).toContain('"@type":"Car"');
  });

  test('an unknown line leaves the total unknown', async () => {
    const lines = [{ ...line, id: 'road-tax', amountPaise: null, confidence: 'unverified' }];
    const unknown = {
      ...onRoad,
      lines,
      totalPaise: null,
      taxAsOf: null,
      gst: null,
      nextStep: null,
    };
    const { main } = await visit('/new-cars/tata/nexon/pure', {
      carVariant: answered({ ...page, onRoad: unknown }),
    });
    expect(wordsOf(main)).toMatch(/Road tax.*Not known.*On the road.*Not known/);
  });

  test('nothing is computed from an old price', async () => {
    const old = { ...variant, price: { ...current, isOld: true, confidence: 'low' } };
    const { html, main } = await visit('/new-cars/tata/nexon/pure', {
      carVariant: answered({ ...page, variant: old, onRoad: null }),
    });
    expect(wordsOf(main)).toContain('Old price');
    expect(wordsOf(main)).toContain('we compute no on-road price');
    expect(html).not.toContain('name="city"');
  });
});

test('in Hindi no English sentence is left', async () => {
  for (const path of ['', '/tata', '/tata/nexon', '/tata/nexon/pure']) {
    const text = wordsOf((await visit(`/hi/new-cars${path}`)).main);
    expect(text, path).not.toMatch(/\b(?:variant|price|known|lakh|road tax)\b/i);
  }
});

test.each(['/new-cars/nobody', '/new-cars/tata/nothing', '/new-cars/tata/nexon/none'])(
  '%s is not found',
  async (path) => {
    const missing = refusedWith('new-car/not-found');
    const transport = fakeTransport({
      ...calls,
      ...{ carModels: missing, carVariants: missing, carVariant: missing },
    });
    expect(await renderFakePage({ path, transport })).toMatchObject({ status: 404 });
  },
);

test('a failure is shown as one, with its status', async () => {
  const down = refusedWith('request/too-many');
  const transport = fakeTransport({
    ...calls,
    ...{ carMakes: down, carModels: down, carVariants: down, carVariant: down },
  });
  for (const path of ['', '/tata', '/tata/nexon', '/tata/nexon/pure?city=x']) {
    expect(await renderFakePage({ path: `/new-cars${path}`, transport })).toMatchObject({
      status: 429,
    });
  }
});
