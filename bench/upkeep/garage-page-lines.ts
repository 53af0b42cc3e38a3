import { fileURLToPath } from 'node:url';
import { type ChallanBench, say } from '../challans/challan-bench.ts';
import { seedPeople } from '../challans/seed-searches.ts';
import { inTurn, sendLoad, startProgram } from '../measure.ts';
import { type Line, ratioLine } from '../report.ts';
import { settle } from '../settle.ts';
import { fillGarage, seedLogs } from './seed-garages.ts';

const vehicles = 20;
const lines = 5000;
const page = '/garage';

/** The garage of a person with twenty vehicles and 5,000 log lines each: next to the bare render of its tree, one
 * thread each, and next to the same vehicles of another person without a line. */
export async function garagePageLines(bench: ChallanBench): Promise<Line[]> {
  say(`garage page of ${vehicles} vehicles with ${lines} lines each, one thread`);
  const { sql, rounds, seconds } = bench;
  const [full, empty] = await seedPeople(sql, 2);
  if (full === undefined || empty === undefined) throw new Error('two people are needed');
  const product = await bench.startOnOneThread();
  try {
    const numbers = await fillGarage(product.address, full, vehicles);
    await fillGarage(product.address, empty, vehicles);
    await seedLogs(sql, full.userId, { numbers, lines });
    await settle(sql, ['upkeep_entries']);
    const floor = await startProgram(
      fileURLToPath(new URL('../floors/render-floor.ts', import.meta.url)),
      { PRODUCT: product.address, PATHS: page, COOKIE: full.cookie },
    );
    try {
      await checkSame(product.address + page, floor.address + page, full.cookie);
      const load =
        (url: string, { cookie }: { readonly cookie: string }) =>
        async () => {
          const browsers = Array.from({ length: 8 }, () => ({
            paths: [page],
            headers: { cookie },
          }));
          return (await sendLoad({ url, browsers, seconds })).perSecond;
        };
      const bare = await inTurn(rounds, load(product.address, full), load(floor.address, full));
      const same = await inTurn(rounds, load(product.address, full), load(product.address, empty));
      return [
        ratioLine(
          'garage of 20 vehicles with 5,000 log lines each, dynamic render, one thread',
          bare,
          0.45,
        ),
        ratioLine('the same, next to the same 20 vehicles without log lines', same, 0.67),
      ];
    } finally {
      await floor.stop();
    }
  } finally {
    await product.stop();
  }
}

/** A floor that renders another garage than the product would not be one. */
async function checkSame(url: string, bare: string, cookie: string): Promise<void> {
  const [product, floor] = await Promise.all(
    [url, bare].map(async (address) => {
      const html = await (await fetch(address, { headers: { cookie } })).text();
      return /<main[ >].*<\/main>/s.exec(html)?.[0] ?? '';
    }),
  );
  const count = product?.match(/id="v-/g)?.length;
  if (product !== floor || count !== vehicles) {
    throw new Error(`product and floor render different garages, of ${count} vehicles`);
  }
}
