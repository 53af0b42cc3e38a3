import { randomUUID } from 'node:crypto';
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

/** Quotes side by side, rendered per request, next to the bare render of the same trees: one thread each. Of a visitor,
 * who is asked for no phone number, and of a signed-in person, whose session is read too. */
export async function quotesPageLines(bench: ChallanBench): Promise<Line[]> {
  const { sql } = bench;
  const [person] = await seedPeople(sql, 1);
  if (person === undefined) throw new Error('no person to ask for quotes');
  const product = await bench.startOnOneThread();
  try {
    const vehicles: string[] = [];
    for (let turn = 0; turn < requests; turn += 1) {
      vehicles.push(await openVehicle(product.address, person));
    }
    const visitor = { cookie: await newVisitor(product.address, vehicles[0] ?? '') };
    return [
      await pageLine(bench, product.address, { who: 'a visitor', ...visitor, vehicles }),
      await pageLine(bench, product.address, { who: 'a signed-in person', ...person, vehicles }),
    ];
  } finally {
    await product.stop();
  }
}

type Reader = {
  readonly who: string;
  readonly cookie: string;
  readonly vehicles: readonly string[];
};

async function pageLine(
  { rounds, seconds }: ChallanBench,
  address: string,
  { who, cookie, vehicles }: Reader,
): Promise<Line> {
  say(`insurance: quotes page of ${who}, one thread`);
  const paths: string[] = [];
  for (const vehicleNumber of vehicles) {
    paths.push(await answeredRequest(address, { cookie }, vehicleNumber));
  }
  const floor = await startProgram(
    fileURLToPath(new URL('../floors/render-floor.ts', import.meta.url)),
    { PRODUCT: address, PATHS: paths.join('\n'), COOKIE: cookie },
  );
  try {
    for (const path of paths.slice(0, 2)) {
      await checkSame(address + path, floor.address + path, cookie);
    }
    const browsers = Array.from({ length: connections }, () => ({ paths, headers: { cookie } }));
    const load = (url: string) => async () =>
      (await sendLoad({ url, browsers, seconds })).perSecond;
    const seen = await inTurn(rounds, load(address), load(floor.address));
    return ratioLine(`insurance quotes of ${who}, dynamic render, one thread`, seen, 0.45);
  } finally {
    await floor.stop();
  }
}

/** The cookie of a browser that asks for quotes for the first time. */
async function newVisitor(address: string, vehicleNumber: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/web/insurance/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...wish, vehicleNumber }),
  });
  const [cookie] = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  if (!answer.ok || cookie === undefined) throw new Error(`a visitor gets ${answer.status}`);
  return cookie;
}

/** Address of a request to which every insurer has answered, or failed to. */
async function answeredRequest(
  address: string,
  asker: Pick<Person, 'cookie'>,
  vehicleNumber: string,
): Promise<string> {
  const body = { ...wish, vehicleNumber };
  const board = await callAs<Board>(address, asker, { path: '/insurance/quotes', body });
  await Promise.all(
    board.insurers.map(({ insurerId }) =>
      callAs(address, asker, {
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
