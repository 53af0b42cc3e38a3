import {
  type CatalogueRow,
  missingColumns,
  type RowFault,
  readCatalogueRow,
} from '@pahiya/domain/new-cars/catalogue-row';
import { slugOf } from '@pahiya/domain/places/slugs';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Database, Transaction } from '../../../db/database.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { carContent } from '../content/car-content.ts';
import {
  type CarRating,
  type CarSource,
  lockCatalogue,
  selectSourceCodes,
  upsertPrices,
  upsertRatings,
  upsertSources,
  upsertVariants,
} from './import-repository.ts';
import { type CatalogueRecord, UnreadableCatalogue } from './read-catalogue-file.ts';

/** What an import did, or would have done in a dry run. */
export type ImportReport = {
  readonly records: number;
  readonly variants: { readonly added: number; readonly changed: number };
  readonly prices: { readonly added: number; readonly changed: number };
  /** Refused records by reason: `twice` stands for a second record of one variant with one price date. */
  readonly refused: Readonly<Partial<Record<RowFault | 'twice', Refused>>>;
  /** Figures left out, by column. */
  readonly dropped: Readonly<Record<string, number>>;
};
type Refused = { readonly count: number; readonly first: readonly number[] };

export type ImportWish = {
  readonly records: AsyncIterable<CatalogueRecord>;
  /** Sources that the records name, besides those known already. */
  readonly sources: readonly CarSource[];
  readonly ratings?: readonly CarRating[];
  readonly isDryRun: boolean;
  readonly now: Date;
};

const batchSize = 1000;
const shownRecords = 5;

/** Imports a list of cars in one transaction: the same list again changes nothing, and the price of the newest month
 * is the one shown. Throws UnreadableCatalogue for a list without the needed columns
 * or without a record. */
export async function importCatalogue(sql: Database, wish: ImportWish): Promise<ImportReport> {
  const undone = Symbol('dry run');
  let report: ImportReport | undefined;
  try {
    await sql.begin(async (tx) => {
      report = await importWithin(tx, wish);
      if (wish.isDryRun) throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  if (report === undefined) throw new Error('an import without a report');
  return report;
}

async function importWithin(tx: Transaction, wish: ImportWish): Promise<ImportReport> {
  await lockCatalogue(tx);
  await upsertSources(tx, wish.sources);
  const reading = {
    sources: new Set(await selectSourceCodes(tx)),
    today: istDateOf(wish.now),
  };
  const tally = new Tally();
  const seen = new Set<string>();
  let batch = new Map<string, CatalogueRow>();
  const store = async () => {
    const rows = [...batch.values()];
    batch = new Map();
    tally.variants(await upsertVariants(tx, rows, wish.now));
    tally.prices(await upsertPrices(tx, rows, wish.now));
  };
  for await (const { number, cells } of wish.records) {
    if (number === 1) assertColumns(cells);
    tally.records += 1;
    const read = readCatalogueRow(cells, reading);
    if ('fault' in read) {
      tally.refuse(read.fault, number);
      continue;
    }
    const name = nameOf(read.row);
    const { price } = read.row;
    const key = [name, price?.kind, price?.asOf, price?.source].join(' ');
    if (seen.has(key)) {
      tally.refuse('twice', number);
      continue;
    }
    seen.add(key);
    tally.drop(read.dropped);
    // One statement writes each variant once.
    if (batch.has(name) || batch.size === batchSize) await store();
    batch.set(name, read.row);
  }
  if (tally.records === 0) throw new UnreadableCatalogue('The list has no records');
  if (batch.size > 0) await store();
  if (wish.ratings !== undefined) await upsertRatings(tx, wish.ratings);
  const report = tally.report();
  if (hasChanges(report)) await bumpContent(tx, carContent);
  return report;
}

function assertColumns(cells: CatalogueRecord['cells']): void {
  const missing = missingColumns(Object.keys(cells));
  if (missing.length > 0) throw new UnreadableCatalogue(`Missing columns: ${missing.join(', ')}`);
}

function nameOf({ make, model, variant }: CatalogueRow): string {
  return [make, model, variant].map(slugOf).join('/');
}

function hasChanges({ variants, prices }: ImportReport): boolean {
  return variants.added + variants.changed + prices.added + prices.changed > 0;
}

/** Counts while an import runs. */
class Tally {
  records = 0;
  readonly #variants = { added: 0, changed: 0 };
  readonly #prices = { added: 0, changed: 0 };
  readonly #refused: Partial<Record<RowFault | 'twice', { count: number; first: number[] }>> = {};
  readonly #dropped: Record<string, number> = {};

  variants({ added, changed }: ImportReport['variants']): void {
    this.#variants.added += added;
    this.#variants.changed += changed;
  }

  prices({ added, changed }: ImportReport['prices']): void {
    this.#prices.added += added;
    this.#prices.changed += changed;
  }

  refuse(fault: RowFault | 'twice', number: number): void {
    const refused = this.#refused[fault] ?? { count: 0, first: [] };
    refused.count += 1;
    if (refused.first.length < shownRecords) refused.first.push(number);
    this.#refused[fault] = refused;
  }

  drop(columns: readonly string[]): void {
    for (const column of columns) this.#dropped[column] = (this.#dropped[column] ?? 0) + 1;
  }

  report(): ImportReport {
    return {
      records: this.records,
      variants: this.#variants,
      prices: this.#prices,
      refused: this.#refused,
      dropped: this.#dropped,
    };
  }
}
