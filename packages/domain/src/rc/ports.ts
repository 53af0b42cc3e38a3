import type { VehicleNumber } from '../registration/vehicle-number.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Result } from '../shared/result.ts';
import type { RcRecord } from './rc-record.ts';

/** Answer of a registry for one vehicle number. `not-found` is an answer, not a failure. */
export type RegistryAnswer =
  | {
      readonly kind: 'found';
      readonly record: RcRecord;
      /** Chassis and engine numbers as the registry gave them. They are hashed by the caller for the
       * owner check and then dropped: never stored, logged or sent out. */
      readonly plainIdentifiers: {
        readonly chassis: string | null;
        readonly engine: string | null;
      };
    }
  | { readonly kind: 'not-found' };

/** A registry of vehicles (VAHAN through ULIP, a licensed vendor, or the sandbox behind the same adapter). */
export type VehicleRegistry = {
  readonly source: RegistrySource;
  /** One look-up. Refuses with a {@link ProviderFailure}; retries, time-out and breaker are the adapter's. */
  readonly find: (
    vehicleNumber: VehicleNumber,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<Result<RegistryAnswer, ProviderFailure>>;
};

/** Source of a record, shown with it. */
export type RegistrySource = {
  readonly id: string;
  /** Name for people, e.g. "VAHAN through ULIP". */
  readonly name: string;
  /** True for sandbox data. */
  readonly sandbox: boolean;
};
