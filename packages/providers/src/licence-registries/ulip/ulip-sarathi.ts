import {
  type DrivingLicence,
  type LicenceRegistry,
  readLicenceNumber,
} from '@pahiya/domain/garage/driving-licence';
import { err, ok } from '@pahiya/domain/shared/result';
import { readDay, readText } from '../../challan-sources/read-texts.ts';
import {
  type OutgoingProvider,
  openProvider,
  type ProviderLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import type { UlipSession } from '../../registries/ulip/ulip-session.ts';
import { type LicenceWire, licenceWire } from './wire.ts';

/** Stable id of this provider in failures, logs and metrics. */
const ULIP_SARATHI = 'ulip-sarathi';

/** Access to driving licences through ULIP. */
export type UlipSarathiOptions = ProviderLimits & {
  /** Session shared with the vehicle registry. */
  readonly session: UlipSession;
  /** True for the sandbox: everything read is then marked. */
  readonly sandbox: boolean;
};

/** The port with its health for operators. */
export type UlipLicenceRegistry = LicenceRegistry & WatchedProvider;

/** A person waits for the answer: all attempts together, in milliseconds. */
const limits: ProviderLimits = { http: { timeoutMs: 7_500 }, guard: { totalTimeoutMs: 8_000 } };

/** A licence over ULIP `SARATHI/01`. Idempotent and retried. Refuses with a provider failure; an answer about another
 * licence, or of more than one, is `malformed`. Source: docs/providers/ulip-sarathi.md. */
export function createUlipLicenceRegistry(options: UlipSarathiOptions): UlipLicenceRegistry {
  const outgoing: OutgoingProvider = openProvider(ULIP_SARATHI, options, limits);
  const malformed = (reason: string) => err(providerFailure(ULIP_SARATHI, 'malformed', reason));
  return {
    source: { id: ULIP_SARATHI, name: 'SARATHI', sandbox: options.sandbox },
    licenceOf: ({ number, bornOn }, { signal } = {}) =>
      outgoing.guard.run(async (attempt) => {
        const body = { dlnumber: number, dob: bornOn };
        const answer = await options.session.ask(outgoing.http, 'SARATHI/01', body, attempt);
        if (!answer.ok) return answer;
        if (answer.value.kind === 'not-found') return ok(null);
        const parsed = licenceWire.safeParse(answer.value.inner);
        if (!parsed.success) return malformed('answer is not as documented');
        const [found, another] = parsed.data.dldetobj;
        if (found === undefined) return ok(null);
        if (another !== undefined || readLicenceNumber(found.dlobj.dlLicno) !== number) {
          return malformed('answer is about another licence');
        }
        return ok(toLicence(number, found));
      }, signal),
    ...outgoing.watched,
  };
}

function toLicence(
  number: string,
  { dlobj, bioObj, dlcovs }: LicenceWire['dldetobj'][number],
): DrivingLicence {
  return {
    number,
    holder: readText(bioObj?.bioFullName),
    status: readText(dlobj.dlStatus),
    issuedOn: readDay(dlobj.dlIssuedt),
    privateUpto: readDay(dlobj.dlNtValdtoDt),
    transportUpto: readDay(dlobj.dlTrValdtoDt),
    classes: (dlcovs ?? []).flatMap(({ covabbrv, vecatg }) => {
      const code = readText(covabbrv);
      return code === null ? [] : [{ code, isTransport: vecatg.trim().toUpperCase() === 'TR' }];
    }),
  };
}
