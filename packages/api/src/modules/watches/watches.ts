import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { AccountDataSource } from '../../account-data.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { lockUser } from '../auth/find-user.ts';
import type { Watch } from './watch-kind.ts';
import {
  countOtherWatches,
  deleteWatch,
  deleteWatchesOf,
  findWatches,
  upsertWatch,
  type WatchRow,
  watchHistory,
} from './watch-repository.ts';

/** Watches of one person over all kinds: far more than a household has vehicles. */
export const watchesAtMost = 60;

/** Starts a watch, or changes its days. `full`: the person has {@link watchesAtMost}. The kind has checked before that
 * the person may look the vehicle up. */
export async function startWatch(
  tx: Transaction,
  watch: Watch,
  startedAt: Date,
): Promise<'started' | 'full'> {
  await lockUser(tx, watch.userId);
  if ((await countOtherWatches(tx, watch)) >= watchesAtMost) return 'full';
  await upsertWatch(tx, watch, startedAt);
  return 'started';
}

/** Ends a watch, if there is one. */
export function endWatch(tx: Queryable, watch: Pick<Watch, 'kind' | 'subject'>): Promise<void> {
  return deleteWatch(tx, watch);
}

/** State of a watch for its page. */
export type WatchState = {
  readonly nextOn: IstDate;
  readonly untilOn: IstDate;
  /** Time of the last record that was seen; null before the first. */
  readonly seenAt: Date | null;
  /** The source did not answer since; null if it did. */
  readonly failedAt: Date | null;
};

/** The running watches of a kind by subject. */
export async function readWatches(
  sql: Queryable,
  kind: string,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, WatchState>> {
  const rows: readonly WatchRow[] = await findWatches(sql, kind, subjects);
  return new Map(rows.map((row) => [row.subject, row]));
}

/** Watches of a person. */
export const watchAccountData: AccountDataSource = {
  name: 'watches',
  exportFor: async (sql, userId) => ({
    vehicleWatches: [...(await watchHistory(sql, userId))],
  }),
  deleteFor: deleteWatchesOf,
};
