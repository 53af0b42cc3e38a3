import { readdirSync, readFileSync } from 'node:fs';
import { contracts } from '@pahiya/contracts/all/contracts';
import { exampleInsurancePolicy } from '@pahiya/contracts/insurance/details/insurance-policy-details';
import { exampleServiceOrder } from '@pahiya/contracts/service-history/examples';
import { inspectionShots } from '@pahiya/domain/insurance/vehicle-inspection';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport } from '../../testing/fake-transport.ts';
import { documentOf } from '../../testing/render-fake-page.ts';
import { visibleText } from '../../testing/visible-text.ts';
import { pages } from './pages.ts';

/** Words that call one insurer better than another: not said anywhere about insurance. */
const praise =
  /\b(?:best|top(?:-rated|pick)?|recommend(?:ed|s|ation)?|cheapest|lowest price|no\.? ?1)\b|बेस्ट|टॉप|सबसे अच्छ|सबसे बेहतर|सबसे सस्त|सर्वश्रेष्ठ|सर्वोत्तम|सिफ़ारिश|सिफारिश|अनुशंस|नंबर वन/i;

const copyFolders = ['./copy/en/', './copy/hi/'].map((folder) => new URL(folder, import.meta.url));
const otherCopies = ['en', 'hi'].flatMap((language) => [
  new URL(`../orders/copy/${language}/order-insurance-policy.ts`, import.meta.url),
  new URL(`../desk/copy/${language}/desk-insurance.ts`, import.meta.url),
]);
const files = [
  ...copyFolders.flatMap((folder) => readdirSync(folder).map((name) => new URL(name, folder))),
  ...otherCopies,
];

test('the scan finds what it looks for', () => {
  for (const text of ['The best cover', 'Top insurers', 'Recommended', 'सबसे सस्ता बीमा', 'टॉप']) {
    expect(text).toMatch(praise);
  }
  for (const text of ['Stop the calls', 'topic', 'asbestos', 'बीमा की क़ीमत']) {
    expect(text).not.toMatch(praise);
  }
});

test('no copy praises an insurer', () => {
  expect(files.length).toBeGreaterThan(16);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const match = praise.exec(text);
    return match === null ? [] : [`${file.pathname.split('/areas/')[1]}: ${match[0]}`];
  });
  expect(found).toEqual([]);
});

/** The example of a contract's answer. */
const exampleOf = (name: keyof typeof contracts) => contracts[name].example as object;

const requestId = '6f4c3d0a-7b70-4b4f-9d0f-0d7c5f7b1a11';
const quote = {
  ...{ product: 'Cover', uin: 'SANDBOXRP0001', insuredValue: 45_000_000, least: 40_000_000 },
  ...{ most: 50_000_000, perThousand: 850, gst: 135_000, rounding: 0, total: 885_000 },
  lines: [{ id: 'own-damage', code: null, amount: 750_000 }],
  ...{ withoutBonus: 1_180_000, addOns: [{ code: 'consumables', premium: 84_000 }] },
  ...{ voluntary: 0, kilometres: null, granted: [] },
  ...{ deductible: 100_000, needsInspection: false, validUntil: '2026-11-28T06:00:00Z' },
};
const row = (insurerId: string, changes: object = {}) => ({
  ...{ insurerId, name: `Insurer ${insurerId}`, sandbox: true, registration: 'SANDBOX' },
  ...{ helpline: '1800111222', way: 'here', state: 'quote', reason: null },
  ...{ retryAfterSeconds: null, quote, page: null, ...changes },
});
const board = {
  ...exampleOf('readQuotes'),
  ...{ requestId, commonValue: 45_000_000 },
  insurers: [
    row('a'),
    row('b', { quote: { ...quote, insuredValue: 41_800_000, total: 800_000 } }),
    row('c', { state: 'waiting', quote: null }),
    row('d', { state: 'failed', reason: 'timeout', quote: null }),
    row('e', { state: 'declined', reason: 'VEHICLE_AGE', quote: null }),
  ],
};
const licence = { number: 'IRDAI/WA01', kind: 'web-aggregator', validUntil: '2028-03-31' };
const details = exampleOf('insuranceVehicleDetails');
const partner = { firmId: requestId, name: 'Sample Insurance' };
const answers = {
  getLayout: answered({ data: [] }),
  editedMetas: answered({ metas: [] }),
  checkLogin: answered({ isLoggedIn: true, user: null }),
  insuranceHomepage: answered({
    ...exampleOf('insuranceHomepage'),
    ...details,
    ...{ sale: 'quotes', licence },
  }),
  validateInsurance: answered(exampleOf('validateInsurance')),
  insuranceAdvertisePage: answered({
    ...exampleOf('insuranceAdvertisePage'),
    partners: [partner],
  }),
  readQuotes: answered(board),
  sharedQuote: answered(exampleOf('sharedQuote')),
  readCancellation: answered(exampleOf('readCancellation')),
  readBonusCheck: answered(exampleOf('readBonusCheck')),
  fetchOrder: answered({
    order: {
      ...exampleServiceOrder,
      ...{ kind: 'insurance-policy', total: quote.total },
      details: {
        ...exampleInsurancePolicy,
        bill: { lines: quote.lines, gst: quote.gst, rounding: quote.rounding },
        priced: {
          ...{ insuredValue: quote.insuredValue, deductible: quote.deductible, voluntary: 0 },
          ...{ kilometres: null, hasRestrictedProperty: false },
        },
      },
    },
  }),
  listClaims: answered(exampleOf('listClaims')),
  readVehicleInspection: answered({
    inspection: {
      ...{ insurer: 'Insurer a', vehicleNumber: 'DL8CAF5030', state: 'open', note: null },
      expiresAt: '2026-11-27T06:00:00Z',
      shots: inspectionShots.map((shot) => ({ shot, state: 'missing', needsPlate: false })),
    },
  }),
};
const values: Readonly<Record<string, string>> = {
  ':vehicleNum': 'DL8CAF5030?cover=package&value=450000&bonus=20000&claim=no&asked=1',
  ':requestId': requestId,
  ':insurerId': 'a',
  ':orderId': requestId,
  ':token': 'a-token',
};
const addresses = pages.map(({ path }) => path.replace(/:\w+/g, (name) => values[name] ?? name));

describe.each(['', '/hi'])('pages at "%s"', (prefix) => {
  test.each(addresses)('%s praises no insurer and ticks nothing', async (address) => {
    const transport = fakeTransport(answers);
    const page = await documentOf({ path: prefix + address, transport, isLoggedIn: true });
    expect(page.status).toBe(200);
    const { title = '' } = /<title>(?<title>[^<]*)/.exec(page.html)?.groups ?? {};
    const text = `${title} ${visibleText(`<body>${page.main}</body>`)}`;
    expect(text.length).toBeGreaterThan(200);
    expect(praise.exec(text)?.[0]).toBeUndefined();
    expect(page.main).not.toMatch(/type="checkbox"[^>]* checked/);
  });
});
