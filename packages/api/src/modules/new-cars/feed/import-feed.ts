import { Readable } from 'node:stream';
import type { CatalogueFeed } from '@pahiya/domain/new-cars/ports';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Database } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { type ImportReport, importCatalogue } from '../import/import-catalogue.ts';
import {
  type CatalogueRecord,
  readCatalogue,
  UnreadableCatalogue,
} from '../import/read-catalogue-file.ts';
import { findFeedEtag, putFeed } from './feed-repository.ts';

/** What became of a feed. */
export type FeedOutcome =
  | { readonly kind: 'no-feed' }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'imported'; readonly report: ImportReport };

type FeedWish = {
  readonly feed: CatalogueFeed;
  /** Names the feed: its version is kept under it. */
  readonly name: string;
  readonly isDryRun: boolean;
  readonly now: Date;
};

/** Code of the source of rows that name none. */
const feedSource = 'feed';

/** Imports the configured feed, if its list changed since. */
export async function importFeed({
  sql,
  now,
  catalogueFeed,
}: Pick<Services, 'sql' | 'now' | 'catalogueFeed'>): Promise<Result<FeedOutcome, string>> {
  if (catalogueFeed === null) return ok({ kind: 'no-feed' });
  return importFeedOnce(sql, {
    ...{ feed: catalogueFeed, name: 'configured', isDryRun: false, now: now() },
  });
}

/** Fetches a feed and imports its list in one transaction. Rows without a source get the feed as theirs. Refuses with
 * the reason when the feed does not answer or its list cannot be read: then nothing is stored, and the next round asks
 * for the whole list again. A dry run asks for it in any case. */
export async function importFeedOnce(
  sql: Database,
  { feed, name, isDryRun, now }: FeedWish,
): Promise<Result<FeedOutcome, string>> {
  const answer = await feed.fetchList(isDryRun ? null : await findFeedEtag(sql, name));
  if (!answer.ok) return err(answer.error.kind);
  if (answer.value.kind === 'unchanged') return ok({ kind: 'unchanged' });
  const { bytes, format, etag } = answer.value;
  const asOf = istDateOf(now).slice(0, 7);
  try {
    const report = await importCatalogue(sql, {
      records: withSource(readCatalogue(Readable.from([Buffer.from(bytes)]), format)),
      sources: [{ code: feedSource, title: 'Feed of the operator', asOf }],
      isDryRun,
      now,
    });
    if (!isDryRun) await putFeed(sql, { name, etag, fetchedAt: now, report });
    return ok({ kind: 'imported', report });
  } catch (error) {
    if (error instanceof UnreadableCatalogue) return err(`unreadable: ${error.message}`);
    throw error;
  }
}

async function* withSource(
  records: AsyncIterable<CatalogueRecord>,
): AsyncGenerator<CatalogueRecord> {
  for await (const { number, cells } of records) {
    const given = (column: string) => cells[column] || feedSource;
    const sources = { price_source: given('price_source'), spec_source: given('spec_source') };
    yield { number, cells: { ...cells, ...sources } };
  }
}
