import { contracts } from '@pahiya/contracts/all/contracts';
import type { CallShape } from '@pahiya/contracts/call';
import type { Contract } from '@pahiya/contracts/contract';
import { allCities } from '@pahiya/contracts/places/place-contracts';
import { getVehicle } from '@pahiya/contracts/vehicle/get-vehicle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type PathBrowser } from '../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import type { DirectInput } from './direct-call.ts';
import type { Answering, Asking } from './exchange.ts';

// A page rendered on this server must get the same response as a browser, though it calls without HTTP.
type Values = Readonly<Record<string, string>>;

let database: TestDatabase;
let api: TestApi;
const browsers: Record<string, PathBrowser> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
  browsers.visitor = openBrowser(api, '203.0.113.8');
  browsers.user = openBrowser(api, '203.0.113.9');
  await browsers.user.signIn('9876543210');
  browsers.stranger = openBrowser(api, '203.0.113.10');
  browsers.stranger.cookies.set('pahiya_session', 'x'.repeat(43));
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

/** A value for every parameter, valid for some calls and not for others. */
const inputs: readonly Values[] = [
  { vehicleNumber: 'DL8CAF5030', section: 'footer', code: 'DL08', pageNumber: '1', q: 'puc' },
  { vehicleNumber: 'nonsense', section: 'none', code: '??', pageNumber: '-3', q: '' },
];

/** Bodies for calls that read with one: the shipped catalogue knows the first. */
const bodies: readonly unknown[] = [
  {
    ...{ make: 'maruti-suzuki', model: 'swift', variant: 'vxi' },
    ids: ['maruti-suzuki/swift/vxi', 'maruti-suzuki/swift/zxi'],
  },
  { make: 'maruti\0', model: '', ids: [], chosen: 7 },
  { make: '', ids: [], page: -1 },
];

const all: readonly Contract[] = Object.values(contracts);
const isReading = ({ call, onlyReads }: Contract) => call.method === 'GET' || onlyReads === true;

/** Signing out comes last, so that the user is one for all others. */
const reading = all
  .filter(isReading)
  .toSorted((one, other) => Number(one === contracts.logout) - Number(other === contracts.logout));

type Answered = { data?: { events?: { event: string }[]; token?: string } };

/** What differs from call to call: an export records itself, so the second one of the same account has one event more,
 * and a web-view token can be used once. */
function withoutOnce({ data, ...rest }: Answered) {
  const events = data?.events?.filter(({ event }) => event !== 'account-exported');
  return {
    ...rest,
    data: {
      ...data,
      ...(events === undefined ? {} : { events }),
      ...(data?.token === undefined ? {} : { token: data.token.split('.').length }),
    },
  };
}

/** Takes what a call sets, and drops it. */
const silent: Answering = {
  header: () => silent,
  setCookie: () => silent,
  clearCookie: () => silent,
};

function askDirectly(browser: PathBrowser, address: string, call: CallShape, input: DirectInput) {
  const known = api.direct.find(call);
  if (known === undefined) return null;
  const headers: Record<string, string | undefined> = { src: 'web', 'user-agent': '' };
  const cookies = Object.fromEntries(browser.cookies);
  const set: Record<string, string> = {};
  const request = { id: 'r', method: 'GET', headers, cookies, ip: address, log: api.app.log };
  const reply: Answering = {
    header: () => reply,
    setCookie: (name, value) => {
      set[name] = value;
      return reply;
    },
    clearCookie: () => reply,
  };
  return known(request as Asking, reply, input).then((answer) => ({ answer, set }));
}

/** The same input over HTTP: the path filled in, the rest in the query. */
function addressOf({ path }: CallShape, values: Values): string {
  const rest = new URLSearchParams(
    Object.entries(values).filter(([name]) => !path.includes(`:${name}`)),
  );
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? 'x'));
  return `${filled}?${rest}`;
}

function inputOf({ path }: CallShape, values: Values): DirectInput {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return {
    params: Object.fromEntries(names.map((name) => [name, values[name] ?? 'x'])),
    query: Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))),
  };
}

