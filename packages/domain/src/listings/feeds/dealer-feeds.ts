import type { ProviderFailure } from '../../shared/provider-failure.ts';
import type { Result } from '../../shared/result.ts';

/** A dealer's list of cars, still to be read. */
export type DealerFeedAnswer =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'list';
      /** Names this version of the list; null: the feed has none. */
      readonly etag: string | null;
      readonly csv: string;
    };

/** Lists of cars at addresses that dealers give. */
export type DealerFeeds = {
  /** Whether the address may be called: HTTPS, and outside of our network. */
  readonly accepts: (url: string) => Promise<boolean>;
  /** Asks for the list, unless it is still the version of `etag`. Refuses an address inside as `rejected`; redirects,
   * other content and more than 2 MB as `malformed`. */
  readonly fetchList: (
    url: string,
    etag: string | null,
  ) => Promise<Result<DealerFeedAnswer, ProviderFailure>>;
};
