import { exampleSourceChallan } from '@pahiya/domain/challans/example-challan';
import { err, ok } from '@pahiya/domain/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { downFailure } from '../../../test/scripted-services.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { purgeDiscoveries } from './purge-discoveries.ts';

let database: TestDatabase;
let api: TestApi;
let visitor: PathBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  await emptyTables(database.sql, [
    'challan_discoveries',
    'challan_source_answers',
    'challan_states_seen',
    'upstream_calls',
    'users',
    'rate_limits',
    'lookup_allowances',
    'lookup_log',
    'hidden_vehicles',
  ]);
  api = await createTestApi(database.sql);
  visitor = openBrowser(api);
});

afterEach(() => api.close());

const vehicleNumber = 'DL8CAF5030';
const first = exampleSourceChallan({ photoUrls: ['https://photos.example.in/1.jpg'] });
const paid = exampleSourceChallan({ challanNumber: 'DL10000000000000002', status: 'paid' });

async function init(browser = visitor, number = vehicleNumber) {
  return browser.post('/challan/init', { vehicleNumber: number });
}

async function begin(browser = visitor): Promise<string> {
  return (await init(browser)).json().data.discoveryId;
}

const ask = (discoveryId: string, source: string, browser = visitor, retry = '') =>
  browser.get(`/challan/details?discoveryId=${discoveryId}&source=${source}${retry}`);
const numbersIn = (
  data: { tabsData: { tabId: string; tabSection: { challanNumber: string }[] }[] },
  tabId: string,
) => data.tabsData.find((tab) => tab.tabId === tabId)?.tabSection.map((one) => one.challanNumber);

test('a search starts with Pending and Settled tabs, three sources and no results', async () => {
  const answer = await init();
  expect(answer.statusCode).toBe(201);
  const { data } = answer.json();
  expect(data).toMatchObject({
    vehicleNumber,
    display: 'DL 8C AF 5030',
    isRevealed: false,
    discoveryData: { totalPendingApiCalls: 3, pendingApiCallsCompleted: 0, pendingChallanCount: 0 },
  });
  expect(data.discoveryData.tabsData.map((tab: { tabId: string }) => tab.tabId)).toEqual([
    'PENDING',
    'SETTLED',
  ]);
  expect(data.sources.map((one: { state: string }) => one.state)).toEqual([
    'not-asked',
    'not-asked',
    'not-asked',
  ]);
  expect(api.sources.asked).toEqual([]);
});

test('each source has its own call, and its challans are merged with the earlier ones', async () => {
  api.sources.answers.national = async () => ok([first]);
  api.sources.answers['state-police'] = async () => ok([paid]);
  const id = await begin();
  const one = (await ask(id, 'national')).json().data;
  expect(numbersIn(one.discoveryData, 'PENDING')).toEqual([first.challanNumber]);
  expect(one.discoveryData.pendingApiCallsCompleted).toBe(1);
  const two = (await ask(id, 'state-police')).json().data;
  expect(numbersIn(two.discoveryData, 'SETTLED')).toEqual([paid.challanNumber]);
  expect(two.discoveryData).toMatchObject({ pendingChallanCount: 1, paidChallanCount: 1 });
  expect(two.revision).toBeGreaterThan(one.revision);
  await ask(id, 'national');
  expect(api.sources.asked).toHaveLength(2);
});

test('a search can start all source calls at once; requesting the details does not repeat them', async () => {
  const gate = Promise.withResolvers<void>();
  api.sources.answers.national = async () => {
    await gate.promise;
    return ok([first]);
  };
  api.sources.answers['virtual-court'] = async () => downFailure('virtual-court');
  const answer = await visitor.post('/challan/init', { vehicleNumber, asksSources: true });
  const { data } = answer.json();
  expect(data.sources.map((one: { state: string }) => one.state)).toEqual(
    Array.from({ length: 3 }, () => 'not-asked'),
  );
  await expect.poll(() => api.sources.asked.length).toBe(3);
  const known = `/challan/details?discoveryId=${data.discoveryId}`;
  const failed = async () =>
    (await visitor.get(known)).json().data.sources.map((one: { state: string }) => one.state);
  await expect.poll(failed).toEqual(['not-asked', 'failed', 'answered']);
  const asked = [ask(data.discoveryId, 'national'), ask(data.discoveryId, 'virtual-court')];
  gate.resolve();
  const [found] = await Promise.all(asked);
  expect(numbersIn(found?.json().data.discoveryData, 'PENDING')).toEqual([first.challanNumber]);
  expect(api.sources.asked).toHaveLength(3);
});

