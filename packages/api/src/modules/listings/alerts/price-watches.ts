import type { Paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { findUser, lockUser } from '../../auth/find-user.ts';
import { enqueueNotice } from '../../notices/enqueue-notice.ts';
import { selectListingPage } from '../reading/listing-read-repository.ts';
import { noSuchListing } from '../store/no-such-listing.ts';
import { readPriceWatchKey } from './price-watch-key.ts';
import {
  countPriceWatches,
  deletePriceWatch,
  selectWatchChannels,
  takeDropped,
  upsertPriceWatch,
  type WatchChannel,
} from './price-watch-repository.ts';

/** Name of the notices of a lower price. */
export const usedPriceNotice = 'used-car-price';

/** As many as a shortlist takes. */
const watchesAtMost = 30;

type State = { readonly channels: WatchChannel[]; readonly hasEmail: boolean };
type Whose = { readonly listing: string; readonly userId: string };

/** A person's price alert of a live car. */
export async function readPriceWatch(
  { sql }: Pick<Services, 'sql'>,
  { listing, userId }: Whose,
): Promise<Result<State, Refusal>> {
  const row = await selectListingPage(sql, listing);
  if (row?.state !== 'live') return err(noSuchListing);
  const user = await findUser(sql, userId);
  const channels = await selectWatchChannels(sql, { listingId: row.id, userId });
  return ok({ channels: [...channels], hasEmail: user !== null && user.email !== null });
}

/** Sets a person's price alert of a live car; without channels it ends. */
export async function setPriceWatch(
  services: Pick<Services, 'sql' | 'now'>,
  { listing, userId, channels }: Whose & { readonly channels: readonly WatchChannel[] },
): Promise<Result<State, Refusal>> {
  const done = await transact(services.sql, async (tx) => {
    const row = await selectListingPage(tx, listing);
    if (row?.state !== 'live') return err(noSuchListing);
    await lockUser(tx, userId);
    const watch = { listingId: row.id, userId };
    if (channels.length === 0) return ok(await deletePriceWatch(tx, watch));
    const user = await findUser(tx, userId);
    if (channels.includes('email') && user?.email === null) return err(noEmail);
    const isNew = (await selectWatchChannels(tx, watch)).length === 0;
    if (isNew && (await countPriceWatches(tx, userId)) >= watchesAtMost) return err(full);
    const at = services.now();
    await upsertPriceWatch(tx, watch, { price: row.price, channels: [...new Set(channels)], at });
    return ok(true);
  });
  return done.ok ? readPriceWatch(services, { listing, userId }) : done;
}

/** Ends the alert of a key. */
export async function stopPriceWatchByKey(
  { sql, settings }: Pick<Services, 'sql' | 'settings'>,
  key: string,
): Promise<Result<{ readonly isStopped: true }, Refusal>> {
  const watch = readPriceWatchKey(settings.secret, key);
  if (watch === null) return err(noSuchListing);
  // A second press gets the same answer.
  await deletePriceWatch(sql, watch);
  return ok({ isStopped: true });
}

/** Queues messages to those who watch a car that now costs less. */
export async function tellOfLowerPrice(
  tx: Transaction,
  services: Pick<Services, 'now'>,
  { id, price }: { readonly id: string; readonly price: Paise },
): Promise<void> {
  for (const { userId, channels } of await takeDropped(tx, id, price)) {
    await enqueueNotice(tx, services, {
      ...{ userId, channels, subjectKind: usedPriceNotice, subjectId: id },
      dedupeKey: String(price),
      facts: { price },
    });
  }
}

const noEmail: Refusal = {
  code: 'saved-search/no-email',
  detail: 'The account has no email address. Add one, or choose SMS.',
};
const full: Refusal = {
  code: 'saved-search/full',
  detail: `Up to ${watchesAtMost} price alerts can be set. Stop one to set another.`,
};
