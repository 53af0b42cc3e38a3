import { schedules } from '@pahiya/api/composition/schedules';
import { createDatabase } from '@pahiya/api/db/database';
import { expect, test } from 'vitest';
import { startOwnServer } from '../test/own-server.ts';

test('a worker declares the schedules and runs one when it is due', async () => {
  const server = await startOwnServer({ ROLES: 'worker' });
  const sql = createDatabase({ url: server.databaseUrl, applicationName: 'test', poolSize: 1 });
  try {
    const declared = await sql<{ name: string }[]>`select name from schedules`;
    expect(declared.map(({ name }) => name).sort()).toEqual(
      schedules.map(({ name }) => name).sort(),
    );
    await sql`update schedules set next_at = now() where name = 'purge-vitals'`;
    await expect
      .poll(() => sql`select last_outcome from schedules where name = 'purge-vitals'`, {
        timeout: 10_000,
      })
      .toEqual([{ last_outcome: 'done' }]);
  } finally {
    await sql.end();
    await server.stop();
  }
});
