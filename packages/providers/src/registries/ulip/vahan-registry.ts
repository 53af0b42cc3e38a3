import type { RegistryAnswer, RegistrySource, VehicleRegistry } from '@pahiya/domain/rc/ports';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import {
  openProvider,
  type ProviderLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import { toDomainRecord } from './to-domain.ts';
import { createUlipSession, type UlipAccount, type UlipSession } from './ulip-session.ts';
import { parseVahanXml } from './vahan-xml.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const ULIP_VAHAN = 'ulip-vahan';

/** Access to VAHAN through ULIP. */
export type UlipVahanOptions = ProviderLimits & {
  readonly account: UlipAccount;
  /** Session of this account, shared with other ULIP APIs; by default its own. */
  readonly session?: UlipSession;
  /** True if `account.baseUrl` is the sandbox: every record is then marked. */
  readonly sandbox: boolean;
};

/** The registry port over ULIP, with its health for operators. */
export type UlipVahanRegistry = VehicleRegistry & WatchedProvider;

/** Vehicle registry over ULIP `VAHAN/01`. Look-ups are idempotent and retried after retryable failures. Refuses with
 * a {@link ProviderFailure}; a record of another number than requested is `malformed`.
 * Source: ULIP API document VAHAN, `VAHAN/01`; see docs/providers/ulip.md. */
export function createUlipVahanRegistry(options: UlipVahanOptions): UlipVahanRegistry {
  const { http, guard, watched } = openProvider(ULIP_VAHAN, options);
  const session = options.session ?? createUlipSession(options.account);
  const source: RegistrySource = {
    id: ULIP_VAHAN,
    name: 'VAHAN through ULIP',
    sandbox: options.sandbox,
  };

  async function ask(
    vehicleNumber: VehicleNumber,
    signal: AbortSignal,
  ): Promise<Result<RegistryAnswer, ProviderFailure>> {
    const answer = await session.ask(http, 'VAHAN/01', { vehiclenumber: vehicleNumber }, signal);
    if (!answer.ok) return answer;
    if (answer.value.kind === 'not-found') return ok({ kind: 'not-found' });
    return readRecord(vehicleNumber, answer.value.inner);
  }

  return {
    source,
    find: (vehicleNumber, { signal } = {}) =>
      guard.run((attemptSignal) => ask(vehicleNumber, attemptSignal), signal),
    ...watched,
  };
}

function readRecord(
  vehicleNumber: VehicleNumber,
  inner: unknown,
): Result<RegistryAnswer, ProviderFailure> {
  const fields = typeof inner === 'string' ? parseVahanXml(inner) : null;
  if (fields === null)
    return err(providerFailure(ULIP_VAHAN, 'malformed', 'record is not the documented XML'));
  // The registry misspells this element; the correct spelling is accepted too, in case it is fixed.
  const status = fields.get('stautsMessage') ?? fields.get('statusMessage') ?? 'OK';
  if (!/^ok$/i.test(status)) return ok({ kind: 'not-found' });
  const reading = toDomainRecord(vehicleNumber, fields);
  if (reading === null)
    return err(providerFailure(ULIP_VAHAN, 'malformed', 'record is of another number'));
  return ok({ kind: 'found', ...reading });
}
