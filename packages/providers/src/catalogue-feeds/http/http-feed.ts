import type { CatalogueFeed, FeedAnswer } from '@pahiya/domain/new-cars/ports';
import { err, ok } from '@pahiya/domain/shared/result';
import {
  openProvider,
  type ProviderLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';

const provider = 'catalogue-feed';
/** As long as a file may be. */
const longestBytes = 50 * 1024 * 1024;

type FeedAccount = {
  /** Address of the list. */
  readonly url: string;
  /** Sent as a bearer token; null: the feed is open. */
  readonly apiKey: string | null;
};

/** A list of cars at an address, CSV or JSON by its content type, with ETag and `If-None-Match`. Refuses `rejected` for
 * a status of 400 or more, `malformed` for a redirect, another content type and lists over 50 MB. */
export function createHttpFeed({
  url,
  apiKey,
  ...limits
}: ProviderLimits & FeedAccount): CatalogueFeed & WatchedProvider {
  const { http, guard, watched } = openProvider(provider, limits, {
    http: { maxResponseBytes: longestBytes, timeoutMs: 60_000 },
    guard: { totalTimeoutMs: 150_000, retries: 1 },
  });
  return {
    ...watched,
    fetchList: (etag) =>
      guard.run<FeedAnswer>(async (signal) => {
        const answer = await http.fetchBytes({
          method: 'GET',
          url,
          signal,
          headers: {
            accept: 'text/csv, application/json;q=0.9',
            ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
            ...(etag !== null && { 'if-none-match': etag }),
          },
        });
        if (!answer.ok) return answer;
        const { status, bytes, etag: version, contentType } = answer.value;
        if (status === 304) return ok({ kind: 'unchanged' as const });
        if (status >= 400) return err(providerFailure(provider, 'rejected', `answered ${status}`));
        const format = formatOf(contentType);
        if (status !== 200 || format === null) {
          return err(providerFailure(provider, 'malformed', 'answer is no list'));
        }
        return ok({ kind: 'list' as const, etag: version, format, bytes });
      }),
  };
}

function formatOf(contentType: string | null): 'csv' | 'json' | null {
  const [type = ''] = (contentType ?? '').toLowerCase().split(';');
  if (type.trim() === 'text/csv') return 'csv';
  return type.trim() === 'application/json' ? 'json' : null;
}
