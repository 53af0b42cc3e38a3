import { type ChallanBench, say } from '../challans/challan-bench.ts';
import { type Person, seedPeople } from '../challans/seed-searches.ts';
import { inTurn, sendLoad } from '../measure.ts';
import { type Line, ratioLine } from '../report.ts';
import type { Twin } from '../twin.ts';
import { callAs } from './call-as.ts';
import { seedOrders } from './seed-orders.ts';

const few = 10_000;
const path = '/orders/list';
const kindCount = 5;

/** The list of a person's orders of all kinds with a million orders in all, compared with ten thousand, with as many of
 * their own each time. */
export async function orderListLines(bench: ChallanBench): Promise<Line[]> {
  const many = bench.isQuick ? 50_000 : 1_000_000;
  const count = many.toLocaleString('en-IN');
  const listAtFew = await seedList(bench, few);
  const twin = await bench.startTwin('many_orders');
  try {
    say(`orders: seeding ${count} of all kinds`);
    const listAtMany = await seedList(twin, many);
    say(`orders: a person’s list at ${count}`);
    const load = (list: List) => async () =>
      (await sendLoad({ ...list, seconds: bench.seconds })).perSecond;
    const seen = await inTurn(bench.rounds * 2, load(listAtMany), load(listAtFew));
    const line = ratioLine(`a person’s list of orders of all kinds at ${count} orders`, seen, 0.9);
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
  await checkKinds(product.address, person);
  const browser = {
    paths: [`/api/v1/web${path}`],
    headers: { cookie: person.cookie },
  };
  return { url: product.address, browsers: Array.from({ length: 16 }, () => browser) };
}

/** The first page must have every kind, and marks of orders under way. */
async function checkKinds(address: string, person: Person): Promise<void> {
  type Listed = { readonly kind: string; readonly marks: readonly string[] };
  const { orders } = await callAs<{ orders: readonly Listed[] }>(address, person, { path });
  const seen = new Set(orders.map(({ kind }) => kind));
  const marked = new Set(orders.flatMap(({ kind, marks }) => (marks.length > 0 ? [kind] : [])));
  if (seen.size !== kindCount || marked.size < 3) {
    throw new Error(`the list has only ${[...seen].join(', ')}, marked ${[...marked].join(', ')}`);
  }
}
