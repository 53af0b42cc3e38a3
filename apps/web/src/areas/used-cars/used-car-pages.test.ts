import { searchUsedCars, usedCarListing } from '@pahiya/contracts/used-cars/used-car-contracts';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { base } from '../../testing/page-visits.ts';
import {
  documentOf,
  renderFakePage,
  wordsOf as spacedWords,
} from '../../testing/render-fake-page.ts';

type Answer = NonNullable<Parameters<typeof fakeTransport>[0]['askAboutCar']>;
type Search = NonNullable<ReturnType<NonNullable<typeof searchUsedCars.answer>['parse']>>;
type Listing = NonNullable<ReturnType<NonNullable<typeof usedCarListing.answer>['parse']>>;
const search = searchUsedCars.example as Search;
const { car } = usedCarListing.example as Listing;
const comparable = {
  ...{ listing: 'bcdfghjk', pricePaise: 53_000_000, adjustedPaise: 53_500_000, madeYear: 2021 },
  ...{ km: 40_000, owners: 1, variant: 'VXI', seller: 'owner' as const },
};
const full: Listing['car'] = {
  ...car,
  fuel: 'electric',
  label: {
    ...{ kind: 'label', code: 'good', marketPaise: 53_500_000, lowPaise: 50_012_345 },
    ...{ highPaise: 57_000_000, grade: 'B', on: '2026-11-23' },
    comparables: Array.from({ length: 6 }, (_, place) => ({
      ...comparable,
      listing: `bcdfghj${'klmnpq'[place]}`,
    })),
  },
  inspection: {
    ...{ inspectedAt: '2026-11-08T06:00:00Z', city: car.city, km: 42_280, score: 86 },
    ...{ points: 200, checked: 198, fine: 197, groups: [], validUntil: '2026-11-15' },
    faults: [
      {
        ...{ point: 'EXT-05', name: { en: 'Left front door', hi: 'आगे का बायाँ दरवाज़ा' } },
        ...{ grade: '2', spot: { view: 'left', x: 400, y: 400 }, photo: null },
        ...{ repairLowPaise: 250_000, repairHighPaise: 400_000 },
      },
    ],
    sandbox: true,
  },
  record: {
    ...{ readAt: '2026-11-09T06:00:00Z', source: 'Sandbox registry', sandbox: true },
    ...{ status: 'active', hasLoan: true, isBlacklisted: false, hasNoc: false },
    insuredUntil: null,
    contradictions: [{ field: 'owners', stated: '1', recorded: '2' }],
    challans: {
      ...{ open: 2, totalPaise: 150_000, readAt: '2026-11-09T06:00:00Z' },
      failedSources: ['Virtual courts'],
    },
  },
  battery: {
    health: { percent: 91, method: 'obd', on: '2026-11-08' },
    ...{ kwh: 40.5, warrantyUntil: '2029-03-01', warrantyKm: 160_000, acTested: true },
    dcTested: null,
  },
  dealer: {
    ...{ name: 'Sandbox dealer Rohini', area: 'Rohini', authorisation: null },
    ...{ returnDays: 5, returnKm: 300 },
  },
  hold: { until: '2026-11-25T09:00:00Z', waiting: 1 },
};
const calls = {
  ...base,
  usedCarCities: answered({ cities: [{ ...car.city, cars: 100 }] }),
  usedCarHomeCards: answered({ city: car.city, total: 1, cars: search.cars }),
  searchUsedCars: answered(search),
  usedCarListing: answered({ car: full, similar: search.cars }),
};
const path = '/used-cars/delhi/maruti-suzuki-swift-2021-bkmptwxz';
const wordsOf = (main: string) => spacedWords(main).replace(/\s+/g, ' ');
const visit = (at: string, changed: object = {}) =>
  documentOf({ path: at, transport: fakeTransport({ ...calls, ...changed }) });

