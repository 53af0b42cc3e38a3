// npm run bench: starts the product and its floors, measures them in turn, prints a table of medians and ratios.
// `npm run bench -- vehicle page` runs single parts; `--quick` shortens every round and skips the million.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { createDatabase } from '@pahiya/api/db/database';
import { startEmbeddedPostgres } from '../apps/server/src/embedded-postgres.ts';
import { startSandbox } from '../apps/server/src/sandbox-process.ts';
import { SERVER_FLAGS } from '../scripts/bootstrap/server-flags.mjs';
import { lighthouseLines } from './lighthouse.ts';
import { inTurn, median, type Program, sendLoad, startProgram } from './measure.ts';
import { type Line, report } from './report.ts';
import { benchMark, seedVehicles } from './seed.ts';

const arguments_ = process.argv.slice(2);
const isQuick = arguments_.includes('--quick');
const only = arguments_.filter((argument) => !argument.startsWith('--'));
const wants = (part: string) => only.length === 0 || only.includes(part);
const rounds = isQuick ? 1 : 3;
const seconds = isQuick ? 2 : 4;
const sourceKey = 'ulip-vahan:sandbox';
const curated = 'DL8CAF5030';
const poolSize = '10';
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const say = (text: string) => process.stdout.write(`${text}\n`);

const folder = await mkdtemp(join(tmpdir(), 'pahiya-bench-'));
const stops: (() => Promise<unknown>)[] = [];
const lines: Line[] = [];
try {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') });
  stops.push(postgres.stop);
  const sandbox = await startSandbox(0);
  stops.push(sandbox.stop);
  const product = await startProgram(
    fileOf('../apps/server/src/main.ts'),
    {
      PORT: '0',
      DATA_DIR: join(folder, 'product'),
      DATABASE_URL: postgres.url,
      DATABASE_POOL: poolSize,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ULIP_BASE_URL: '',
      NODE_ENV: '',
    },
    SERVER_FLAGS,
  );
  stops.push(product.stop);
  const sql = createDatabase({
    url: postgres.url,
    applicationName: 'pahiya-bench',
    poolSize: 2,
    statementTimeoutMs: 0,
  });
  stops.push(() => sql.end());
  const first = await fetch(`${product.address}/api/v1/web/vehicle/${curated}`);
  if (first.status !== 200) throw new Error(`the product answers ${first.status}`);

  if (wants('vehicle')) await measureVehicle(product, sql, postgres.url);
  if (wants('page')) await measureDetailsPage(product);
  if (wants('landing')) await measureLanding(product);
  if (wants('askers')) await measureAskers(product);
  if (wants('memory')) lines.push(await memoryLine(product));
  if (wants('lighthouse')) lines.push(...(await lighthouseLines(product.address)));
  await report(lines);
} finally {
  for (const stop of stops.reverse()) await stop().catch(() => {});
  await rm(folder, { recursive: true, force: true });
}

async function measureVehicle(
  program: Program,
  sql: ReturnType<typeof createDatabase>,
  databaseUrl: string,
) {
  const floor = await startProgram(fileOf('floors/vehicle-floor.ts'), {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: poolSize,
    SOURCE_KEY: sourceKey,
  });
  const small = 10_000;
  const large = isQuick ? 50_000 : 1_000_000;
  const load = (address: string, prefix: string, stored: number) => async () => {
    const paths = Array.from(
      { length: 500 },
      () => `${prefix}${benchMark(Math.floor(Math.random() * stored))}`,
    );
    return (await sendLoad({ url: address, paths, connections: 32, seconds })).perSecond;
  };
  const api = '/api/v1/web/vehicle/';
  say('GET vehicle from cache, 10,000 stored');
  await seedVehicles(sql, small);
  const few = await inTurn(
    rounds,
    load(program.address, api, small),
    load(floor.address, '/', small),
  );
  lines.push(ratioLine('`GET vehicle/…` from cache, requests/s at 32 at once', few, 0.6));
  say(`seeding ${large.toLocaleString('en-IN')} vehicles`);
  await seedVehicles(sql, large);
  say('GET vehicle from cache, many stored');
  const many = await inTurn(
    rounds,
    load(program.address, api, large),
    load(floor.address, '/', large),
  );
  const ratio = median(many.product) / median(few.product);
  lines.push({
    measured: `the same at ${large.toLocaleString('en-IN')} stored vehicles`,
    product: perSecond(median(many.product)),
    floor: `${perSecond(median(few.product))} at ${small.toLocaleString('en-IN')} (bare server: ${perSecond(median(many.floor))})`,
    ratio,
    wanted: '0.9',
    isMet: ratio >= 0.9,
    rounds: { product: many.product, floor: few.product },
  });
  await floor.stop();
}