test('a refused vehicle number is not sent to any source', async () => {
  await visitor.post('/challan/init', { vehicleNumber: 'DL8CAF0000', asksSources: true });
  expect(api.sources.asked).toEqual([]);
});

test('a failed source is shown as failed, never as having no challans, and can be retried alone', async () => {
  api.sources.answers['virtual-court'] = async () => downFailure('virtual-court');
  const id = await begin();
  const failed = (await ask(id, 'virtual-court')).json().data;
  const stateOf = (data: { sources: { source: string }[] }) =>
    data.sources.find(({ source }) => source === 'virtual-court');
  expect(stateOf(failed)).toMatchObject({
    state: 'failed',
    count: null,
    failure: 'unavailable',
    retryAfterSeconds: 30,
  });
  await ask(id, 'virtual-court');
  expect(api.sources.asked).toHaveLength(1);
  api.sources.answers['virtual-court'] = async () => ok([]);
  const again = (await ask(id, 'virtual-court', visitor, '&retry=1')).json().data;
  expect(stateOf(again)).toMatchObject({ state: 'answered', count: 0, failure: null });
});

test('the same challan from two sources is listed once, as paid, with both sources', async () => {
  api.sources.answers.national = async () => ok([first]);
  api.sources.answers['state-police'] = async () =>
    ok([{ ...first, status: 'paid' as const, receiptNumber: 'R1' }]);
  const id = await begin();
  await ask(id, 'national');
  const { discoveryData } = (await ask(id, 'state-police')).json().data;
  const settled = discoveryData.tabsData.find((tab: { tabId: string }) => tab.tabId === 'SETTLED');
  expect(settled.totalChallans).toBe(1);
  expect(settled.tabSection[0]).toMatchObject({
    status: 'paid',
    receiptNumber: 'R1',
    conflicts: ['paid-at-one-source'],
  });
  expect(settled.tabSection[0].provenance).toHaveLength(2);
  expect(discoveryData.pendingChallanCount).toBe(0);
});

test('twenty simultaneous requests for one vehicle call the source once', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.sources.answers.national = async () => {
    await gate;
    return ok([first]);
  };
  // The first call sets the device cookie that searches belong to.
  await begin();
  const ids = await Promise.all(Array.from({ length: 20 }, () => begin()));
  const asked = ids.map((id) => ask(id, 'national'));
  await expect.poll(() => api.sources.asked.length).toBe(1);
  release();
  const answers = await Promise.all(asked);
  expect(new Set(answers.map((one) => one.statusCode))).toEqual(new Set([200]));
  expect(api.sources.asked).toHaveLength(1);
});

test('place, time and photos are hidden from strangers and before sign-in', async () => {
  api.sources.answers.national = async () => ok([first]);
  const id = await begin();
  const answer = await ask(id, 'national');
  const challan = answer.json().data.discoveryData.tabsData[0].tabSection[0];
  expect(challan).toMatchObject({
    isHeldBack: true,
    location: null,
    district: null,
    issuedAt: null,
    issuedOn: '2026-11-01',
    photoUrls: [],
  });
  expect(answer.body).not.toMatch(/ITO crossing|photos\.example|06:30/);
  const refused = await visitor.post('/challan/reveal', { discoveryId: id, ground: 'owner' });
  expect(refused.json()).toMatchObject({ status: 401, code: 'auth/required' });
});

