import { exampleServiceReport } from '@pahiya/contracts/service-history/examples';
import type { ServiceReport } from '@pahiya/contracts/service-history/report-schema';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';

const check = {
  vehicleNumber: 'DL8CAF5030',
  display: 'DL 8C AF 5030',
  checkedAt: '2026-11-21T04:44:00.000Z',
  provider: { name: 'Workshop records', sandbox: true },
  records: { visits: 3, newestOn: '2024-03-22' },
  price: {
    lines: [
      { code: 'report', amount: 24_900 },
      { code: 'gst', amount: 4_482 },
    ],
    total: 29_382,
  },
};
const orderId = '8f0d6f0e-5e3a-4d7b-8f0e-2b1c4d5e6f70';
const [visit] = exampleServiceReport.visits;
if (visit === undefined) throw new Error('the example has a visit');
const noFlag = { dropKm: null, isConfirmed: false, against: null, kmPerYear: null, years: null };

/** Readings that do not agree, with a typing error and a correction. */
const disagreeing: ServiceReport = {
  ...exampleServiceReport,
  standing: 'disagree',
  standingWithout: 'agree',
  visits: [
    {
      ...visit,
      id: 'L3',
      on: '2025-04-02',
      km: 18_400,
      shownKm: 18_400,
      flags: [
        {
          ...noFlag,
          flag: 'rollback',
          level: 'red',
          dropKm: 14_650,
          against: { on: '2024-03-22', km: 33_050 },
        },
      ],
      correction: {
        claim: 'wrong-km',
        statedKm: 48_400,
        askedAt: '2026-11-21T04:44:00Z',
        dueOn: '2026-12-06',
        isOverdue: false,
        state: 'open',
        reason: null,
        answeredOn: null,
      },
    },
    { ...visit, id: 'L2', on: '2024-03-22', km: 33_050, shownKm: 33_050, kind: 'accident' },
    {
      ...visit,
      id: 'L1',
      on: '2023-03-22',
      km: 225_000,
      shownKm: 225_000,
      flags: [{ ...noFlag, flag: 'typo', level: 'grey' }],
    },
  ],
};

const transportOf = (answers: Parameters<typeof fakeTransport>[0]) =>
  fakeTransport({ getLayout: answered({ data: [] }), ...answers });
const english = /[A-Za-z]*[a-z]{2,}[A-Za-z]*/g;
/** Words that Hindi uses too. */
const alike = /WhatsApp|Workshop|JPEG/g;

describe('the page that asks for a number', () => {
  test('sends a number to its check and explains a wrong one', async () => {
    const transport = transportOf({});
    const sent = await renderFakePage({
      path: '/service-history?vehicleNumber=dl+8c+af+5030',
      transport,
    });
    expect(sent).toMatchObject({ kind: 'redirect', location: '/service-history/DL8CAF5030' });
    const wrong = await documentOf({ path: '/service-history?vehicleNumber=QQ', transport });
    expect(wrong.status).toBe(400);
    expect(wrong.main).toMatch(/<input[^>]*aria-invalid="true"/);
  });

  test('says what a report has and cannot have, in both languages', async () => {
    const transport = transportOf({});
    const page = wordsOf((await documentOf({ path: '/service-history', transport })).main);
    expect(page).toContain('No records, no charge');
    expect(page).toContain('no public odometer register');
    const { main } = await documentOf({ path: '/hi/service-history', transport });
    expect(wordsOf(main).match(english)).toBeNull();
  });
});

