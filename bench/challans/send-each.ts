import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const program = fileURLToPath(new URL('send-each.mjs', import.meta.url));

/** One request. */
export type OneRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Sends each request once from another process; returns the number per second with response `status`. Throws when any
 * had another: a fast refusal is not a result. */
export async function sendEach(
  url: string,
  requests: readonly OneRequest[],
  { connections, status }: { readonly connections: number; readonly status: number },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'pahiya-bench-requests-'));
  try {
    const file = join(folder, 'requests.jsonl');
    await writeFile(file, requests.map((one) => JSON.stringify(one)).join('\n'));
    const { stdout } = await run(process.execPath, [
      program,
      JSON.stringify({ url, file, connections, status }),
    ]);
    const result = JSON.parse(stdout.trim());
    if (result.failed > 0) {
      throw new Error(`${result.failed} failed at ${url}: ${JSON.stringify(result.statuses)}`);
    }
    return result.perSecond;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
