import { createTestDatabase } from '@pahiya/api/db/test-database';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { within } from '../test/within.ts';
import { startJobs } from './jobs.ts';

test('a job runs on schedule, and nothing is logged as failed', async () => {
  const database = await createTestDatabase();
  const log = Fastify({ logger: { level: 'silent' } }).log;
  const failed = vi.spyOn(log, 'error');
  const ran = Promise.withResolvers<void>();
  const jobs = await startJobs(
    database.url,
    [{ name: 'each-minute', schedule: '* * * * *', run: async () => ran.resolve() }],
    log,
  );
  try {
    await within(90_000, ran.promise);
    expect(failed).not.toHaveBeenCalled();
  } finally {
    await jobs.stop();
    await database.drop();
  }
}, 120_000);