describe('the free check of a vehicle', () => {
  const path = '/service-history/DL8CAF5030';

  test('says what was found before the price, and a visitor signs in first', async () => {
    const transport = transportOf({ serviceHistoryPreCheck: answered(check) });
    const { main } = await documentOf({ path, transport });
    const words = wordsOf(main);
    expect(words).toContain('3 visits, newest in 2024');
    expect(words.indexOf('newest in 2024')).toBeLessThan(words.indexOf('₹293.82'));
    expect(words).toContain('₹44.82');
    expect(main).toContain('name="next" value="/service-history/DL8CAF5030"');
    expect(main).not.toContain('name="purpose"');
  });

  test('asks a signed-in person for the purpose, with nothing preselected', async () => {
    const transport = transportOf({ serviceHistoryPreCheck: answered(check) });
    const { main } = await documentOf({ path, transport, isLoggedIn: true });
    expect(main.match(/type="radio"[^>]*name="purpose"/g)).toHaveLength(3);
    expect(main).not.toMatch(/\schecked/);
    const hindi = await documentOf({ path: `/hi${path}`, transport, isLoggedIn: true });
    expect(wordsOf(hindi.main).match(english)).toBeNull();
  });

  test('without a purpose nothing is ordered, and the field says so', async () => {
    const transport = transportOf({ serviceHistoryPreCheck: answered(check) });
    const form = { key: 'k', total: '29382' };
    const page = await documentOf({ path, transport, isLoggedIn: true, form });
    expect(page.status).toBe(400);
    expect(wordsOf(page.main)).toContain('Select why you need the report.');
  });

  test('goes to the gateway with the total that was shown, under one key', async () => {
    const sent: unknown[] = [];
    const transport = transportOf({
      serviceHistoryPreCheck: answered(check),
      serviceHistoryCheckout: (input) => {
        sent.push((input as { body: unknown }).body);
        return answered({ order: { orderId, quoteId: orderId, total: 29_382 } });
      },
      payOrder: answered({ checkout: { action: 'https://gateway.test/pay', fields: { a: 'b' } } }),
    });
    const form = { key: 'k'.repeat(32), total: '29382', purpose: 'buying' };
    const { main } = await documentOf({ path, transport, isLoggedIn: true, form });
    expect(main).toContain('action="https://gateway.test/pay"');
    expect(sent).toEqual([
      { vehicleNumber: 'DL8CAF5030', purpose: 'buying', expectedTotal: 29_382 },
    ]);
  });

  test.each([
    ['order/quote-changed', 409, 'The price has changed'],
    ['service-history/no-record', 409, 'No service records'],
    ['order/payments-paused', 503, 'paused'],
  ] as const)('shows %s on the same page', async (code, status, words) => {
    const transport = transportOf({
      serviceHistoryPreCheck: answered(check),
      serviceHistoryCheckout: refusedWith(code),
    });
    const form = { key: 'k', total: '29382', purpose: 'own' };
    const page = await documentOf({ path, transport, isLoggedIn: true, form });
    expect(page.status).toBe(status);
    expect(wordsOf(page.main)).toContain(words);
  });

  test('without records there is no price and no button to pay', async () => {
    const none = { ...check, records: null, price: null };
    const transport = transportOf({ serviceHistoryPreCheck: answered(none) });
    const { main } = await documentOf({ path, transport, isLoggedIn: true });
    expect(wordsOf(main)).toContain('No service records for this vehicle');
    expect(main).not.toContain('₹');
    expect(main).not.toContain('method="post"');
  });

  test('a source that is down is shown as unavailable, not as "none"', async () => {
    const transport = transportOf({
      serviceHistoryPreCheck: refusedWith('service-history/source-unavailable', 60),
    });
    const page = await documentOf({ path, transport });
    expect(page.status).toBe(503);
    expect(wordsOf(page.main)).toContain('Records could not be checked');
    expect(wordsOf(page.main)).not.toContain('No service records');
  });

  test('used-up look-ups lead to signing in', async () => {
    const transport = transportOf({ serviceHistoryPreCheck: refusedWith('1003', 3600) });
    const page = await documentOf({ path, transport });
    expect(page.status).toBe(429);
    expect(page.main).toContain(encodeURIComponent(path));
  });
});

describe.each(['', '/correct'])('a report that is not there%s', (rest) => {
  test.each([
    ['an address that names no order', 'x', 'request/bad-input'],
    ['an order of somebody else', orderId, 'order/not-found'],
  ] as const)('%s leads to the list of orders', async (_, id, code) => {
    const transport = transportOf({ serviceReport: refusedWith(code) });
    const path = `/hi/service-history/report/${id}${rest}`;
    const { status, main } = await documentOf({ path, transport, isLoggedIn: true });
    expect(status).toBe(404);
    expect(main).toMatch(/<a [^>]*href="\/hi\/orders"/);
    expect(main).not.toContain(`/orders/${id}`);
    expect(wordsOf(main)).not.toContain('कृपया सुधारें');
  });
});

