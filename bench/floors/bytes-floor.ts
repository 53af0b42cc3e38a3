// Floor of a cached page: bare node:http sending the same bytes with the same relevant headers, or with all of the
// product's when HEADERS_FILE lists them.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const bytes = readFileSync(String(process.env.BYTES_FILE));
const given = process.env.HEADERS_FILE;
const headers: Record<string, string> =
  given === undefined
    ? {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': String(bytes.length),
      }
    : JSON.parse(readFileSync(given, 'utf8'));
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(
    `floor listens at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`,
  );
});
process.once('SIGTERM', () => process.exit(0));
