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
  ...{ groundClearanceMm: null, photo: null, hand: null },
  prices: { leastPaise: 80_000_000, mostPaise: 95_000_000, asOf: '2026-05-01' },
} as const;
const priced = (slug: string, price: object | null) => ({ ...variant, slug, name: slug, price });
const variants = [
  variant,
  {
    ...priced('Creative', { ...current, amountPaise: 95_000_000 }),
    figures: { airbags: 8, bootL: 382 },
  },
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
const inputs = {
  ...{ kmAYear: 11_000, fuelPrice: 9477, mileage: 2000, mileageShare: 80_000 },
  ...{ loanShare: 80_000, rate: 9250, months: 60, service: 650_000 },
  ...{ tyreSet: 2_400_000, tyreSets: 1, premiumStep: 90_000, valueLeft: 55_000 },
};
const partOf = (id: string, ...byYear: number[]) => ({
  ...{ id, byYear },
  totalPaise: byYear.reduce((sum, amount) => sum + amount, 0),
});
const cost = {
  ...{ inputs, usual: inputs, exShowroomPaise: 80_000_000, onRoadPaise: 85_600_000 },
  parts: [
    partOf('value', 14_400_000, 5_600_000, 5_600_000, 5_600_000, 4_800_000),
    partOf('tax', 5_600_000, 0, 0, 0, 0),
    partOf('interest', 5_900_000, 4_800_000, 3_600_000, 2_300_000, 800_000),
    partOf('insurance', 2_500_000, 900_000, 800_000, 1_100_000, 1_000_000),
    partOf('fuel', 6_500_000, 6_500_000, 6_500_000, 6_500_000, 6_500_000),
    partOf('service', 650_000, 650_000, 650_000, 650_000, 650_000),
    partOf('tyres', 0, 0, 0, 0, 2_400_000),
  ],
  ...{ totalPaise: 101_950_000, perMonthPaise: 1_699_200, worthPaise: 44_000_000 },
  loan: { principalPaise: 68_480_000, instalmentPaise: 1_429_800 },
  monthlyPaise: 2_100_000,
  sources: [{ of: 'service', from: '2025-01-01', sources: ['General estimate'] }],
};
const costAnswer = { make, model, variant, city: page.city, energy: 'petrol', cost };
const calls = {
  ...base,
  carCost: answered(costAnswer),
  carMakes: answered({ makes: [{ ...make, models: 9 }] }),
  carModels: answered({ make, models: [model, { ...model, slug: 'curvv', prices: null }] }),
  carVariants: answered({ make, model, ratings: [], variants }),
  carVariant: answered(page),
  carFilterMetadata: answered({
    ...{ totalCount: 9, variantCount: 20, ranges: [], sorts: [] },
    facets: [
      {
        id: 'body',
        values: [
          { value: 'suv', name: null, count: 7 },
          { value: 'van', name: null, count: 0 },
        ],
      },
    ],
  }),
  carRegions: answered({ regions }),
  modelCarVideos: answered({ videos: [] }),
  homeCarVideos: answered({ videos: [] }),
  carReviews: answered({
    ...{ make, model, count: 0, meanTenths: null, aspects: [], reviews: [] },
    ...{ rule: { priorReviews: 5, priorTenths: 35 }, pageNumber: 1, hasMore: false },
  }),
};
const visit = (path: string, changed: object = {}) =>
  documentOf({ path, transport: fakeTransport({ ...calls, ...changed }) });

const compared = {
  city: page.city,
  loan: { share: 80_000, rate: 9250, months: 60 },
  cars: ['tata/nexon/pure', 'tata/nexon/creative'].map((id) => ({
    ...{ id, make, model, rating: null },
    variant: { ...variant, slug: id.split('/')[2], name: id.split('/')[2] },
  })),
  rows: [
    { key: 'exShowroom', values: [80_000_000, 95_000_000], isSame: false, best: [0] },
    { key: 'emi', values: [1_526_000, null], isSame: false, best: [] },
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
    expect(wordsOf(main)).toMatch(
      /EMI +Loan of 80% of the on-road price, 9.25% a year, 60 months +₹15,260\/month +Not known/,
    );
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

  test('draws the cars to one scale, and says what is not known', async () => {
    const measured = {
      ...compared,
      rows: [
        ...compared.rows,
        { key: 'lengthMm', values: [3995, null], isSame: false, best: [] },
        { key: 'widthMm', values: [1804, null], isSame: false, best: [] },
      ],
    };
    const show = async (bay: string) =>
      visit(`/compare?${ids}${bay}`, { compareCars: answered(measured) });
    const { main } = await show('');
    const words = wordsOf(main);
    expect(main.match(/class="scale-scene"/g)).toHaveLength(1);
    expect(main.match(/class="parking-bay"/g)).toHaveLength(2);
    expect(words).toMatch(/length 3,995 mm, width 1,804 mm, height not known/);
    expect(words).toContain('What is not known is drawn as usual for its body type');
    expect(words).toMatch(/Fits +34 cm on each side +100 cm to spare in length/);
    expect(words).toContain('Width not known; drawn with the usual width of its body type');
    const small = wordsOf((await show('&width=1.7&length=3,9')).main);
    expect(small).toMatch(/Does not fit +11 cm too wide +10 cm too long/);
    const wrong = await show('&width=25&length=5&only=different');
    expect(wrong.status).toBe(400);
    expect(wordsOf(wrong.main)).toContain('Width in metres: enter 1.5 to 6');
    expect(wrong.main).toContain('value="25"');
    expect(wrong.main).toContain('<input type="hidden" name="only" value="different"/>');
    expect(wrong.main).toContain('&amp;width=25&amp;length=5');
  });

  test('of five cars is refused in words', async () => {
    const { status, main } = await visit('/compare?ids=a/b/c,a/b/d,a/b/e,a/b/f,a/b/g');
    expect(status).toBe(400);
    expect(wordsOf(main)).toContain('You can compare up to four cars.');
  });
});

describe('in English', () => {
  test('makes and models are listed, a model without a current price as such', async () => {
    const home = (await visit('/new-cars')).main;
    expect(wordsOf(home)).toContain('9 models');
    expect(home).toContain('href="/new-cars/search?body=suv"');
    expect(home).not.toContain('?body=van');
    const text = wordsOf((await visit('/new-cars/tata')).main);
    expect(text).toMatch(/₹8 lakh to ₹9.50 lakh +as of May 2026/);
    expect(text).toContain('Price not known');
  });

  test('variants stand in groups by the age of their price, with what the next one costs more', async () => {
    const { main } = await visit('/new-cars/tata/nexon');
    const text = wordsOf(main);
    // The price with the loan of the EMI below leads to the page that shows the same.
    expect(text).toMatch(/On-road price with a loan +₹8,56,000/);
    expect(main).toContain('/new-cars/tata/nexon/pure?city=10084&amp;loan=on');
    expect(text).toMatch(/Pure.*₹8,00,000.*Creative.*₹9,50,000.*\+₹1,50,000/);
    // The boot of the one below is not known: no difference.
    expect(text).toContain('Airbags: 8 instead of 6');
    expect(text).not.toContain('382 l instead');
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
    expect(text).toMatch(/On-road price.*₹8,56,000/);
    expect(text).toContain('One rupee above ₹8,50,000 and tax rises by ₹40,000');
    expect(text).toContain('Same on nearly all variants');
    expect(text).toMatch(
      /On-road price.*Owner-driver accident cover.*needed unless you have one.*₹1,003/,
    );
    expect(text).toMatch(/EMI.*₹14,298\/month.*Loan of 80% of the on-road price, 9.25% a year/);
    expect(main).toContain('href="/loans?amount=684800&amp;rate=9.25&amp;months=60"');
    expect(main).toContain('href="/new-cars/quotation-check?car=tata/nexon/pure&amp;city=10084"');
    expect(text).toMatch(/Boot.*Not known/);
    expect(html).toContain('"@type":"Car"');
  });

  test('an EMI of another on-road price than the one above says of which', async () => {
    const same = wordsOf((await visit('/new-cars/tata/nexon/pure')).main);
    expect(same).not.toContain('On-road price with a loan');
    const without = { ...onRoad, totalPaise: 85_450_000 };
    const { main } = await visit('/new-cars/tata/nexon/pure', {
      carVariant: answered({ ...page, onRoad: without }),
    });
    expect(wordsOf(main)).toMatch(
      /On-road price +₹8,54,500.*On-road price with a loan +₹8,56,000 +EMI/,
    );
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
    expect(wordsOf(main)).toMatch(/Road tax.*Not known.*On-road price.*Not known/);
  });

  test('nothing is computed from an old price', async () => {
    const old = { ...variant, price: { ...current, isOld: true, confidence: 'low' } };
    const { html, main } = await visit('/new-cars/tata/nexon/pure', {
      carVariant: answered({ ...page, variant: old, onRoad: null }),
      carCost: answered({ ...costAnswer, cost: null }),
    });
    expect(wordsOf(main)).toContain('Old price');
    expect(wordsOf(main)).toContain('there is no on-road price');
    expect(html).not.toContain('name="city"');
    expect(main).not.toContain('EMI');
  });
});

describe('the five-year cost', () => {
  const path = '/new-cars/tata/nexon/pure/cost';

  test('is a sentence, lines with what they are computed from, and a table by year', async () => {
    const text = wordsOf((await visit(path)).main);
    expect(text).toMatch(
      /₹10,19,500 +₹16,992 a month +The largest parts are loss of value and fuel\./,
    );
    expect(text).toMatch(/Fuel +55,000 km at 16 km\/l, ₹94.77\/litre +₹3,25,000/);
    expect(text).toMatch(/Insurance.*then own damage 10% less each year/);
    expect(text).toMatch(/Part +Year 1 +Year 2.*Tyres +₹0 +₹0 +₹0 +₹0 +₹24,000 +₹24,000/);
    expect(text).toMatch(/Total +₹3,55,500.*₹10,19,500/);
  });

  test('shows every input as typed, and keeps the sources', async () => {
    const { main } = await visit(`${path}?km=15000`);
    expect(main).toMatch(/name="km"[^>]*value="15000"/);
    expect(main).toMatch(/name="fuel"[^>]*value="94.77"/);
    expect(main).toMatch(/name="rate"[^>]*value="9.25"/);
    expect(wordsOf(main)).toMatch(/Service ,\s+used since 1 Jan 2025/);
    expect(main).toContain('General estimate');
  });

  test('sends what was typed in the units of the call', async () => {
    let sent: unknown;
    const carCost = (input: unknown) => {
      sent = input;
      return answered(costAnswer);
    };
    await visit(`${path}?km=15,000&fuel=101.5&rate=8.75&worth=50&city=10084`, { carCost });
    expect(sent).toMatchObject({
      body: {
        cityId: 10_084,
        inputs: { kmAYear: 15_000, fuelPrice: 10_150, rate: 8750, valueLeft: 50_000 },
      },
    });
  });

  test.each(['km=-5', 'km=1.5', 'km=abc', 'rate=61', 'months=0', 'fuel=1e9', 'worth=%00'])(
    '%s is refused beside its field, with nothing computed',
    async (query) => {
      const { status, main } = await visit(`${path}?${query}`);
      expect(status).toBe(400);
      expect(wordsOf(main)).toMatch(/enter a number from/);
      expect(main).toContain('aria-invalid="true"');
      expect(main).not.toContain('₹10,19,500');
    },
  );

  test('an unknown part is said with its reason, and leaves the total unknown', async () => {
    const parts = cost.parts.map((part) =>
      part.id === 'fuel' ? { ...part, byYear: null, totalPaise: null } : part,
    );
    const unknown = { ...cost, parts, totalPaise: null, perMonthPaise: null };
    const { main } = await visit(path, { carCost: answered({ ...costAnswer, cost: unknown }) });
    expect(wordsOf(main)).toMatch(/Fuel +The mileage is not known.*Not known/);
    expect(wordsOf(main)).toContain('Not known, because one of the parts is not known');
  });
});

describe('the quotation check', () => {
  const path = '/new-cars/quotation-check';
  const car = 'car=tata/nexon/pure';
  const line = { includes: [], sources: [], expectedPaise: null, differencePaise: 0 };
  const letter = { subject: 'Quotation', body: 'To: The sales manager' };
  const checked = {
    ...{ make, model, variant, city: page.city, listPaise: 80_000_000 },
    lines: [
      {
        ...line,
        label: 'Ex-showroom',
        amountPaise: 80_000_000,
        kind: 'ex-showroom',
        mark: 'equal',
      },
      {
        ...{ ...line, label: 'RTO', amountPaise: 6_000_000, kind: 'office', mark: 'differs' },
        ...{ expectedPaise: 5_600_000, differencePaise: 400_000 },
        includes: [{ id: 'road-tax', name: null, amountPaise: 5_600_000 }],
      },
      {
        ...{ ...line, label: 'Handling', amountPaise: 850_000, kind: 'handling' },
        ...{ mark: 'not-lawful', expectedPaise: 0, differencePaise: 850_000 },
      },
      { ...line, label: 'Mats', amountPaise: 100_000, kind: 'accessories', mark: 'optional' },
      { ...line, label: 'Thing', amountPaise: 1, kind: 'other', mark: 'not-known' },
    ],
    ...{ differencePaise: 1_250_000, quotedPaise: 86_950_001, writtenPaise: 87_000_000 },
    missing: [{ id: 'smart-card', name: null, amountPaise: 20_000 }],
    letter: { en: letter, hi: { ...letter, body: 'सेवा में' }, path: '/letter.pdf?letter=x' },
  };
  const answers = { carQuotation: answered(checked) };

  test('starts with the car, in three steps', async () => {
    expect((await visit(path)).main).toContain('href="/new-cars/quotation-check?make=tata"');
    const { main } = await visit(`${path}?make=tata&model=nexon`);
    expect(main).toContain('href="/new-cars/quotation-check?car=tata/nexon/pure"');
  });

  test('marks every line in words, with the sum and the letter in both languages', async () => {
    const lines = encodeURIComponent('Ex-showroom 800000\nRTO 60000\nHandling 8500');
    const { main } = await visit(`${path}?${car}&lines=${lines}`, answers);
    const text = wordsOf(main);
    expect(text).toContain('₹12,500 more than the rules provide for.');
    expect(text).toMatch(
      /RTO +₹60,000 +Differs +₹56,000 as per the rule, ₹4,000 more +Includes road tax/,
    );
    expect(text).toMatch(/Handling +₹8,500 +Not lawful/);
    expect(text).toMatch(/Mats +₹1,000 +Your choice/);
    expect(text).toMatch(/Thing +₹0.01 +Not known +Ask for the rule/);
    expect(text).toContain('Due, but not listed: smart card ₹200.');
    expect(text).toContain(
      'The total on the quotation is ₹8,70,000, which differs from the sum of its lines by ₹499.99',
    );
    expect(main).toContain('href="/letter.pdf?letter=x&amp;language=hi"');
    expect(main).toContain('RTO 60000\nHandling 8500</textarea>');
  });

  test.each([
    ['', 'Enter at least one line.'],
    ['Handling', '“Handling”: end the line with an amount in rupees.'],
    ['8500', 'start the line with a name'],
    ['x 1\n'.repeat(26), 'at most 25 lines'],
  ])('%j is refused in words, and stays in the form', async (typed, words) => {
    const { status, main } = await visit(`${path}?${car}&lines=${encodeURIComponent(typed)}`);
    expect(status).toBe(400);
    expect(wordsOf(main)).toContain(words);
  });

  test('of a car that is none is not found', async () => {
    const transport = fakeTransport({ ...calls, carVariant: refusedWith('new-car/not-found') });
    expect(await renderFakePage({ path: `${path}?car=x`, transport })).toMatchObject({
      status: 404,
    });
  });
});

describe('which variant has it', () => {
  const many = [
    { ...variant, figures: { airbags: 6, bootL: 300 } },
    {
      ...priced('Creative', { ...current, amountPaise: 95_000_000 }),
      figures: { airbags: 6, bootL: 350 },
    },
    { ...priced('Empty', { ...current, amountPaise: 70_000_000 }), figures: {} },
  ];
  const calls = { carVariants: answered({ make, model, ratings: [], variants: many }) };

  test('the cheapest with all of it is named, with what the next one costs more', async () => {
    const text = wordsOf((await visit('/new-cars/tata/nexon?bootL=350', calls)).main);
    expect(text).toMatch(/The cheapest with all of these: +Creative +, +₹9,50,000/);
    expect(text).toContain('No costlier variant has all of these.');
    expect(text).toContain('some details are not known: Empty.');
  });

  test('without a wish there is no result, and a value that is none does not matter', async () => {
    for (const query of ['', '?bootL=much&fuel=water']) {
      const text = wordsOf((await visit(`/new-cars/tata/nexon${query}`, calls)).main);
      expect(text).not.toContain('The cheapest with all of it');
    }
  });

  test('nothing fits, in Hindi', async () => {
    const text = wordsOf((await visit('/hi/new-cars/tata/nexon?bootL=999', calls)).main);
    expect(text).toContain('सब कुछ नहीं है');
  });
});

const photographed = {
  ...model,
  photo: {
    ...{ src: '/media/uploads/1.webp', width: 1200, height: 800 },
    alt: { en: 'Front', hi: 'आगे से' },
  },
};

test('not tested is said only with its source, and a photograph replaces the drawing', async () => {
  const named = { make, model: photographed, variants };
  const answer = { ...named, ratings: [], untested: 'Bharat NCAP list' };
  const { main } = await visit('/new-cars/tata/nexon', { carVariants: answered(answer) });
  expect(wordsOf(main)).toContain('Not crash-tested, according to: Bharat NCAP list.');
  expect(main).toContain('alt="Front"');
  expect(main).not.toContain('class="car-picture"');
  const rating = {
    programme: 'Bharat NCAP',
    year: 2025,
    adultStars: 4,
    childStars: 3,
    confidence: 'high',
  };
  const rated = { ...answer, ratings: [{ ...rating, airbagsTested: 6 }] };
  const text = wordsOf(
    (await visit('/new-cars/tata/nexon', { carVariants: answered(rated) })).main,
  );
  expect(text).toContain('Tested with 6 airbags.');
});

test('a photograph replaces the drawing of a variant, on cards and in comparisons', async () => {
  const { main } = await visit('/new-cars/tata/nexon/pure', {
    carVariant: answered({ ...page, model: photographed }),
  });
  expect(main).toContain('alt="Front"');
  expect(main).not.toContain('class="car-picture"');
  const cards = await visit('/new-cars/tata', {
    carModels: answered({ make, models: [photographed] }),
  });
  expect(cards.main).toContain(encodeURIComponent(photographed.photo.src));
  expect(cards.main).not.toContain('class="car-picture"');
  const cars = compared.cars.map((car) => ({ ...car, model: photographed }));
  const side = await visit('/compare?ids=tata/nexon/pure,tata/nexon/creative', {
    compareCars: answered({ ...compared, cars }),
  });
  expect(side.main.match(/class="img car-photo"/g)).toHaveLength(2);
  // Drawn to scale all the same.
  expect(side.main).toContain('class="scale-scene"');
});

test('values by hand change the drawing on every page', async () => {
  const hand = { form: 'sloping-suv', heightMm: 1620, lines: { rear: 20 } };
  const byHand = { ...model, hand };
  const ids = '/compare?ids=tata/nexon/pure,tata/nexon/creative';
  const cars = compared.cars.map((car) => ({ ...car, model: byHand }));
  for (const [path, changed] of [
    ['/new-cars/tata', { carModels: answered({ make, models: [byHand] }) }],
    [
      '/new-cars/tata/nexon',
      { carVariants: answered({ make, model: byHand, ratings: [], variants }) },
    ],
    ['/new-cars/tata/nexon/pure', { carVariant: answered({ ...page, model: byHand }) }],
    [ids, { compareCars: answered({ ...compared, cars }) }],
  ] as const) {
    const usual = { compareCars: answered(compared) };
    const outline = (main: string) => /<clipPath[^>]*><path d="([^"]*)"/i.exec(main)?.[1];
    const before = outline((await visit(path, usual)).main);
    expect(before, path).toMatch(/^M/);
    expect(outline((await visit(path, changed)).main), path).not.toBe(before);
  }
  const measured = { key: 'lengthMm', values: [3995, 3995], isSame: true, best: [] };
  const { main } = await visit(ids, {
    compareCars: answered({ ...compared, cars, rows: [...compared.rows, measured] }),
  });
  expect(wordsOf(main)).toContain(
    'height not known. Its height is drawn as our editors estimate it.',
  );
});

