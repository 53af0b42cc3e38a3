import { contracts } from '@pahiya/contracts/all/contracts';
import { callAddress } from '@pahiya/contracts/call';
import type { Contract } from '@pahiya/contracts/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql, { settings: { requestsPerMinute: 1_000_000 } });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const addressOf = ({ call }: Contract) => callAddress(call).replace(/:\w+/g, 'not-an-id');
const all: readonly Contract[] = Object.values(contracts);
const isProtected = ({ who }: Contract) => who !== 'anyone';

describe('calls that need a session', () => {
  test.each(all.filter(isProtected).map((contract) => [contract.call.path, contract] as const))(
    '%s returns 401 whatever the input',
    async (_, contract) => {
      const { method } = contract.call;
      const answer = await api.app.inject({
        method,
        url: `${addressOf(contract)}?cursor=${'x'.repeat(500)}`,
        ...(method === 'GET' ? {} : { payload: { nothing: 'that fits' } }),
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json().code).toMatch(/^(auth|operator)\//);
    },
  );

  test('return 401 before they read a large body', async () => {
    const base = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const over = new AbortController();
    const answer = await fetch(`${base}${addressOf(contracts.uploadChallanDocuments)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'pahiya_session=x.y' },
      // Starts a body and never finishes it: only a response that does not wait for it can arrive.
      body: new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1024)) }),
      duplex: 'half',
      signal: over.signal,
    } as RequestInit);
    over.abort();
    expect(answer.status).toBe(401);
  });
});

describe('text that the database cannot store', () => {
  test.each([
    ['/blog/home?tag=a%00b', undefined],
    ['/vehicle/DL8%00', undefined],
    ['/challan/check-message', { text: 'a\0b' }],
    ['/challan/check-message', { text: '\ud800' }],
    ['/challan/check-message', { 'text\0': 'a' }],
  ])('%s with %j is bad input', async (path, body) => {
    const browser = openBrowser(api);
    const answer = body === undefined ? await browser.get(path) : await browser.post(path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('request/bad-input');
  });
});

describe('a database that cannot serve', () => {
  afterEach(() => database.sql`drop function if exists fail() cascade`);

  test.each([
    ['53100', 60],
    ['53200', 60],
    ['53300', 5],
    ['58030', 60],
    ['57P03', 5],
  ])('with %s is a 503 with a time to retry', async (state, seconds) => {
    await database.sql.unsafe(`
      create function fail() returns trigger language plpgsql as
        $$ begin raise exception 'no' using errcode = '${state}'; end $$;
      create trigger fail before insert on rate_limits execute function fail()`);
    const answer = await openBrowser(api).get('/vehicle/DL8CAF5030');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'server/unavailable', retryAfter: seconds });
    expect(answer.headers['retry-after']).toBe(String(seconds));
  });
});
