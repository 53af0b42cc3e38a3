import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** A private file store (a local folder or an S3 bucket). Keys are ours: lower-case letters, digits, dashes and
 * slashes. Contents are already encrypted. */
export type FileStore = {
  readonly id: string;
  readonly put: (key: string, bytes: Uint8Array) => Promise<Result<void, ProviderFailure>>;
  /** The bytes; null if there is no such file. */
  readonly get: (key: string) => Promise<Result<Uint8Array | null, ProviderFailure>>;
  /** Deletes a file. Idempotent. */
  readonly remove: (key: string) => Promise<Result<void, ProviderFailure>>;
};