describe.each(reading.map(({ call, answer }) => [call.path, { call, answer }] as const))(
  '%s',
  (_path, { call, answer: schema }) => {
    test.each([
      ['visitor', '203.0.113.8'],
      ['user', '203.0.113.9'],
      ['stranger', '203.0.113.10'],
    ])('returns the same to a page of a %s as to the browser', async (who, address) => {
      const browser = browsers[who];
      if (browser === undefined) throw new Error('no such browser');
      const isGet = call.method === 'GET';
      const asked = isGet
        ? inputs.map((values) => ({
            input: inputOf(call, values),
            address: addressOf(call, values),
          }))
        : bodies.map((body) => ({ input: { body }, address: call.path }));
      for (const { input, address: url } of asked) {
        const direct = await askDirectly(browser, address, call, input);
        if (direct === null) {
          expect(schema).toBeNull();
          return;
        }
        const sent = await (isGet ? browser.get(url) : browser.post(url, input.body));
        expect(direct.answer.status).toBe(sent.statusCode);
        expect(withoutOnce(JSON.parse(direct.answer.text))).toEqual({
          ...withoutOnce(sent.json()),
          ...(sent.statusCode < 400 ? {} : { requestId: 'r' }),
        });
        expect(direct.answer.status).toBeLessThan(500);
      }
    });
  },
);

test('calls that change something cannot be made directly', () => {
  const changing = all.filter((contract) => !isReading(contract));
  expect(changing.length).toBeGreaterThan(20);
  for (const { call } of changing) expect(api.direct.find(call)).toBeUndefined();
});

test('a direct call counts towards the limits, and its device is returned', async () => {
  const browser = openBrowser(api, '203.0.113.77');
  const answers = [];
  for (const number of ['DL8CAF5031', 'DL8CAF5032', 'DL8CAF5033', 'DL8CAF5034', 'DL8CAF5035']) {
    const asked = await askDirectly(browser, '203.0.113.77', getVehicle.call, {
      params: { vehicleNumber: number },
    });
    const { deviceId } = asked?.set ?? {};
    if (deviceId !== undefined) browser.cookies.set('deviceId', deviceId);
    answers.push(asked?.answer.status);
  }
  expect(answers).toEqual([404, 404, 404, 404, 404]);
  const last = await askDirectly(browser, '203.0.113.77', getVehicle.call, {
    params: { vehicleNumber: 'DL8CAF5036' },
  });
  expect(last?.answer.status).toBe(429);
  expect(last?.answer.retryAfterSeconds).toBeGreaterThan(0);
  const overHttp = await browser.get('/vehicle/DL8CAF5036');
  expect(overHttp.statusCode).toBe(429);
});

test('a page counts once against its address, however many calls it makes; a browser’s calls count each', async () => {
  const limited = await createTestApi(database.sql, { settings: { requestsPerMinute: 3 } });
  try {
    const list = limited.direct.find(allCities.call);
    const page = (ip: string) => {
      const request = { id: 'r', method: 'GET', headers: {}, cookies: {}, ip, log: api.app.log };
      return async () => (await list?.(request as unknown as Asking, silent, {}))?.status;
    };
    const ip = '203.0.113.90';
    for (let shown = 0; shown < 3; shown += 1) {
      const call = page(ip);
      const together = await Promise.all([call(), call()]);
      expect([...together, await call(), await call()]).toEqual([200, 200, 200, 200]);
    }
    const fourth = page(ip);
    expect([await fourth(), await fourth()]).toEqual([429, 429]);
    expect(await page('203.0.113.91')()).toBe(200);
    const browser = openBrowser(limited, '203.0.113.92');
    const sent = [];
    for (let count = 0; count < 4; count += 1)
      sent.push((await browser.get('/city/all')).statusCode);
    expect(sent).toEqual([200, 200, 200, 429]);
  } finally {
    await limited.close();
  }
});

test('our own failure is reported as one, without its cause', async () => {
  const away = Object.assign(new Error('secret words of a driver'), { code: 'ECONNREFUSED' });
  api.registry.answer = async () => {
    throw away;
  };
  const browser = openBrowser(api, '203.0.113.78');
  const [direct, sent] = [
    await askDirectly(browser, '203.0.113.78', getVehicle.call, {
      params: { vehicleNumber: 'MH12AB1234' },
    }),
    await browser.get('/vehicle/MH12AB1235'),
  ];
  expect(direct?.answer.status).toBe(sent.statusCode);
  expect(direct?.answer.status).toBe(503);
  expect(direct?.answer.text).not.toContain('secret');
});