test('videos of the home are links, and the page is whole without them', async () => {
  const video = {
    ...{ videoId: 'sandbox-001', title: 'Buying guide', channel: 'Example', seconds: 725 },
    ...{ language: 'hi', publishedOn: '2026-11-01' },
  };
  const { main } = await visit('/new-cars', { homeCarVideos: answered({ videos: [video] }) });
  expect(main).toContain('href="https://www.youtube.com/watch?v=sandbox-001"');
  expect(wordsOf(main)).toContain('12:05');
  const without = await visit('/new-cars', { homeCarVideos: refusedWith('request/too-many') });
  expect(without.status).toBe(200);
  expect(without.main).not.toContain('data-video');
});

test('in Hindi no English sentence is left', async () => {
  const check = encodeURIComponent('एक्स-शोरूम 800000');
  for (const path of [
    ...['', '/tata', '/tata/nexon', '/tata/nexon/pure', '/tata/nexon/pure/cost'],
    ...['/quotation-check', `/quotation-check?car=tata/nexon/pure&lines=${check}x`],
  ]) {
    const { main } = await visit(`/hi/new-cars${path}`);
    // Links and forms stay in Hindi.
    expect(main, path).not.toMatch(/(?:action|href)="\/(?!hi\b|assets\/|car-drawing|_image|api\/)/);
    const text = wordsOf(main);
    expect(text, path).not.toMatch(/\b(?:variant|price|known|lakh|road tax)\b/i);
  }
});

test.each(['/new-cars/nobody', '/new-cars/tata/nothing', '/new-cars/tata/nexon/none'])(
  '%s is not found',
  async (path) => {
    const missing = refusedWith('new-car/not-found');
    const transport = fakeTransport({
      ...calls,
      ...{ carModels: missing, carVariants: missing, carVariant: missing, carCost: missing },
    });
    expect(await renderFakePage({ path, transport })).toMatchObject({ status: 404 });
  },
);

test('a failure is shown as one, with its status', async () => {
  const down = refusedWith('request/too-many');
  const transport = fakeTransport({
    ...calls,
    ...{ carMakes: down, carModels: down, carVariants: down, carVariant: down, carCost: down },
  });
  for (const path of [
    ...['', '/tata', '/tata/nexon', '/tata/nexon/pure?city=x', '/tata/nexon/pure/cost'],
    ...['/quotation-check', '/quotation-check?car=tata/nexon/pure'],
  ]) {
    expect(await renderFakePage({ path: `/new-cars${path}`, transport })).toMatchObject({
      status: 429,
    });
  }
});
