import { inTurn, median, sendLoad } from '../measure.ts';
import type { Line } from '../report.ts';
import { type ChallanBench, perSecond, say } from './challan-bench.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPeople } from './seed-searches.ts';

const few = 10_000;
const wanted = 0.9;

/** The list of a person's orders while there are ten thousand of all and while there are a million, with as many of
 * their own each time. */
export async function orderListLines(bench: ChallanBench): Promise<Line[]> {
  const { product, sql, rounds, seconds } = bench;
  const many = bench.isQuick ? 50_000 : 1_000_000;
  const [person, ...others] = await seedPeople(sql, 200);
  if (person === undefined) throw new Error('nobody to list orders');
  const browser = {
    paths: ['/api/v1/web/challan-pay/orders'],
    headers: { cookie: person.cookie },
  };
  const load = async () =>
    (
      await sendLoad({
        url: product.address,
        browsers: Array.from({ length: 16 }, () => browser),
        seconds,
      })
    ).perSecond;
  say('challans: a person’s orders at 10,000');
  await seedOrders(sql, { ofPerson: person, others, total: few });
  const atFew = await inTurn(rounds, load, load);
  say(`challans: seeding ${many.toLocaleString('en-IN')} orders`);
  await seedOrders(sql, { ofPerson: person, others, total: many });
  const atMany = await inTurn(rounds, load, load);
  const floor = [...atFew.product, ...atFew.floor];
  const seen = [...atMany.product, ...atMany.floor];
  const ratio = median(seen) / median(floor);
  return [
    {
      measured: `a person’s list of orders at ${many.toLocaleString('en-IN')} orders`,
      product: perSecond(median(seen)),
      floor: `${perSecond(median(floor))} at ${few.toLocaleString('en-IN')}`,
      ratio,
      wanted: String(wanted),
      isMet: ratio >= wanted,
      rounds: { product: seen, floor },
    },
  ];
}
