// Floor of the filtered feed: bare node:http calling the same index in memory, read from the same database.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createDatabase } from '@pahiya/api/db/database';
import { readPictures } from '@pahiya/api/modules/new-cars/reading/read-pictures';
import { buildCarIndex } from '@pahiya/api/modules/new-cars/search/car-index';
import { makeSearchCars } from '@pahiya/api/modules/new-cars/search/search-cars';
import {
  selectNewestRatings,
  selectSearchRows,
} from '@pahiya/api/modules/new-cars/search/search-repository';
import { shippedRules } from '@pahiya/domain/new-cars/on-road-price';
import { istDateOf } from '@pahiya/domain/shared/ist-date';

const sql = createDatabase({
  url: String(process.env.DATABASE_URL),
  applicationName: 'pahiya-bench-floor',
  poolSize: 2,
});
const rows = await selectSearchRows(sql, 0, 1_000_000);
const index = buildCarIndex(
  rows,
  { ratings: await selectNewestRatings(sql), pictures: await readPictures(sql, null) },
  {
    today: istDateOf(new Date()),
    rules: shippedRules,
    imported: [],
  },
);
await sql.end();
const search = makeSearchCars(index);
const server = createServer(async (request, response) => {
  const found = search(JSON.parse(await text(request)));
  response.writeHead(found.ok ? 200 : 404, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(found.ok ? { data: found.value } : {}));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(
    `floor listens at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`,
  );
});
process.once('SIGTERM', () => process.exit(0));
