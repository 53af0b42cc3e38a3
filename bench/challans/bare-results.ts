import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BareSources } from './sources.ts';

/** The barest page that shows the sources of a vehicle as they respond, at `/<vehicle number>`: rows written into an
 * open document, without style, script or database. What a browser needs for it, it needs for every page. */
export async function startBareResults(
  sources: BareSources,
): Promise<{ readonly addressOf: (vehicleNumber: string) => string; readonly stop: () => void }> {
  const server = createServer(async (request, response) => {
    // A browser requests an icon too.
    if (request.headers['sec-fetch-dest'] !== 'document') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write('<!doctype html><html lang="en"><title>Sources</title><ul class="answers">');
    await sources.askEach((request.url ?? '').slice(1), (source) => {
      response.write(`<li data-state="answered">${source}</li>`);
    });
    response.end('</ul></html>');
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: (vehicleNumber) => `http://127.0.0.1:${port}/${vehicleNumber}`,
    stop: () => void server.close(),
  };
}