describe.each(['', '/hi'])('in the language %j', (prefix) => {
  test.each(['/used-cars', '/used-cars/delhi?fuel=petrol', path])(
    '%s is complete without script',
    async (at) => {
      const { status, main } = await visit(prefix + at);
      expect(status).toBe(200);
      expect(main).toMatch(/<h1[ >]/);
      expect(main).not.toMatch(/undefined|\[object|NaN/);
      if (prefix === '/hi') {
        expect(wordsOf(main)).not.toMatch(/\b(?:the|owner|price|offered)\b/);
      }
    },
  );
});

describe('a search', () => {
  test('is one form with the counts of its choices, and names the rule of its order', async () => {
    const { main } = await visit('/used-cars/delhi?fuel=petrol');
    expect(main).toMatch(/<form [^>]*action="\/used-cars\/delhi" method="get"/);
    expect(main).toMatch(/name="fuel" value="petrol"/);
    expect(wordsOf(main)).toContain('Listing it again does not move it up. Nobody can pay');
  });

  test('without a result says which filter to remove', async () => {
    const empty = {
      ...search,
      ...{ total: 0, cars: [] },
      facets: [
        {
          id: 'fuel' as const,
          choices: [
            { value: 'petrol', name: null, count: 7, isChosen: false },
            { value: 'cng', name: null, count: 0, isChosen: true },
          ],
        },
      ],
    };
    const { main } = await visit('/used-cars/delhi?fuel=cng', { searchUsedCars: answered(empty) });
    expect(wordsOf(main)).toContain('Without “CNG” there are 7.');
    expect(main).toMatch(/href="\/used-cars\/delhi"[^>]*>/);
  });

  test('of a city that does not exist is not found', async () => {
    expect((await visit('/used-cars/atlantis')).status).toBe(404);
  });
});

describe('the page of a car', () => {
  test('shows range, faults with their sum, contradictions, failed sources, and the hold', async () => {
    const words = wordsOf((await visit(path)).main);
    expect(words).toContain('between ₹5,00,000 and ₹5,70,000');
    expect(words).toContain('Repairs, estimated ₹2,500–4,000');
    expect(words).toContain('Expired on 15 Nov 2026: later faults are not in it.');
    expect(words).toContain('Seller: 1. Record: 2.');
    expect(words).toContain('No response from: Virtual courts.');
    expect(words).toContain('On hold until');
    expect(words).toContain('Join the queue');
    expect(words).toContain('Not stated');
    expect(words).toContain('Within 5 days or 300 Kms');
    expect(words).toContain('1,17,700 Kms left');
  });

  test('gives the reason where there is no label', async () => {
    const { main } = await visit(path, { usedCarListing: answered({ car, similar: [] }) });
    expect(wordsOf(main)).toContain(
      '3 similar cars are on sale in this city; we need at least 5 to compare.',
    );
    expect(wordsOf(main)).toContain('The RC record of this car has not been checked yet.');
    expect(wordsOf(main)).toContain('We have not inspected this car.');
  });

  test('of a sold car has no act', async () => {
    const sold = { ...car, state: 'sold' as const, soldOn: '2026-11-20' };
    const { main } = await visit(path, {
      usedCarListing: answered({ car: sold, similar: search.cars }),
    });
    expect(wordsOf(main)).toContain('Sold on 20 Nov 2026');
    expect(main).not.toContain('/reserve-car/');
  });

  test('names a demo car as what it is', async () => {
    const demo = { ...car, owners: 0, demoUse: 'demo' as const };
    const { main } = await visit(path, { usedCarListing: answered({ car: demo, similar: [] }) });
    expect(wordsOf(main)).toContain('Demo car, never sold');
  });

  test('moves to its own address, and is not found without an id', async () => {
    const moved = await renderFakePage({
      path: '/hi/used-cars/delhi/old-name-bkmptwxz',
      transport: fakeTransport(calls),
    });
    expect(moved).toMatchObject({ kind: 'redirect', location: `/hi${path}` });
    expect((await visit('/used-cars/delhi/swift')).status).toBe(404);
    const gone = { usedCarListing: refusedWith('used-car/not-found') };
    expect((await visit(path, gone)).status).toBe(404);
  });
});

describe('reserving a car', () => {
  const turn = {
    ...{ tokenPaise: 500_000, holdHours: 48, refundWorkingDays: 7, isHeld: false, place: null },
    ...{ orderId: null as string | null, payingUntil: null as string | null },
  };
  const reserve = (changed: object, { isLoggedIn = true, prefix = '' } = {}) =>
    documentOf({
      path: `${prefix}/reserve-car/bkmptwxz`,
      isLoggedIn,
      transport: fakeTransport({ ...calls, usedCarTurn: answered({ ...turn, ...changed }) }),
    });

  test('says all terms before the payment, in both languages', async () => {
    const { main } = await reserve({});
    expect(wordsOf(main)).toContain('The token amount is refunded in full if you cancel');
    expect(wordsOf(main)).toContain('Pay ₹5,000 and hold the car');
    const hindi = await reserve({}, { prefix: '/hi' });
    expect(wordsOf(hindi.main)).toContain('₹5,000 भरें और कार रुकवाएँ');
    expect(wordsOf(hindi.main)).not.toMatch(/\b(?:the|token|queue)\b/i);
  });

  test('while another buyer has it offers the queue, and says the place in it', async () => {
    expect(wordsOf((await reserve({ isHeld: true })).main)).toContain('Join the queue');
    const waiting = wordsOf((await reserve({ isHeld: true, place: 2 })).main);
    expect(waiting).toContain('You are number 2 in the queue.');
    expect(waiting).toContain('Leave the queue');
  });

  test('while another buyer is paying says until when, with nothing to press in vain', async () => {
    const { main } = await reserve({ payingUntil: '2026-11-25T06:15:00Z' });
    expect(wordsOf(main)).toContain('They have until 11:45 am');
    expect(wordsOf(main)).not.toMatch(/Pay ₹5,000|Join the queue/);
    expect(main).toContain('href="/reserve-car/bkmptwxz"');
    const held = await reserve({ isHeld: true, payingUntil: '2026-11-25T06:15:00Z' });
    expect(wordsOf(held.main)).toContain('Join the queue');
  });

  test('by the buyer who has reserved it already leads to the order, and names no other buyer', async () => {
    const orderId = '0b9a6c1e-5f0c-4a0e-9d0e-0f6f5a3b2c1d';
    for (const isHeld of [false, true]) {
      const { main } = await reserve({ isHeld, orderId });
      expect(main).toContain(`href="/orders/${orderId}"`);
      expect(wordsOf(main)).not.toMatch(/Another buyer|Pay ₹5,000|queue/);
    }
  });

  test('asks visitors to sign in, and comes back here', async () => {
    const { main } = await reserve({}, { isLoggedIn: false });
    expect(main).toMatch(/name="next" value="\/reserve-car\/bkmptwxz"/);
    expect(main).not.toMatch(/name="intent" value="reserve"/);
  });
});

test('a card says what its price is called, or why it is not compared', async () => {
  const [card] = search.cars;
  const at = async (priceLabel: unknown) => {
    const changed = { searchUsedCars: answered({ ...search, cars: [{ ...card, priceLabel }] }) };
    return wordsOf((await visit('/used-cars/delhi', changed)).main);
  };
  expect(await at({ code: 'good', reason: null })).toContain('Fair price');
  expect(await at({ code: null, reason: 'few-comparables' })).toContain('few similar cars');
  expect(await at(null)).toContain('Price comparison soon');
});

test('the page has the EMI of a usual loan, and none for a car that is too old', async () => {
  const words = wordsOf((await visit(path)).main);
  expect(words).toMatch(/₹[\d,]+ to ₹[\d,]+ a month/);
  expect(words).toContain('80% of the price');
  const old = { usedCarListing: answered({ car: { ...full, madeYear: 2009 }, similar: [] }) };
  const oldPath = '/used-cars/delhi/maruti-suzuki-swift-2009-bkmptwxz';
  expect(wordsOf((await visit(oldPath, old)).main)).toContain('rarely finance');
});

test('challans of a listed car have their time, or are not read', async () => {
  expect(wordsOf((await visit(path)).main)).toMatch(/Checked 9 Nov 2026/);
  const record = { ...full.record, challans: null };
  const changed = { usedCarListing: answered({ car: { ...full, record }, similar: [] }) };
  expect(wordsOf((await visit(path, changed)).main)).toContain('Challans not checked');
});

describe('alerts and shortlist', () => {
  const own = { isLoggedIn: true };
  const more = {
    priceWatch: answered({ channels: ['sms'], hasEmail: false }),
    usedCarHomeCards: answered({ city: car.city, total: 1, cars: search.cars }),
  };
  const open = async (at: string, with_: object = own, changed: object = {}) => {
    const transport = fakeTransport({ ...calls, ...more, ...changed });
    return (await documentOf({ path: at, transport, ...with_ })).main;
  };

  test('a filtered list leads to saving it, the page of a car to its alert and the shortlist', async () => {
    const list = await open('/used-cars/delhi?fuel=petrol');
    expect(list).toContain('/used-car-alerts?save=cityId%3D10084%26fuel%3Dpetrol');
    expect(await open('/used-cars/delhi')).not.toContain('/used-car-alerts');
    const page = await open(path);
    expect(page).toContain(`/used-car-alerts?car=${full.listing}`);
    expect(page).toMatch(/action="\/shortlist"/);
  });

  test('a visitor signs in first, a person chooses channels, none ticked for a new search', async () => {
    const at = '/used-car-alerts?save=cityId%3D10084%26fuel%3Dpetrol';
    expect(wordsOf(await open(at, {}))).toContain('Sign in');
    const saving = await open(at);
    expect(wordsOf(saving)).toContain('when a new car in Delhi matches');
    expect(saving).not.toContain('checked=""');
    const alert = await open(`/hi/used-car-alerts?car=${full.listing}`);
    expect(wordsOf(alert)).toContain('क़ीमत का अलर्ट');
    expect(alert).toMatch(/name="sms"[^>]*checked=""|checked=""[^>]*name="sms"/);
  });

  test('a link in a message only opens the page that stops the alert', async () => {
    expect(await open('/used-car-alerts?stop=abc', {})).toContain('name="key" value="abc"');
  });

  test('the shortlist shows kept used cars, and how many are gone', async () => {
    const cookies = { shortlist: `used-car:${full.listing}|new-car:tata/nexon` };
    const main = await open('/shortlist/used-cars', { cookies });
    expect(wordsOf(main)).toContain('Maruti Suzuki Swift');
    const gone = { usedCarListing: refusedWith('used-car/not-found') };
    expect(wordsOf(await open('/shortlist/used-cars', { cookies }, gone))).toContain(
      '1 car is no longer on sale',
    );
    expect(wordsOf(await open('/shortlist/used-cars', {}))).toContain('No used cars');
  });
});

describe('test drives', () => {
  const own = { isLoggedIn: true };
  const times = { isOffered: true, minutes: 60, times: ['2026-11-26T04:30:00.000Z'] };
  const drive = {
    ...{ driveId: '2f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11', listing: 'bkmptwxz', path: null },
    ...{ car: 'Maruti Suzuki Swift 2021', startsAt: '2026-11-26T04:30:00Z', place: null },
  };
  const open = async (at: string, changed: object = {}, more: object = own) => {
    const transport = fakeTransport({
      ...calls,
      testDriveTimes: answered(times),
      ...changed,
    });
    return documentOf({ path: at, transport, ...more });
  };

  test('are asked for on a page with the free times, the licence not ticked', async () => {
    const { main } = await open('/test-drive/bkmptwxz');
    expect(wordsOf(main)).toContain('26 Nov 2026, 10:00');
    expect(main).not.toContain('checked=""');
    const form = { startsAt: '2026-11-26T04:30:00.000Z' };
    const refused = await open('/test-drive/bkmptwxz', {}, { ...own, form });
    expect(refused.status).toBe(400);
    expect(wordsOf(refused.main)).toContain('Confirm that you hold a valid licence');
    const closed = { testDriveTimes: answered({ ...times, isOffered: false, times: [] }) };
    const none = await open('/hi/test-drive/bkmptwxz', closed);
    expect(wordsOf(none.main)).toContain('टेस्ट ड्राइव नहीं माँगी जा सकती');
    expect(wordsOf((await open('/test-drive/bkmptwxz', {}, {})).main)).toContain('Sign in');
  });

  test('are linked only where the seller can be asked', async () => {
    expect((await open(path)).main).toContain('/test-drive/');
    const none = {
      usedCarListing: answered({ car: { ...full, hasTestDrives: false }, similar: [] }),
    };
    expect((await open(path, none)).main).not.toContain('/test-drive/');
  });

  test('are answered by the seller and cancelled by the buyer', async () => {
    const drives = (side: string, state: string) => ({
      testDrives: answered({ drives: [{ ...drive, side, state }] }),
    });
    const seller = (await open('/test-drives', drives('seller', 'asked'))).main;
    expect(seller).toContain('value="confirm"');
    expect(seller).toContain('name="place"');
    const buyer = (await open('/test-drives', drives('buyer', 'asked'))).main;
    expect(buyer).not.toContain('value="confirm"');
    expect(buyer).toContain('value="cancel"');
    const over = (await open('/test-drives', drives('buyer', 'over'))).main;
    expect(over).not.toContain('name="act"');
  });
});

describe('the page to book a test drive', () => {
  const drive = (dealer: string | null, form?: Record<string, string>) =>
    documentOf({
      ...(form === undefined ? {} : { form }),
      path: '/test-drive/bkmptwxz',
      transport: fakeTransport({
        ...calls,
        testDriveTimes: answered({
          ...{ isOffered: true, dealer, minutes: 60, times: ['2026-11-26T04:30:00Z'] },
        }),
      }),
      isLoggedIn: true,
    });

  test('of a dealer asks for consent by name, with nothing ticked', async () => {
    const { main } = await drive('Sample Motors');
    expect(wordsOf(main)).toContain('May Sample Motors contact you?');
    expect(main.match(/name="channel"/g)).toHaveLength(3);
    expect(wordsOf(main)).toContain('keep my number in their own software');
    expect(main).not.toContain('checked=""');
  });

  test('keeps what was chosen when something is missing', async () => {
    const form = { startsAt: '2026-11-26T04:30:00Z', channel: 'call' };
    const { main, status } = await drive('Sample Motors', form);
    expect(status).toBe(400);
    expect(wordsOf(main)).toContain('Confirm that you hold a valid licence');
    expect(main).toMatch(/<option value="2026-11-26T04:30:00Z" selected=""/);
    expect(main.match(/checked=""/g)).toHaveLength(1);
  });

  test('of a person does not', async () => {
    const { main } = await drive(null);
    expect(main).not.toContain('name="channel"');
    expect(wordsOf(main)).toContain('Neither of you gets the other’s number');
  });
});

describe('part exchange', () => {
  test('leaves price less the own car, with the tax on the whole price', async () => {
    const dear = { ...full, pricePaise: 120_000_000, seller: 'dealer' as const };
    const usedCarListing = answered({ car: dear, similar: [] });
    const { main } = await visit('/part-exchange/bkmptwxz?value=3,00,000', { usedCarListing });
    expect(wordsOf(main)).toContain('To pay ₹9,00,000');
    expect(wordsOf(main)).toContain('collects ₹12,000 tax at source');
    const hindi = await visit('/hi/part-exchange/bkmptwxz?value=300000', { usedCarListing });
    expect(wordsOf(hindi.main)).toContain('देना है ₹9,00,000');
  });

  test.each(['abc', '-5', '0', '1.5', '999999999999'])('does not take %s', async (value) => {
    const { status, main } = await visit(`/part-exchange/bkmptwxz?value=${value}`);
    expect(status).toBe(200);
    expect(wordsOf(main)).toContain('Enter whole rupees');
    expect(wordsOf(main)).not.toContain('To pay');
  });

  const asks = { partExchangeOffer: answered({ dealer: 'Sample Motors', estimate: null }) };
  const exchange = (more: object = {}) =>
    documentOf({
      path: '/part-exchange/bkmptwxz?value=300000',
      transport: fakeTransport({ ...calls, ...asks, ...more }),
      isLoggedIn: true,
    });

  test('can be asked of the dealer, with nothing ticked; a visitor signs in first', async () => {
    const { main } = await exchange();
    expect(wordsOf(main)).toContain('May Sample Motors contact you?');
    expect(main.match(/name="channel"/g)).toHaveLength(3);
    expect(main).not.toContain('checked=""');
    const visitor = (await visit('/part-exchange/bkmptwxz?value=300000', asks)).main;
    expect(visitor).toContain('/sign-in?next=');
    expect(visitor).not.toContain('name="channel"');
    const nobody = { partExchangeOffer: answered({ dealer: null, estimate: null }) };
    expect((await exchange(nobody)).main).not.toContain('name="channel"');
  });

  test('shows a stored estimate with its working and date, and sends its id alone', async () => {
    const estimateId = '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11';
    const estimate = {
      ...{
        estimateId,
        car: 'Maruti Suzuki Alto',
        year: 2016,
        km: 60_000,
        privatePaise: 30_000_000,
      },
      toDealer: { pricePaise: 27_000_000, lowPaise: 25_000_000, highPaise: 29_000_000 },
      lines: [
        { id: 'start', amountPaise: 32_000_000 },
        { id: 'km', amountPaise: -2_000_000 },
      ],
      ...{ on: '2026-11-25', expiresAt: '2026-12-02T06:00:00Z' },
    };
    const sent: unknown[] = [];
    const more = {
      partExchangeOffer: answered({ dealer: 'Sample Motors', estimate }),
      askPartExchange: (input: unknown) => {
        sent.push(input);
        return answered({ isRepeat: false, firstAskedAt: '2026-11-25T06:00:00Z', toPayPaise: 0 });
      },
    };
    const path = `/part-exchange/bkmptwxz?estimate=${estimateId}`;
    const open = (at: string, form?: Record<string, string>) => ({
      ...{ path: at, transport: fakeTransport({ ...calls, ...more }), isLoggedIn: true },
      ...(form === undefined ? {} : { form }),
    });
    const { main } = await documentOf(open(path));
    for (const part of ['Maruti Suzuki Alto 2016, 60,000 Kms', '− ₹20,000', '25 Nov 2026']) {
      expect(wordsOf(main)).toContain(part);
    }
    expect(main).not.toContain('name="km"');
    expect(wordsOf((await documentOf(open(`/hi${path}`))).main)).toContain('आपकी कार का अनुमान');
    await renderFakePage(open(path, { estimate: estimateId, channel: 'call' }));
    expect(sent).toMatchObject([{ body: { estimateId, channels: ['call'] } }]);
    expect(JSON.stringify(sent)).not.toContain('valuePaise');
    const old = { partExchangeOffer: answered({ dealer: null, estimate: null }) };
    expect(wordsOf((await visit(path, old)).main)).toContain('unknown or too old');
    expect(main).toContain('/valuation?exchange=bkmptwxz');
  });

  test('says what is wrong with the enquiry and keeps what was typed', async () => {
    const form = { value: '300000', car: 'Alto', year: 'x', km: '' };
    const { main, status } = await documentOf({
      path: '/part-exchange/bkmptwxz?value=300000',
      transport: fakeTransport({ ...calls, ...asks }),
      isLoggedIn: true,
      form,
    });
    expect(status).toBe(400);
    expect(main).toContain('value="Alto"');
    for (const fault of ['Enter the year', 'Enter the odometer reading', 'Choose at least one']) {
      expect(wordsOf(main)).toContain(fault);
    }
  });

  test('is linked from cars of dealers', async () => {
    expect((await visit(path)).main.includes('/part-exchange/')).toBe(full.seller === 'dealer');
  });
});

describe('an enquiry about a listed car', () => {
  const at = '/ask-dealer/bkmptwxz';
  const askable = { ...full, canAsk: true, seller: 'dealer' as const };
  const shown = (changed: object = {}) => ({
    usedCarListing: answered({ car: { ...askable, ...changed }, similar: [] }),
  });
  const open = (where: string, changed: object = {}) =>
    documentOf({
      path: where,
      transport: fakeTransport({ ...calls, ...shown(changed) }),
      isLoggedIn: true,
    });
  const post = (form: Record<string, string>, askAboutCar: Answer) =>
    renderFakePage({
      path: at,
      transport: fakeTransport({ ...calls, ...shown(), askAboutCar }),
      isLoggedIn: true,
      form,
    });

  test.each([
    ['', 'May Sandbox dealer Rohini contact you?', 'Best time to call'],
    ['/hi', 'क्या Sandbox dealer Rohini आपसे संपर्क कर सकते हैं?', 'कॉल का सही समय'],
  ])('asks by name with nothing ticked, in the language %j', async (prefix, question, slot) => {
    const { main } = await open(prefix + at);
    expect(wordsOf(main)).toContain(question);
    expect(wordsOf(main)).toContain(slot);
    expect(wordsOf(main)).toContain('Maruti Suzuki Swift');
    expect(main.match(/name="channel"/g)).toHaveLength(3);
    expect(main).not.toContain('checked=""');
    expect(main).not.toMatch(/\d{10}|tel:|mailto:/);
  });

  test('is sent with what was chosen, and returns to a page that says so', async () => {
    const sent: unknown[] = [];
    const answer = (isRepeat: boolean) => (input: unknown) => {
      sent.push(input);
      return answered({ isRepeat, firstAskedAt: '2026-11-25T06:00:00Z' });
    };
    const form = { wish: ' Is the service book complete? ', slot: 'evening', channel: 'call' };
    expect(await post(form, answer(false))).toMatchObject({ location: `${at}?done=asked` });
    expect(await post(form, answer(true))).toMatchObject({ location: `${at}?done=joined` });
    const body = { wish: 'Is the service book complete?', slot: 'evening', channels: ['call'] };
    expect(sent[0]).toMatchObject({ params: { listing: 'bkmptwxz' }, body });
    const { main } = await open(`${at}?done=joined`);
    expect(wordsOf(main)).toContain('we added this to your earlier enquiry');
    expect(main).toContain('href="/account/contacts"');
    expect(main).not.toContain('name="wish"');
  });

  test('keeps what was typed and names the field; a visitor signs in first', async () => {
    const refused = refusedWith('request/bad-input');
    const errors = [{ path: 'body.wish', message: 'note-has-phone' }];
    const askAboutCar = { ...refused, body: { ...(refused.body as object), errors } };
    const { main, status } = await documentOf({
      path: at,
      transport: fakeTransport({ ...calls, ...shown(), askAboutCar }),
      isLoggedIn: true,
      form: { wish: 'Call 98765 43210', slot: 'morning', channel: 'call' },
    });
    expect(status).toBe(400);
    expect(wordsOf(main)).toContain('Remove phone numbers');
    expect(main).toContain('href="#wish"');
    expect(main).toContain('Call 98765 43210');
    expect(main).toMatch(/value="call"[^>]*checked=""|checked=""[^>]*value="call"/);
    const visitor = (await visit(at, shown())).main;
    expect(visitor).toContain('/sign-in?next=%2Fask-dealer%2Fbkmptwxz');
    expect(visitor).not.toContain('name="channel"');
    expect(await post({}, refusedWith('auth/required'))).toMatchObject({
      location: '/sign-in?next=%2Fask-dealer%2Fbkmptwxz',
    });
  });

  test('is linked and offered only where somebody can be asked', async () => {
    expect((await open(path)).main).toContain(`href="${at}"`);
    expect((await open(`/hi${path}`)).main).toContain(`href="/hi${at}"`);
    for (const changed of [{ canAsk: false }, { state: 'sold', soldOn: '2026-11-20' }]) {
      expect((await open(path, changed)).main).not.toContain(at);
      const { main } = await open(at, changed);
      expect(wordsOf(main)).toContain('does not take enquiries here');
      expect(main).not.toContain('name="channel"');
    }
    const gone = { usedCarListing: refusedWith('used-car/not-found') };
    expect((await visit(at, gone)).status).toBe(404);
  });
});
