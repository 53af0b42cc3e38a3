import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser } from '../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  const partners = [{ id: 'acme', address: 'https://acme.example/india/' }];
  api = await createTestApi(database.sql, { settings: { partners } });
});
beforeEach(async () => {
  await emptyTables(database.sql, ['partner_referrals']);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const go = (query: string) => openBrowser(api).get(`/redirection/partner?${query}`);
const counts = () =>
  database.sql`select day, partner, place, visits from partner_referrals order by place`;

test('a link redirects to the partner, and only the click is counted', async () => {
  const answer = await go('partner=acme&place=garage&path=/cover');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe(
    'https://acme.example/india/cover?utm_source=localhost&utm_medium=referral&utm_campaign=garage',
  );
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await go('partner=acme&place=garage');
  await go('partner=acme');
  expect(await counts()).toEqual([
    { day: '2026-11-21', partner: 'acme', place: '', visits: 1 },
    { day: '2026-11-21', partner: 'acme', place: 'garage', visits: 2 },
  ]);
});

test.each([
  'partner=other',
  'partner=ACME',
  'partner=https://evil.example',
  'partner=acme.evil.example',
  'partner=acme&partner=other',
  'partner=__proto__',
  'partner=',
  '',
  'url=https://evil.example',
])('%s does not redirect', async (query) => {
  const answer = await go(query);
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.headers.location).toBeUndefined();
  expect(answer.json().code).toMatch(/^(redirection\/unknown-partner|request\/bad-input)$/);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '@evil.example',
  '/@evil.example',
  '.evil.example',
  'https://evil.example',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  '%5C%5Cevil.example',
  '/%0d%0aLocation:https://evil.example',
  '/..',
  '/../x',
  '/x/../../y',
  '/./x',
  '/x?to=1',
  '/x#y',
  '/%E3%80%82evil.example',
  'javascript:alert(1)',
])("a path that leaves the partner's address is refused: %s", async (path) => {
  for (const written of [path, encodeURIComponent(path)]) {
    // What follows "#" or "&" in an address is not part of the parameter.
    const answer = await go(`partner=acme&path=${written}`);
    const to = answer.headers.location;
    if (to === undefined) expect(answer.json().code).toBe('request/bad-input');
    else expect(new URL(to).href).toMatch(/^https:\/\/acme\.example\/india\/(?:x)?\?utm_source=/);
  }
  expect((await go(`partner=acme&path=${encodeURIComponent(path)}`)).statusCode).toBe(400);
});

test('the place must be a listed one, so the counts cannot be flooded', async () => {
  expect((await go('partner=acme&place=made-up')).json().code).toBe('request/bad-input');
  expect(await counts()).toEqual([]);
});

test('an address is limited to sixty redirects a minute', async () => {
  const browser = openBrowser(api, '203.0.113.99');
  const answers = [];
  for (let count = 0; count < 61; count += 1) {
    answers.push((await browser.get('/redirection/partner?partner=acme')).statusCode);
  }
  expect(answers.slice(0, 60)).toEqual(Array(60).fill(302));
  expect(answers[60]).toBe(429);
});
