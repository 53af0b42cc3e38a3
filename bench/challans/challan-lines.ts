import { quotedOrderLines } from '../orders/quoted-order-lines.ts';
import type { Line } from '../report.ts';
import type { ChallanBench } from './challan-bench.ts';
import { discoveryLines } from './discovery-lines.ts';
import { orderLines } from './order-lines.ts';
import { orderListLines } from './order-list-lines.ts';
import { webhookLines } from './webhook-lines.ts';

const parts: Readonly<Record<string, (bench: ChallanBench) => Promise<readonly Line[]>>> = {
  discovery: discoveryLines,
  orders: orderLines,
  'quoted-orders': quotedOrderLines,
  webhooks: webhookLines,
  'order-list': orderListLines,
};

/** Lines about challans and their orders: parts `discovery`, `orders`, `quoted-orders`, `webhooks` and
 * `order-list`. */
export async function challanLines(
  wants: (part: string) => boolean,
  bench: ChallanBench,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [part, measure] of Object.entries(parts)) {
    if (wants(part)) lines.push(...(await measure(bench)));
  }
  return lines;
}
