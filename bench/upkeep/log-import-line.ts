import { randomUUID } from 'node:crypto';
import type { Database } from '@pahiya/api/db/database';
import { type ChallanBench, say } from '../challans/challan-bench.ts';
import { seedPeople } from '../challans/seed-searches.ts';
import { inTurn, median } from '../measure.ts';
import { callAs } from '../orders/call-as.ts';
import type { Line } from '../report.ts';
import { fillGarage } from './seed-garages.ts';

const rows = 20_000;
const wanted = 5;
const insertedAtOnce = 2_000;

/** Time of an import of 20,000 fills over HTTP, next to parsing the same text and inserting the same number of rows into
 * a table of the same shape with nothing around it. */
export async function logImportLine({ product, sql, rounds }: ChallanBench): Promise<Line> {
  say(`import of ${rows} lines`);
  const [person] = await seedPeople(sql, 1);
  if (person === undefined) throw new Error('nobody imports');
  const [vehicleNumber = ''] = await fillGarage(product.address, person, 1);
  const text = fileOf(rows);
  await sql`create table bench_upkeep (like upkeep_entries including all)`;
  try {
    const ofProduct = async () => {
      await sql`delete from upkeep_entries where user_id = ${person.userId}`;
      const began = performance.now();
      const { counts } = await callAs<{ counts: { fuel: number } }>(product.address, person, {
        path: `/garage/log/${vehicleNumber}/import`,
        body: {
          app: 'lubelogger',
          fuel: 'petrol',
          distance: 'km',
          volume: 'l',
          text,
          isFinal: true,
        },
      });
      if (counts.fuel !== rows) throw new Error(`${counts.fuel} lines were imported`);
      return performance.now() - began;
    };
    const bare = async () => {
      await sql`truncate bench_upkeep`;
      const began = performance.now();
      await insertBare(sql, text, person.userId);
      return performance.now() - began;
    };
    const seen = await inTurn(rounds, ofProduct, bare);
    const ratio = median(seen.product) / median(seen.floor);
    return {
      measured: 'import of 20,000 lines, time next to bare parsing and insertion',
      product: `${Math.round(median(seen.product))} ms`,
      floor: `${Math.round(median(seen.floor))} ms`,
      ratio,
      wanted: `at most ${wanted}`,
      isMet: ratio <= wanted,
      rounds: seen,
    };
  } finally {
    await sql`drop table bench_upkeep`;
  }
}

async function insertBare(sql: Database, text: string, userId: string): Promise<void> {
  const parsed = text
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  for (let from = 0; from < parsed.length; from += insertedAtOnce) {
    const part = parsed.slice(from, from + insertedAtOnce).map(([on, km, quantity, cost]) => ({
      ...{ id: randomUUID(), user_id: userId, vehicle_number: 'DL8CAF5030', kind: 'fuel' },
      ...{ category: 'petrol', on_day: String(on), km: Number(km) },
      ...{ cost_paise: Number(cost) * 100, quantity: Number(quantity) * 1000 },
      ...{ is_full: true, is_missed: false, added_at: new Date() },
    }));
    await sql`insert into bench_upkeep ${sql(part)}`;
  }
}

function fileOf(count: number): string {
  const lines = Array.from({ length: count }, (_, place) => {
    const day = new Date(Date.UTC(2000, 0, 1) + Math.floor(place / 3) * 86_400_000);
    return `${day.toISOString().slice(0, 10)},${1000 + place * 40},30,${3000 + (place % 500)},True`;
  });
  return ['Date,Odometer,FuelConsumed,Cost,IsFillToFull', ...lines].join('\n');
}
