import type { ChallanBench } from '../challans/challan-bench.ts';
import type { Line } from '../report.ts';
import { quoteTimeLines } from './quote-time-lines.ts';
import { quotesPageLines } from './quotes-page-line.ts';
import { tariffLine } from './tariff-line.ts';

/** Lines about insurance: parts `insurance-tariff`, `insurance-quotes` and `insurance-page`. */
export async function insuranceLines(
  wants: (part: string) => boolean,
  bench: ChallanBench,
): Promise<Line[]> {
  return [
    ...(wants('insurance-tariff') ? [tariffLine(bench.seconds)] : []),
    ...(wants('insurance-quotes') ? await quoteTimeLines(bench) : []),
    ...(wants('insurance-page') ? await quotesPageLines(bench) : []),
  ];
}
