import { noExtras } from '@pahiya/domain/insurance/cover-extras';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage } from '../../../testing/render-fake-page.ts';

const home = (sale: 'quotes' | 'reference') => ({
  ...{ sale, vehicleDetails: null, cardParams: null, bonusSteps: [0, 20_000, 25_000] },
  licence:
    sale === 'reference'
      ? null
      : { number: 'IRDAI/WA01', kind: 'web-aggregator', validUntil: '2028-03-31' },
  tariff: { from: '2022-06-01', sources: ['G.S.R. 394(E)'], gst: 18_000, rows: [] },
  insurers: { asOf: '2026-11-01', sources: ['A list'], rows: [] },
});
const premium = {
  lines: [
    { id: 'own-damage', code: null, amount: 600_000 },
    { id: 'third-party', code: null, amount: 1_064_000 },
  ],
  ...{ taxable: 1_664_000, gst: 299_520, total: 1_963_520 },
};
const priced = {
  price: {
    ...{ kind: 'reference', asOf: '2026-11-21', withBonus: premium, withoutBonus: premium },
    ...{ bonus: { rate: 0, reason: 'third-party-only' }, discount: 60_000 },
    ...{ discountConfidence: 'low', perThousand: 900, addOns: [], needsInspection: false },
  },
  ...{ insuredValue: 66_500_000, zone: 'A', place: 'MH12', longTermYears: 3 },
};
const make = { slug: 'maruti-suzuki', name: 'Maruti Suzuki' };
const model = { slug: 'swift', name: 'Swift' };
const variant = {
  ...{ slug: 'vxi', name: 'VXI', fuel: 'petrol', gearboxKind: 'manual', gearbox: null },
  drive: null,
  price: {
    ...{ kind: 'full', amountPaise: 65_490_000, asOf: '2026-05-01', isOld: false },
    confidence: 'medium',
  },
};
const catalogue = (price: object | null = variant.price) => ({
  carMakes: answered({ makes: [{ ...make, models: 1 }] }),
  carModels: answered({ make, models: [model] }),
  carVariants: answered({ make, model, ratings: [], untested: null, variants: [variant] }),
  carVariant: answered({
    ...{ make, model, variant: { ...variant, price }, ratings: [], prices: [], onRoad: null },
    specification: [
      { key: 'engineCc', value: 1197, known: 'variant', source: 'Specifications' },
      { key: 'seats', value: 5, known: 'variant', source: 'Specifications' },
    ],
    city: { cityId: 10_084, name: { en: 'Delhi', hi: 'दिल्ली' }, stateCode: 'DL' },
  }),
});
const base = {
  getLayout: answered({ data: [] }),
  editedMetas: answered({ metas: [] }),
  checkLogin: answered({ isLoggedIn: false, user: null }),
};
const typed = {
  ...{ kind: 'car', maker: 'Maruti Suzuki', model: 'Swift VXI', fuel: 'petrol', cc: '1197' },
  ...{ kw: '', seats: '5', price: '7,00,000', place: 'MH 12', bonus: '0', certificate: '' },
  owner: '',
};
const here = '/insurance-new-vehicle';
const requestId = '6f4c3d0a-7b70-4b4f-9d0f-0d7c5f7b1a11';
const inputOf = (html: string, id: string) =>
  new RegExp(`<input[^>]*id="${id}"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*id="${id}"`).exec(
    html,
  )?.[0];

