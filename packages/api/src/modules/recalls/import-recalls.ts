import { slugOf } from '@pahiya/domain/places/slugs';
import type { Recall } from '@pahiya/domain/recalls/recall';
import { type RecallFault, readRecallRow, recallColumns } from '@pahiya/domain/recalls/recall-row';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Database, Transaction } from '../../db/database.ts';
import { bumpContent } from '../content-versions/bump-content.ts';
import {
  type CatalogueRecord,
  UnreadableCatalogue,
} from '../new-cars/import/read-catalogue-file.ts';
import { recallContent } from './recall-list.ts';
import { upsertRecalls } from './recall-repository.ts';

/** What an import did, or would have done in a dry run. */
export type RecallReport = {
  readonly records: number;
  readonly added: number;
  readonly changed: number;
  /** Numbers of refused records by reason; `twice`: a second record of one make, model and reference. */
  readonly refused: Readonly<Partial<Record<RecallFault | 'twice', readonly number[]>>>;
};

type RecallWish = {
  readonly records: AsyncIterable<CatalogueRecord>;
  readonly isDryRun: boolean;
  readonly now: Date;
};

/** Makers announce some dozens a year. */
const mostRecalls = 20_000;

/** Imports a list of recalls in one transaction: the same list again changes nothing, and what it leaves out stays.
 * Throws UnreadableCatalogue for a list without the needed columns, without a record, or with too many. */
export async function importRecalls(sql: Database, wish: RecallWish): Promise<RecallReport> {
  const undone = Symbol('dry run');
  let report: RecallReport | undefined;
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

async function importWithin(tx: Transaction, { records, now }: RecallWish): Promise<RecallReport> {
  const today = istDateOf(now);
  const found = new Map<string, Recall>();
  const refused: Partial<Record<RecallFault | 'twice', number[]>> = {};
  let count = 0;
  for await (const { number, cells } of records) {
    if (number === 1) assertColumns(cells);
    if (number > mostRecalls) throw new UnreadableCatalogue(`At most ${mostRecalls} records`);
    count = number;
    const read = readRecallRow(cells, today);
    const key = 'recall' in read ? keyOf(read.recall) : '';
    const fault = 'fault' in read ? read.fault : found.has(key) ? 'twice' : null;
    if (fault !== null) {
      refused[fault] = [...(refused[fault] ?? []), number];
      continue;
    }
    if ('recall' in read) found.set(key, read.recall);
  }
  if (count === 0) throw new UnreadableCatalogue('The list has no records');
  const written = await upsertRecalls(tx, [...found.values()], now);
  if (written.added + written.changed > 0) await bumpContent(tx, recallContent);
  return { records: count, ...written, refused };
}

function assertColumns(cells: CatalogueRecord['cells']): void {
  const missing = recallColumns.filter((column) => !(column in cells));
  if (missing.length > 0) throw new UnreadableCatalogue(`Missing columns: ${missing.join(', ')}`);
}

function keyOf({ make, model, ref }: Recall): string {
  return `${slugOf(make)}/${slugOf(model)}/${ref}`;
}
