import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  readCatalogueFile,
  UnreadableCatalogue,
} from '@pahiya/api/modules/new-cars/import/read-catalogue-file';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { readCarName, wordsOf } from '@pahiya/domain/valuation/car-names';
import { checkFit } from '@pahiya/domain/valuation/fit/check-fit';
import { fitFigures } from '@pahiya/domain/valuation/fit/fit-figures';
import { fitPrices } from '@pahiya/domain/valuation/fit/fit-prices';
import { type NewVariant, priceLevel } from '@pahiya/domain/valuation/fit/price-level';
import {
  advertKey,
  readUsedRow,
  type UsedCarRow,
} from '@pahiya/domain/valuation/fit/read-used-row';
import { toFittedModel } from '@pahiya/domain/valuation/fit/to-fitted-model';
import { manyCars } from '@pahiya/domain/valuation/grade';
import { type FitReport, fitReport, modelCard } from './valuation-report.ts';

const usage = `npm run valuation-fit -- table.csv [--as-of 2021] [--write]
  table.csv  used cars with their prices, CSV or JSON: docs/valuation.md lists the columns
  --as-of    year of the adverts, for a table without as_of_year (default: its newest model year)
  --write    write coefficients, card and figures; without it nothing is written`;

const root = path.join(import.meta.dirname, '../../..');
const inRoot = (file: string) => path.join(root, file);
const catalogue = inRoot('packages/api/src/modules/new-cars/seed/catalogue.csv');

process.exitCode = await main(process.argv.slice(2));

/** Exit codes: 0 success, 1 unreadable table, 2 wrong usage. */
async function main(args: readonly string[]): Promise<number> {
  const wish = readWish(args);
  if (wish === null) return tell(usage, 2);
  try {
    const table = await readTable(wish.file, wish.asOf);
    if (table.cars.length < 100) return tell(`Only ${table.cars.length} usable rows.`, 1);
    const today = istDateOf(new Date());
    const { checked, errors } = checkFit(table.cars);
    const sources = [...new Set(table.cars.map(({ source }) => source))].sort();
    const fitted = toFittedModel(fitPrices(table.cars), table.cars, newestSource(table.cars));
    const level = priceLevel(fitted, await newVariants(), today);
    const model = { ...fitted, fittedOn: today, level, errors };
    const report: FitReport = {
      ...{ today, model },
      table: { name: path.basename(wish.file), ...table.counts, cars: table.cars.length },
      figures: [
        ...sources.map((source) =>
          fitFigures(
            source,
            checked.filter(({ car }) => car.source === source),
          ),
        ),
        fitFigures('all', checked),
      ],
      few: fitFigures(
        'few',
        checked.filter(({ car }) => isSeldom(model, car)),
      ),
    };
    process.stdout.write(fitReport(report));
    if (!wish.write) return tell('Nothing was written. Use --write for coefficients and card.', 0);
    const json = `${JSON.stringify(model, null, 1).replace(/\n\s+(?=-?[\d.]|\])/g, ' ')}\n`;
    await writeFile(inRoot('packages/domain/data/valuation-model.json'), json);
    await writeFile(inRoot('docs/valuation-model.md'), modelCard(report));
    await writeFile(inRoot('bench/results/valuation.md'), fitReport(report));
    return tell('Written: packages/domain/data/valuation-model.json and its card.', 0);
  } catch (error) {
    const isExpected = error instanceof UnreadableCatalogue || isMissing(error);
    return tell(isExpected ? error.message : String(error), 1);
  }
}

/** Reads a table: rows that cannot be used are counted by reason, adverts that are there twice are kept once. */
async function readTable(file: string, asOfWish: number | null) {
  const records: Record<string, string>[] = [];
  for await (const { cells } of readCatalogueFile(file)) records.push({ ...cells });
  const years = records.map(({ year = '' }) => Number(year)).filter((year) => year > 0);
  const asOf = asOfWish ?? Math.max(...years, new Date().getUTCFullYear() - 3);
  const cars = new Map<string, UsedCarRow>();
  const rejected: Record<string, number> = {};
  let duplicates = 0;
  for (const cells of records) {
    const row = readUsedRow(cells, { asOf, source: 'table' });
    if (typeof row === 'string') {
      rejected[row] = (rejected[row] ?? 0) + 1;
      continue;
    }
    const key = advertKey(row);
    if (cars.has(key)) duplicates += 1;
    else cars.set(key, row);
  }
  return { cars: [...cars.values()], counts: { rows: records.length, duplicates, rejected } };
}

/** The largest source of the newest year: today's level starts from its prices. */
function newestSource(cars: readonly UsedCarRow[]): string {
  const newest = Math.max(...cars.map(({ asOf }) => asOf));
  const counts = Map.groupBy(
    cars.filter(({ asOf }) => asOf === newest),
    ({ source }) => source,
  );
  const [first] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  return first?.[0] ?? '';
}

/** Variants that the shipped catalogue has a full price of. */
async function newVariants(): Promise<NewVariant[]> {
  const variants: NewVariant[] = [];
  for await (const { cells } of readCatalogueFile(catalogue)) {
    const name = readCarName(cells.model ?? '', cells.make);
    if (name === null || cells.price_kind !== 'full') continue;
    variants.push({
      ...{ make: name.make.slug, model: name.model.slug, words: wordsOf(cells.variant ?? '') },
      ...{ fuel: cells.fuel ?? '', gearbox: cells.gearbox_kind || 'unknown' },
      rupees: Number(cells.price_rupees),
    });
  }
  return variants;
}

function isSeldom(model: FitReport['model'], { make, model: name }: UsedCarRow): boolean {
  return (model.models[`${make}/${name}`]?.cars ?? 0) < manyCars;
}

function readWish(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'as-of': { type: 'string' }, write: { type: 'boolean' } },
    });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) return null;
    const asOf = values['as-of'] === undefined ? null : Number(values['as-of']);
    if (asOf !== null && !(asOf >= 1992 && asOf <= 2100)) return null;
    // npm runs scripts in the repository root; INIT_CWD is where it was called.
    const from = process.env.INIT_CWD ?? process.cwd();
    return { file: path.resolve(from, file), asOf, write: values.write === true };
  } catch {
    return null;
  }
}

function isMissing(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function tell(text: string, code: number): number {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  return code;
}
