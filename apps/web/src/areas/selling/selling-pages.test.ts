import { exampleSale } from '@pahiya/contracts/selling/selling-contracts';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { base } from '../../testing/page-visits.ts';
import { documentOf, wordsOf } from '../../testing/render-fake-page.ts';

const { saleId } = exampleSale;
const bidId = '0d7f4a1f-2b3c-4a2f-9a55-8a5261c60c4b';
const net = { kind: 'net', lines: [{ id: 'bid', amount: 47_440_000 }], net: 46_850_000 };
const round = {
  ...{ roundId: '6c1f1f0a-3f53-4c0e-8a11-9d2f3b4c5d6e', reserve: 45_000_000 },
  ...{ charge: 500_000, gst: 90_000, opensAt: '2026-11-25T06:00:00Z' },
  ...{ endsAt: '2026-11-26T06:00:00Z', isOpen: false, offerUntil: '2026-12-03T06:00:00Z' },
  offers: [
    {
      ...{ bidId, dealer: 'Sample Motors', authorisationNumber: null, amount: 47_440_000 },
      ...{ conditions: null, net, working: null },
    },
  ],
};
const offered = { ...exampleSale, state: 'offered', inspection: null, round };
const calls = {
  ...base,
  sellCarSlots: answered({
    city: { en: 'Delhi', hi: 'दिल्ली' },
    slots: [{ day: '2026-11-27', fromHour: 9, untilHour: 11, free: 4 }],
    fee: { charge: 500_000, gst: 90_000 },
  }),
  sellCarSale: answered(offered),
};
const visit = (path: string, changed: object = {}, form?: Record<string, string>) =>
  documentOf({
    ...{ path, transport: fakeTransport({ ...calls, ...changed }), isLoggedIn: true },
    ...(form === undefined ? {} : { form }),
  });
const sale = `/sell-car/sales/${saleId}`;
const refused = (...fields: string[]) => ({
  ...refusedWith('request/bad-input'),
  body: {
    ...{ code: 'request/bad-input', status: 400, title: '', detail: '' },
    errors: fields.map((field) => ({ path: `body.${field}`, message: 'Not valid' })),
  },
});

describe('booking an inspection', () => {
  test.each([
    ['', 'Our charge is ₹5,000 plus ₹900 GST, only if you sell'],
    ['/hi', 'हमारी फ़ीस ₹5,000 और ₹900 GST है'],
  ])('%s names our charge in full before anything is booked', async (prefix, words) => {
    const { main } = await visit(`${prefix}/sell-car/inspection`);
    expect(wordsOf(main)).toContain(words);
  });
});

test('an offer is shown with the dealer’s conditions', async () => {
  const [offer] = round.offers;
  const offers = [{ ...offer, conditions: 'Both keys & the service book' }];
  const changed = { sellCarSale: answered({ ...offered, round: { ...round, offers } }) };
  expect(wordsOf((await visit(sale, changed)).main)).toMatch(/The dealer’s conditions: +Both keys/);
  expect(wordsOf((await visit(sale)).main)).not.toContain('conditions');
});

describe('a refused form of a sale', () => {
  const account = { holder: 'Ravi Sample', number: '12', ifsc: 'HDFC1', handoverOn: '2026-12-30' };

  test('an acceptance names each field and keeps what was typed, within the days of the offer', async () => {
    const { main, status } = await visit(
      sale,
      { sellCarAccept: refused('accountNumber', 'ifsc', 'handoverOn') },
      { intent: 'accept', bidId, net: '46850000', ...account },
    );
    expect(status).toBe(400);
    for (const words of [
      '8 to 18 digits',
      'such as HDFC0001234',
      'Choose a day from today to 3 Dec 2026',
    ]) {
      expect(wordsOf(main)).toContain(words);
    }
    expect(main).toContain(`href="#number-${bidId}"`);
    expect(main).toContain('value="Ravi Sample"');
    expect(main).toContain('max="2026-12-03"');
  });

  test('of another offer keeps nothing', async () => {
    const { main } = await visit(
      sale,
      { sellCarAccept: refused('ifsc') },
      { intent: 'accept', bidId: saleId, net: '1', ...account },
    );
    expect(main).not.toContain('value="Ravi Sample"');
  });

  test('the lowest price is named with the least that can be', async () => {
    const { main } = await visit(
      sale,
      {
        sellCarSale: answered({ ...exampleSale, state: 'inspected', inspection: null }),
        sellCarOpenRound: refused('reservePaise'),
      },
      { intent: 'open-round', hours: '48', reserve: '500', charge: '590000' },
    );
    expect(wordsOf(main)).toContain('Enter ₹10,000 or more');
    expect(main).toContain('value="500"');
    expect(main).toMatch(/<option value="48" selected=""/);
  });

  test('what nobody can correct in a field is a message of its own', async () => {
    const { main, status } = await visit(
      sale,
      { sellCarDecline: refusedWith('sale/wrong-state') },
      { intent: 'decline' },
    );
    expect(status).toBe(409);
    expect(main).not.toContain('form-errors');
    expect(main).toContain('face-failed');
  });
});

describe('an expired report', () => {
  const report = {
    ...{ inspectionId: '8f0d6f0e-5e3a-4d7b-8f0e-2b1c4d5e6f70', listVersion: '2026-11' },
    ...{ isElectric: false, odometerKm: 42_280, odometerPhotoIds: [], findings: [] },
    score: { total: 86, groups: [], condition: 'very-good', isCapped: false, isBarred: false },
    ...{ city: 'Delhi', inspectedAt: '2026-11-10T05:10:00Z', inspector: 'Ravi', validKm: 200 },
  };
  const inspected = (validUntil: string) => ({
    sellCarSale: answered({
      ...{ ...exampleSale, state: 'inspected', inspection: null },
      report: { ...report, validUntil },
    }),
  });

  test('leads to a new inspection instead of a form that is refused', async () => {
    const { main } = await visit(sale, inspected('2020-01-01T05:10:00Z'));
    expect(wordsOf(main)).toContain('The report expired on');
    expect(main).toContain('/sell-car/inspection?vehicleNumber=DL8CAF5030');
    expect(main).not.toContain('name="reserve"');
    const valid = await visit(sale, inspected('2100-01-01T05:10:00Z'));
    expect(valid.main).toContain('name="reserve"');
    expect(valid.main).not.toContain('/sell-car/inspection?');
  });
});

test.each([
  ['sale/already-under-way', '/sell-car/sales'],
  ['sale/unknown-estimate', '/sell-car'],
] as const)('a booking refused as %s leads on', async (code, way) => {
  const { main } = await visit(
    '/sell-car/inspection',
    { sellCarInspection: refusedWith(code) },
    {
      ...{ vehicleNumber: 'DL8CAF5030', km: '42300', cityId: '10084' },
      ...{ address: '12 Sample Road, Rohini', slot: '2026-11-27/9', estimateId: '' },
    },
  );
  expect(main).toContain(`href="${way}"`);
  expect(main).toContain('value="DL8CAF5030"');
});
