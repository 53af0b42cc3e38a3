// Floor of the used-car search: bare node:http with the same index and the same statements.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDatabase } from '@pahiya/api/db/database';
import { createCityIndexes } from '@pahiya/api/modules/listings/reading/city-indexes';
import {
  searchUsedCarsOf,
  type UsedCarWish,
} from '@pahiya/api/modules/listings/reading/search-used-cars';

const sql = createDatabase({
  url: String(process.env.DATABASE_URL),
  applicationName: 'pahiya-bench-floor',
  poolSize: 10,
});
const indexes = createCityIndexes({ sql, now: () => new Date() });
const server = createServer(async (request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://floor');
  const { cityId, sort, ...chosen } = Object.fromEntries(searchParams);
  const facets = Object.entries(chosen).map(([id, values]) => [id, values.split(',')]);
  const wish = { ...Object.fromEntries(facets), cityId: Number(cityId), sort, page: 1 };
  const found = await searchUsedCarsOf(sql, indexes, wish as UsedCarWish);
  response.writeHead(found.ok ? 200 : 404, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(found.ok ? { data: found.value } : {}));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(
    `floor listens at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`,
  );
});
process.once('SIGTERM', () => process.exit(0));
