import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { ok } from '@pahiya/domain/shared/result';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { startEmbeddedPostgres } from '../../../apps/server/src/embedded-postgres.ts';
import { registerApi } from '../src/app.ts';
import { createDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { unlimited } from '../src/limits/limiter.ts';
import { found } from './rc-fixtures.ts';
import { scriptedRegistry, testSettings } from './test-api.ts';

const dir = mkdtempSync('/tmp/pahiya-b-');
chmodSync(dir, 0o711);
const pg = await startEmbeddedPostgres({ dataDir: dir, durable: false, onProgress: () => {} });
const sql = createDatabase({ url: pg.url, applicationName: 'b', poolSize: 10 });
await migrate(sql);
const registry = scriptedRegistry();
registry.answer = async (v) => ok(found(v));
const services = {
  sql,
  now: () => new Date(),
  registry,
  sms: { send: async () => ok({ requestId: '1' }) },
  limiter: unlimited,
  settings: {
    ...testSettings,
    validateAnswers: false,
    lookups: { ...testSettings.lookups, isUnlimited: true },
  },
};
const app = Fastify();
await registerApi(app, services as never);
const base = await app.listen({ port: 0, host: '127.0.0.1' });
const url = `${base}/api/v1/web/vehicle/DL8CAF5030`;
const first = await (await fetch(url)).text();
const bare = http.createServer(async (_q, r) => {
  const [row] = await sql`
    select v.body, v.fetched_at as "fetchedAt", v.fresh_until as "freshUntil",
      (h.user_id is not null and h.user_id is distinct from ${null}::uuid) as "isHidden"
    from vehicles v left join hidden_vehicles h on h.vehicle_number = v.vehicle_number
    where v.vehicle_number = ${'DL8CAF5030'} and v.source_key = ${'test-registry:sandbox'}`;
  r.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  r.end(`{"data":{"freshness":"fresh",${row.body.slice(1)}}`);
});
await new Promise<void>((d) => bare.listen(0, '127.0.0.1', d));
const bareUrl = `http://127.0.0.1:${(bare.address() as { port: number }).port}/`;
console.log((await (await fetch(bareUrl)).text()) === first, first.length);
for (let i = 0; i < 3; i++)
  for (const [n, u] of [
    ['app', url],
    ['bare', bareUrl],
  ] as const) {
    const r = await autocannon({ url: u, connections: 32, duration: 4 });
    console.log(n, r.requests.average, r.non2xx);
  }
await app.close();
bare.close();
await sql.end();
await pg.stop();
rmSync(dir, { recursive: true, force: true });
process.exit(0);
