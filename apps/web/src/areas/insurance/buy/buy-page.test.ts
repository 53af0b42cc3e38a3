import { exampleServiceOrder } from '@pahiya/contracts/service-history/examples';
import { noExtras } from '@pahiya/domain/insurance/cover-extras';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf } from '../../../testing/render-fake-page.ts';
import { copy as english } from '../copy/en/insurance-buy.ts';
import { copy as hindi } from '../copy/hi/insurance-buy.ts';

const requestId = '6f4c3d0a-7b70-4b4f-9d0f-0d7c5f7b1a11';
const quote = {
  ...{ product: 'Cover', uin: 'SANDBOXRP0001', insuredValue: 45_000_000, least: 40_000_000 },
  ...{ most: 50_000_000, perThousand: 850, gst: 135_000, rounding: 0, total: 885_000 },
  lines: [
    { id: 'own-damage', code: null, amount: 675_000 },
    { id: 'owner-driver', code: null, amount: 75_000 },
  ],
  ...{ withoutBonus: 1_180_000, addOns: [], deductible: 100_000, needsInspection: false },
  ...{ voluntary: 250_000, kilometres: 7_500, granted: [] },
  validUntil: '2026-11-28T06:00:00Z',
};
const row = (changes: object = {}) => ({
  ...{ insurerId: 'a', name: 'Insurer a', sandbox: true, registration: 'SANDBOX' },
  ...{ helpline: '1800111222', way: 'here', state: 'quote', reason: null },
  ...{ retryAfterSeconds: null, quote, page: null, ...changes },
});
const board = (ask: object = {}, changes: object = {}) => ({
  ...{ requestId, vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030', maker: null, model: null },
  ask: {
    ...{ cover: 'package', insuredValue: 45_000_000, bonus: 25_000, bonusReason: null },
    ...{ ownDamageUntil: '2026-12-01', withOwnerDriver: true, addOns: [], startsOn: '2026-12-02' },
    thirdPartyYears: 1,
    ...ask,
  },
  answers: {
    ...{ kw: null, cc: null, lastBonus: 20_000, hadClaim: false, ownerChanged: false },
    ...{ certificateOn: null, noOwnerDriver: null, extras: noExtras },
  },
  choices: {
    ...{ deductibles: [250_000, 500_000], kilometres: [5_000, 7_500] },
    ...{ antiTheft: { rate: 2_500, atMost: 50_000 }, association: { rate: 5_000, atMost: 20_000 } },
    restrictedProperty: { less: 10_000, limit: 600_000, usual: 75_000_000 },
    sources: ['The tariff'],
  },
  ...{
    commonValue: null,
    financier: 'STATE BANK OF INDIA',
    lastPolicy: null,
    doubled: [],
    expiresAt: '2026-11-29T06:00:00Z',
  },
  licence: { number: 'IRDAI/WA01', kind: 'web-aggregator', validUntil: '2028-03-31' },
  insurers: [row(changes)],
});
const base = {
  getLayout: answered({ data: [] }),
  editedMetas: answered({ metas: [] }),
  checkLogin: answered({ isLoggedIn: true, user: null }),
};
const person = {
  ...{ name: 'Asha Devi', email: '', address: '12 MG Road, Delhi', pinCode: '110001' },
  ...{ nominee: 'Ravi', nomineeRelation: 'Son', previousInsurer: 'Old', previousPolicy: 'OD/1234' },
  ...{ key: 'one', total: '885000', agree: 'yes', bonus: 'yes' },
};

describe.each(['', '/hi'])('the proposal at %s', (prefix) => {
  const path = `${prefix}/insurance-quotes/${requestId}/a/buy`;
  const open = (given: object = board(), isLoggedIn = true) =>
    documentOf({
      ...{ path, isLoggedIn },
      transport: fakeTransport({ ...base, readQuotes: answered(given) }),
    });
  const send = (
    fields: object,
    answers: Parameters<typeof fakeTransport>[0] = {},
    given: object = board(),
  ) =>
    documentOf({
      ...{ path, isLoggedIn: true, form: { ...person, ...fields } },
      transport: fakeTransport({ ...base, readQuotes: answered(given), ...answers }),
    });

  test('shows bill and information sheet before anything, with nothing ticked', async () => {
    const page = await open();
    expect(page.status).toBe(200);
    expect(page.main.indexOf('id="sheet"')).toBeGreaterThan(page.main.indexOf('id="bill"'));
    expect(page.main.indexOf('name="agree"')).toBeGreaterThan(page.main.indexOf('id="sheet"'));
    expect(page.main).not.toContain('checked=""');
    expect(page.main).not.toMatch(/\b(?:best|top|recommended)\b/i);
  });

  test('needs a sign-in, and a quote that is sold here', async () => {
    await expect(open(board(), false)).rejects.toThrow('/sign-in');
    const back = `led to ${prefix}/insurance-quotes/${requestId}/a`;
    await expect(open(board({}, { way: 'hand-over' }))).rejects.toThrow(back);
    const inspected = { quote: { ...quote, needsInspection: true } };
    const opened = (inspection: object | null) =>
      documentOf({
        ...{ path, isLoggedIn: true },
        transport: fakeTransport({
          ...base,
          readQuotes: answered(board({}, inspected)),
          readVehicleInspection: answered({ inspection }),
        }),
      });
    await expect(opened(null)).rejects.toThrow(`${back}/inspection`);
    await expect(opened({ state: 'submitted' })).rejects.toThrow(`${back}/inspection`);
    expect((await opened({ state: 'passed' })).main).toContain('name="agree"');
  });

  test('leads to the order, and sends what was entered', async () => {
    let sent: unknown = null;
    const answers = {
      buyQuote: (input: unknown) => {
        sent = input;
        return answered({ order: exampleServiceOrder });
      },
    };
    await expect(send({}, answers)).rejects.toThrow(`led to ${prefix}/orders/`);
    expect(sent).toMatchObject({
      body: { name: 'Asha Devi', email: null, expectedTotal: 885_000, isAgreed: true },
    });
  });

  test('of a vehicle without a number asks for chassis and engine number, and for no policy before', async () => {
    const fresh = (bonus: number) => ({
      ...board({ cover: 'bundle', bonus, ownDamageUntil: null, thirdPartyYears: 5 }),
      ...{ vehicleNumber: null, display: 'TVS Jupiter 110' },
    });
    const page = await open(fresh(0));
    expect(page.main).toContain('TVS Jupiter 110');
    for (const name of ['chassisNumber', 'engineNumber']) {
      expect(page.main).toContain(`name="${name}"`);
      expect((await open()).main).not.toContain(`name="${name}"`);
    }
    expect(page.main).not.toContain('name="previousPolicy"');
    expect((await open(fresh(25_000))).main).toContain('name="previousPolicy"');
    const identity = { chassisNumber: 'MD626CG41S1A12345', engineNumber: 'AG4AN1234567' };
    for (const [field, text] of [
      ['chassisNumber', ''],
      ['chassisNumber', 'DL 8C AF 5030'],
      ['chassisNumber', 'MD626CG41SOA12345'],
      ['engineNumber', 'AG'],
    ] as const) {
      const wrong = await send({ ...identity, [field]: text }, {}, fresh(0));
      expect([wrong.status, wrong.main.includes(`href="#${field}"`)]).toEqual([400, true]);
    }
    const errors = [{ path: 'body.engineNumber', message: 'This is a vehicle number.' }];
    const refused = refusedWith('request/bad-input');
    const buyQuote = { ...refused, body: { ...(refused.body as object), errors } };
    const typed = { ...identity, engineNumber: 'DL8CAF5030' };
    const told = await send(typed, { buyQuote }, fresh(0));
    expect([told.status, told.main.includes('href="#engineNumber"')]).toEqual([400, true]);
    let sent: unknown = null;
    const taken = (input: unknown) => {
      sent = input;
      return answered({ order: exampleServiceOrder });
    };
    await expect(send(identity, { buyQuote: taken }, fresh(0))).rejects.toThrow('led to');
    expect(sent).toMatchObject({ body: identity });
  });

  test('asks for a nominee with owner-driver cover alone', async () => {
    expect((await send({ nominee: '' })).main).toContain('href="#nominee"');
    const lines = [{ id: 'own-damage', code: null, amount: 750_000 }];
    const without = { ...board(), insurers: [row({ quote: { ...quote, lines } })] };
    expect((await open(without)).main).not.toContain('name="nominee"');
    let sent: unknown = null;
    const buyQuote = (input: unknown) => {
      sent = input;
      return answered({ order: exampleServiceOrder });
    };
    await expect(send({ nominee: '' }, { buyQuote }, without)).rejects.toThrow('led to');
    expect(sent).toMatchObject({ body: { nominee: null, nomineeRelation: null } });
  });

  test('of a limited cover for property says the limit, and not the usual sum', async () => {
    const usual = await open();
    expect(usual.main).toContain('₹7,50,000');
    const limited = {
      ...board(),
      insurers: [row({ quote: { ...quote, granted: ['restricted-property'] } })],
    };
    const page = await open(limited);
    expect(page.main).toContain('₹6,000');
    expect(page.main).not.toContain('₹7,50,000');
  });

  test.each([
    [{ agree: '' }, 'agree'],
    [{ bonus: '' }, 'bonus'],
    [{ name: ' ' }, 'name'],
    [{ pinCode: '1234' }, 'pinCode'],
    [{ email: 'no' }, 'email'],
  ])('with %o says so at the field and sends nothing', async (fields, field) => {
    const page = await send(fields);
    expect(page.status).toBe(400);
    expect(page.main).toContain(`href="#${field}"`);
    expect(page.main).not.toContain('checked=""');
  });

  test('of own damage alone asks for the policy beside it', async () => {
    const none = { previousInsurer: '', previousPolicy: '' };
    const page = await send(none, {}, board({ cover: 'own-damage', bonus: 0 }));
    expect(page.main).toContain('href="#previousInsurer"');
    expect(page.main).toContain('href="#previousPolicy"');
    const { fields, thirdPartyFields } = prefix === '' ? english : hindi;
    expect(page.main).toContain(thirdPartyFields.previousInsurer);
    expect(page.main).not.toContain(fields.previousInsurer);
    // So does a bonus, which the last insurer is asked about.
    expect((await send(none)).main).toContain('href="#previousPolicy"');
    const buyQuote = answered({ order: exampleServiceOrder });
    const free = { ...none, bonus: '' };
    await expect(send(free, { buyQuote }, board({ bonus: 0 }))).rejects.toThrow('led to');
  });

  test.each(['insurance/refused', 'order/quote-changed'] as const)('shows %s', async (code) => {
    const page = await send({}, { buyQuote: refusedWith(code) });
    expect(page.status).toBe(409);
    expect(page.main).toContain('value="Asha Devi"');
  });
});
