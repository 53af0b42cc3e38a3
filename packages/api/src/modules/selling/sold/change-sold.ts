import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { enqueueTasks } from '../../../tasks/enqueue-task.ts';
import { transact } from '../../../transact.ts';
import { endWatch } from '../../watches/watches.ts';
import { updateHandoverChannels } from '../store/handover-repository.ts';
import { noSale, wrongSaleState } from '../store/move-sale.ts';
import { checkChallansAfter } from './check-challans.ts';
import { findOwnSold, type OwnSold } from './read-sold.ts';
import { readSoldKey } from './sold-key.ts';
import {
  deleteSold,
  findSoldOf,
  lockSold,
  type SoldChannel,
  type SoldRow,
  updateReported,
  updateSoldChannels,
} from './sold-repository.ts';
import { soldWatchName } from './sold-watch.ts';

async function lockOwn(
  tx: Transaction,
  { soldId, userId }: OwnSold,
): Promise<Result<SoldRow, Refusal>> {
  const sold = await lockSold(tx, soldId);
  return sold === null || sold.userId !== userId ? err(noSale) : ok(sold);
}

/** Stores the number of the Form 29 report: the first tick. */
export function reportSoldVehicle(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { number, ...own }: OwnSold & { readonly number: string },
): Promise<Result<{ readonly isReported: true }, Refusal>> {
  return transact(sql, async (tx) => {
    const sold = await lockOwn(tx, own);
    if (!sold.ok) return sold;
    await updateReported(tx, own.soldId, { number, at: now() });
    return ok({ isReported: true });
  });
}

/** Chooses where messages go. */
export function chooseSoldAlerts(
  { sql }: Pick<Services, 'sql'>,
  { channels: chosen, ...own }: OwnSold & { readonly channels: readonly SoldChannel[] },
): Promise<Result<{ readonly channels: SoldChannel[] }, Refusal>> {
  return transact(sql, async (tx) => {
    const sold = await lockOwn(tx, own);
    if (!sold.ok) return sold;
    const channels = [...new Set(chosen)];
    await updateSoldChannels(tx, own.soldId, channels);
    return ok({ channels });
  });
}

/** Stops the messages of the sale of a key, private or to a dealer. A second press gets the same answer. */
export function stopSoldByKey(
  { sql, settings }: Pick<Services, 'sql' | 'settings'>,
  key: string,
): Promise<Result<{ readonly isStopped: true }, Refusal>> {
  const soldId = readSoldKey(settings.secret, key);
  return transact(sql, async (tx) => {
    if (soldId === null) return err(noSale);
    const sold = await lockSold(tx, soldId);
    if (sold !== null) await updateSoldChannels(tx, soldId, []);
    else if (!(await updateHandoverChannels(tx, soldId, []))) return err(noSale);
    return ok({ isStopped: true });
  });
}

/** Reads the challans again, while the record names the seller. */
export async function checkChallansNow(
  services: Services,
  own: OwnSold,
): Promise<Result<{ readonly isChecked: boolean }, Refusal>> {
  const sold = await findOwnSold(services.sql, own);
  if (!sold.ok) return sold;
  if (sold.value.recordClosedAt !== null) return err(wrongSaleState);
  return ok({ isChecked: await checkChallansAfter(services, sold.value) });
}

/** Deletes a sale with its file, and ends its watch. */
export function removeSoldVehicle(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  own: OwnSold,
): Promise<Result<{ readonly isRemoved: true }, Refusal>> {
  return transact(sql, async (tx) => {
    const sold = await lockOwn(tx, own);
    if (!sold.ok) return sold;
    await remove(tx, [sold.value], now());
    return ok({ isRemoved: true });
  });
}

/** Deletes all of a person. */
export async function removeSoldOf(tx: Transaction, userId: string, at: Date): Promise<void> {
  for (;;) {
    const rows = await findSoldOf(tx, userId);
    if (rows.length === 0) return;
    await remove(tx, rows, at);
  }
}

async function remove(tx: Transaction, rows: readonly SoldRow[], at: Date): Promise<void> {
  const subjects = rows.map(({ storageKey }) => storageKey);
  await enqueueTasks(tx, 'erase-file', { subjects, dueAt: at });
  for (const { soldId } of rows) {
    await endWatch(tx, { kind: soldWatchName, subject: soldId });
    await deleteSold(tx, soldId);
  }
}
