// Floor of a dynamic page: bare node:http calling renderToString on the same tree, with the same data, built once.
// PATHS: its pages, separated by line breaks. COOKIE: of a signed-in person, for pages of their own.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { preparePage } from './prepared-page.ts';

const product = String(process.env.PRODUCT);
const paths = String(process.env.PATHS).split('\n');
const cookie = process.env.COOKIE ?? null;
const pages = new Map<string, () => string>();
for (const path of paths) pages.set(path, await preparePage(product, path, cookie));
const server = createServer((request, response) => {
  const html = pages.get(request.url ?? '')?.() ?? '';
  response.writeHead(html === '' ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
  });
  response.end(html);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(
    `floor listens at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`,
  );
});
process.once('SIGTERM', () => process.exit(0));
