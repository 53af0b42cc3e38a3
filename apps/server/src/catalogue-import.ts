import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  type ImportReport,
  importCatalogue,
} from '@pahiya/api/modules/new-cars/import/import-catalogue';
import { readCarSources } from '@pahiya/api/modules/new-cars/import/read-car-sources';
import {
  readCatalogueFile,
  UnreadableCatalogue,
} from '@pahiya/api/modules/new-cars/import/read-catalogue-file';
import { withDatabase } from './command-database.ts';
import { ConfigFaults, readConfig } from './config.ts';

const usage = `npm run catalogue-import -- cars.csv [--sources sources.json] [--write]
  cars.csv   a list of new cars, CSV or JSON, with the columns of docs/catalogue.md
  --sources  a list of sources that the cars name: [{ "code", "title", "asOf" }]
  --write    save the changes; without it nothing is written`;

const say = (text: string) => process.stdout.write(`${text}\n`);

process.exitCode = await main(process.argv.slice(2));

/** Exit codes: 0 success, 1 unreadable list, 2 wrong usage. */
async function main(args: readonly string[]): Promise<number> {
  const wish = readWish(args);
  if (wish === null) return tell(usage, 2);
  try {
    const sources =
      wish.sources === null ? [] : readCarSources(await readFile(wish.sources, 'utf8'));
    const report = await withDatabase(readConfig(process.env), 'pahiya-catalogue', (sql) =>
      importCatalogue(sql, {
        records: readCatalogueFile(wish.file),
        sources,
        isDryRun: !wish.write,
        now: new Date(),
      }),
    );
    say(reportText(report));
    return tell(wish.write ? 'Written.' : 'Dry run: nothing was written. Use --write to save.', 0);
  } catch (error) {
    const isExpected =
      error instanceof UnreadableCatalogue || error instanceof ConfigFaults || isMissing(error);
    return tell(isExpected ? error.message : String(error), 1);
  }
}

function readWish(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { sources: { type: 'string' }, write: { type: 'boolean' } },
    });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) return null;
    // npm runs scripts in the repository root; INIT_CWD is where it was called.
    const from = process.env.INIT_CWD ?? process.cwd();
    return {
      file: path.resolve(from, file),
      sources: values.sources === undefined ? null : path.resolve(from, values.sources),
      write: values.write === true,
    };
  } catch {
    // Unknown option.
    return null;
  }
}

function reportText({ records, variants, prices, refused, dropped }: ImportReport): string {
  return [
    `${records} records`,
    `variants: ${variants.added} new, ${variants.changed} changed`,
    `prices: ${prices.added} new, ${prices.changed} changed`,
    ...Object.entries(refused).map(
      ([reason, { count, first }]) => `refused, ${reason}: ${count} (records ${first.join(', ')})`,
    ),
    ...Object.entries(dropped).map(([column, count]) => `left out, ${column}: ${count}`),
  ].join('\n');
}

function isMissing(error: unknown): error is NodeJS.ErrnoException {
  return (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';
}

function tell(text: string, code: number): number {
  say(text);
  return code;
}
