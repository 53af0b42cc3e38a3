import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

test('the services are listed in the order of the home page', async () => {
  const { services } = (await openBrowser(api).get('/services/top')).json().data;
  expect(services[0]).toEqual({ id: 'rc-details', path: '/rc-search' });
});

test('the footer is a section of links in groups', async () => {
  const answer = (await openBrowser(api).get('/layout/footer')).json();
  expect(answer.data.data.map((group: { id: string }) => group.id)).toEqual([
    'vehicle',
    'account',
    'product',
  ]);
});

test.each(['header', '__proto__', 'constructor'])('there is no section %s', async (section) => {
  expect((await openBrowser(api).get(`/layout/${section}`)).json()).toMatchObject({
    status: 404,
    code: 'layout/unknown-section',
  });
});
