import { randomUUID } from 'node:crypto';
import type { AlertChannel } from '@pahiya/domain/messages/ports';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { findUser, lockUser } from '../auth/find-user.ts';
import { countPushDevices } from '../notices/push/push-devices.ts';
import { upsertSearch } from './saved-search-repository.ts';

const mostSearches = 20;

type Wish = {
  readonly kind: string;
  readonly query: string;
  readonly channels: readonly AlertChannel[];
};

/** Saves a search with what it finds now, so that only what comes later is news. Refuses a filter that says nothing or
 * does not apply, `saved-search/no-email` without an address, push without a device, `saved-search/full`. */
export async function saveSearch(
  services: Services,
  userId: string,
  { kind: name, query, channels }: Wish,
): Promise<Result<void, Refusal>> {
  const kind = services.savedSearchKinds[name];
  const written = kind?.normalise(query) ?? null;
  const find = written === null ? null : await kind?.open(services);
  const seen = written === null ? null : ((await find?.(written)) ?? null);
  if (written === null || seen === null) return err(noFilter);
  return services.sql.begin(async (tx): Promise<Result<void, Refusal>> => {
    await lockUser(tx, userId);
    const user = await findUser(tx, userId);
    if (channels.includes('email') && user?.email === null) return err(noEmail);
    if (channels.includes('push') && (await countPushDevices(tx, userId)) === 0)
      return err(noDevice);
    const row = { id: randomUUID(), userId, kind: name, query: written, channels, seen };
    const isSaved = await upsertSearch(tx, { ...row, at: services.now() }, mostSearches);
    return isSaved ? ok(undefined) : err(full);
  });
}

const noFilter: Refusal = {
  code: 'request/bad-input',
  detail: 'This search cannot be saved.',
  errors: [{ path: 'body.query', message: 'Choose at least one filter that the list has.' }],
};
const noEmail: Refusal = {
  code: 'saved-search/no-email',
  detail: 'The account has no email address. Add one, or choose SMS.',
};
const noDevice: Refusal = {
  code: 'request/bad-input',
  detail: 'Notifications are not turned on for any device.',
  errors: [{ path: 'body.channels', message: 'Turn notifications on under Reminders first.' }],
};
const full: Refusal = {
  code: 'saved-search/full',
  detail: `Up to ${mostSearches} searches can be saved. Delete one to save another.`,
};
