import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../../test/empty-tables.ts';
import { openBrowser, type PathBrowser } from '../../../test/path-browser.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { testHandlers } from '../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../tasks/work-loop.ts';
import { importCatalogue } from '../new-cars/import/import-catalogue.ts';
import { seedCatalogue } from '../new-cars/seed/seed-catalogue.ts';
import { noticeTasks } from '../notices/notice-tasks.ts';
import { alertSavedSearches } from './alert-saved-searches.ts';

let database: TestDatabase;
let api: TestApi;
let person: PathBrowser;
let stranger: PathBrowser;
let userId: string;
const noon = new Date('2026-11-25T12:00:00+05:30');

beforeAll(async () => {
  database = await createTestDatabase();
  await seedCatalogue(database.sql, noon);
  api = await createTestApi(database.sql);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

beforeEach(async () => {
  await emptyTables(database.sql, ['users', 'tasks', 'rate_limits']);
  api.setNow(noon);
  person = openBrowser(api);
  stranger = openBrowser(api, '192.0.2.9');
  userId = await person.signIn('9876500001');
  await stranger.signIn('9876500002');
  api.messages.length = 0;
  api.email.sent.length = 0;
});

const save = (body: object = {}, by = person) =>
  by.post('/saved-searches', {
    kind: 'new-cars',
    query: 'sort=newest&fuel=electric&body=van&page=3',
    channels: ['sms'],
    ...body,
  });
const listed = async () => (await person.get('/saved-searches')).json().data.searches;
const stop = (body: object, by = person) => by.post('/saved-searches/stop', body);

async function addVan(model: string) {
  await importCatalogue(database.sql, {
    records: (async function* () {
      const cells = { make: 'Lantern', model, variant: 'Base', body: 'van', fuel: 'electric' };
      yield { number: 1, cells };
    })(),
    sources: [],
    isDryRun: false,
    now: noon,
  });
  await api.services.content.refresh();
}

test('a new car that fits is told once, by day, with the list and the end of the alerts', async () => {
  await database.sql`update users set email = 'asha@example.in' where id = ${userId}`;
  const [saved] = (await save({ channels: ['sms', 'email'] })).json().data.searches;
  expect(saved.query).toBe('body=van&fuel=electric&sort=newest');
  expect(await alertSavedSearches(api.services)).toBe(0);
  await addVan('Glow');
  expect(await alertSavedSearches(api.services)).toBe(1);
  expect(await alertSavedSearches(api.services)).toBe(0);
  await createWorkLoop(api.services, testHandlers(noticeTasks)).drain();
  expect(api.messages).toMatchObject([
    {
      template: 'alert-saved-search',
      variables: {
        count: '1',
        link: 'localhost:3000/new-cars/search?body=van&fuel=electric&sort=newest',
      },
    },
  ]);
  const [mail] = api.email.sent;
  expect(mail?.text).toContain('One more model now matches');
  const key = decodeURIComponent(mail?.endUrl?.split('stop=')[1] ?? '');
  const anyone = openBrowser(api, '192.0.2.77');
  expect((await stop({ key }, anyone)).statusCode).toBe(200);
  expect((await stop({ key }, anyone)).statusCode).toBe(200);
  expect(await listed()).toEqual([]);
});

test('an alert that is queued is not sent once its search is deleted', async () => {
  const [saved] = (await save()).json().data.searches;
  await addVan('Shine');
  await alertSavedSearches(api.services);
  await stop({ searchId: saved.searchId });
  await createWorkLoop(api.services, testHandlers(noticeTasks)).drain();
  expect(api.messages).toEqual([]);
});

test('the same search is one, with the channels chosen last; another person’s is not there', async () => {
  await save();
  await database.sql`update users set email = 'asha@example.in' where id = ${userId}`;
  await save({ query: 'fuel=electric&body=van&sort=newest', channels: ['email'] });
  const [saved, ...others] = await listed();
  expect(others).toEqual([]);
  expect(saved.channels).toEqual(['email']);
  const foreign = await stop({ searchId: saved.searchId }, stranger);
  expect(foreign.json()).toMatchObject({ status: 404, code: 'saved-search/not-found' });
  expect((await stop({ key: `${saved.searchId}.AAAA` }, stranger)).statusCode).toBe(404);
  expect(await listed()).toHaveLength(1);
  const exported = (await person.get('/user/account/export')).json().data.savedSearches;
  expect(exported).toMatchObject([{ query: 'body=van&fuel=electric&sort=newest' }]);
});

test.each([
  ['without a filter', { query: 'sort=newest' }, 400, 'request/bad-input'],
  ['with an unknown value', { query: 'fuel=steam' }, 400, 'request/bad-input'],
  ['with an unknown make', { query: 'make=lada' }, 400, 'request/bad-input'],
  ['upside down', { query: 'price-from=9&price-to=5' }, 400, 'request/bad-input'],
  ['without a channel', { channels: [] }, 400, 'request/bad-input'],
  ['by e-mail without an address', { channels: ['email'] }, 409, 'saved-search/no-email'],
])('a search %s is not saved', async (_, body, status, code) => {
  expect((await save(body)).json()).toMatchObject({ status, code });
  expect(await listed()).toEqual([]);
});

test('twenty searches are the most, and a visitor signs in first', async () => {
  const makes = ['tata', 'mahindra', 'hyundai', 'kia', 'toyota'];
  const fuels = ['petrol', 'diesel', 'cng', 'electric'];
  for (const make of makes) {
    for (const fuel of fuels) await save({ query: `make=${make}&fuel=${fuel}` });
  }
  expect(await listed()).toHaveLength(20);
  expect((await save()).json()).toMatchObject({ status: 409, code: 'saved-search/full' });
  const visitor = openBrowser(api, '192.0.2.88');
  expect((await save({}, visitor)).json()).toMatchObject({ status: 401 });
});

test('an alert goes to devices too, once notifications are on there', async () => {
  const refused = await save({ channels: ['push'] });
  expect(refused.json()).toMatchObject({ status: 400, errors: [{ path: 'body.channels' }] });
  expect(await listed()).toEqual([]);
  await database.sql`
    insert into push_devices (id, user_id, endpoint, p256dh, auth, added_at)
    values (gen_random_uuid(), ${userId}, 'https://push.example/1', 'p', 'a', ${noon})`;
  expect((await save({ channels: ['push'] })).statusCode).toBe(200);
  await addVan('Beam');
  expect(await alertSavedSearches(api.services)).toBe(1);
  expect(await database.sql`select channel from notices`).toEqual([{ channel: 'push' }]);
});
