import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareTariffs, readMotorTables } from '@pahiya/domain/insurance/compare-tariffs';
import { motorTableFaults } from '@pahiya/domain/insurance/motor-table-faults';
import { shippedMotorTables } from '@pahiya/domain/insurance/motor-tables';
import { istDateOf } from '@pahiya/domain/shared/ist-date';

const usage = `npm run tariff-import -- corrected.json [--write]
  corrected.json  all tables of motor rating, in the form of packages/domain/data/motor-tariff.json
  --write         save the changes; without it nothing is written`;

const dataFile = fileURLToPath(
  new URL('../packages/domain/data/motor-tariff.json', import.meta.url),
);

process.exitCode = await main(process.argv.slice(2));

/** Exit codes: 0 success, 1 invalid file, 2 wrong usage. */
async function main(args: readonly string[]): Promise<number> {
  const wish = readWish(args);
  if (wish === null) return tell(usage, 2);
  const given = await readTables(wish.file);
  if (typeof given === 'string') return tell(given, 1);
  const read = readMotorTables(given, shippedMotorTables);
  if (!read.ok) return tell(read.error.map((fault) => `  ${fault}`).join('\n'), 1);
  const faults = motorTableFaults(read.value, istDateOf(new Date()));
  if (faults.length > 0) return tell(faults.map((fault) => `  ${fault}`).join('\n'), 1);
  const changes = compareTariffs(shippedMotorTables, read.value);
  const lines = changes.map(
    ({ place, before, after }) => `  ${place}: ${before ?? '(none)'} → ${after ?? '(gone)'}`,
  );
  process.stdout.write(`${changes.length} changes\n${lines.map((one) => `${one}\n`).join('')}`);
  if (!wish.write) return tell('Dry run: nothing was written. Use --write to save.', 0);
  await writeFile(dataFile, `${JSON.stringify(given, null, 2)}\n`);
  return tell('Written. Run npm test, and name the source in each row that changed.', 0);
}

function readWish(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { write: { type: 'boolean' } },
    });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) return null;
    // npm runs scripts in the repository root; INIT_CWD is where it was called.
    const from = process.env.INIT_CWD ?? process.cwd();
    return { file: path.resolve(from, file), write: values.write === true };
  } catch {
    return null;
  }
}

async function readTables(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    return error instanceof SyntaxError ? 'The file is not JSON.' : 'The file cannot be read.';
  }
}

function tell(text: string, code: number): number {
  process[code === 0 ? 'stdout' : 'stderr'].write(`${text}\n`);
  return code;
}
