import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importFeedOnce } from '@pahiya/api/modules/new-cars/feed/import-feed';
import {
  type ImportReport,
  importCatalogue,
} from '@pahiya/api/modules/new-cars/import/import-catalogue';
import { readCarSources } from '@pahiya/api/modules/new-cars/import/read-car-sources';
import {
  readCatalogueFile,
  UnreadableCatalogue,
} from '@pahiya/api/modules/new-cars/import/read-catalogue-file';
import { createHttpFeed } from '@pahiya/providers/catalogue-feeds/http/http-feed';
import { withDatabase } from './command-database.ts';
import { ConfigFaults, readConfig } from './config.ts';

const usage = `npm run catalogue-import -- cars.csv [--sources sources.json] [--write]
npm run catalogue-import -- --feed [--write]
  cars.csv   a list of new cars, CSV or JSON, with the columns of docs/catalogue.md
  --feed     the list at CATALOGUE_FEED_URL instead of a file
  --sources  a list of sources that the cars name: [{ "code", "title", "asOf" }]
  --write    save the changes; without it nothing is written`;

const say = (text: string) => process.stdout.write(`${text}\n`);

process.exitCode = await main(process.argv.slice(2));

/** Exit codes: 0 success, 1 unreadable list, 2 wrong usage. */
async function main(args: readonly string[]): Promise<number> {
  const wish = readWish(args);
  if (wish === null) return tell(usage, 2);
  if (wish.file === null) return importFromFeed(wish.write);
  const { file } = wish;
  try {
    const sources =
      wish.sources === null ? [] : readCarSources(await readFile(wish.sources, 'utf8'));
    const report = await withDatabase(readConfig(process.env), 'pahiya-catalogue', (sql) =>
      importCatalogue(sql, {
        records: readCatalogueFile(file),
        sources,
        isDryRun: !wish.write,
        now: new Date(),
      }),
    );
    say(reportText(report));
    return tell(writtenText(wish.write), 0);
  } catch (error) {
    const isExpected =
      error instanceof UnreadableCatalogue || error instanceof ConfigFaults || isMissing(error);
    return tell(isExpected ? error.message : String(error), 1);
  }
}

/** Imports the list of the configured feed. */
async function importFromFeed(isWriting: boolean): Promise<number> {
  try {
    const config = readConfig(process.env);
    if (config.catalogueFeed === null) return tell('CATALOGUE_FEED_URL is not set.', 1);
    const feed = createHttpFeed(config.catalogueFeed);
    try {
      const done = await withDatabase(config, 'pahiya-catalogue', (sql) =>
        importFeedOnce(sql, {
          ...{ feed, name: 'configured', isDryRun: !isWriting, now: new Date() },
        }),
      );
      if (!done.ok) return tell(`The feed could not be read: ${done.error}`, 1);
      if (done.value.kind !== 'imported') return tell('The feed has not changed.', 0);
      say(reportText(done.value.report));
      return tell(writtenText(isWriting), 0);
    } finally {
      await feed.close();
    }
  } catch (error) {
    return tell(error instanceof ConfigFaults ? error.message : String(error), 1);
  }
}

function writtenText(isWriting: boolean): string {
  return isWriting ? 'Written.' : 'Dry run: nothing was written. Use --write to save.';
}

function readWish(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ sources: { type: 'string' }, write: { type: 'boolean' }, feed: { type: 'boolean' } },
      },
    });
    const [file, ...rest] = positionals;
    if (rest.length > 0 || (file === undefined) !== (values.feed === true)) return null;
    if (file === undefined) return { file: null, sources: null, write: values.write === true };
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
