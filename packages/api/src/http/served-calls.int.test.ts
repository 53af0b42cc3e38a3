import { contracts } from '@pahiya/contracts/all/contracts';
import { callAddress } from '@pahiya/contracts/call';
import type { Contract } from '@pahiya/contracts/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../test/test-api.ts';
import { registerApi } from '../composition/app.ts';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';

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

/** Addresses of the API without a contract: they are no calls of the web app. */
const others = ['/api/*', '/api/webhooks/', '/api/payments/razorpay/'];

test('every contract is served, and every address of the API has a contract', async () => {
  const served = new Set<string>();
  const app = Fastify();
  app.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith('/api') || others.some((other) => url.startsWith(other))) return;
    for (const one of [method].flat()) if (one !== 'HEAD') served.add(`${one} ${url}`);
  });
  await registerApi(app, api.services);
  await app.close();
  const declared = Object.values(contracts as Record<string, Contract>).map(
    ({ call }) => `${call.method} ${callAddress(call)}`,
  );
  expect([...served].sort()).toEqual(declared.sort());
});
