import type { TagCrossings, TagDirectory } from '@pahiya/domain/fastag/ports';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import { readAll } from '../../challan-sources/read-all.ts';
import {
  type OutgoingProvider,
  openProvider,
  type ProviderLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import type { UlipSession } from '../../registries/ulip/ulip-session.ts';
import { toCrossing, toVehicleTag } from './to-domain.ts';
import { crossingsWire, tagDetailsWire } from './wire.ts';

/** Stable ids of these providers in failures, logs and metrics. */
export const ULIP_TAGS = 'ulip-fastag-tags';
export const ULIP_CROSSINGS = 'ulip-fastag-crossings';

/** Access to FASTag data through ULIP. */
export type UlipFastagOptions = ProviderLimits & {
  /** Session shared with the vehicle registry. */
  readonly session: UlipSession;
  /** True for the sandbox: everything read is then marked. */
  readonly sandbox: boolean;
};

/** The ports with their health for operators. */
export type UlipTagDirectory = TagDirectory & WatchedProvider;
export type UlipTagCrossings = TagCrossings & WatchedProvider;

/** A person waits for the answer: all attempts together, in milliseconds. */
const LIMITS: ProviderLimits = { http: { timeoutMs: 7_500 }, guard: { totalTimeoutMs: 8_000 } };

/** "No tag found", inside a successful envelope. */
const NO_TAG = '239';

/** All tags of a vehicle over ULIP `FASTAG/02`. Idempotent and retried. Refuses with a {@link ProviderFailure}; one
 * unreadable tag makes the answer `malformed`, because a shortened list would hide a second tag.
 * Source: docs/providers/ulip-fastag.md. */
export function createUlipTagDirectory(options: UlipFastagOptions): UlipTagDirectory {
  const outgoing = openProvider(ULIP_TAGS, options, LIMITS);
  const question = { outgoing, session: options.session, api: 'FASTAG/02', wire: tagDetailsWire };
  return {
    source: { id: ULIP_TAGS, name: 'NETC through ULIP', sandbox: options.sandbox },
    tagsOf: (vehicleNumber, { signal } = {}) =>
      outgoing.guard.run(async (attempt) => {
        const read = await askUlip(question, vehicleNumber, attempt);
        if (!read.ok || read.value === null) return read.ok ? ok([]) : read;
        const details = read.value.vehicle.vehicledetails ?? [];
        const tags = readAll(details, ({ detail }) => toVehicleTag(vehicleNumber, detail));
        return tags === null ? err(malformed(ULIP_TAGS, 'a tag is unreadable')) : ok(tags);
      }, signal),
    ...outgoing.watched,
  };
}

/** Crossings of the last 72 hours over ULIP `FASTAG/01`. As {@link createUlipTagDirectory}. */
export function createUlipTagCrossings(options: UlipFastagOptions): UlipTagCrossings {
  const outgoing = openProvider(ULIP_CROSSINGS, options, LIMITS);
  const question = { outgoing, session: options.session, api: 'FASTAG/01', wire: crossingsWire };
  return {
    source: { id: ULIP_CROSSINGS, name: 'NETC through ULIP', sandbox: options.sandbox },
    recent: (vehicleNumber, { signal } = {}) =>
      outgoing.guard.run(async (attempt) => {
        const read = await askUlip(question, vehicleNumber, attempt);
        if (!read.ok || read.value === null) return read.ok ? ok([]) : read;
        const records = read.value.vehicle.vehltxnList?.txn ?? [];
        const crossings = readAll(records, (record) => toCrossing(vehicleNumber, record));
        return crossings === null
          ? err(malformed(ULIP_CROSSINGS, 'a crossing is unreadable'))
          : ok(crossings);
      }, signal),
    ...outgoing.watched,
  };
}

type Inner = { readonly vehicle: { readonly errCode: string } };

/** The inner answer; null for none of this vehicle. */
async function askUlip<T extends Inner>(
  question: {
    readonly outgoing: OutgoingProvider;
    readonly session: UlipSession;
    readonly api: string;
    readonly wire: z.ZodType<T>;
  },
  vehicleNumber: VehicleNumber,
  signal: AbortSignal,
): Promise<Result<T | null, ProviderFailure>> {
  const { http } = question.outgoing;
  const body = { vehiclenumber: vehicleNumber };
  const answer = await question.session.ask(http, question.api, body, signal);
  if (!answer.ok) return answer;
  if (answer.value.kind === 'not-found') return ok(null);
  const parsed = question.wire.safeParse(answer.value.inner);
  if (!parsed.success) return err(malformed(http.provider, 'answer is not as documented'));
  const { errCode } = parsed.data.vehicle;
  if (errCode === NO_TAG) return ok(null);
  return errCode === '000' || errCode === ''
    ? ok(parsed.data)
    : err(providerFailure(http.provider, 'unavailable', 'NETC reported an error'));
}

function malformed(provider: string, reason: string): ProviderFailure {
  return providerFailure(provider, 'malformed', reason);
}