test('after sign-in they are shown for a stated reason, which is logged', async () => {
  api.sources.answers.national = async () => ok([first]);
  const id = await begin();
  await ask(id, 'national');
  const userId = await visitor.signIn('9876500001');
  const revealed = await visitor.post('/challan/reveal', { discoveryId: id, ground: 'permitted' });
  expect(revealed.statusCode).toBe(200);
  const challan = revealed.json().data.discoveryData.tabsData[0].tabSection[0];
  expect(challan).toMatchObject({ isHeldBack: false, location: 'ITO crossing' });
  expect(challan.photoUrls[0]).toMatch(/^\/api\/v1\/web\/challan\/photo\//);
  const [row] = await database.sql`
    select reveal_ground as ground, user_id as "userId" from challan_discoveries where id = ${id}`;
  expect(row).toEqual({ ground: 'permitted', userId });
});

test('a response in progress while details are revealed shows them', async () => {
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  api.sources.answers.national = async () => {
    asked.resolve();
    await answer.promise;
    return ok([first]);
  };
  const id = await begin();
  await visitor.signIn('9876500001');
  const underWay = ask(id, 'national');
  await asked.promise;
  await visitor.post('/challan/reveal', { discoveryId: id, ground: 'owner' });
  answer.resolve();
  const { data } = (await underWay).json();
  expect(data.isRevealed).toBe(true);
  expect(data.discoveryData.tabsData[0].tabSection[0]).toMatchObject({ isHeldBack: false });
});

test('an account can see the details of a limited number of vehicles a day; seeing one again is free', async () => {
  await api.close();
  const { testChallanSettings } = await import('../../../test/scripted-services.ts');
  api = await createTestApi(database.sql, {
    settings: { challans: { ...testChallanSettings, revealsPerDay: 2 } },
  });
  visitor = openBrowser(api);
  await visitor.signIn('9876500001');
  const reveal = async (number: string) => {
    const discoveryId = (await init(visitor, number)).json().data.discoveryId;
    return visitor.post('/challan/reveal', { discoveryId, ground: 'owner' });
  };
  expect((await reveal('MH12AB0011')).statusCode).toBe(200);
  expect((await reveal('MH12AB0012')).statusCode).toBe(200);
  const refused = await reveal('MH12AB0013');
  expect(refused.json()).toMatchObject({ status: 429, code: 'challan/reveal-limit' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await reveal('MH12AB0011')).statusCode).toBe(200);
});

test('another person’s search is not found, with or without an account', async () => {
  const id = await begin();
  const stranger = openBrowser(api, '192.0.2.9');
  for (const answer of [
    await ask(id, 'national', stranger),
    await stranger.get(`/challan/details?discoveryId=${id}`),
  ]) {
    expect(answer.json()).toMatchObject({ status: 404, code: 'challan/unknown-discovery' });
  }
  await stranger.signIn('9876500002');
  expect(
    (await stranger.post('/challan/reveal', { discoveryId: id, ground: 'owner' })).json(),
  ).toMatchObject({ status: 404 });
  const photo = await stranger.get(`/challan/photo/${id}/${first.challanNumber}/0`);
  expect(photo.statusCode).toBe(404);
  expect(api.sources.asked).toEqual([]);
});

test('a search expires and is deleted', async () => {
  const id = await begin();
  api.setNow(new Date('2026-11-22T04:45:00Z'));
  expect((await ask(id, 'national')).json().code).toBe('challan/unknown-discovery');
  await purgeDiscoveries(api.services);
  expect(await database.sql`select 1 from challan_discoveries`).toHaveLength(0);
});

test('a search counts as a look-up: the sixth vehicle of a day is refused with 1003', async () => {
  for (let index = 11; index <= 15; index += 1) {
    expect((await init(visitor, `MH12AB00${index}`)).statusCode).toBe(201);
  }
  expect((await init(visitor, 'MH12AB0016')).json()).toMatchObject({ status: 429, code: '1003' });
  expect((await init(visitor, 'MH12AB0011')).statusCode).toBe(201);
});

test('strangers see no challans of a vehicle hidden by its owner', async () => {
  const owner = openBrowser(api, '192.0.2.20');
  const ownerId = await owner.signIn('9876500003');
  await database.sql`insert into hidden_vehicles (vehicle_number, user_id, since)
    values (${vehicleNumber}, ${ownerId}, now())`;
  expect((await init()).json()).toMatchObject({ status: 403, code: 'vehicle/hidden' });
  expect((await init(owner)).statusCode).toBe(201);
});

test.each([
  [{ vehicleNumber: 'nonsense' }, 400, 'vehicle/not-a-mark'],
  [{ vehicleNumber: 'T1122DL0101AB' }, 422, 'vehicle/not-in-register'],
  [{}, 400, 'request/bad-input'],
])('%j starts no search', async (body, status, code) => {
  expect((await visitor.post('/challan/init', body)).json()).toMatchObject({ status, code });
  expect(await database.sql`select 1 from challan_discoveries`).toHaveLength(0);
});

/** Public status of one source after a search of each number. */
async function statusAfter(source: string, vehicleNumbers: readonly string[]) {
  for (const [index, number] of vehicleNumbers.entries()) {
    const browser = openBrowser(api, `192.0.2.${index + 30}`);
    const { discoveryId } = (await init(browser, number)).json().data;
    await ask(discoveryId, source, browser);
  }
  const { data } = (await openBrowser(api).get('/challan/sources')).json();
  return data.sources.find((one: { source: string }) => one.source === source);
}

const numbers = (n: number) => Array.from({ length: n }, (_, index) => `MH12AB00${index + 11}`);
const timeout = async () =>
  err({ kind: 'timeout' as const, provider: 'x', retryable: true, reason: 'scripted' });

test('a failure on one vehicle does not mark its source down', async () => {
  api.sources.answers['virtual-court'] = async (number) =>
    number === 'MH12AB0013' ? timeout() : ok([]);
  expect(await statusAfter('virtual-court', numbers(3))).toMatchObject({ state: 'up' });
});

test('a source with too few calls to judge, all failed, has no known status', async () => {
  api.sources.answers['virtual-court'] = timeout;
  const status = await statusAfter('virtual-court', numbers(3));
  expect(status).toMatchObject({ state: 'unknown', lastSuccessAt: null, failedShare: 1 });
});

test('a source is down when half of enough calls failed, and calls leave the window', async () => {
  let calls = 0;
  api.sources.answers['state-police'] = async () => {
    calls += 1;
    return calls % 2 === 0 ? timeout() : ok([]);
  };
  expect(await statusAfter('state-police', numbers(10))).toMatchObject({
    state: 'down',
    failedShare: 0.5,
  });
  api.setNow(new Date('2026-11-21T05:00:00Z'));
  expect(await statusAfter('state-police', [])).toMatchObject({ state: 'unknown' });
});

test('the public status lists the states seen and contains no vehicle number', async () => {
  api.sources.answers.national = async () => ok([first]);
  await ask(await begin(), 'national');
  const { data } = (await openBrowser(api).get('/challan/sources')).json();
  expect(data.sources[0]).toMatchObject({ source: 'national', state: 'up', failedShare: 0 });
  expect(data.sources[2]).toMatchObject({ state: 'unknown', typicalMs: null });
  expect(data.states).toEqual([{ stateCode: 'DL', lastSuccessAt: '2026-11-21T04:44:00.000Z' }]);
  const rows = await database.sql`select c::text as row from upstream_calls c`;
  expect(JSON.stringify(rows)).not.toContain(vehicleNumber);
});

test('sandbox responses are never shown as those of a live source', async () => {
  api.sources.answers.national = async () => ok([first]);
  await ask(await begin(), 'national');
  const live = await createTestApi(database.sql, {
    challanSources: api.sources.all.map((source) => ({ ...source, sandbox: false })),
  });
  const browser = openBrowser(live);
  await ask(await begin(browser), 'national', browser);
  expect(api.sources.asked).toHaveLength(2);
  await live.close();
});
