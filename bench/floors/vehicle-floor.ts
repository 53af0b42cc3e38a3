// Floor of the look-up: bare node:http, the prepared query for one number on the same database, the same bytes. The
// product batches concurrent reads (packages/api/src/modules/vehicle/stored-reads.ts); the floor queries each.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDatabase } from '@pahiya/api/db/database';

const sql = createDatabase({
  url: String(process.env.DATABASE_URL),
  applicationName: 'pahiya-bench-floor',
  poolSize: Number(process.env.DATABASE_POOL),
});
const sourceKey = String(process.env.SOURCE_KEY);
const server = createServer(async (request, response) => {
  const vehicleNumber = request.url?.split('/').at(-1) ?? '';
  const [row] = await sql<{ body: string }[]>`
    select v.body, v.fetched_at as "fetchedAt", v.fresh_until as "freshUntil",
      (h.user_id is not null and h.user_id is distinct from ${null}::uuid) as "isHidden"
    from vehicles v left join hidden_vehicles h on h.vehicle_number = v.vehicle_number
    where v.vehicle_number = ${vehicleNumber} and v.source_key = ${sourceKey}`;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(`{"data":{"freshness":"fresh",${row?.body.slice(1)}}`);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(
    `floor listens at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`,
  );
});
process.once('SIGTERM', () => process.exit(0));
