import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';

/** A private store of files (a folder of this machine, or an S3 bucket). Keys are ours: lower-case letters, digits,
 * dashes and slashes. What it holds is already encrypted. */
export type FileStore = {
  readonly id: string;
  readonly put: (key: string, bytes: Uint8Array) => Promise<Result<void, ProviderFailure>>;
  /** The bytes; null when there is no such file. */
  readonly get: (key: string) => Promise<Result<Uint8Array | null, ProviderFailure>>;
  /** Removes a file; removing one that is not there is no failure. */
  readonly remove: (key: string) => Promise<Result<void, ProviderFailure>>;
};
