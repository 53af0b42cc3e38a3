import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf } from '../../testing/render-fake-page.ts';
import { copy as english } from './copy/en/insurance.ts';
import { copy as hindi } from './copy/hi/insurance.ts';

const cover = (kind: string, state: string, until: string | null, daysLeft: number | null) => ({
  ...{ kind, state, until, daysLeft, from: null, isEstimate: false, held: null },
});
const home = (changes: object = {}, params: object = {}) => ({
  ...{ sale: 'reference', licence: null },
  vehicleDetails: {
    ...{ vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030', registeredOn: '2021-03-15' },
    ...{ maker: 'MARUTI SUZUKI INDIA LTD', model: 'SWIFT VXI', insurer: null },
    covers: [
      cover('third-party', 'running', '2027-03-15', 114),
      cover('own-damage', 'lapsed', '2026-11-03', -18),
      cover('owner-driver', 'not-known', null, null),
    ],
    source: { name: 'VAHAN', sandbox: true },
    ...{ fetchedAt: '2026-11-21T04:44:00Z', freshness: 'fresh' },
  },
  cardParams: {
    ...{ vehicle: 'car', notPriced: null, offered: ['own-damage', 'package', 'third-party'] },
    ...{ needs: null, zone: 'A', isZoneAssumed: false, years: 5 },
    longTermYears: 3,
    choices: {
      ...{ deductibles: [250_000, 500_000], kilometres: [5_000] },
      ...{ antiTheft: null, association: null, restrictedProperty: null, sources: [] },
    },
    ...params,
  },
  bonusSteps: [0, 20_000, 25_000],
  tariff: { from: '2022-06-01', sources: ['G.S.R. 394(E)'], gst: 18_000, rows: [] },
  insurers: { asOf: '2026-11-01', sources: ['A list'], rows: [] },
  ...changes,
});
const price = {
  ...{ kind: 'reference', asOf: '2026-11-21' },
  withBonus: {
    lines: [
      { id: 'own-damage', code: null, amount: 1_000_000 },
      { id: 'no-claim-bonus', code: null, amount: -250_000 },
    ],
    ...{ taxable: 750_000, gst: 135_000, total: 885_000 },
  },
  withoutBonus: { lines: [], taxable: 1_000_000, gst: 180_000, total: 1_180_000 },
  bonus: { rate: 25_000, reason: null },
  ...{ discount: 60_000, discountConfidence: 'low', perThousand: 1_250, needsInspection: true },
  addOns: [
    { code: 'consumables', premium: 84_000 },
    { code: 'engine-protect', premium: null },
  ],
};
const base = {
  getLayout: answered({ data: [] }),
  editedMetas: answered({ metas: [] }),
  checkLogin: answered({ isLoggedIn: true, user: null }),
};
const withHome = (given: object = home(), priced: object = price) =>
  fakeTransport({
    ...base,
    insuranceHomepage: answered(given),
    validateInsurance: answered(priced),
  });

describe.each(['', '/hi'])('insurance at %s', (prefix) => {
  const at = (query: string, transport = withHome()) =>
    documentOf({ path: `${prefix}/insurance-homepage${query}`, transport });

  test('a typed number leads to its covers, a wrong one is explained', async () => {
    const page = await documentOf({
      path: `${prefix}/insurance-homepage?vehicleNumber=MH12AB12O4`,
      transport: withHome(),
    });
    expect(page.status).toBe(400);
  });

  test('shows three bars, an unknown cover without one, and nothing ticked', async () => {
    const untouched = await at('/DL8CAF5030?cover=package&value=600000&bonus=20000');
    expect(untouched.main).not.toContain('checked=""');
    const page = await at('/DL8CAF5030?cover=package&value=600000&bonus=20000&claim=no&asked=1');
    expect(page.status).toBe(200);
    expect(page.main.match(/class="validity /g)).toHaveLength(3);
    expect(page.main).toContain('tone-brick');
    expect(page.main).toContain('tone-neutral');
    // What the person said, and nothing else.
    expect(page.main.split('checked=""')).toHaveLength(2);
    expect(page.main).toContain('add-on-consumables');
    expect(page.main).not.toContain('add-on-engine-protect');
  });

  test.each([
    ['own-damage', 'running', 'lapsed'],
    ['own-damage', 'running', 'ending'],
    ['package', 'ending', 'ending'],
    ['third-party', 'ending', 'lapsed'],
    ['third-party', 'lapsed', 'lapsed'],
    ['third-party', 'not-known', 'not-known'],
  ])('opens with %s where third party is %s and own damage %s', async (usual, third, own) => {
    const given = home();
    const [of3, ofOwn, owner] = given.vehicleDetails.covers;
    const covers = [{ ...of3, state: third }, { ...ofOwn, state: own }, owner];
    const vehicleDetails = { ...given.vehicleDetails, covers };
    const page = await at('/DL8CAF5030', withHome({ ...given, vehicleDetails }));
    const chosen = /<a [^>]*aria-current[^>]*>/.exec(page.main)?.[0] ?? '';
    expect(chosen).toContain(`cover=${usual}`);
  });

  test('opens with nothing to buy where third party and own damage run on, and sells on request', async () => {
    const given = home();
    const [of3, ofOwn, owner] = given.vehicleDetails.covers;
    const open = (query: string, changes: object = {}) => {
      const own = { ...ofOwn, state: 'running', until: '2027-02-01', daysLeft: 72, ...changes };
      const vehicleDetails = { ...given.vehicleDetails, covers: [of3, own, owner] };
      return at(`/DL8CAF5030${query}`, withHome({ ...given, vehicleDetails }));
    };
    const { covered } = (prefix === '' ? english : hindi).vehicle;
    const { main } = await open('');
    expect(main).toContain(covered(prefix === '' ? '1 Feb 2027' : '1 फ़र॰ 2027'));
    expect(main).toContain(`href="${prefix}/reminders"`);
    expect(main).toContain('cover=third-party');
    expect(main).not.toMatch(/id="doubled"|name="asked"|<a [^>]*aria-current/);
    const chosen = await open('?cover=third-party');
    expect(chosen.main).not.toContain('id="covered"');
    expect(chosen.main).toContain('name="asked"');
    for (const changes of [{ isEstimate: true }, { state: 'ending' }]) {
      expect((await open('', changes)).main).not.toContain('id="covered"');
    }
  });

  test('counts days up to a year, then years and months', async () => {
    const given = home();
    const [of3, ofOwn, owner] = given.vehicleDetails.covers;
    const wordOf = async (until: string, daysLeft: number) => {
      const covers = [{ ...of3, until, daysLeft }, { ...ofOwn, until: null }, owner];
      const vehicleDetails = { ...given.vehicleDetails, covers };
      return (await at('/DL8CAF5030', withHome({ ...given, vehicleDetails }))).main;
    };
    const isEnglish = prefix === '';
    expect(await wordOf('2027-11-20', 364)).toContain(isEnglish ? '364 days left' : '364 दिन बाक़ी');
    expect(await wordOf('2027-11-21', 365)).toContain(isEnglish ? '1 year left' : '1 साल बाक़ी');
    expect(await wordOf('2029-01-21', 1_157)).toContain(
      isEnglish ? '2 years 2 months left' : '2 साल 2 महीने बाक़ी',
    );
    const covers = [of3, { ...ofOwn, until: '2025-02-05', daysLeft: -654 }, owner];
    const vehicleDetails = { ...given.vehicleDetails, covers };
    const { main } = await at('/DL8CAF5030', withHome({ ...given, vehicleDetails }));
    expect(main).toContain(isEnglish ? 'Lapsed 1 year 9 months ago' : '1 साल 9 महीने पहले ख़त्म');
  });

  test('says what became of the bonus by the day that own damage ended', async () => {
    const given = home();
    const words = (prefix === '' ? english : hindi).vehicle;
    const last = prefix === '' ? '21 Nov 2026' : '21 नव॰ 2026';
    const [of3, ofOwn, owner] = given.vehicleDetails.covers;
    const lapsedOn = (until: string, isEstimate = false) => {
      const covers = [of3, { ...ofOwn, until, isEstimate }, owner];
      const vehicleDetails = { ...given.vehicleDetails, covers };
      return at('/DL8CAF5030', withHome({ ...given, vehicleDetails }));
    };
    // Today is 21 November: its 90th day after 23 August.
    expect((await lapsedOn('2026-08-23')).main).toContain(words.bonusKept(last));
    expect((await lapsedOn('2026-08-22')).main).toContain(words.bonusLost(90));
    expect((await lapsedOn('2026-08-22', true)).main).toContain(words.bonusFalls(90));
  });

  test('a price of own damage without a value asks for the value', async () => {
    const page = await at(
      '/DL8CAF5030?cover=own-damage&asked=1&value=&claim=no',
      withHome(home({ sale: 'quotes' })),
    );
    expect(page.status).toBe(400);
    expect(page.main).toContain('href="#value"');
    const opened = await at('/DL8CAF5030?cover=own-damage', withHome(home({ sale: 'quotes' })));
    expect(opened.status).toBe(200);
  });

  test('where the register is down there is a way on', async () => {
    const down = fakeTransport({
      ...base,
      insuranceHomepage: refusedWith('vehicle/source-unavailable', 503),
    });
    const { noRecord } = prefix === '' ? english : hindi;
    const page = await at('/DL8CAF5030', down);
    expect(page.main).toContain(`href="${prefix}/insurance-homepage"`);
    expect(page.main).toContain(noRecord);
    const missing = { ...base, insuranceHomepage: refusedWith('vehicle/not-found', 404) };
    expect((await at('/DL8CAF5030', fakeTransport(missing))).main).not.toContain(noRecord);
  });

  test('names a cover that runs on before another of its kind is bought', async () => {
    const twice = await at('/DL8CAF5030?cover=package');
    expect(twice.main).toContain('id="doubled"');
    const needed = await at('/DL8CAF5030?cover=own-damage');
    expect(needed.main).not.toContain('id="doubled"');
  });

  test('shows the buyer the policy that VAHAN does not have yet, and what it would double', async () => {
    const given = home();
    const held = {
      ...{ orderId: '6b5e0a4e-3f4b-4c9a-9d55-0d6f0f5f2b11', insurer: 'Aravalli', lastFour: '0042' },
      ...{ from: '2026-11-22', until: '2027-11-21' },
    };
    const covers = given.vehicleDetails.covers.map((one) => ({
      ...{ ...one, state: 'starting', until: held.until, from: held.from, daysLeft: null, held },
    }));
    const vehicleDetails = { ...given.vehicleDetails, covers };
    const page = await at('/DL8CAF5030?cover=package', withHome({ ...given, vehicleDetails }));
    const words = prefix === '' ? english : hindi;
    expect(page.main.match(/tone-amber/g)?.length).toBeGreaterThanOrEqual(3);
    expect(page.main).not.toContain('tone-brick');
    expect(page.main.split(words.vehicle.heldNotInRegister)).toHaveLength(2);
    expect(page.main).toContain('0042');
    expect(page.main).toContain(words.vehicle.heldOpen('Aravalli'));
    expect(page.main).toContain(`href="${prefix}/orders/${held.orderId}"`);
    const [, doubled = ''] = /id="doubled"(.*?)<\/section>/s.exec(page.main) ?? [];
    expect(doubled).not.toContain('VAHAN');
    expect(doubled).toContain('2027');
    const bare = await at('/DL8CAF5030?cover=package');
    expect(bare.main).not.toContain(words.vehicle.heldNotInRegister);
  });

  test('shows the total with the bonus and the one without it', async () => {
    const page = await at(
      '/DL8CAF5030?cover=own-damage&value=6,00,000&bonus=20000&claim=no&asked=1',
    );
    expect(page.main).toContain('₹8,850');
    expect(page.main).toContain('₹11,800');
    expect(page.main).toContain('₹12.50');
  });

  test.each(['value=', 'value=abc', 'value=600000&bonus=30000', 'value=%00'])(
    'marks the fault in %s and shows no price',
    async (query) => {
      const page = await at(`/DL8CAF5030?cover=package&claim=no&asked=1&${query}`);
      expect(page.status).toBe(400);
      expect(page.main).toContain('aria-invalid="true"');
      expect(page.main).not.toContain('id="price"');
    },
  );

  test('has no price with own damage until the person says whether there was a claim', async () => {
    const address = '/DL8CAF5030?cover=package&value=600000&bonus=20000';
    const open = await at(address);
    expect(open.status).toBe(200);
    const radios = open.main.match(/<input(?=[^>]*name="claim")[^>]*>/g) ?? [];
    expect(radios).toHaveLength(2);
    expect(radios.join()).not.toContain('checked');
    expect(open.main).not.toContain('id="price"');
    for (const claim of ['', '&claim=', '&claim=perhaps']) {
      const asked = await at(`${address}&asked=1${claim}`);
      expect(asked.status).toBe(400);
      expect(asked.main).toContain('href="#claim"');
      expect(asked.main).not.toContain('id="price"');
    }
    for (const claim of ['no', 'yes']) {
      const { main } = await at(`${address}&asked=1&claim=${claim}`);
      expect(main).toContain('id="price"');
      expect(main).toMatch(new RegExp(`<input(?=[^>]*value="${claim}")[^>]*checked`));
    }
    expect((await at('/DL8CAF5030?cover=third-party&asked=1')).status).toBe(200);
  });

  test('prices extras of an address, and marks a wrong one', async () => {
    const asked = '/DL8CAF5030?cover=package&value=600000&claim=no&asked=1';
    const closed = await at(asked);
    expect(closed.main).toMatch(/<details class="disclosure" id="extras">/);
    const open = await at(`${asked}&deductible=250000&accessories=10000`);
    expect([open.status, open.main.includes('id="price"')]).toEqual([200, true]);
    expect(open.main).toMatch(/<details class="disclosure" (?=[^>]*open="")[^>]*id="extras"/);
    for (const query of ['deductible=1', 'km=6000', 'kit=fitted', 'drivers=9', 'electrical=-5']) {
      const wrong = await at(`${asked}&${query}`);
      expect(wrong.status).toBe(400);
      expect(wrong.main).not.toContain('id="price"');
      expect(wrong.main).toContain('aria-invalid="true"');
    }
  });

  test('names every line of a premium', async () => {
    const lines = ['anti-theft', 'association', 'restricted-property', 'usage-discount'];
    const withBonus = {
      ...price.withBonus,
      lines: lines.map((id) => ({ id, code: null, amount: -100 })),
    };
    const transport = withHome(home(), { ...price, withBonus });
    const { main } = await at(
      '/DL8CAF5030?cover=package&value=450000&claim=yes&asked=1',
      transport,
    );
    for (const id of lines) expect(main).not.toContain(`>${id}<`);
    expect(main).toContain('id="price"');
  });

  test('asks for the bonus of a certificate alone of a new vehicle, which has one cover to choose', async () => {
    const params = { offered: ['bundle'], years: 0 };
    const page = await at('/DL8CAF3007', withHome(home({}, params)));
    expect(page.status).toBe(200);
    expect(page.main).toContain('cover=bundle');
    expect(page.main).toContain('name="certificate"');
    for (const name of ['until', 'claim', 'bought']) {
      expect(page.main).not.toContain(`name="${name}"`);
    }
    const open = (query: string) =>
      at(`/DL8CAF3007?value=800000&asked=1&${query}`, withHome(home({}, params)));
    expect((await open('bonus=0')).main).toContain('id="price"');
    expect((await open('bonus=25000&certificate=15/03/2026')).main).toContain('id="price"');
    for (const certificate of ['', 'soon', '15/03/2036']) {
      const wrong = await open(`bonus=25000&certificate=${certificate}`);
      expect(wrong.status).toBe(400);
      expect(wrong.main).toContain('href="#certificate"');
    }
  });

  test('asks for the power of an electric motor before it has a price', async () => {
    const page = await at('/DL8CAF5030', withHome(home({}, { needs: 'kw' })));
    expect([page.status, page.main.includes('name="kw"')]).toEqual([200, true]);
    expect(page.main).not.toContain('id="price"');
  });

  test('says why a commercial vehicle has no price, and offers no form', async () => {
    const params = { vehicle: null, notPriced: 'commercial', offered: [] };
    const page = await at('/DL8CAF5030', withHome(home({}, params)));
    expect(page.main).toContain('id="not-priced"');
    expect(page.main).not.toContain('name="value"');
  });

  test.each([
    ['vehicle/not-found', 404],
    ['vehicle/source-unavailable', 503],
    ['1003', 429],
  ] as const)('shows %s as such', async (code, status) => {
    const transport = fakeTransport({ ...base, insuranceHomepage: refusedWith(code, status) });
    const page = await at('/DL8CAF5030', transport);
    expect(page.status).toBe(status);
    expect(page.main).not.toContain('class="validity ');
  });

  test('offers quotes and shows the registration where insurers are connected', async () => {
    const licence = { number: 'IRDAI/WA01', kind: 'web-aggregator', validUntil: '2028-03-31' };
    const connected = withHome(home({ sale: 'quotes', licence }));
    const page = await at('/DL8CAF5030?cover=package', connected);
    expect(page.main).toContain('formMethod="post"');
    expect((await at('/DL8CAF5030?cover=package')).main).not.toContain('formMethod="post"');
    expect((await at('', connected)).main).toContain('IRDAI/WA01');
  });
});
