import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** A list of cars as a feed sent it, still to be read. */
export type FeedAnswer =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'list';
      /** Names this version of the list; null: the feed has none. */
      readonly etag: string | null;
      readonly format: 'csv' | 'json';
      readonly bytes: Uint8Array;
    };

/** A catalogue of cars that somebody else keeps. */
export type CatalogueFeed = {
  /** Asks for the list, unless it is still the version of `etag`. Refuses lists over 50 MB as `malformed`. */
  readonly fetchList: (etag: string | null) => Promise<Result<FeedAnswer, ProviderFailure>>;
};

/** Tells whether videos can still be played elsewhere. */
export type VideoDirectory = {
  /** `gone`: deleted, private, or not to be embedded. */
  readonly look: (videoId: string) => Promise<Result<'there' | 'gone', ProviderFailure>>;
};
