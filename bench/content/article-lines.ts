import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { inTurn, sendLoad, startProgram } from '../measure.ts';
import { type Line, ratioLine } from '../report.ts';
import { articlePath, type ContentBench, say } from './content-bench.ts';
import { askRaw } from './raw-answer.ts';

const connections = 20;
const wanted = 0.7;
/** Written by the floor's own Node. */
const ofConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** An article from the cache, twenty concurrent. The floor sends the same bytes with the same headers. */
export async function articleLines({ product, rounds, seconds }: ContentBench): Promise<Line[]> {
  say('content: article page, 20 concurrent');
  const accept = { 'accept-encoding': 'br' };
  const folder = await mkdtemp(join(tmpdir(), 'pahiya-bench-article-'));
  try {
    // The first responses come before full compression is done.
    for (let ask = 0; ask < 5; ask += 1) await askRaw(product.address + articlePath, accept);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { status, headers, body } = await askRaw(product.address + articlePath, accept);
    if (status !== 200 || !brotliDecompressSync(body).includes('</html>')) {
      throw new Error('no article');
    }
    const bytes = join(folder, 'article.br');
    const head = join(folder, 'headers.json');
    await writeFile(bytes, body);
    await writeFile(head, JSON.stringify(headersOf(headers)));
    const floor = await startProgram(
      fileURLToPath(new URL('../floors/bytes-floor.ts', import.meta.url)),
      { BYTES_FILE: bytes, HEADERS_FILE: head },
    );
    try {
      const browsers = Array.from({ length: connections }, () => ({
        paths: [articlePath],
        headers: accept,
      }));
      const load = (url: string) => async () =>
        (await sendLoad({ url, browsers, seconds })).perSecond;
      const seen = await inTurn(rounds, load(product.address), load(floor.address));
      return [ratioLine('article page, requests/s, 20 concurrent', seen, wanted)];
    } finally {
      await floor.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function headersOf(raw: readonly string[]): Record<string, string> {
  const pairs = raw.flatMap((name, place): [string, string][] =>
    place % 2 === 0 && !ofConnection.has(name.toLowerCase()) ? [[name, raw[place + 1] ?? '']] : [],
  );
  return Object.fromEntries(pairs);
}
