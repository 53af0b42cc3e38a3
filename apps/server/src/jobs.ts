import { createDatabase, type DatabaseOptions } from '@pahiya/api/db/database';
import type { Parameter } from '@pahiya/api/db/parameters';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';

/** Scheduled work, in Indian time, on one server at a time. */
export type Job = {
  readonly name: string;
  /** Five-field cron, Asia/Kolkata. */
  readonly schedule: string;
  readonly run: () => Promise<void>;
};

/** Starts the jobs; state and schedules are in the database (schema `pgboss`). They have a separate connection: pg-boss
 * sends whole transactions as one text. */
export async function startJobs(
  url: DatabaseOptions['url'],
  jobs: readonly Job[],
  log: FastifyBaseLogger,
): Promise<{ stop: () => Promise<void> }> {
  const sql = createDatabase({ url, applicationName: 'pahiya-jobs', poolSize: 1 });
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => ({
        rows: await sql.unsafe(text, values?.map(toParameter)),
      }),
    },
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs failed'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'singleton', retryLimit: 3, retryBackoff: true });
    await boss.work(job.name, async () => {
      await job.run();
      log.debug({ job: job.name }, 'job done');
    });
    await boss.schedule(job.name, job.schedule, {}, { tz: 'Asia/Kolkata' });
  }
  return {
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 5000 });
      await sql.end({ timeout: 1 });
    },
  };
}

/** pg-boss expects objects to be sent as JSON. */
function toParameter(value: unknown): Parameter {
  const isJson = value?.constructor === Object;
  return isJson ? JSON.stringify(value) : (value as Parameter);
}
