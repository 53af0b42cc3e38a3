import type { SettlementPartner, SettlementReport } from '@pahiya/domain/challans/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { OutgoingAnswer } from '../../http/outgoing-http.ts';
import {
  openProvider,
  type ProviderLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { parseJson } from '../../http/parse-json.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import { createProviderGuard } from '../../http/provider-guard.ts';
import { readAnswer } from '../../http/read-answer.ts';
import { toPartnerOrder, toReport } from './to-domain.ts';
import { notFoundWire, otpResultWire, otpSentWire, settlementWire } from './wire.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const SETTLEMENT_PARTNER = 'settlement-partner';

/** Address and credentials of the partner. */
export type PartnerOptions = ProviderLimits & {
  /** Without a trailing slash; `/partner/v1/…` is appended. */
  readonly baseUrl: string;
  readonly apiKey: string;
};

/** The settlement port with its health for operators. */
export type GuardedSettlementPartner = SettlementPartner & WatchedProvider;

type Answer = Result<OutgoingAnswer, ProviderFailure>;

/** A partner that pays challans at their authorities, over its HTTP API with a bearer key. Submissions, status
 * requests and OTP entries are retried after retryable failures, with the reference as idempotency key. Requesting
 * a court OTP is not: each request sends an SMS.
 * A failed `submit` may still have reached the partner: use `report`, or `submit` the same again. Refuses with a
 * {@link ProviderFailure}. Source: docs/providers/settlement-partner.md. */
export function createSettlementPartner(options: PartnerOptions): GuardedSettlementPartner {
  const { http, guard, watched } = openProvider(SETTLEMENT_PARTNER, options);
  const once = createProviderGuard({ provider: SETTLEMENT_PARTNER, ...options.guard, retries: 0 });
  const base = `${options.baseUrl}/partner/v1`;
  const headers = { authorization: `Bearer ${options.apiKey}` };

  const post = (path: string, json: object, signal: AbortSignal, key?: string): Promise<Answer> =>
    http.send({
      method: 'POST',
      url: `${base}/${path}`,
      headers: key === undefined ? headers : { ...headers, 'idempotency-key': key },
      json,
      signal,
    });

  return {
    id: SETTLEMENT_PARTNER,
    submit: (request) =>
      guard.run(async (signal) => {
        const order = toPartnerOrder(request);
        const answer = await post('settlements', order, signal, request.reference);
        return readReport(answer, request.reference);
      }),
    report: (reference) =>
      guard.run(async (signal) => {
        const url = `${base}/settlements/${encodeURIComponent(reference)}`;
        const answer = await http.send({ method: 'GET', url, headers, signal });
        if (answer.ok && isUnknown(answer.value)) return ok({ state: 'unknown' } as const);
        return readReport(answer, reference);
      }),
    requestCourtOtp: ({ reference, challanNumber, mobile }) =>
      once.run(async (signal) => {
        const asked = { reference, challan_number: challanNumber, mobile };
        const sent = readWire(await post('court-otp', asked, signal), otpSentWire);
        return sent.ok ? ok({ sentAt: sent.value.sent_at }) : sent;
      }),
    submitCourtOtp: (handedIn) =>
      guard.run(async (signal) => {
        const checked = readWire(await post('court-otp/verify', handedIn, signal), otpResultWire);
        return checked.ok ? ok(OTP_RESULTS[checked.value.result]) : checked;
      }),
    ...watched,
  };
}

const OTP_RESULTS = { ACCEPTED: 'accepted', WRONG: 'wrong', EXPIRED: 'expired' } as const;

/** A bare 404 could be a wrong URL: only the partner's own code means that it never received the settlement. */
function isUnknown({ status, text }: OutgoingAnswer): boolean {
  return status === 404 && notFoundWire.safeParse(parseJson(text)).success;
}

function readReport(answer: Answer, reference: string): Result<SettlementReport, ProviderFailure> {
  const settled = readWire(answer, settlementWire);
  if (!settled.ok) return settled;
  return settled.value.settlement.reference === reference
    ? ok(toReport(settled.value.settlement))
    : err(providerFailure(SETTLEMENT_PARTNER, 'malformed', 'settlement is another one'));
}

function readWire<T>(answer: Answer, wire: z.ZodType<T>): Result<T, ProviderFailure> {
  return answer.ok ? readAnswer(SETTLEMENT_PARTNER, answer.value, wire) : answer;
}
