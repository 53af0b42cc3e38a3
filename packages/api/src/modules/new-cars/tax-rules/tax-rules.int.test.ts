import { carRegions, carVariant } from '@pahiya/contracts/new-cars/new-car-contracts';
import {
  deskDeleteTaxRule,
  deskPreviewTaxRules,
  deskSaveTaxRules,
  deskTaxRules,
} from '@pahiya/contracts/new-cars/tax-rule-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../../test/desk.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { seedCatalogue } from '../seed/seed-catalogue.ts';

const november = new Date('2026-11-25T06:00:00Z');
let database: TestDatabase;
let api: TestApi;
let desk: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedCatalogue(database.sql, november);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, ['car_tax_rules', 'operators', 'operator_acts', 'rate_limits']);
  api = await createTestApi(database.sql);
  api.setNow(november);
  desk = (await signInAtDesk(api, 'edda', ['editor'])).browser;
});
afterEach(() => api.close());

const header = 'rule,state,from,part,fuels,up_to_rupees,percent,rupees,confidence,source';
const delhi = (from: string, percent: number) =>
  `${header}\nroad-tax,DL,${from},rate,petrol cng hybrid diesel,,${percent},,high,"Gazette, no. 5"`;
const save = (text: string) => desk.call(deskSaveTaxRules, { body: { text } });
const preview = (text: string) => desk.call(deskPreviewTaxRules, { body: { text } });
const rules = async () => (await desk.call(deskTaxRules, {})).data.rules;
async function delhiTax(): Promise<number | null | undefined> {
  await api.services.content.refresh();
  const { data } = await createTestBrowser(api).call(carVariant, {
    body: { make: 'maruti-suzuki', model: 'swift', variant: 'vxi' },
  });
  return data.onRoad?.lines.find(({ id }) => id === 'road-tax')?.amountPaise;
}

test('a list is tried on five cars and changes nothing before it is saved', async () => {
  const before = await delhiTax();
  const { data } = await preview(delhi('2026-12-01', 20));
  expect(data).toMatchObject({ lines: 1, faults: [], changes: [{ from: '2026-12-01' }] });
  const [small] = data.changes[0]?.samples ?? [];
  expect(data.changes[0]?.samples).toHaveLength(5);
  expect((small?.afterPaise ?? 0) - (small?.beforePaise ?? 0)).toBe(
    11_000_000 - 2_200_000 - 400_000,
  );
  expect(await delhiTax()).toBe(before);
  expect((await rules()).every(({ id }) => id === null)).toBe(true);
});

test('a saved rule sets the on-road price from its first day, until it is deleted', async () => {
  const shipped = await delhiTax();
  expect(await save(delhi('2026-12-01', 20))).toMatchObject({ data: { saved: 1 } });
  expect(await delhiTax()).toBe(shipped);
  expect(await rules()).toContainEqual(
    expect.objectContaining({ kind: 'road-tax', stateCode: 'DL', phase: 'to-come' }),
  );
  api.setNow(new Date('2026-12-01T06:00:00Z'));
  desk = (await signInAtDesk(api, 'emil', ['editor'])).browser;
  expect(await delhiTax()).toBe(13_098_000);
  const { data: regions } = await createTestBrowser(api).call(carRegions, {});
  expect(regions.regions.find(({ stateCode }) => stateCode === 'DL')?.asOf).toBe('2026-12');
  const own = (await rules()).find(({ id }) => id !== null);
  expect(own).toMatchObject({ phase: 'in-force', sources: ['Gazette, no. 5'] });
  // What is shown can be imported again, and is then the same rule.
  expect(await save(own?.csv ?? '')).toMatchObject({ data: { saved: 1 } });
  expect((await rules()).filter(({ id }) => id !== null)).toEqual([own]);
  const deleting = { params: { id: String(own?.id) } };
  expect(await desk.call(deskDeleteTaxRule, deleting)).toMatchObject({ status: 200 });
  expect(await delhiTax()).toBe(shipped);
  expect(await desk.call(deskDeleteTaxRule, deleting)).toMatchObject({ status: 404 });
  const acts = await database.sql`select act, outcome from operator_acts
    where act like '%tax-rule%' order by id`;
  expect(acts.map(({ act, outcome }) => `${act} ${outcome}`)).toEqual([
    'save-tax-rules done',
    'save-tax-rules done',
    'delete-tax-rule done',
    'delete-tax-rule operator/not-found',
  ]);
});

test('JSON says the same as CSV, with a byte-order mark too', async () => {
  const record = {
    rule: 'handling',
    from: '2026-12-01',
    rupees: 0,
    confidence: 'high',
    source: 'Order',
  };
  expect(await save(`\uFEFF${JSON.stringify([record])}`)).toMatchObject({ data: { saved: 1 } });
  expect(await save(`\uFEFF${delhi('2026-12-01', 5)}`)).toMatchObject({ data: { saved: 1 } });
});

test('a wrong line is shown with its reason, and nothing of its list is saved', async () => {
  const text = `${delhi('2026-12-01', 20)}\nhandling,,2026-12-01,,,,,0,high,=cmd()`;
  expect((await preview(text)).data).toMatchObject({
    faults: [{ line: 2, column: 'source', reason: 'formula' }],
    changes: [],
  });
  expect(await save(text)).toMatchObject({ status: 400, problem: { code: 'request/bad-input' } });
  expect((await rules()).every(({ id }) => id === null)).toBe(true);
});

test.each([
  ['nothing', ' '],
  ['an open quote', `${header}\n"road-tax,DL`],
  ['JSON that ends early', '[{"rule":'],
  ['a JSON list of numbers', '[1]'],
  ['too many lines', `${header}\n${'handling,,2026-12-01,,,,,0,high,Order\n'.repeat(2001)}`],
])('%s is refused with its field', async (_name, text) => {
  for (const answer of [await preview(text), await save(text)]) {
    expect(answer).toMatchObject({ status: 400, problem: { errors: [{ path: 'body.text' }] } });
  }
});
