import { randomUUID } from 'node:crypto';
import { VALUATION_VERSION } from '@pahiya/domain/used-car-rules/valuation-rules';
import type { Valuation, ValuedCar } from '@pahiya/domain/valuation/valuation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { findEstimate } from './find-estimate.ts';
import { keepEstimate } from './keep-estimate.ts';
import { purgeEstimates } from './purge-estimates.ts';

let database: TestDatabase;
let api: TestApi;
const start = new Date('2026-11-25T06:00:00Z');
let now = start;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createTestApi(database.sql, { now: () => now });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const car: ValuedCar = {
  ...{ make: 'tata', model: 'nexon', variant: 'XZ', modelYear: 2021, km: 40_000, fuel: 'petrol' },
  ...{ gearbox: 'manual', owners: 1, cityId: 10_084, condition: 'very-good' },
};
const valuation = {
  ...{ kind: 'none', reason: 'not-enough-data', found: 0, on: '2026-11-25' },
  version: VALUATION_VERSION,
} as Valuation;
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);

test('an estimate is kept once a day for the same question, and found by its id until it is erased', async () => {
  const { services } = api;
  const [first, again] = await Promise.all([
    keepEstimate(services, car, valuation),
    keepEstimate(services, car, valuation),
  ]);
  expect(again.id).toBe(first.id);
  const other = await keepEstimate(services, { ...car, km: 41_000 }, valuation);
  expect(other.id).not.toBe(first.id);

  const { sql } = services;
  expect(await findEstimate(sql, first.id, now)).toMatchObject({
    car,
    valuation,
    isExpired: false,
  });
  expect(await findEstimate(sql, first.id, days(7))).toMatchObject({ isExpired: true });
  expect(await findEstimate(sql, randomUUID(), now)).toBeNull();
  expect(await findEstimate(sql, "' or 1=1 \0", now)).toBeNull();

  now = days(1);
  expect((await keepEstimate(services, car, valuation)).id).not.toBe(first.id);
  now = days(98);
  await purgeEstimates(services);
  expect(await findEstimate(sql, first.id, now)).toBeNull();
});
