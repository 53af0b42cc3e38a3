import { fileURLToPath } from 'node:url';
import { inTurn, sendLoad, startProgram } from '../measure.ts';
import { type Line, ratioLine } from '../report.ts';
import type { UsedCarBench } from './used-car-lines.ts';
import { searchPath } from './used-car-searches.ts';

const connections = 16;
const pathsEach = 400;
const delhi = 10_084;

/** A search with all counts, 16 concurrent. The floor has the same index and the same statements, without the framework. */
export async function searchLine(bench: UsedCarBench): Promise<Line> {
  const { product, databaseUrl, rounds, seconds } = bench;
  process.stdout.write('used cars: search with counts, 16 concurrent\n');
  const floor = await startProgram(
    fileURLToPath(new URL('../floors/used-car-floor.ts', import.meta.url)),
    { DATABASE_URL: databaseUrl },
  );
  try {
    for (const turn of [1, 2, 3]) {
      const [ours, bare] = await Promise.all(
        [product, floor].map(async ({ address }) => {
          const answer = await fetch(address + searchPath(delhi, turn));
          return JSON.stringify(((await answer.json()) as { data: unknown }).data);
        }),
      );
      // A floor that answers something else would not be one.
      if (ours !== bare) throw new Error('product and floor find different cars');
    }
    const browsers = Array.from({ length: connections }, (_, browser) => ({
      paths: Array.from({ length: pathsEach }, (__, turn) =>
        searchPath(delhi, browser * pathsEach + turn),
      ),
      headers: {},
    }));
    const load = (url: string) => async () =>
      (await sendLoad({ url, browsers, seconds })).perSecond;
    const seen = await inTurn(rounds, load(product.address), load(floor.address));
    return ratioLine('used cars of a city searched with all counts, 16 concurrent', seen, 0.5);
  } finally {
    await floor.stop();
  }
}
