import type { DealerFeeds } from '@pahiya/domain/listings/feeds/dealer-feeds';
import { err, ok } from '@pahiya/domain/shared/result';
import { leadsOutside, type NetworkBorder, urlOutside } from '../../http/network-border.ts';
import { createOutgoingHttp, type OutgoingHttpOptions } from '../../http/outgoing-http.ts';
import { providerFailure } from '../../http/provider-failures.ts';

const provider = 'dealer-feed';
const longestBytes = 2 * 1024 * 1024;

type DealerFeedOptions = NetworkBorder & {
  readonly http?: Pick<OutgoingHttpOptions, 'timeoutMs'>;
};

/** Dealers' lists of cars as CSV over HTTPS, with ETag and `If-None-Match`. An address may be anything, so each is checked
 * at each connection, and redirects are not followed. No retries and no breaker: each dealer has a server of its own,
 * and the next round tries again. */
export function createHttpDealerFeeds(
  options: DealerFeedOptions,
): DealerFeeds & { readonly close: () => Promise<void> } {
  const http = createOutgoingHttp({
    provider,
    lookup: options.lookup,
    maxResponseBytes: longestBytes,
    timeoutMs: 20_000,
    ...options.http,
  });
  return {
    accepts: (url) => leadsOutside(url, options),
    fetchList: async (url, etag) => {
      if (urlOutside(url, options) === null) {
        return err(providerFailure(provider, 'rejected', 'an address inside'));
      }
      const answer = await http.fetchBytes({
        method: 'GET',
        url,
        headers: { accept: 'text/csv', ...(etag !== null && { 'if-none-match': etag }) },
      });
      if (!answer.ok) return answer;
      const { status, bytes, etag: version, contentType } = answer.value;
      if (status === 304) return ok({ kind: 'unchanged' as const });
      if (status >= 400) return err(providerFailure(provider, 'rejected', `answered ${status}`));
      if (status !== 200) return err(providerFailure(provider, 'malformed', `answered ${status}`));
      const [type = ''] = (contentType ?? '').toLowerCase().split(';');
      if (type.trim() !== 'text/csv') {
        return err(providerFailure(provider, 'malformed', 'answer is no CSV'));
      }
      const csv = new TextDecoder().decode(bytes);
      return ok({ kind: 'list' as const, etag: version, csv });
    },
    close: http.close,
  };
}