describe('a report', () => {
  const path = `/service-history/report/${orderId}`;
  const transport = transportOf({
    serviceReport: answered({ report: disagreeing, shareToken: null }),
  });
  const visitTo = { path, transport, isLoggedIn: true };

  test('says that the readings do not agree, with both readings, and accuses nobody', async () => {
    const { main, html } = await documentOf(visitTo);
    const words = wordsOf(main);
    expect(words).toContain('Readings do not agree');
    expect(words).toContain('33,050 km on 22 Mar 2024, then 18,400 km on 2 Apr 2025');
    expect(words).toContain('looks like a typing error');
    expect(words).toContain('Without the lines in question, the readings agree.');
    expect(words).toContain('stated reading 48,400 km');
    expect(words).not.toMatch(/fraud|tamper|complete history/i);
    expect(html).not.toMatch(/<main[\s\S]*\sstyle=/);
  });

  test('has the readings as a table and in words beside the drawing', async () => {
    const { main } = await documentOf(visitTo);
    expect(main).toMatch(/<svg class="odo-chart"[^>]*aria-hidden="true"/);
    expect(main.match(/<tr>/g)).toHaveLength(4);
    const words = wordsOf(main).replace(/\s+/g, ' ');
    expect(words).toContain('3 readings from 22 Mar 2023 to 2 Apr 2025');
    expect(words).toContain('2,25,000 km (typing error, not counted)');
  });

  test('says what is missing and which source did not respond', async () => {
    const words = wordsOf((await documentOf(visitTo)).main);
    expect(words).toContain('no visit for 55 months');
    expect(words.replace(/\s+/g, ' ')).toContain('Insurer inspections did not respond.');
  });

  test('is in Hindi throughout, except what the source wrote', async () => {
    const { main } = await documentOf({ ...visitTo, path: `/hi${path}` });
    expect(wordsOf(main).replace(alike, '').match(english)).toBeNull();
    expect(wordsOf(main)).toContain('रीडिंग मेल नहीं खातीं');
  });

  test('is shared by a link that can be revoked', async () => {
    const shared = transportOf({
      serviceReport: answered({ report: disagreeing, shareToken: 'a-token-of-twenty-letters' }),
      revokeServiceReport: answered({ isRevoked: true }),
    });
    const { main } = await documentOf({ ...visitTo, transport: shared });
    expect(main).toContain('/s/a-token-of-twenty-letters');
    const revoked = await renderFakePage({
      ...visitTo,
      transport: shared,
      form: { intent: 'revoke' },
    });
    expect(revoked).toMatchObject({ kind: 'redirect', location: `${path}?done=revoked#share` });
  });

  test('of somebody else, or not ready, is a failure with its status', async () => {
    for (const [code, status] of [
      ['order/not-found', 404],
      ['service-history/not-ready', 409],
    ] as const) {
      const refused = transportOf({ serviceReport: refusedWith(code) });
      expect((await documentOf({ ...visitTo, transport: refused })).status).toBe(status);
    }
    const visitor = transportOf({ serviceReport: refusedWith('auth/required') });
    const result = await renderFakePage({ path, transport: visitor });
    expect(result).toMatchObject({ kind: 'redirect' });
  });

  test.each([
    [{}, ['Select the line.', 'Select what is wrong.']],
    [{ lineId: 'L3', claim: 'wrong-km', km: 'many' }, ['Enter the right reading in km']],
  ])('a correction with %j is refused at its fields', async (form, messages) => {
    const page = await documentOf({
      ...visitTo,
      path: `${path}/correct`,
      form: { note: '', ...form },
    });
    expect(page.status).toBe(400);
    for (const message of messages) expect(wordsOf(page.main)).toContain(message);
  });

  test('a correction is sent and returns to the report', async () => {
    const sent: unknown[] = [];
    const correcting = transportOf({
      correctServiceReport: (input) => {
        sent.push((input as { body: unknown }).body);
        return answered({ report: disagreeing, shareToken: null });
      },
    });
    const form = { lineId: 'L3', claim: 'wrong-km', km: '48,400', note: 'Job card' };
    const result = await renderFakePage({
      path: `${path}/correct`,
      transport: correcting,
      isLoggedIn: true,
      form,
    });
    expect(result).toMatchObject({ kind: 'redirect', location: `${path}?done=corrected` });
    expect(sent).toEqual([{ lineId: 'L3', claim: 'wrong-km', statedKm: 48_400, note: 'Job card' }]);
  });
});

test('a shared report has its masked number and no way to change it; a revoked one is 404', async () => {
  const path = '/service-history/shared/a-token-of-twenty-letters';
  const report = { ...disagreeing, vehicleNumber: null, display: 'DL 8C •• ••30' };
  const { main } = await documentOf({
    path,
    transport: transportOf({ sharedServiceReport: answered({ report }) }),
  });
  expect(main).toContain('••30');
  expect(main).not.toContain('5030');
  expect(main).not.toContain('/correct');
  const over = transportOf({ sharedServiceReport: refusedWith('service-history/link-over') });
  const page = await documentOf({ path, transport: over });
  expect(page.status).toBe(404);
  expect(wordsOf(page.main)).toContain('no longer shared');
});

test('the sample says that it is invented', async () => {
  const transport = transportOf({ serviceHistorySample: answered({ report: disagreeing }) });
  const { main } = await documentOf({ path: '/service-history/sample', transport });
  expect(wordsOf(main)).toContain('All data in this sample is fictional');
  expect(main).toContain('getSamplePdf?language=en');
});