async function measureDetailsPage(program: Program) {
  say('RC details page, dynamic render');
  const floor = await startProgram(fileOf('floors/render-floor.ts'), {
    PRODUCT: program.address,
    VEHICLE: curated,
  });
  const load = (address: string, path: string) => async () =>
    (await sendLoad({ url: address, paths: [path], connections: 8, seconds })).perSecond;
  const seen = await inTurn(
    rounds,
    load(program.address, `/rc-details/${curated}`),
    load(floor.address, '/'),
  );
  lines.push(ratioLine('RC details page, dynamic render', seen, 0.6));
  await floor.stop();
}

async function measureLanding(program: Program) {
  say('RC landing page, anonymous, cached');
  const headers = { 'accept-encoding': 'br' };
  const path = '/rc-search';
  await fetch(`${program.address}${path}`);
  const bytes = await rawBytes(`${program.address}${path}`);
  const file = join(folder, 'landing.br');
  await writeFile(file, bytes);
  if (
    !brotliDecompressSync(await readFile(file))
      .toString()
      .includes('</html>')
  )
    throw new Error('no page');
  const floor = await startProgram(fileOf('floors/bytes-floor.ts'), { BYTES_FILE: file });
  const load = (address: string) => async () =>
    (await sendLoad({ url: address, paths: [path], connections: 32, seconds, headers })).perSecond;
  const seen = await inTurn(rounds, load(program.address), load(floor.address));
  lines.push(ratioLine('RC landing page, anonymous, cached', seen, 0.6));
  await floor.stop();
}

async function measureAskers(program: Program) {
  say('200 simultaneous askers of one unseen number');
  const inbox = await fetch(`${program.address}/rc-search`).then((answer) => answer.text());
  const address = /(http:\/\/127\.0\.0\.1:\d+)\/inbox/.exec(inbox)?.[1];
  if (address === undefined) throw new Error('the page does not name the sandbox');
  const unseen = 'MH14GH7281';
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => fetch(`${program.address}/api/v1/web/vehicle/${unseen}`)),
  );
  const ok = answers.filter(({ status }) => status === 200).length;
  const calls = await upstreamCalls(address, unseen);
  lines.push({
    measured: '200 simultaneous askers of one unseen number',
    product: `${ok} answered`,
    floor: `${calls} upstream ${calls === 1 ? 'call' : 'calls'}`,
    ratio: null,
    wanted: 'exactly 1',
    isMet: calls === 1 && ok === 200,
  });
}

async function upstreamCalls(sandboxAddress: string, vehicleNumber: string): Promise<number> {
  const counts = await fetch(`${sandboxAddress}/control/calls`).then((answer) => answer.json());
  const found = JSON.stringify(counts).match(new RegExp(`"${vehicleNumber}":(\\d+)`))?.[1];
  return Number(found ?? Number.NaN);
}

async function memoryLine(program: Program): Promise<Line> {
  const status = await readFile(`/proc/${program.pid}/status`, 'utf8');
  const megabytes = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  return {
    measured: 'memory of the server process after the load',
    product: `${megabytes} MB`,
    floor: '',
    ratio: null,
    wanted: 'at most 250 MB',
    isMet: megabytes <= 250,
  };
}

async function rawBytes(url: string): Promise<Buffer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });
}

function ratioLine(
  measured: string,
  seen: { product: number[]; floor: number[] },
  wanted: number,
): Line {
  const ratio = median(seen.product) / median(seen.floor);
  return {
    measured,
    product: perSecond(median(seen.product)),
    floor: perSecond(median(seen.floor)),
    ratio,
    wanted: String(wanted),
    isMet: ratio >= wanted,
    rounds: seen,
  };
}

function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString('en-IN')}/s`;
}
