import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@pahiya/api/db/database';
import { seedBlog } from '@pahiya/api/modules/blog/seed/seed-blog';
import { hearOfChanges } from '@pahiya/api/modules/content-versions/watch-content';
import { seedForms } from '@pahiya/api/modules/forms/seed/seed-forms';
import { putLanguages } from '@pahiya/api/modules/languages/put-languages';
import { seedListings } from '@pahiya/api/modules/listings/seed/seed-listings';
import { seedCatalogue } from '@pahiya/api/modules/new-cars/seed/seed-catalogue';
import { announceServer } from '@pahiya/api/modules/operations/announce-server';
import type { FastifyInstance } from 'fastify';
import { closeHttp } from './close-http.ts';
import { compose } from './composition.ts';
import { type Config, ConfigFaults } from './config.ts';
import { fileStoreName } from './file-store-name.ts';
import { freePort } from './free-port.ts';
import { createHttpServer } from './http-server.ts';
import { openDatabase } from './open-database.ts';
import { createFront } from './pages/front.ts';
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
  /** Finishes requests in progress, then stops tasks, connections, the sandbox and the embedded database. */
  readonly stop: () => Promise<void>;
};

const WRITE_AHEAD_MS = 4_000;

const say = (message: string) => process.stdout.write(`${message}\n`);

/** Starts the configured parts: database (embedded or given), sandbox, HTTP, worker. */
export async function startServer(config: Config): Promise<RunningServer> {
  const cleanUp: (() => Promise<unknown>)[] = [];
  const { promise: lost, resolve: onLost } = Promise.withResolvers<Error>();
  const stopAll = async () => {
    for (const stop of cleanUp.splice(0).reverse()) await stop();
  };
  try {
    const [sql, sandbox, secret, telemetry] = await Promise.all([
      openDatabase(config, { cleanUp, onLost, say }),
      openSandbox(config),
      loadSecret(config.APP_SECRET, config.DATA_DIR),
      startTelemetry(config.OTEL_EXPORTER_OTLP_ENDPOINT),
    ]);
    if (sandbox !== null) cleanUp.push(sandbox.stop);
    if (telemetry !== null) cleanUp.push(telemetry.stop);
    cleanUp.push(await announce(config, sql));
    const front = createFront();
    const app = createHttpServer(config, front);
    const port = config.PORT === 0 ? await freePort(config.HOST) : config.PORT;
    const siteUrl = config.siteUrl ?? `http://localhost:${port}`;
    const composition = compose(config, {
      sql,
      secret,
      sandbox,
      siteUrl,
    });
    cleanUp.push(composition.close);
    await putLanguages(sql);
    await seedBlog(sql, composition.services.now());
    await seedForms(sql, composition.services.now());
    await seedCatalogue(sql, composition.services.now());
    if (composition.services.registry.source.sandbox) {
      await seedListings(sql, { secret, now: composition.services.now() });
    }
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
      hearOfChanges(sql, composition.services.content).catch((error) =>
        app.log.warn({ err: error }, 'no notifications of changed content; polling instead'),
      );
    }
    await app.listen({ host: config.HOST, port });
    let worker: Awaited<ReturnType<typeof startWorkLoop>> | undefined;
    cleanUp.push(() => Promise.all([closeHttp(app), worker?.stop(), writeAhead(config, sql)]));
    if (sandbox !== null && config.razorpay.kind === 'sandbox') {
      await tellWebhookAddresses(sandbox, port);
    }
    if (config.ROLES.includes('worker')) {
      const { services, metrics } = composition;
      worker = await startWorkLoop(services, { metrics, log: app.log });
    }
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

/** Has the embedded database write to disk while the last requests are answered: its own stop then has little left to
 * write, which on a busy disk takes longer than the ten seconds a stop may take. */
async function writeAhead(config: Config, sql: Database): Promise<void> {
  if (config.DATABASE_URL !== undefined) return;
  await Promise.race([sql`checkpoint`.catch(() => undefined), sleep(WRITE_AHEAD_MS)]);
}

async function openSandbox(config: Config): Promise<SandboxProcess | null> {
  if (!needsSandbox(config)) return null;
  return config.SANDBOX_ADDRESS === undefined
    ? startSandbox(config.SANDBOX_PORT)
    : joinSandbox(config.SANDBOX_ADDRESS);
}

/** Registers our webhook addresses with the sandbox's gateway, bill-payment system and WhatsApp. */
async function tellWebhookAddresses(sandbox: SandboxProcess, port: number): Promise<void> {
  for (const service of ['razorpay', 'bbps', 'whatsapp']) {
    const webhookUrl = `http://127.0.0.1:${port}/api/webhooks/${service}`;
    await fetch(`${sandbox.address}/control/${service}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ webhookUrl }),
    });
  }
}

/** Adds this server to the running ones; returns how to remove it. Files on one server's disk are missing on others. */
async function announce(config: Config, sql: Database): Promise<() => Promise<void>> {
  const isRefusing = config.mode === 'production';
  const { isSplit, stop } = await announceServer(sql, await fileStoreName(config), { isRefusing });
  if (!isSplit) return stop;
  const fault =
    'Another server runs on this database and keeps its files elsewhere: several servers need a shared file store (S3_*)';
  if (isRefusing) throw new ConfigFaults([fault]);
  say(fault);
  return stop;
}
