import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTurn, median, startProgram } from '../measure.ts';
import type { Line } from '../report.ts';
import { type ChallanBench, perSecond, say } from './challan-bench.ts';
import { type Person, type Search, seedPeople, seedSearches } from './seed-searches.ts';
import { type OneRequest, sendEach } from './send-each.ts';

const vehicleNumber = 'KA01MJ2022';
const sources = ['national', 'virtual-court', 'state-police'];
const wanted = 0.5;
/** Fewer than an account may leave unpaid. */
const ordersEach = 4;

/** Orders created per second, sixteen concurrent, each from its own search. */
export async function orderLines(bench: ChallanBench): Promise<Line[]> {
  say('challans: order creation, 16 concurrent');
  const { product, sql, databaseUrl, poolSize } = bench;
  const [first] = await seedPeople(sql, 1);
  if (first === undefined) throw new Error('no person to order');
  const template = await searchAsPerson(product.address, first);
  const folder = await mkdtemp(join(tmpdir(), 'pahiya-bench-order-'));
  const count = bench.isQuick ? 400 : 1_200;
  const load = (address: string) => async () => {
    const people = await seedPeople(sql, count / ordersEach);
    const searches = await seedSearches(sql, template, people, count);
    await sql`analyze challan_discoveries, challan_discovery_sources, orders, order_challans,
      order_events, tasks, idempotency_keys`;
    const requests = searches.map((search) => orderRequest(search, template.total));
    return sendEach(address, requests, { connections: 16, status: 201 });
  };
  try {
    // The floor writes what the product wrote for a similar order.
    const [model] = await seedSearches(sql, template, [first], 1);
    if (model === undefined) throw new Error('no search');
    await sendEach(product.address, [orderRequest(model, template.total)], {
      connections: 1,
      status: 201,
    });
    const written = join(folder, 'order.json');
    await writeFile(written, JSON.stringify(await readOrder(sql, model)));
    const floor = await startProgram(
      fileURLToPath(new URL('../floors/order-floor.ts', import.meta.url)),
      { DATABASE_URL: databaseUrl, DATABASE_POOL: poolSize, ORDER_FILE: written },
    );
    const seen = await inTurn(bench.rounds, load(product.address), load(floor.address));
    await floor.stop();
    const ratio = median(seen.product) / median(seen.floor);
    return [
      {
        measured: 'order creation, requests/s, 16 concurrent',
        product: perSecond(median(seen.product)),
        floor: perSecond(median(seen.floor)),
        ratio,
        wanted: String(wanted),
        isMet: ratio >= wanted,
        rounds: seen,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function orderRequest(
  { discoveryId, challanNumber, person }: Search,
  expectedTotal: number,
): OneRequest {
  return {
    method: 'POST',
    path: '/api/v1/web/challan-pay/order/create',
    headers: {
      'content-type': 'application/json',
      cookie: person.cookie,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      discoveryId,
      challanNumbers: [challanNumber],
      settlementType: 'STANDARD',
      expectedTotal,
    }),
  };
}

/** One search as a person makes it, with a payable challan, and its price. */
async function searchAsPerson(address: string, { cookie }: Person) {
  const call = async <Data>(path: string, body?: object): Promise<Data> => {
    const answer = await fetch(`${address}/api/v1/web${path}`, {
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const { discoveryId } = await call<{ discoveryId: string }>('/challan/init', { vehicleNumber });
  for (const source of sources) {
    await call(`/challan/details?${new URLSearchParams({ discoveryId, source })}`);
  }
  type Tab = { tabSection: { challanNumber: string }[] };
  const known = await call<{ discoveryData: { tabsData: Tab[] } }>(
    `/challan/details?${new URLSearchParams({ discoveryId })}`,
  );
  const challanNumber = known.discoveryData.tabsData[0]?.tabSection[0]?.challanNumber;
  if (challanNumber === undefined) throw new Error('the search has no challan');
  type Quoted = { checkoutData: { finalAmount: { standard: { totalAmount: number } } } };
  const quoted = await call<Quoted>('/challan-pay/quote', {
    discoveryId,
    challanNumbers: [challanNumber],
  });
  const total = quoted.checkoutData.finalAmount.standard.totalAmount;
  return { discoveryId, challanNumber, total };
}

async function readOrder(sql: ChallanBench['sql'], { challanNumber }: Search) {
  const [order] = await sql`
    select t.quote, o.total_paise as total, o.source_key as "sourceKey", c.kind, c.challan,
      c.fine_paise as fine, c.legal_fee_paise as "legalFee", c.gst_paise as gst,
      c.discount_paise as discount, c.total_paise as "challanTotal"
    from orders o join challan_orders t on t.order_id = o.id
      join order_challans c on c.order_id = o.id
    where c.challan_number = ${challanNumber}`;
  if (order === undefined) throw new Error('the product created no order');
  return order;
}
