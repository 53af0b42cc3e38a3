import { fileURLToPath } from 'node:url';
import { type ChallanBench, say } from '../challans/challan-bench.ts';
import { type Person, seedPeople } from '../challans/seed-searches.ts';
import { inTurn, sendLoad, startProgram } from '../measure.ts';
import { callAs } from '../orders/call-as.ts';
import { type Line, ratioLine } from '../report.ts';
import { openVehicle, wish } from './quote-time-lines.ts';

const connections = 8;
const requests = 16;

type Board = {
  readonly requestId: string;
  readonly insurers: readonly { readonly insurerId: string }[];
};

/** Quotes side by side of a signed-in person, rendered per request, next to the bare render of the same trees: one
 * thread each. */
export async function quotesPageLine(bench: ChallanBench): Promise<Line> {
  say('insurance: quotes page, one thread');
  const { sql, rounds, seconds } = bench;
  const [person] = await seedPeople(sql, 1);
  if (person === undefined) throw new Error('no person to ask for quotes');
  const product = await bench.startOnOneThread();
  try {
    const paths: string[] = [];
    for (let turn = 0; turn < requests; turn += 1) {
      paths.push(await answeredRequest(product.address, person));
    }
    const floor = await startProgram(
      fileURLToPath(new URL('../floors/render-floor.ts', import.meta.url)),
      { PRODUCT: product.address, PATHS: paths.join('\n'), COOKIE: person.cookie },
    );
    try {
      for (const path of paths.slice(0, 2)) {
        await checkSame(product.address + path, floor.address + path, person.cookie);
      }
      const headers = { cookie: person.cookie };
      const browsers = Array.from({ length: connections }, () => ({ paths, headers }));
      const load = (url: string) => async () =>
        (await sendLoad({ url, browsers, seconds })).perSecond;
      const seen = await inTurn(rounds, load(product.address), load(floor.address));
      return ratioLine('insurance quotes, dynamic render, one thread', seen, 0.45);
    } finally {
      await floor.stop();
    }
  } finally {
    await product.stop();
  }
}

/** Address of a request to which every insurer has answered, or failed to. */
async function answeredRequest(address: string, person: Person): Promise<string> {
  const vehicleNumber = await openVehicle(address, person);
  const body = { ...wish, vehicleNumber };
  const board = await callAs<Board>(address, person, { path: '/insurance/quotes', body });
  await Promise.all(
    board.insurers.map(({ insurerId }) =>
      callAs(address, person, {
        path: `/insurance/quotes/${board.requestId}?insurer=${insurerId}`,
      }),
    ),
  );
  return `/insurance-quotes/${board.requestId}`;
}

/** A floor that renders other quotes than the product would not be one. */
async function checkSame(url: string, bare: string, cookie: string): Promise<void> {
  const [product, floor] = await Promise.all(
    [url, bare].map(async (address) => {
      const html = await (await fetch(address, { headers: { cookie } })).text();
      return /<ul class="grid gap-4">.*<\/ul>/s.exec(html)?.[0] ?? '';
    }),
  );
  const count = product?.match(/id="insurer-[a-z]+"/g)?.length;
  if (product !== floor || count === undefined || count < 5) {
    throw new Error(`product and floor render different quotes, of ${count} insurers`);
  }
}