describe.each(['', '/hi'])('a vehicle without a number at %s', (prefix) => {
  const transport = (answers: Parameters<typeof fakeTransport>[0] = {}) =>
    fakeTransport({
      ...base,
      ...catalogue(),
      insuranceHomepage: answered(home('quotes')),
      validateNewVehicle: answered(priced),
      ...answers,
    });
  const at = (query: object = {}, answers: Parameters<typeof fakeTransport>[0] = {}) => {
    const search = new URLSearchParams({ ...query }).toString();
    const path = `${prefix}${here}${search === '' ? '' : `?${search}`}`;
    return documentOf({ path, transport: transport(answers) });
  };

  test('asks for no name, phone or vehicle number, and has nothing ticked', async () => {
    const page = await at();
    expect(page.status).toBe(200);
    for (const name of ['vehicleNumber', 'mobile', 'name', 'email']) {
      expect(page.main).not.toContain(`name="${name}"`);
    }
    expect(page.main).not.toContain('checked=""');
    expect(page.main).not.toContain('id="price"><');
    expect(page.main).toContain('formMethod="post"');
    const reference = await at({}, { insuranceHomepage: answered(home('reference')) });
    expect(reference.main).not.toContain('formMethod="post"');
  });

  test('the catalogue is chosen from step by step, and fills in a car', async () => {
    const first = await at();
    expect(first.main).toContain('name="make"');
    expect(first.main).not.toContain('name="carModel"');
    expect((await at({ make: make.slug })).main).toContain('name="carModel"');
    const third = await at({ make: make.slug, carModel: model.slug });
    expect(third.main).toContain('value="maruti-suzuki/swift/vxi"');
    const filled = await at({ car: 'maruti-suzuki/swift/vxi', city: '10084' });
    for (const [id, value] of Object.entries({
      ...{ maker: 'Maruti Suzuki', model: 'Swift VXI', cc: '1197', seats: '5' },
      ...{ price: '654900', place: 'Delhi' },
    })) {
      expect(inputOf(filled.main, id), id).toContain(`value="${value}"`);
    }
    expect(filled.main).toContain('05/2026');
  });

  test.each([
    ['an old price', { ...variant.price, isOld: true }],
    ['a price without the battery', { ...variant.price, kind: 'battery-rent' }],
    ['no price', null],
  ])('fills in no price from %s', async (_, price) => {
    const page = await at({ car: 'maruti-suzuki/swift/vxi' }, catalogue(price));
    expect(page.main).not.toContain('654900');
    expect(page.main).toContain('Swift VXI');
  });

  test('a catalogue that is down leaves the form', async () => {
    const page = await at({}, { carMakes: refusedWith('request/too-many') });
    expect([page.status, page.main.includes('name="maker"')]).toEqual([200, true]);
    expect(page.main).not.toContain('id="catalogue"');
  });

  test('shows the price by the tariff, the insured value and the place', async () => {
    const page = await at({ ...typed, asked: '1' });
    expect(page.status).toBe(200);
    expect(page.main).toContain('₹19,635');
    expect(page.main).toContain('₹6,65,000');
    expect(page.main).toContain('MH12');
  });

  test.each([
    [{ cc: '0' }, 'cc'],
    [{ cc: '' }, 'cc'],
    [{ fuel: 'electric', cc: '' }, 'kw'],
    [{ fuel: '' }, 'fuel'],
    [{ kind: 'two-wheeler', fuel: 'diesel' }, 'fuel'],
    [{ price: '0' }, 'price'],
    [{ price: '99,99,99,999' }, 'price'],
    [{ seats: '99' }, 'seats'],
    [{ maker: '' }, 'maker'],
    [{ place: '' }, 'place'],
    [{ bonus: '20000' }, 'certificate'],
    [{ bonus: '30000', certificate: '15/03/2026' }, 'bonus'],
  ])('marks the fault in %o at its field, with and without script', async (change, field) => {
    const page = await at({ ...typed, ...change, asked: '1' });
    expect(page.status).toBe(400);
    expect(page.main).toContain(`href="#${field}"`);
    expect(page.main).not.toContain('₹19,635');
    const posted = await renderFakePage({
      path: `${prefix}${here}`,
      transport: transport(),
      form: { ...typed, ...change },
    });
    expect([posted.kind, posted.status]).toEqual(['document', 400]);
  });

  test('a place that the server does not know is marked at its field', async () => {
    const errors = [{ path: 'body.newVehicle.place', message: 'Enter the code of the RTO.' }];
    const refused = refusedWith('request/bad-input');
    const withField = { ...refused, body: { ...(refused.body as object), errors } };
    const page = await at(
      { ...typed, place: 'Atlantis', asked: '1' },
      { validateNewVehicle: withField },
    );
    expect([page.status, page.main.includes('href="#place"')]).toEqual([400, true]);
  });

  test('a sent form leads to the quotes of the request', async () => {
    const answer = await renderFakePage({
      path: `${prefix}${here}`,
      transport: transport({ startNewVehicleQuotes: answered({ requestId, insurers: [] }) }),
      form: typed,
    });
    expect(answer).toMatchObject({
      kind: 'redirect',
      location: `${prefix}/insurance-quotes/${requestId}`,
    });
  });

  test('quotes print the words of the vehicle and lead back here; a change keeps it new', async () => {
    const quote = {
      ...{ product: 'Cover', uin: 'SANDBOXRP0001', insuredValue: 66_500_000, least: 60_000_000 },
      ...{ most: 70_000_000, perThousand: 850, gst: 135_000, rounding: 0, total: 885_000 },
      lines: [{ id: 'own-damage', code: null, amount: 750_000 }],
      ...{ withoutBonus: null, addOns: [], deductible: 100_000, voluntary: 0, kilometres: null },
      ...{ granted: [], needsInspection: false, validUntil: '2026-11-28T06:00:00Z' },
    };
    const board = {
      ...{ requestId, vehicleNumber: null, display: 'Maruti Suzuki Swift VXI' },
      ...{ maker: 'Maruti Suzuki', model: 'Swift VXI' },
      newVehicle: {
        ...{ vehicle: 'car', maker: 'Maruti Suzuki', model: 'Swift VXI', fuel: 'petrol' },
        ...{ cc: 1_197, kw: null, seats: 5, invoicePrice: 70_000_000, place: 'MH12' },
      },
      ask: {
        ...{ cover: 'bundle', insuredValue: 66_500_000, bonus: 0, bonusReason: null },
        ...{ ownDamageUntil: null, withOwnerDriver: true, addOns: [], startsOn: '2026-11-22' },
        thirdPartyYears: 3,
      },
      answers: {
        ...{ kw: null, cc: 1_197, lastBonus: 0, hadClaim: false, ownerChanged: false },
        ...{ certificateOn: null, noOwnerDriver: null, extras: noExtras },
      },
      choices: {
        ...{ deductibles: [], kilometres: [], antiTheft: null, association: null },
        ...{ restrictedProperty: null, sources: [] },
      },
      ...{ commonValue: 66_500_000, financier: null, lastPolicy: null, doubled: [] },
      licence: home('quotes').licence,
      expiresAt: '2026-11-29T06:00:00Z',
      insurers: [
        {
          ...{ insurerId: 'a', name: 'Insurer a', sandbox: true, registration: 'SANDBOX', quote },
          ...{ helpline: '1800111222', way: 'here', state: 'quote', reason: null },
          ...{ retryAfterSeconds: null, page: null },
        },
      ],
    };
    const answers = { ...base, readQuotes: answered(board) };
    for (const path of [`/insurance-quotes/${requestId}`, `/insurance-quotes/${requestId}/a`]) {
      const page = await documentOf({
        path: prefix + path,
        transport: fakeTransport(answers),
      });
      expect(page.status).toBe(200);
      expect(page.main).toContain('Maruti Suzuki Swift VXI');
      expect(page.main).toContain(`href="${prefix}${here}"`);
      expect(page.main).not.toMatch(/insurance-homepage\/|null|undefined|id="last-year"/);
    }
    let sent: unknown;
    const changed = await renderFakePage({
      path: `${prefix}/insurance-quotes/${requestId}`,
      transport: fakeTransport({
        ...answers,
        startNewVehicleQuotes: (input) => {
          sent = input;
          return answered(board);
        },
      }),
      form: { value: '6,80,000', extras: '1', addOns: '1' },
    });
    expect(changed.status).toBe(303);
    expect(JSON.stringify(sent)).toContain('68000000');
  });
});
