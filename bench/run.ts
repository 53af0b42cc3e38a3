// npm run bench: starts the product and its floors, measures them in turn, prints a table of medians and ratios. `npm
// run bench -- vehicle page` runs single parts; `--quick` shortens every round and skips the million.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '@pahiya/api/db/database';
import { startEmbeddedPostgres } from '../apps/server/src/embedded-postgres.ts';
import { inRoot } from '../scripts/bootstrap/paths.mjs';
import { carLines } from './cars/car-lines.ts';
import { challanLines } from './challans/challan-lines.ts';
import { communityLines } from './community/community-lines.ts';
import { contentLines } from './content/content-lines.ts';
import { insuranceLines } from './insurance/insurance-lines.ts';
import { lighthouseLines } from './lighthouse.ts';
import { type Program, startProgram } from './measure.ts';
import { onRoadLine } from './on-road.ts';
import { measureDetailsPage, measureLanding } from './pages.ts';
import { inboxLine } from './partners/inbox-line.ts';
import { reminderLines } from './reminders/reminder-lines.ts';
import { type Line, report } from './report.ts';
import { largeBodiesLine, unknownQueryLine } from './strangers.ts';
import { twinStarter } from './twin.ts';
import { upkeepLines } from './upkeep/upkeep-lines.ts';
import { usedCarLines } from './used-cars/used-car-lines.ts';
import { valuationLine } from './valuation/valuation-line.ts';
import { measureVehicle } from './vehicle.ts';

const arguments_ = process.argv.slice(2);
const isQuick = arguments_.includes('--quick');
const only = arguments_.filter((argument) => !argument.startsWith('--'));
const parts = new Set<string>();
const wants = (part: string) => {
  parts.add(part);
  return only.length === 0 || only.includes(part);
};
const rounds = isQuick ? 1 : 5;
const seconds = isQuick ? 2 : 5;
const curated = 'DL8CAF5030';
const poolSize = '10';
const restMs = 40_000;
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const say = (text: string) => process.stdout.write(`${text}\n`);

