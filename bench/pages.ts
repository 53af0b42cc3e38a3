import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { inTurn, type Program, sendLoad, startProgram } from './measure.ts';
import { type Line, ratioLine } from './report.ts';
import { secondCallHeaders } from './second-call-headers.ts';

/** Dependencies of the page benchmark. */
export type PageBench = {
  readonly product: Program;
  readonly folder: string;
  readonly rounds: number;
  readonly seconds: number;
};

const vehicle = 'DL8CAF5030';
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const say = (text: string) => process.stdout.write(`${text}\n`);
const sameHeaders = (
  connections: number,
  path: string,
  headers: Readonly<Record<string, string>>,
) => Array.from({ length: connections }, () => ({ paths: [path], headers }));

/** The record page, rendered per request: bare as the floor sends it, and as a browser requests it, with its cookies
 * and compressed (which the floor does not do: that line is informational). */
export async function measureDetailsPage(bench: PageBench): Promise<Line[]> {
  const { product, rounds, seconds } = bench;
  say('RC details page, dynamic render');
  const page = `/rc-details/${vehicle}`;
  const floor = await startProgram(fileOf('floors/render-floor.ts'), {
    PRODUCT: product.address,
    PATHS: page,
  });
  try {
    const load = (url: string, path: string, headers = {}) => {
      const browsers = sameHeaders(8, path, headers);
      return async () => (await sendLoad({ url, browsers, seconds })).perSecond;
    };
    const bare = await inTurn(rounds, load(product.address, page), load(floor.address, page));
    const headers = await secondCallHeaders(product.address, `/api/v1/web/vehicle/${vehicle}`);
    const asBrowser = await inTurn(
      rounds,
      load(product.address, page, headers),
      load(floor.address, page),
    );
    return [
      ratioLine('RC details page, dynamic render', bare, 0.6),
      ratioLine('the same with cookies and compressed by brotli, for a browser', asBrowser, null),
    ];
  } finally {
    await floor.stop();
  }
}

/** The landing page as anonymous visitors get it: from the cache. */
export async function measureLanding(bench: PageBench): Promise<Line> {
  const { product, folder, rounds, seconds } = bench;
  say('RC landing page, anonymous, cached');
  const path = '/rc-search';
  await fetch(`${product.address}${path}`);
  const file = join(folder, 'landing.br');
  await writeFile(file, await rawBytes(`${product.address}${path}`));
  const html = brotliDecompressSync(await readFile(file)).toString();
  if (!html.includes('</html>')) throw new Error('no page');
  const floor = await startProgram(fileOf('floors/bytes-floor.ts'), { BYTES_FILE: file });
  try {
    const browsers = sameHeaders(32, path, { 'accept-encoding': 'br' });
    const load = (url: string) => async () =>
      (await sendLoad({ url, browsers, seconds })).perSecond;
    const seen = await inTurn(rounds, load(product.address), load(floor.address));
    return ratioLine('RC landing page, anonymous, cached', seen, 0.6);
  } finally {
    await floor.stop();
  }
}

/** The raw body: fetch would decompress it. */
async function rawBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      buffer(answer).then(resolve, reject);
    })
      .on('error', reject)
      .end();
  });
}
