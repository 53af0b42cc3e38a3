import type { SourceChallan } from '@pahiya/domain/challans/challan';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { OutgoingAnswer } from '../../http/outgoing-http.ts';
import { parseJson } from '../../http/parse-json.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import {
  type ChallanSourceLimits,
  type GuardedChallanSource,
  guardChallanSource,
} from '../guarded-source.ts';
import { readAll } from '../read-all.ts';
import { toDomainChallan } from './to-domain.ts';
import { type PoliceNotice, policeNoticesWire } from './wire.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const STATE_POLICE = 'state-police';

/** Address and credentials of the gateway to the state police systems. */
export type StatePoliceOptions = ChallanSourceLimits & {
  /** Without a trailing slash; `/police/echallan/api/…` is appended. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Allowed origins of photographs besides that of `baseUrl`, e.g. `https://photos.example`. */
  readonly photoOrigins?: readonly string[];
};

/** Notices of state police systems outside the central system, with photographs. The vehicle number is sent in the
 * body. Refuses with a {@link ProviderFailure}; notices of another vehicle are `malformed`.
 * Source: docs/providers/state-police.md. */
export function createStatePoliceChallanSource(options: StatePoliceOptions): GuardedChallanSource {
  const source = { id: 'state-police', name: 'State police', provider: STATE_POLICE } as const;
  const photoOrigins = new Set([new URL(options.baseUrl).origin, ...(options.photoOrigins ?? [])]);
  return guardChallanSource(source, options, async (http, vehicleNumber, signal) => {
    const answer = await http.send({
      method: 'POST',
      url: `${options.baseUrl}/police/echallan/api/notices`,
      headers: { apikey: options.apiKey },
      json: { regnNo: vehicleNumber },
      signal,
    });
    return answer.ok ? readNotices(vehicleNumber, answer.value, photoOrigins) : answer;
  });
}

function readNotices(
  vehicleNumber: VehicleNumber,
  { status, text }: OutgoingAnswer,
  photoOrigins: ReadonlySet<string>,
): Result<readonly SourceChallan[], ProviderFailure> {
  const fail = (kind: ProviderFailure['kind'], reason: string) =>
    err(providerFailure(STATE_POLICE, kind, reason));
  if (status !== 200) return fail(status >= 400 ? 'rejected' : 'malformed', `answered ${status}`);
  const parsed = policeNoticesWire.safeParse(parseJson(text));
  if (!parsed.success) return fail('malformed', 'answer is not the documented list');
  switch (parsed.data.respCode) {
    case '07':
      return ok([]);
    case '91':
      return fail('unavailable', 'system behind the gateway is down');
    case '12':
      return fail('rejected', 'vehicle number was not understood');
    case '00': {
      if (parsed.data.notices.some(({ regnNo }) => regnNo !== vehicleNumber)) {
        return fail('malformed', 'notice is of another vehicle');
      }
      const toChallan = (notice: PoliceNotice) => toDomainChallan(notice, photoOrigins);
      const challans = readAll(parsed.data.notices, toChallan);
      return challans === null ? fail('malformed', 'a notice has no number') : ok(challans);
    }
  }
}
