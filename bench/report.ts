import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

/** One line of the table. */
export type Line = {
  readonly measured: string;
  readonly product: string;
  readonly floor: string;
  readonly ratio: number | null;
  readonly wanted: string;
  readonly isMet: boolean;
  readonly rounds?: { readonly product: readonly number[]; readonly floor: readonly number[] };
};

/** Prints the table and writes it into bench/results/ as JSON and Markdown. */
export async function report(lines: readonly Line[]): Promise<void> {
  const at = new Date().toISOString();
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const rows = lines.map(
    ({ measured, product, floor, ratio, wanted, isMet }) =>
      `| ${measured} | ${product} | ${floor} | ${ratio === null ? '' : ratio.toFixed(2)} | ${wanted} | ${isMet ? 'yes' : '**no**'} |`,
  );
  const markdown = [
    '# Benchmark',
    '',
    `${at}, ${machine}. Medians of rounds run in turn with the floor; ratios hold on any machine, absolute figures on this one.`,
    '',
    '| measured | product | floor in the same run | ratio | at least | met |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  const folder = new URL('results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('latest.md', folder), markdown);
  await writeFile(
    new URL('latest.json', folder),
    `${JSON.stringify({ at, machine, lines }, null, 2)}\n`,
  );
  process.stdout.write(`\n${markdown}`);
}
