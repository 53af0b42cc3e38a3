import { inTurn, sendLoad } from '../measure.ts';
import { type Line, ratioLine } from '../report.ts';
import type { Twin } from '../twin.ts';
import { type ChallanBench, say } from './challan-bench.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPeople } from './seed-searches.ts';

const few = 10_000;

/** The list of a person's orders with a million orders in all, compared with ten thousand, with as many of their own
 * each time. */
export async function orderListLines(bench: ChallanBench): Promise<Line[]> {
  const many = bench.isQuick ? 50_000 : 1_000_000;
  const count = many.toLocaleString('en-IN');
  const listAtFew = await seedList(bench, few);
  const twin = await bench.startTwin('many_orders');
  try {
    say(`challans: seeding ${count} orders`);
    const listAtMany = await seedList(twin, many);
    say(`challans: a person’s orders at ${count}`);
    const load = (list: List) => async () =>
      (await sendLoad({ ...list, seconds: bench.seconds })).perSecond;
    const seen = await inTurn(bench.rounds * 2, load(listAtMany), load(listAtFew));
    const line = ratioLine(`a person’s list of orders at ${count} orders`, seen, 0.9);
    return [{ ...line, floor: `${line.floor} at ${few.toLocaleString('en-IN')}` }];
  } finally {
    await twin.stop();
  }
}

type List = Pick<Parameters<typeof sendLoad>[0], 'url' | 'browsers'>;

/** Orders up to this number, and the owner of one list among them. */
async function seedList(
  { product, sql }: Pick<Twin, 'product' | 'sql'>,
  total: number,
): Promise<List> {
  const [person, ...others] = await seedPeople(sql, 200);
  if (person === undefined) throw new Error('no person with orders');
  await seedOrders(sql, { ofPerson: person, others, total });
  const browser = {
    paths: ['/api/v1/web/orders/list'],
    headers: { cookie: person.cookie },
  };
  return { url: product.address, browsers: Array.from({ length: 16 }, () => browser) };
}
