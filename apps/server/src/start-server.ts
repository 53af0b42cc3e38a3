import { createDatabase } from '@pahiya/api/db/database';
import { migrate } from '@pahiya/api/db/migrate';
import { seedBlog } from '@pahiya/api/modules/blog/seed/seed-blog';
import { hearOfChanges } from '@pahiya/api/modules/content-versions/watch-content';
import { seedForms } from '@pahiya/api/modules/forms/seed/seed-forms';
import type { FastifyInstance } from 'fastify';
import { compose } from './composition.ts';
import type { Config } from './config.ts';
import { dailyJobs } from './daily-jobs.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { freePort } from './free-port.ts';
import { createFront } from './front.ts';
import { createHttpServer } from './http-server.ts';
import { startJobs } from './jobs.ts';
import { giveMemoryBackAtRest } from './memory-at-rest.ts';
import { registerRoles } from './roles.ts';
import { joinSandbox, type SandboxProcess, startSandbox } from './sandbox-process.ts';
import { loadSecret } from './secret.ts';
import { startTelemetry } from './telemetry.ts';
import { needsSandbox } from './upstream-config.ts';
import { startWorkLoop } from './work-loop.ts';

/** A running server. */
export type RunningServer = {
  readonly port: number;
  readonly app: FastifyInstance;
  /** Resolves when the embedded database is lost for good: the process should exit to be restarted. */
  readonly lost: Promise<Error>;
  /** Finishes requests in progress, then stops jobs, connections, the sandbox and the embedded database. */
  readonly stop: () => Promise<void>;
};

const say = (message: string) => process.stdout.write(`${message}\n`);

/** Starts the configured parts: database (embedded or given), sandbox, HTTP, jobs. */
export async function startServer(config: Config): Promise<RunningServer> {
  const cleanUp: (() => Promise<unknown>)[] = [];
  const { promise: lost, resolve: onLost } = Promise.withResolvers<Error>();
  const stopAll = async () => {
    for (const stop of cleanUp.splice(0).reverse()) await stop();
  };
  try {
    const [database, sandbox, secret, telemetry] = await Promise.all([
      openDatabase(config, cleanUp, onLost),
      openSandbox(config),
      loadSecret(config.APP_SECRET, config.DATA_DIR),
      startTelemetry(config.OTEL_EXPORTER_OTLP_ENDPOINT),
    ]);
    if (sandbox !== null) cleanUp.push(sandbox.stop);
    if (telemetry !== null) cleanUp.push(telemetry.stop);
    const front = createFront();
    const app = createHttpServer(config, front);
    const port = config.PORT === 0 ? await freePort(config.HOST) : config.PORT;
    const siteUrl = config.siteUrl ?? `http://localhost:${port}`;
    const composition = compose(config, {
      sql: database.sql,
      secret,
      sandbox,
      siteUrl,
    });
    cleanUp.push(composition.close);
    await seedBlog(database.sql, composition.services.now());
    await seedForms(database.sql, composition.services.now());
    let isStopping = false;
    await registerRoles(app, {
      config,
      front,
      composition,
      siteUrl,
      sandbox,
      telemetry,
      isStopping: () => isStopping,
    });
    if (config.ROLES.includes('web')) {
      hearOfChanges(database.sql, composition.services.content).catch((error) =>
        app.log.warn({ err: error }, 'no notifications of changed content; polling instead'),
      );
    }
    await app.listen({ host: config.HOST, port });
    cleanUp.push(() => app.close());
    if (sandbox !== null && config.razorpay.kind === 'sandbox') {
      await tellWebhookAddress(sandbox, port);
    }
    if (config.ROLES.includes('worker')) {
      const { services, metrics } = composition;
      cleanUp.push(startWorkLoop(services, { metrics, log: app.log }).stop);
      const jobs = startJobs(database.url, dailyJobs(composition.services), app.log);
      jobs.catch((error) => app.log.error({ err: error }, 'jobs did not start'));
      cleanUp.push(async () => (await jobs).stop());
    }
    const { memoryGivenBack } = composition.metrics;
    const rest = giveMemoryBackAtRest(() => memoryGivenBack.inc());
    cleanUp.push(async () => rest.stop());
    return {
      app,
      port,
      lost,
      stop: async () => {
        isStopping = true;
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function openSandbox(config: Config): Promise<SandboxProcess | null> {
  if (!needsSandbox(config)) return null;
  return config.SANDBOX_ADDRESS === undefined
    ? startSandbox(config.SANDBOX_PORT)
    : joinSandbox(config.SANDBOX_ADDRESS);
}

/** Registers our webhook address with the sandbox's gateway. */
async function tellWebhookAddress(sandbox: SandboxProcess, port: number): Promise<void> {
  const webhookUrl = `http://127.0.0.1:${port}/api/webhooks/razorpay`;
  await fetch(`${sandbox.address}/control/razorpay`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ webhookUrl }),
  });
}

async function openDatabase(
  config: Config,
  cleanUp: (() => Promise<unknown>)[],
  onLost: (error: Error) => void,
) {
  let url = config.DATABASE_URL;
  if (url === undefined) {
    const embedded = await startEmbeddedPostgres({
      dataDir: config.DATA_DIR,
      onProgress: say,
      onLost,
    });
    cleanUp.push(embedded.stop);
    url = embedded.url;
  }
  const sql = createDatabase({
    url,
    applicationName: `pahiya-${config.ROLES.join('-')}`,
    poolSize: config.DATABASE_POOL,
    isPreparing: config.DATABASE_PREPARE === 'on',
  });
  cleanUp.push(() => sql.end({ timeout: 3 }));
  await migrate(sql);
  return { sql, url };
}
