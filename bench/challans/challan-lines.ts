import { tagLookUpLines } from '../fastag/tag-look-up-lines.ts';
import { orderListLines } from '../orders/order-list-lines.ts';
import { quotedOrderLines } from '../orders/quoted-order-lines.ts';
import { reportPageLines } from '../orders/report-page-lines.ts';
import type { Line } from '../report.ts';
import type { ChallanBench } from './challan-bench.ts';
import { discoveryLines } from './discovery-lines.ts';
import { orderLines } from './order-lines.ts';
import { webhookLines } from './webhook-lines.ts';

const parts: Readonly<Record<string, (bench: ChallanBench) => Promise<readonly Line[]>>> = {
  discovery: discoveryLines,
  orders: orderLines,
  'quoted-orders': quotedOrderLines,
  webhooks: webhookLines,
  'order-list': orderListLines,
  'tag-look-up': tagLookUpLines,
  'report-page': reportPageLines,
};

/** Lines about challans and orders of all kinds: parts `discovery`, `orders`, `quoted-orders`, `webhooks`, `order-list`,
 * `tag-look-up` and `report-page`. */
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
