import type { SourceChallan } from '@pahiya/domain/challans/challan';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { providerFailure } from '../../http/provider-failures.ts';
import type { UlipSession } from '../../registries/ulip/ulip-session.ts';
import {
  type ChallanSourceLimits,
  type GuardedChallanSource,
  guardChallanSource,
} from '../guarded-source.ts';
import { toDomainChallans } from './to-domain.ts';
import { echallanWire } from './wire.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const ULIP_ECHALLAN = 'ulip-echallan';

/** Access to the central e-challan system through ULIP. */
export type NationalChallanOptions = ChallanSourceLimits & {
  /** Session shared with the vehicle registry. */
  readonly session: UlipSession;
};

/** The central e-challan system over ULIP `ECHALLAN/01`: pending and disposed challans, including those sent to
 * courts. Challans of state police systems outside it are not included. Refuses with a {@link ProviderFailure}.
 * Source: ULIP API document ECHALLAN, `ECHALLAN/01`; see docs/providers/ulip-echallan.md. */
export function createNationalChallanSource(options: NationalChallanOptions): GuardedChallanSource {
  const source = {
    id: 'national',
    name: 'National e-challan system through ULIP',
    provider: ULIP_ECHALLAN,
  } as const;
  return guardChallanSource(source, options, async (http, vehicleNumber, signal) => {
    const body = { vehiclenumber: vehicleNumber };
    const answer = await options.session.ask(http, 'ECHALLAN/01', body, signal);
    if (!answer.ok) return answer;
    return answer.value.kind === 'not-found' ? ok([]) : readInner(answer.value.inner);
  });
}

function readInner(inner: unknown): Result<readonly SourceChallan[], ProviderFailure> {
  const parsed = echallanWire.safeParse(inner);
  if (!parsed.success) {
    return err(providerFailure(ULIP_ECHALLAN, 'malformed', 'answer holds no lists of challans'));
  }
  if (parsed.data === 'none') return ok([]);
  const challans = toDomainChallans(parsed.data);
  return challans === null
    ? err(providerFailure(ULIP_ECHALLAN, 'malformed', 'a challan has no number'))
    : ok(challans);
}
