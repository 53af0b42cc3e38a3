import { editorShape } from '@pahiya/contracts/shapes/shape-contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '../../../test/contract-browser.ts';
import { signInAtDesk } from '../../../test/desk.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';

let database: TestDatabase;
let api: TestApi;
let editor: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql);
  editor = (await signInAtDesk(api, 'asha', ['editor'])).browser;
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const ask = (query: Record<string, string>) => editor.call(editorShape, { query });

test.each([
  [{ kind: 'section', key: 'footer' }, ['data']],
  [{ kind: 'section', key: 'home' }, ['webSections']],
  [{ kind: 'section', key: 'home', parts: 'webTabs' }, ['webTabs']],
  [{ kind: 'services', key: 'top' }, ['services']],
  [{ kind: 'meta', key: '/rto/goa' }, ['en', 'hi', 'canonical']],
])('%j is described by its fields', async (query, names) => {
  const { fields } = (await ask(query)).data.shape as { fields: { name: string }[] };
  expect(fields.map(({ name }) => name)).toEqual(names);
});

test('a form is described by everything it can contain', async () => {
  const { fields } = (await ask({ kind: 'form', key: 'ANY_FORM' })).data.shape as {
    fields: { name: string }[];
  };
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['title', 'steps', 'consents', 'success', 'retentionDays', 'sink']),
  );
});

test.each([
  [{ kind: 'section', key: 'sidebar' }, 404, 'operator/not-found'],
  [{ kind: 'services', key: 'bottom' }, 404, 'operator/not-found'],
  [{ kind: 'meta', key: 'no path' }, 404, 'operator/not-found'],
  [{ kind: 'recipe', key: 'x' }, 400, 'request/bad-input'],
])('%j is refused', async (query, status, code) => {
  const answer = await ask(query);
  expect([answer.status, answer.problem.code]).toEqual([status, code]);
});