const folder = await mkdtemp(join(tmpdir(), 'pahiya-bench-'));
// When run as root, PostgreSQL runs as another user, who must be able to enter; otherwise its data would be stored
// elsewhere, and left behind.
await chmod(folder, 0o711);
const stops: (() => Promise<unknown>)[] = [];
const lines: Line[] = [];
const loadBefore = loadavg()[0] ?? 0;
try {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') });
  stops.push(postgres.stop);
  const startProduct = (name: string, databaseUrl: string, variables = {}) =>
    startProgram(fileOf('../apps/server/src/main.ts'), {
      // As set by `npm start`.
      NODE_COMPILE_CACHE: inRoot('.cache/node'),
      PORT: '0',
      DATA_DIR: join(folder, name),
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: poolSize,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ULIP_BASE_URL: '',
      NODE_ENV: '',
      ...variables,
    });
  // The first start of a checkout strips types, which takes 20 MB more; later ones use the compile cache.
  await (await startProduct('product', postgres.url)).stop();
  const product = await startProduct('product', postgres.url);
  stops.push(product.stop);
  const sql = createDatabase({
    url: postgres.url,
    applicationName: 'pahiya-bench',
    poolSize: 2,
    statementTimeoutMs: 0,
  });
  stops.push(() => sql.end());
  const startTwin = twinStarter({ sql, databaseUrl: postgres.url, startProduct });
  const first = await fetch(`${product.address}/api/v1/web/vehicle/${curated}`);
  if (first.status !== 200) throw new Error(`the product responded ${first.status}`);

  const pages = { product, folder, rounds, seconds };
  if (wants('vehicle')) {
    const large = isQuick ? 50_000 : 1_000_000;
    const databaseUrl = postgres.url;
    const bench = { product, sql, databaseUrl, poolSize, startTwin, large, rounds, seconds };
    lines.push(...(await measureVehicle(bench)));
  }
  if (wants('page')) lines.push(...(await measureDetailsPage(pages)));
  if (wants('landing')) lines.push(await measureLanding(pages));
  if (wants('strangers')) {
    lines.push(await unknownQueryLine(product, rounds), await largeBodiesLine(product));
  }
  if (wants('askers')) await measureAskers(product);
  if (wants('valuation')) lines.push(await valuationLine({ startTwin, isQuick }));
  if (wants('on-road')) lines.push(onRoadLine(seconds));
  lines.push(
    ...(await usedCarLines(wants, {
      ...{ product, sql, databaseUrl: postgres.url, startTwin, rounds, seconds, isQuick },
    })),
  );
  lines.push(
    ...(await carLines(wants, {
      ...{ product, databaseUrl: postgres.url, startTwin, rounds, seconds, isQuick },
      startOnOneThread: () => startProduct('one-thread-cars', postgres.url, { PAGE_THREAD: 'off' }),
    })),
  );
  lines.push(
    ...(await communityLines(wants, {
      ...{
        product,
        sql,
        databaseUrl: postgres.url,
        poolSize,
        startTwin,
        rounds,
        seconds,
        isQuick,
        say,
      },
    })),
  );
  if (wants('reminders')) lines.push(...(await reminderLines({ sql, rounds, isQuick, say })));
  if (wants('partner-inbox')) lines.push(await inboxLine({ startTwin, isQuick }));
  if (wants('memory')) lines.push(...(await memoryLines(product)));
  const challans = {
    ...{ product, sql, databaseUrl: postgres.url, poolSize, startTwin, rounds, seconds, isQuick },
    startOnOneThread: () => startProduct('one-thread', postgres.url, { PAGE_THREAD: 'off' }),
  };
  lines.push(...(await upkeepLines(wants, challans)));
  lines.push(...(await challanLines(wants, challans)));
  lines.push(...(await insuranceLines(wants, challans)));
  if (wants('lighthouse')) lines.push(...(await lighthouseLines(product.address)));
  // Last: it fills the blog.
  lines.push(...(await contentLines(wants, { product, sql, rounds, seconds, isQuick })));
  const unknown = only.filter((part) => !parts.has(part));
  if (unknown.length > 0)
    throw new Error(`there is no part ${unknown.join(', ')}: ${[...parts].sort().join(', ')}`);
} finally {
  // Also when a part failed: the others took minutes.
  if (lines.length > 0) await report(lines, loadBefore);
  for (const stop of stops.reverse()) await stop().catch(() => {});
  await rm(folder, { recursive: true, force: true });
}

async function measureAskers(program: Program) {
  say('200 concurrent requests for one new number');
  const inbox = await fetch(`${program.address}/rc-search`).then((answer) => answer.text());
  const address = /(http:\/\/127\.0\.0\.1:\d+)\/inbox/.exec(inbox)?.[1];
  if (address === undefined) throw new Error('the page has no sandbox address');
  const unseen = 'MH14GH7281';
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => fetch(`${program.address}/api/v1/web/vehicle/${unseen}`)),
  );
  const ok = answers.filter(({ status }) => status === 200).length;
  const calls = await upstreamCalls(address, unseen);
  lines.push({
    measured: '200 concurrent requests for one new number',
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

/** Reported twice: in the last second of the load, and forty seconds later. */
async function memoryLines(program: Program): Promise<Line[]> {
  const atOnce = await megabytesOf(program);
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const atRest = await megabytesOf(program);
  const measured = 'memory of the server process after the load';
  const line = { floor: '', ratio: null, wanted: '', isMet: null };
  return [
    { ...line, measured: `${measured}, at rest`, product: `${atRest} MB` },
    {
      ...line,
      measured: 'the same during the last second of the load',
      product: `${atOnce} MB`,
    },
  ];
}

async function megabytesOf({ pid }: Program): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
