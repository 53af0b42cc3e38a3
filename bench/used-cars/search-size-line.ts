import type { Database } from '@pahiya/api/db/database';
import { touchCities } from '@pahiya/api/modules/listings/store/city-repository';
import { median, type Program } from '../measure.ts';
import type { Line } from '../report.ts';
import { seedAdverts } from '../valuation/seed-adverts.ts';
import type { UsedCarBench } from './used-car-lines.ts';
import { searchPath } from './used-car-searches.ts';

const few = 10_000;
const inCity = 5_000;
/** Outside of the cities that the other adverts are in. */
const ownCity = 10_201;
const mostTimes = 1.5;

/** The same searches alone in a city of 5,000 cars, at ten thousand cars in all and at a million, in turn. */
export async function searchSizeLine({ startTwin, isQuick }: UsedCarBench): Promise<Line> {
  const total = isQuick ? 100_000 : 1_000_000;
  const count = total.toLocaleString('en-IN');
  process.stdout.write(`used cars: search in a city of 5,000 among ${count}\n`);
  const small = await startTwin('few_used_cars');
  const large = await startTwin('many_used_cars');
  try {
    await seed(small.sql, few);
    await seed(large.sql, total);
    // The cities' counts are a second old at most.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const [ofFew, ofMany]: [number[], number[]] = [[], []];
    const asks = isQuick ? 200 : 600;
    for (let turn = 0; turn < asks; turn += 1) {
      const [a, b] = [await timed(small.product, turn), await timed(large.product, turn)];
      // The first fifty warm up, and build the index.
      if (turn < 50) continue;
      ofFew.push(a);
      ofMany.push(b);
    }
    const ratio = median(ofMany) / median(ofFew);
    return {
      measured: `search with counts in a city of 5,000 used cars, alone, at ${count} in all against 10,000`,
      product: `${median(ofMany).toFixed(2)} ms`,
      floor: `${median(ofFew).toFixed(2)} ms`,
      ratio,
      wanted: `at most ${mostTimes}`,
      isMet: ratio <= mostTimes,
    };
  } finally {
    await large.stop();
    await small.stop();
  }
}

async function seed(sql: Database, total: number): Promise<void> {
  await seedAdverts(sql, total);
  await sql`
    update used_listings set city_id = ${ownCity} where id in (
      select id from used_listings where public_id like 'bench%' order by public_id limit ${inCity})`;
  const cities = await sql<{ cityId: number }[]>`
    select distinct city_id as "cityId" from used_listings`;
  await sql.begin((tx) =>
    touchCities(
      tx,
      cities.map(({ cityId }) => cityId),
    ),
  );
  await sql`analyze used_listings`;
}

async function timed({ address }: Program, turn: number): Promise<number> {
  const began = performance.now();
  const answer = await fetch(address + searchPath(ownCity, turn));
  if (answer.status !== 200) throw new Error(`the search responded ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - began;
}
