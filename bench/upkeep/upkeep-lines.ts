import type { ChallanBench } from '../challans/challan-bench.ts';
import type { Line } from '../report.ts';
import { garagePageLines } from './garage-page-lines.ts';
import { logImportLine } from './log-import-line.ts';

/** Lines about the garage: parts `garage-page` and `log-import`. */
export async function upkeepLines(
  wants: (part: string) => boolean,
  bench: ChallanBench,
): Promise<Line[]> {
  return [
    ...(wants('garage-page') ? await garagePageLines(bench) : []),
    ...(wants('log-import') ? [await logImportLine(bench)] : []),
  ];
}
