import { fileURLToPath } from 'node:url';
import { bumpContent } from '@pahiya/api/modules/content-versions/bump-content';
import { carContent } from '@pahiya/api/modules/new-cars/content/car-content';
import { inTurn, median, type Program, sendLoad, startProgram } from '../measure.ts';
import { type Line, ratioLine } from '../report.ts';
import type { Twin } from '../twin.ts';
import { type CarBench, say } from './car-bench.ts';
import { filterBody } from './car-filters.ts';
import { seedCars } from './seed-cars.ts';

const call = '/api/v1/web/car/buy/filter';
const connections = 16;
const bodiesEach = 500;
const headers = { 'content-type': 'application/json' };

/** The filtered feed with all counts, 16 concurrent. The floor has the same index and the same kept answers. */
export async function filterLine(bench: CarBench): Promise<Line> {
  const { product, databaseUrl, rounds, seconds } = bench;
  say('cars: filtered feed, 16 concurrent');
  const floor = await startProgram(
    fileURLToPath(new URL('../floors/car-filter-floor.ts', import.meta.url)),
    { DATABASE_URL: databaseUrl },
  );
  try {
    await checkSame(product, floor);
    const browsers = Array.from({ length: connections }, (_, browser) => ({
      paths: [call],
      headers,
      bodies: Array.from({ length: bodiesEach }, (__, turn) =>
        filterBody(browser * bodiesEach + turn),
      ),
    }));
    const load = (url: string) => async () =>
      (await sendLoad({ url, browsers, seconds })).perSecond;
    const seen = await inTurn(rounds, load(product.address), load(floor.address));
    return ratioLine('new cars filtered with all counts, 16 concurrent', seen, 0.5);
  } finally {
    await floor.stop();
  }
}

const mostTimes = 3;

/** The same call alone, by a filter that was never asked, at the size of the catalogue and at 100,000 variants. */
export async function catalogueSizeLine(bench: CarBench): Promise<Line> {
  const total = bench.isQuick ? 30_000 : 100_000;
  const count = total.toLocaleString('en-IN');
  say(`cars: filter at ${count} variants`);
  const twin: Twin = await bench.startTwin('many_cars');
  try {
    await seedCars(twin.sql, total);
    // The seed is no change that the product knows of.
    await twin.sql.begin((tx) => bumpContent(tx, carContent));
    await waitForSize(twin.product, total);
    const small: number[] = [];
    const large: number[] = [];
    const asks = bench.isQuick ? 200 : 600;
    for (let turn = 0; turn < asks; turn += 1) {
      const body = filterBody(1_000_000 + turn);
      const ofSmall = await timed(bench.product, body);
      const ofLarge = await timed(twin.product, body);
      // The first hundred warm up.
      if (turn < 100) continue;
      small.push(ofSmall);
      large.push(ofLarge);
    }
    const ratio = median(large) / median(small);
    return {
      measured: `first-time filter, alone, at ${count} variants against the catalogue as it ships`,
      product: `${median(large).toFixed(1)} ms`,
      floor: `${median(small).toFixed(1)} ms`,
      ratio,
      wanted: `at most ${mostTimes}`,
      isMet: ratio <= mostTimes,
    };
  } finally {
    await twin.stop();
  }
}

async function ask({ address }: Program, body: string): Promise<string> {
  const answer = await fetch(address + call, { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`the filter responded ${answer.status}`);
  return answer.text();
}

async function timed(program: Program, body: string): Promise<number> {
  const began = performance.now();
  await ask(program, body);
  return performance.now() - began;
}

async function waitForSize(program: Program, total: number): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { data } = JSON.parse(await ask(program, '{}')) as { data: { variantCount: number } };
    if (data.variantCount >= total * 0.9) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error('the catalogue does not grow');
}

/** A floor that answers something else would not be one. */
async function checkSame(product: Program, floor: Program): Promise<void> {
  for (const turn of [1, 2, 3]) {
    const body = filterBody(turn);
    const [ours, bare] = await Promise.all([ask(product, body), ask(floor, body)]);
    const dataOf = (text: string) => JSON.stringify(JSON.parse(text).data);
    if (dataOf(ours) !== dataOf(bare)) throw new Error('product and floor find different cars');
  }
}
