import type { Database } from '@pahiya/api/db/database';
import { keptPageLine } from '../kept-page.ts';
import type { Program } from '../measure.ts';
import type { Line } from '../report.ts';
import type { StartTwin } from '../twin.ts';
import { searchLine } from './search-line.ts';
import { searchSizeLine } from './search-size-line.ts';
import { uploadsLine } from './uploads-line.ts';

/** Shared by all parts of the benchmark of used cars. */
export type UsedCarBench = {
  readonly product: Program;
  readonly sql: Database;
  readonly databaseUrl: string;
  readonly startTwin: StartTwin;
  readonly rounds: number;
  readonly seconds: number;
  readonly isQuick: boolean;
};

/** Lines of used cars by their parts. */
export async function usedCarLines(
  wants: (part: string) => boolean,
  bench: UsedCarBench,
): Promise<Line[]> {
  const lines: Line[] = [];
  if (wants('used-car-search')) lines.push(await searchLine(bench));
  if (wants('used-car-size')) lines.push(await searchSizeLine(bench));
  if (wants('used-car-page')) {
    lines.push(
      await keptPageLine(bench, {
        path: await firstCar(bench.product),
        measured: 'page of a used car, requests/s, 20 concurrent',
        wanted: 0.7,
      }),
    );
  }
  if (wants('used-car-uploads')) lines.push(await uploadsLine(bench));
  return lines;
}

/** Path of a car of the sandbox. */
async function firstCar({ address }: Program): Promise<string> {
  const html = await (await fetch(`${address}/used-cars/delhi`)).text();
  const path = /href="(\/used-cars\/delhi\/[a-z0-9-]+-[a-z]{8})"/.exec(html)?.[1];
  if (path === undefined) throw new Error('no used car is on sale');
  return path;
}
