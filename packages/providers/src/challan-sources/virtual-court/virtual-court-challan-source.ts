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
import { courtSearchWire } from './wire.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const VIRTUAL_COURTS = 'virtual-courts';

/** Address and credentials of the virtual courts' service. */
export type VirtualCourtOptions = ChallanSourceLimits & {
  /** Without a trailing slash; `/vcourts/v2/…` is appended. */
  readonly baseUrl: string;
  readonly apiKey: string;
};

/** Traffic cases of a vehicle at the virtual courts, with the fine proposed by the court. The vehicle number is sent
 * in the body. Refuses with a {@link ProviderFailure}; cases of another vehicle are `malformed`.
 * Source: docs/providers/virtual-courts.md. */
export function createVirtualCourtChallanSource(
  options: VirtualCourtOptions,
): GuardedChallanSource {
  const source = { id: 'virtual-court', name: 'Virtual courts', provider: VIRTUAL_COURTS } as const;
  return guardChallanSource(source, options, async (http, vehicleNumber, signal) => {
    const answer = await http.send({
      method: 'POST',
      url: `${options.baseUrl}/vcourts/v2/cases/search`,
      headers: { 'x-api-key': options.apiKey },
      json: { search_type: 'VEHICLE', veh_no: vehicleNumber },
      signal,
    });
    return answer.ok ? readSearch(vehicleNumber, answer.value) : answer;
  });
}

function readSearch(
  vehicleNumber: VehicleNumber,
  { status, text }: OutgoingAnswer,
): Result<readonly SourceChallan[], ProviderFailure> {
  const fail = (kind: ProviderFailure['kind'], reason: string) =>
    err(providerFailure(VIRTUAL_COURTS, kind, reason));
  if (status !== 200) return fail(status >= 400 ? 'rejected' : 'malformed', `answered ${status}`);
  const parsed = courtSearchWire.safeParse(parseJson(text));
  if (!parsed.success) return fail('malformed', 'answer is not the documented search');
  switch (parsed.data.status) {
    case 'NO_RECORD':
      return ok([]);
    case 'MAINTENANCE':
      return fail('unavailable', 'service is under maintenance');
    case 'BAD_REQUEST':
      return fail('rejected', 'search was not understood');
    case 'OK': {
      if (parsed.data.cases.some(({ veh_no }) => veh_no !== vehicleNumber)) {
        return fail('malformed', 'case is of another vehicle');
      }
      const challans = readAll(parsed.data.cases, toDomainChallan);
      return challans === null ? fail('malformed', 'a case has no number') : ok(challans);
    }
  }
}
