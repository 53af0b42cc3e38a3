import type {
  CorrectionStatus,
  HistoryPreview,
  HistoryStatus,
  ServiceHistoryVendor,
} from '@pahiya/domain/service-history/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { OutgoingAnswer } from '../../http/outgoing-http.ts';
import {
  openProvider,
  type ProviderLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { parseJson } from '../../http/parse-json.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import { readAnswer } from '../../http/read-answer.ts';
import { CLAIMS, toHistory, toRefusal, withoutPhones } from './to-domain.ts';
import { correctionWire, coverageWire, reportWire, unknownWire } from './wire.ts';

/** Stable id of this provider in failures, logs and metrics. */
const VEHICLE_RECORDS = 'vehicle-records';

/** Address and key of the vendor. */
export type VehicleRecordsOptions = ProviderLimits & {
  /** Without a trailing slash; `/vehicle-records/v2/…` is appended. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly sandbox: boolean;
};

/** The port with its health for operators. */
export type GuardedServiceHistoryVendor = ServiceHistoryVendor & WatchedProvider;

type Answer = Result<OutgoingAnswer, ProviderFailure>;

/** A vendor of service histories over its HTTP API. Every call is retried after retryable failures: previews and
 * statuses change nothing, orders and corrections are idempotent by their reference. One that failed may still have
 * reached the vendor. Refuses with a {@link ProviderFailure}. Source: docs/providers/vehicle-records.md. */
export function createVehicleRecordsVendor(
  options: VehicleRecordsOptions,
): GuardedServiceHistoryVendor {
  const { http, guard, watched } = openProvider(VEHICLE_RECORDS, options);
  const base = `${options.baseUrl}/vehicle-records/v2`;
  const headers = { 'x-api-key': options.apiKey };
  const get = (path: string, signal: AbortSignal): Promise<Answer> =>
    http.send({ method: 'GET', url: `${base}/${path}`, headers, signal });
  const post = (path: string, json: object, signal: AbortSignal): Promise<Answer> =>
    http.send({ method: 'POST', url: `${base}/${path}`, headers, json, signal });

  return {
    id: VEHICLE_RECORDS,
    name: options.sandbox ? 'Workshop records (sandbox)' : 'Workshop records',
    sandbox: options.sandbox,
    preview: (vehicleNumber, { signal } = {}) =>
      guard.run(async (attempt) => {
        const path = `coverage?vehicleNumber=${encodeURIComponent(vehicleNumber)}`;
        return readPreview(await get(path, attempt));
      }, signal),
    order: ({ reference, vehicleNumber }) =>
      guard.run(async (signal) => {
        const json = { clientRef: reference, vehicleNumber };
        return readStatus(await post('reports', json, signal), reference);
      }),
    status: (reference) =>
      guard.run(async (signal) => {
        const answer = await get(`reports/${encodeURIComponent(reference)}`, signal);
        if (answer.ok && isUnknown(answer.value)) return ok({ state: 'unknown' } as const);
        return readStatus(answer, reference);
      }),
    correct: ({ reference, report, lineId, claim, statedKm, note }) =>
      guard.run(async (signal) => {
        const line = { reportRef: report, lineId, claim: CLAIMS[claim], statedKm };
        const json = { clientRef: reference, ...line, note: withoutPhones(note) };
        return readCorrection(await post('corrections', json, signal), reference);
      }),
    correction: (reference) =>
      guard.run(async (signal) => {
        const answer = await get(`corrections/${encodeURIComponent(reference)}`, signal);
        if (answer.ok && isUnknown(answer.value)) return ok({ state: 'unknown' } as const);
        return readCorrection(answer, reference);
      }),
    ...watched,
  };
}

/** The vendor works, but a source behind it does not. Asking again at once would not help. */
const SOURCE_DOWN = err(
  providerFailure(VEHICLE_RECORDS, 'unavailable', 'a source of the vendor is down', false),
);

/** A bare 404 could be a wrong URL: only the vendor's own code means that it never received the order. */
function isUnknown({ status, text }: OutgoingAnswer): boolean {
  return status === 404 && unknownWire.safeParse(parseJson(text)).success;
}

function readPreview(answer: Answer): Result<HistoryPreview, ProviderFailure> {
  const read = answer.ok ? readAnswer(VEHICLE_RECORDS, answer.value, coverageWire) : answer;
  if (!read.ok) return read;
  switch (read.value.status) {
    case 'SOURCE_DOWN':
      return SOURCE_DOWN;
    case 'NO_RECORDS':
      return ok({ kind: 'none' });
    case 'RECORDS':
      return ok({
        kind: 'some',
        visits: read.value.visitCount,
        newestOn: read.value.latestVisit,
      });
  }
}

function readStatus(answer: Answer, reference: string): Result<HistoryStatus, ProviderFailure> {
  const read = answer.ok ? readAnswer(VEHICLE_RECORDS, answer.value, reportWire) : answer;
  if (!read.ok) return read;
  const { report } = read.value;
  if (report.clientRef !== reference) {
    return err(providerFailure(VEHICLE_RECORDS, 'malformed', 'report is another one'));
  }
  switch (report.status) {
    case 'QUEUED':
      return ok({ state: 'working' });
    case 'SOURCE_DOWN':
      return SOURCE_DOWN;
    case 'NO_RECORDS':
      return ok({ state: 'no-record' });
    case 'FAILED':
      return ok({ state: 'failed', reason: toReason(report.reason) });
    case 'COMPLETED':
      return ok({ state: 'ready', history: toHistory(report) });
  }
}

function readCorrection(
  answer: Answer,
  reference: string,
): Result<CorrectionStatus, ProviderFailure> {
  const read = answer.ok ? readAnswer(VEHICLE_RECORDS, answer.value, correctionWire) : answer;
  if (!read.ok) return read;
  const { correction } = read.value;
  if (correction.clientRef !== reference) {
    return err(providerFailure(VEHICLE_RECORDS, 'malformed', 'correction is another one'));
  }
  switch (correction.status) {
    case 'RECEIVED':
      return ok({ state: 'open' });
    case 'ACCEPTED':
      return ok({ state: 'accepted' });
    case 'REFUSED':
      return ok({ state: 'refused', reason: toRefusal(correction.reason) });
  }
}

/** Only codes pass: free text of the vendor could contain names. */
function toReason(code: string): string {
  return /^[A-Z0-9_]{1,60}$/.test(code) ? code.toLowerCase() : 'other';
}
