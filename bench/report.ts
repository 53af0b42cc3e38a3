import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { median } from './measure.ts';

/** One line of the table. */
export type Line = {
  readonly measured: string;
  readonly product: string;
  readonly floor: string;
  readonly ratio: number | null;
  readonly wanted: string;
  /** Null for lines without a target. */
  readonly isMet: boolean | null;
  readonly rounds?: { readonly product: readonly number[]; readonly floor: readonly number[] };
};

/** A line that compares the product with its floor; `wanted` null without a target. */
export function ratioLine(
  measured: string,
  seen: { readonly product: number[]; readonly floor: number[] },
  wanted: number | null,
): Line {
  const ratio = median(seen.product) / median(seen.floor);
  return {
    measured,
    product: perSecond(median(seen.product)),
    floor: perSecond(median(seen.floor)),
    ratio,
    wanted: wanted === null ? '' : String(wanted),
    isMet: wanted === null ? null : ratio >= wanted,
    rounds: seen,
  };
}

/** A rate as it is printed. */
export function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString('en-IN')}/s`;
}

/** Prints the table and writes it into bench/results/ as JSON and Markdown. */
export async function report(lines: readonly Line[], loadBefore: number): Promise<void> {
  const at = new Date().toISOString();
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const load = `${loadBefore.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after (about 2 of it ours)`;
  const rows = lines.map(
    ({ measured, product, floor, ratio, wanted, isMet }) =>
      `| ${measured} | ${product} | ${floor} | ${ratio === null ? '' : ratio.toFixed(2)} | ${wanted} | ${isMet === null ? '' : isMet ? 'yes' : '**no**'} |`,
  );
  const markdown = [
    '# Benchmark',
    '',
    `${at}, ${machine}. Medians of rounds alternating with the floor; ratios are comparable across machines, absolute figures are for this one. Load average of the machine: ${load}.`,
    '',
    '| measured | product | floor in the same run | ratio | target | met |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    'Earlier runs and what was tried: [notes.md](notes.md).',
    '',
  ].join('\n');
  const folder = new URL('results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('latest.md', folder), markdown);
  await writeFile(
    new URL('latest.json', folder),
    `${JSON.stringify({ at, machine, load, lines }, null, 2)}\n`,
  );
  process.stdout.write(`\n${markdown}`);
}
