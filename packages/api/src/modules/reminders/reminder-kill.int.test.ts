import { expect, test } from 'vitest';
import { runReminderKill } from '../../../test/reminder-kill/run-reminder-kill.ts';
import { createTestDatabase } from '../../db/test-database.ts';

test('two servers killed while they send: nothing twice, what was on its way is not known, all else is sent', async () => {
  const count = 400;
  const database = await createTestDatabase();
  try {
    const { states, onTheirWay, ...rest } = await runReminderKill({
      databaseUrl: database.url,
      count,
    });
    const { sent = 0, unknown = 0, ...others } = states;
    expect(others).toEqual({});
    expect(sent + unknown).toBe(count);
    // Also a message that was marked and had not reached the provider, or whose answer was not noted yet.
    expect(onTheirWay).toBeGreaterThan(0);
    expect(unknown).toBeGreaterThanOrEqual(onTheirWay);
    expect(rest.receivedTwice).toBe(0);
    expect(rest.receivedOnce).toBeGreaterThanOrEqual(sent);
    expect(rest.receivedOnce).toBeLessThanOrEqual(count);
    expect(rest.seriesLeft).toBe(0);
  } finally {
    await database.drop();
  }
}, 120_000);
