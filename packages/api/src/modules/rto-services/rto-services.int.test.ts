import { readTaxRules } from '@pahiya/domain/new-cars/tax-rules/read-tax-rules';
import { rtoServices } from '@pahiya/domain/rto-services/rto-services';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { bumpTaxRules } from '../new-cars/tax-rules/rule-content.ts';
import { putRule } from '../new-cars/tax-rules/rule-repository.ts';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
});

afterEach(async () => {
  await database.sql`truncate car_tax_rules`;
  await database.sql.begin(bumpTaxRules);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

type Service = { id: string; group: string; forms: unknown[]; fees: Record<string, unknown>[] };

async function services(query = ''): Promise<Service[]> {
  const answer = await openBrowser(api).get(`/rtoServices/services${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.services;
}

const byId = (all: readonly Service[], id: string) => all.find((service) => service.id === id);

test('every service is listed once, vehicle services first, with notes on the amounts', async () => {
  const answer = await openBrowser(api).get('/rtoServices/services');
  const { data } = answer.json();
  expect(data.services.map(({ id }: Service) => id).sort()).toEqual(
    rtoServices.map(({ id }) => id).sort(),
  );
  expect(data.services[0].group).toBe('vehicle');
  expect(data.services.at(-1).group).toBe('licence');
  expect(data.indicative.en).toContain('Central fee only');
});

test('fees are those of a two-wheeler and a car unless a class is given', async () => {
  const transfer = byId(await services(), 'transfer-of-ownership');
  expect(transfer?.fees).toMatchObject([
    { vehicleClass: 'motorcycle', centralFeePaise: 15_000 },
    { vehicleClass: 'lmv-private', centralFeePaise: 30_000 },
  ]);
  const own = byId(await services('?vehicleClass=lmv-private'), 'transfer-of-ownership');
  expect(own?.fees).toHaveLength(1);
});

test('an old vehicle has the fee for its age', async () => {
  const at = async (ageBand: string) =>
    byId(await services(`?vehicleClass=lmv-private&ageBand=${ageBand}`), 'rc-renewal')?.fees[0];
  expect(await at('15-20')).toMatchObject({ ageBand: '15-20', centralFeePaise: 500_000 });
  expect(await at('over-20')).toMatchObject({ ageBand: 'over-20', centralFeePaise: 1_000_000 });
});

test('one group can be requested', async () => {
  const all = await services('?group=licence');
  expect(new Set(all.map(({ group }) => group))).toEqual(new Set(['licence']));
});

test('an unknown class is refused', async () => {
  const answer = await openBrowser(api).get('/rtoServices/services?vehicleClass=boat');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toBe('request/bad-input');
});

test('a service that we do names its price and its page; others have none', async () => {
  const all = await services();
  expect(byId(all, 'transfer-of-ownership')).toMatchObject({
    offer: { serviceFeePaise: 199_900, orderPath: '/rto-services/transfer-of-ownership/order' },
  });
  expect(byId(all, 'address-change')).toMatchObject({ offer: null });
  expect(byId(all, 'noc')).toMatchObject({ offer: null });
});

/** Saves lines of a list as the desk does. */
async function importRules(...lines: Record<string, string>[]): Promise<void> {
  const { rules, faults } = readTaxRules(
    lines.map((cells) => ({ confidence: 'high', source: 'Gazette', ...cells })),
  );
  expect(faults).toEqual([]);
  await database.sql.begin(async (tx) => {
    for (const rule of rules) await putRule(tx, rule, api.services.now());
    await bumpTaxRules(tx);
  });
  await api.services.content.refresh();
}

test('an imported fee replaces the one that ships from its first day, and makes a price', async () => {
  api.setNow(new Date('2026-11-30T18:00:00Z'));
  const fee = { rule: 'hypothecation-end-fee', from: '2026-12-01' };
  await importRules(
    { ...fee, part: 'lmv-private', rupees: '1650' },
    { rule: 'smart-card-fee', from: '2026-11-01', rupees: '250' },
  );
  const removal = async () => byId(await services(), 'hypothecation-removal');
  const lines = async () =>
    (await openBrowser(api).get('/rtoServices/fee-rules')).json().data.lines;
  expect(await removal()).toMatchObject({
    offer: null,
    fees: [{ centralFeePaise: 50_000 }, { centralFeePaise: 150_000 }],
  });
  expect(await lines()).toEqual([
    {
      ...{ rule: 'smart-card-fee', state: '', from: '2026-11-01', rupees: '250' },
      ...{ confidence: 'high', source: 'Gazette' },
    },
  ]);
  // Midnight in India.
  api.setNow(new Date('2026-11-30T18:30:00Z'));
  expect(await removal()).toMatchObject({
    offer: { vehicleClasses: ['lmv-private'] },
    fees: [{ centralFeePaise: null }, { centralFeePaise: 165_000 }],
  });
  expect(await lines()).toHaveLength(2);
});
