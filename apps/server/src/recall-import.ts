import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  readCatalogueFile,
  UnreadableCatalogue,
} from '@pahiya/api/modules/new-cars/import/read-catalogue-file';
import { importRecalls, type RecallReport } from '@pahiya/api/modules/recalls/import-recalls';
import { withDatabase } from './command-database.ts';
import { ConfigFaults, readConfig } from './config.ts';

const usage = `npm run recall-import -- recalls.csv [--write]
  recalls.csv  a list of recalls, CSV or JSON, with the columns of docs/recalls.md
  --write      save the changes; without it nothing is written`;

process.exitCode = await main(process.argv.slice(2));

/** Exit codes: 0 success, 1 unreadable list, 2 wrong usage. */
async function main(args: readonly string[]): Promise<number> {
  const wish = readWish(args);
  if (wish === null) return tell(usage, 2);
  try {
    const report = await withDatabase(readConfig(process.env), 'pahiya-recalls', (sql) =>
      importRecalls(sql, {
        records: readCatalogueFile(wish.file),
        isDryRun: !wish.write,
        now: new Date(),
      }),
    );
    const done = wish.write ? 'Written.' : 'Dry run: nothing was written. Use --write to save.';
    return tell(`${reportText(report)}\n${done}`, 0);
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
      options: { write: { type: 'boolean' } },
    });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) return null;
    // npm runs scripts in the repository root; INIT_CWD is where it was called.
    const from = process.env.INIT_CWD ?? process.cwd();
    return { file: path.resolve(from, file), write: values.write === true };
  } catch {
    // Unknown option.
    return null;
  }
}

function reportText({ records, added, changed, refused }: RecallReport): string {
  return [
    `${records} records`,
    `recalls: ${added} new, ${changed} changed`,
    ...Object.entries(refused).map(
      ([reason, numbers]) =>
        `refused, ${reason}: ${numbers.length} (records ${numbers.slice(0, 5).join(', ')})`,
    ),
  ].join('\n');
}

function isMissing(error: unknown): error is NodeJS.ErrnoException {
  return (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';
}

function tell(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}
