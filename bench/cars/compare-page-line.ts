import { fileURLToPath } from 'node:url';
import { inTurn, type Program, sendLoad, startProgram } from '../measure.ts';
import { type Line, ratioLine } from '../report.ts';
import { type CarBench, say } from './car-bench.ts';

const connections = 8;
const wanted = 0.45;
/** More pages than a connection renders in a round: each is asked for once, so that none is sent from the cache. */
const pagesEach = 1500;
const firstCity = 10_001;

/** The comparison of two cars, rendered per request, next to the bare render of its tree: one thread each. */
export async function comparePageLine(bench: CarBench): Promise<Line> {
  say('cars: compare page, one thread');
  const product = await bench.startOnOneThread();
  try {
    const ids = await variantIds(product);
    const pathOf = (turn: number) => {
      const first = ids[turn % ids.length] ?? '';
      const second = ids[(turn + 1 + Math.floor(turn / ids.length)) % ids.length] ?? '';
      return `/compare?ids=${first},${second}&city=${firstCity}`;
    };
    const samples = Array.from({ length: 16 }, (_, turn) => pathOf(turn));
    const floor = await startProgram(
      fileURLToPath(new URL('../floors/render-floor.ts', import.meta.url)),
      { PRODUCT: product.address, PATHS: samples.join('\n') },
    );
    try {
      await checkSame(product.address, floor.address, samples[0] ?? '');
      const ofFloor = Array.from({ length: connections }, () => ({ paths: samples, headers: {} }));
      let turn = samples.length;
      const ofProduct = () =>
        Array.from({ length: connections }, () => ({
          paths: Array.from({ length: pagesEach }, () => {
            turn += 1;
            return pathOf(turn);
          }),
          headers: {},
        }));
      const { rounds, seconds } = bench;
      const seen = await inTurn(
        rounds,
        async () =>
          (await sendLoad({ url: product.address, browsers: ofProduct(), seconds })).perSecond,
        async () => (await sendLoad({ url: floor.address, browsers: ofFloor, seconds })).perSecond,
      );
      return ratioLine('comparison of two cars, dynamic render, one thread', seen, wanted);
    } finally {
      await floor.stop();
    }
  } finally {
    await product.stop();
  }
}

async function variantIds({ address }: Program): Promise<readonly string[]> {
  const answer = await fetch(`${address}/api/v1/web/car/buy/filter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sort: 'price-low' }),
  });
  const { data } = (await answer.json()) as {
    data: { totalCount: number; pageSize: number };
  };
  const pages = Math.min(10, Math.floor(data.totalCount / data.pageSize));
  const found = await Promise.all(
    Array.from({ length: pages }, async (_, page) => {
      const next = await fetch(`${address}/api/v1/web/car/buy/filter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ page }),
      });
      const { data: more } = (await next.json()) as { data: { feed: { first: { id: string } }[] } };
      return more.feed.map(({ first }) => first.id);
    }),
  );
  return found.flat();
}

/** A floor that renders another page would not be one. */
async function checkSame(product: string, floor: string, path: string): Promise<void> {
  const [ours, bare] = await Promise.all(
    [product, floor].map(async (address) => {
      const html = await (await fetch(address + path)).text();
      return /<table[ >].*<\/table>/s.exec(html)?.[0] ?? '';
    }),
  );
  if (ours !== bare || ours === '') throw new Error('product and floor render different pages');
}
