import type { VehicleNumber } from '../registration/vehicle-number.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';
import type { RcRecord } from './rc-record.ts';

/** A registry's response for a vehicle number. `not-found` is a response, not a failure. */
export type RegistryAnswer =
  | {
      readonly kind: 'found';
      readonly record: RcRecord;
      /** Chassis and engine numbers as given by the registry. The caller hashes them for the ownership check and
       * drops them: never stored, logged or sent out. */
      readonly plainIdentifiers: {
        readonly chassis: string | null;
        readonly engine: string | null;
      };
    }
  | { readonly kind: 'not-found' };

/** A vehicle registry (VAHAN through ULIP, a licensed vendor, or the sandbox behind the same adapter). */
export type VehicleRegistry = {
  readonly source: RegistrySource;
  /** Looks a vehicle up. Refuses with a {@link ProviderFailure}; the adapter handles retries, time-out and breaker. */
  readonly find: (
    vehicleNumber: VehicleNumber,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<Result<RegistryAnswer, ProviderFailure>>;
};

/** Source of a record, shown with it. */
export type RegistrySource = {
  readonly id: string;
  /** Display name, e.g. "VAHAN through ULIP". */
  readonly name: string;
  /** True for sandbox data. */
  readonly sandbox: boolean;
};
