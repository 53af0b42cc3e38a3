import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { askRaw } from './content/raw-answer.ts';
import { inTurn, type Program, sendLoad, startProgram } from './measure.ts';
import { type Line, ratioLine } from './report.ts';

const connections = 20;
/** Written by the floor's own Node. */
const ofConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** A page from the cache, twenty concurrent. The floor sends the same bytes with the same headers. */
export async function keptPageLine(
  {
    product,
    rounds,
    seconds,
  }: { readonly product: Program; readonly rounds: number; readonly seconds: number },
  {
    path,
    measured,
    wanted,
  }: { readonly path: string; readonly measured: string; readonly wanted: number },
): Promise<Line> {
  const accept = { 'accept-encoding': 'br' };
  const folder = await mkdtemp(join(tmpdir(), 'pahiya-bench-page-'));
  try {
    // The first responses come before full compression is done.
    for (let ask = 0; ask < 5; ask += 1) await askRaw(product.address + path, accept);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { status, headers, body } = await askRaw(product.address + path, accept);
    if (status !== 200 || !brotliDecompressSync(body).includes('</html>')) {
      throw new Error(`no page at ${path}`);
    }
    const bytes = join(folder, 'page.br');
    const head = join(folder, 'headers.json');
    await writeFile(bytes, body);
    await writeFile(head, JSON.stringify(headersOf(headers)));
    const floor = await startProgram(
      fileURLToPath(new URL('floors/bytes-floor.ts', import.meta.url)),
      { BYTES_FILE: bytes, HEADERS_FILE: head },
    );
    try {
      const browsers = Array.from({ length: connections }, () => ({
        paths: [path],
        headers: accept,
      }));
      const load = (url: string) => async () =>
        (await sendLoad({ url, browsers, seconds })).perSecond;
      const seen = await inTurn(rounds, load(product.address), load(floor.address));
      return ratioLine(measured, seen, wanted);
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
