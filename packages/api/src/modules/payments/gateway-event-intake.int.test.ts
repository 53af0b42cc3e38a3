import { afterAll, expect, test } from 'vitest';
import { inNestedLoops } from '../../../test/nested-loops.ts';
import { createTestApi } from '../../../test/test-api.ts';
import { createTestDatabase } from '../../db/test-database.ts';
import { testHandlers } from '../../tasks/test-handlers.ts';
import { createWorkLoop } from '../../tasks/work-loop.ts';
import { gatewayEventIntake } from './gateway-event-intake.ts';
import { takeNewEvents } from './store/gateway-event-repository.ts';

const database = await createTestDatabase();
const { sql } = database;
const start = new Date('2026-11-21T04:44:00Z');
const api = await createTestApi(sql);
afterAll(async () => {
  await api.close();
  await database.drop();
});

test('each webhook event becomes one task', async () => {
  await sql`insert into gateway_events (event_id, gateway, body, received_at)
    select 'evt_' || n, 'test', '\\x7b7d', ${start} from generate_series(1, 5) n`;
  const seen: string[] = [];
  const handlers = testHandlers({
    'gateway-event': async (_, subject) => {
      seen.push(subject);
      return 'done';
    },
  });
  const loopOf = () => createWorkLoop(api.services, handlers, { intakes: [gatewayEventIntake] });
  await Promise.all([loopOf().drain(), loopOf().drain()]);
  expect(seen.sort()).toEqual(['evt_1', 'evt_2', 'evt_3', 'evt_4', 'evt_5']);
  expect(await loopOf().drain()).toBe(0);
});

test('an intake takes no more events than it asks for, however PostgreSQL plans it', async () => {
  await sql`insert into gateway_events (event_id, gateway, body, received_at)
    select 'many_' || n, 'test', '\\x7b7d', ${start} from generate_series(1, 20) n`;
  const three = { now: start, count: 3 };
  expect(await inNestedLoops(sql, (tx) => takeNewEvents(tx, three))).toHaveLength(3);
});
