import { addedTimeLine } from '../added-time.ts';
import type { Line } from '../report.ts';
import { startBareResults } from './bare-results.ts';
import { type ChallanBench, say } from './challan-bench.ts';
import { openResultsPage } from './results-page.ts';
import {
  type Answered,
  bareSources,
  sandboxOf,
  slowDown,
  speedUp,
  unseenVehicle,
} from './sources.ts';

const sources = ['national', 'virtual-court', 'state-police'] as const;

/** Time to the first source and to all, over the API and on the page, each next to the bare adapters for the same
 * vehicle in the same round. */
export async function discoveryLines(bench: ChallanBench): Promise<Line[]> {
  say('challans: time to the first source and to all');
  const sandbox = await sandboxOf(bench.product.address);
  const bare = bareSources(sandbox);
  const page = await openResultsPage(bench.product.address);
  const barePage = await startBareResults(bare);
  await slowDown(sandbox);
  try {
    const count = bench.isQuick ? 3 : 9;
    const api = await inTurn(count, bare.ask, (vehicle) => askApi(bench.product.address, vehicle));
    const shown = await inTurn(count, bare.ask, (vehicle) =>
      page.show(`${bench.product.address}/app-challan-pay/${vehicle}`),
    );
    const bareShown = await inTurn(count, bare.ask, (vehicle) =>
      page.show(barePage.addressOf(vehicle)),
    );
    const searched = await inTurn(count, bare.ask, page.search);
    return [
      ...timeLines('source over the API', api),
      ...timeLines('source on the page, from the click on search', searched),
      ...timeLines('source on the page, from the page’s own request', shown),
      ...timeLines('source on a bare page, from its own request', bareShown, false),
    ];
  } finally {
    await speedUp(sandbox);
    await page.close();
    barePage.stop();
    await bare.close();
  }
}

type Seen<Product extends Answered> = {
  readonly product: readonly Product[];
  readonly floor: readonly Answered[];
};

/** Product and adapters in turn, after one warm-up round; each round has another vehicle. */
async function inTurn<Product extends Answered>(
  rounds: number,
  floor: (vehicle: string) => Promise<Answered>,
  product: (vehicle: string) => Promise<Product>,
): Promise<Seen<Product>> {
  const seen = { product: [] as Product[], floor: [] as Answered[] };
  for (let round = 0; round <= rounds; round += 1) {
    const vehicle = unseenVehicle();
    const ofProduct = await product(vehicle);
    const ofFloor = await floor(vehicle);
    if (round === 0) continue;
    seen.product.push(ofProduct);
    seen.floor.push(ofFloor);
  }
  return seen;
}

/** As a client does it: a search, then the three sources in parallel. */
async function askApi(address: string, vehicleNumber: string): Promise<Answered> {
  const api = `${address}/api/v1/web/challan`;
  const started = performance.now();
  const begun = await fetch(`${api}/init`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vehicleNumber }),
  });
  const cookie = begun.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  const { data } = (await begun.json()) as { data: { discoveryId: string } };
  const times = await Promise.all(
    sources.map(async (source) => {
      const query = new URLSearchParams({ discoveryId: data.discoveryId, source });
      const answer = await fetch(`${api}/details?${query}`, { headers: { cookie } });
      const text = await answer.text();
      if (!answer.ok || !text.includes('"answered"')) throw new Error(`details: ${answer.status}`);
      return performance.now() - started;
    }),
  );
  return { first: Math.min(...times), all: Math.max(...times) };
}

function timeLines(what: string, seen: Seen<Answered>, isWanted = true): Line[] {
  return [
    timeLine(`first ${what}`, seen, ({ first }) => first, isWanted),
    timeLine(`every ${what}`, seen, ({ all }) => all, isWanted),
  ];
}

function timeLine(
  measured: string,
  seen: Seen<Answered>,
  of: (answered: Answered) => number,
  isWanted: boolean,
): Line {
  const rounds = { product: seen.product.map(of), floor: seen.floor.map(of) };
  return addedTimeLine(measured, rounds, isWanted);
}
