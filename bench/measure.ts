import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../scripts/bootstrap/server-flags.mjs';

const loadProgram = fileURLToPath(new URL('load.mjs', import.meta.url));

/** One browser of a load: a connection that requests its paths in turn. */
export type Browser = {
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Posted to the one path, one after the other. */
  readonly bodies?: readonly string[];
};

/** One burst of load. */
export type Load = {
  readonly url: string;
  readonly browsers: readonly Browser[];
  readonly seconds: number;
};

/** The result of a load. */
export type LoadResult = {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly failed: number;
};

/** Sends load from another process. Throws when any request failed: a fast error is not a result. */
export async function sendLoad(load: Load): Promise<LoadResult> {
  const child = spawn(process.execPath, [loadProgram], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(load));
  const result: LoadResult = JSON.parse(await text(child.stdout));
  if (result.failed > 0) {
    throw new Error(`${result.failed} requests failed at ${load.browsers[0]?.paths[0]}`);
  }
  return result;
}

/** V8 keeps optimising a rendered page for a quarter of a minute; servers run for weeks. */
const roundsToWarmUp = 3;

/** Measures two things in turn (A B A B ...) after warming up both. */
export async function inTurn(
  rounds: number,
  product: () => Promise<number>,
  floor: () => Promise<number>,
): Promise<{ product: number[]; floor: number[] }> {
  for (let round = 0; round < roundsToWarmUp; round += 1) {
    await product();
    await floor();
  }
  const seen = { product: [] as number[], floor: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    seen.product.push(await product());
    seen.floor.push(await floor());
  }
  return seen;
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A started program that has printed its address. */
export type Program = {
  readonly address: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

/** Starts a program and waits for an address in its output. Product and floors run with the same Node flags that `npm
 * start` gives the server: a floor with more memory than the product would not be comparable. */
export async function startProgram(
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<Program> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...SERVER_ENVIRONMENT, ...environment },
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /(?:ready|listens) at (http:\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    address,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
