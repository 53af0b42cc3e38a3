import { keptPageLine } from '../kept-page.ts';
import type { Line } from '../report.ts';
import type { CarBench } from './car-bench.ts';
import { comparePageLine } from './compare-page-line.ts';
import { catalogueSizeLine, filterLine } from './filter-lines.ts';

/** Lines of new cars: `cars` for all, or one of its parts. */
export async function carLines(wants: (part: string) => boolean, bench: CarBench): Promise<Line[]> {
  const lines: Line[] = [];
  if (wants('car-filter')) lines.push(await filterLine(bench));
  if (wants('car-catalogue')) lines.push(await catalogueSizeLine(bench));
  if (wants('car-model-page')) {
    lines.push(
      await keptPageLine(bench, {
        path: '/new-cars/maruti-suzuki/swift',
        measured: 'page of a new car, requests/s, 20 concurrent',
        wanted: 0.7,
      }),
    );
  }
  if (wants('car-compare-page')) lines.push(await comparePageLine(bench));
  return lines;
}
