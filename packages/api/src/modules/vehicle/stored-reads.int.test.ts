import { toVehicleNumber, type VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createStoredReads } from './stored-reads.ts';

let database: TestDatabase;
const owner = '0199f1a0-0000-7000-8000-000000000001';
const other = '0199f1a0-0000-7000-8000-000000000002';

beforeAll(async () => {
  database = await createTestDatabase();
  for (let index = 1; index <= 100; index += 1) await store(numberOf(index), 'here');
  await store(numberOf(101), 'elsewhere');
});
afterAll(() => database.drop());

const numberOf = (index: number): VehicleNumber => {
  const number = toVehicleNumber(`KA01AB${String(index).padStart(4, '0')}`);
  if (number === null) throw new Error('no number');
  return number;
};

const store = (number: VehicleNumber, source: string) => database.sql`
  insert into vehicles (vehicle_number, source_key, outcome, body, fetched_at, fresh_until, series_key)
  values (${number}, ${source}, 'found', ${`{"of":"${number}"}`}, now(), now(), 'KA01AB')`;

test('concurrent reads each get their own vehicle, and never one of another registry', async () => {
  const read = createStoredReads(database.sql, 'here');
  const asked = Array.from({ length: 300 }, (_, index) => numberOf((index % 102) + 1));
  const answers = await Promise.all(asked.map((number) => read(number, null)));
  answers.forEach((answer, index) => {
    const number = asked[index];
    const isHere = number !== undefined && number <= numberOf(100);
    expect(answer?.body ?? null).toBe(isHere ? `{"of":"${number}"}` : null);
  });
});

test('a hidden vehicle is hidden from the next read, except the owner’s', async () => {
  const read = createStoredReads(database.sql, 'here');
  const number = numberOf(7);
  expect((await read(number, null))?.isHidden).toBe(false);
  await database.sql`insert into users (id, mobile, created_at, last_signed_in_at)
    values (${owner}, '9876500001', now(), now())`;
  await database.sql`insert into hidden_vehicles (vehicle_number, user_id, since)
    values (${number}, ${owner}, now())`;
  const [visitor, stranger, holder] = await Promise.all([
    read(number, null),
    read(number, other),
    read(number, owner),
  ]);
  expect(visitor?.isHidden).toBe(true);
  expect(stranger?.isHidden).toBe(true);
  expect(holder?.isHidden).toBe(false);
});

test('a database error fails the batch and no later read', async () => {
  const read = createStoredReads(database.sql, 'here');
  await database.sql`alter table vehicles rename to vehicles_away`;
  const failed = await Promise.allSettled([read(numberOf(1), null), read(numberOf(2), null)]);
  await database.sql`alter table vehicles_away rename to vehicles`;
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await read(numberOf(1), null))?.body).toContain('KA01AB0001');
});
