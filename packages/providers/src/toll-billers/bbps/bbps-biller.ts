import { setTimeout as wait } from 'node:timers/promises';
import type {
  BillerComplaint,
  BillerEvent,
  BillerFetch,
  BillerReport,
  TollBiller,
} from '@pahiya/domain/fastag/ports';
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
import { readAnswer } from '../../http/read-answer.ts';
import { isSigned, textOfCallback } from '../../http/signed-callback.ts';
import { toBiller, toFetch, toPaymentReport } from './to-domain.ts';
import {
  billersWire,
  callbackWire,
  complaintWire,
  type FetchAnswer,
  fetchWire,
  paymentWire,
  unknownRefWire,
} from './wire.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const BBPS = 'bbps';

/** Access to the bill-payment system through an operating unit. */
export type BbpsOptions = ProviderLimits & {
  /** Without a trailing slash; `/bbps/v1/…` is appended. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Our number as agent institution. */
  readonly agentId: string;
  readonly callbackSecret: string;
  readonly sandbox: boolean;
  /** Pause between the questions for the answer of a fetch. Default 300 ms. */
  readonly fetchPollMs?: number;
};

/** The port with its health for operators. */
export type BbpsBiller = TollBiller & WatchedProvider;

type Answer = Result<OutgoingAnswer, ProviderFailure>;

/** Recharges through the bill-payment system, over an operating unit's HTTP API with a bearer key. Every call carries
 * an id of ours that the unit repeats its answer for, so all are retried after retryable failures. A fetch is
 * answered later: it is asked for until the total time-out. Refuses with a {@link ProviderFailure}.
 * Source: docs/providers/bbps.md. */
export function createBbpsBiller(options: BbpsOptions): BbpsBiller {
  const { http, guard, watched } = openProvider(BBPS, options, {
    http: { timeoutMs: 7_500 },
    guard: { totalTimeoutMs: 12_000 },
  });
  const base = `${options.baseUrl}/bbps/v1`;
  const headers = { authorization: `Bearer ${options.apiKey}`, 'x-agent-id': options.agentId };

  const get = (path: string, signal: AbortSignal): Promise<Answer> =>
    http.send({ method: 'GET', url: `${base}/${path}`, headers, signal });
  const post = (path: string, json: object, key: string, signal: AbortSignal): Promise<Answer> =>
    http.send({
      method: 'POST',
      url: `${base}/${path}`,
      headers: { ...headers, 'idempotency-key': key },
      json,
      signal,
    });

  async function fetchTag(
    question: Parameters<TollBiller['fetch']>[0],
    signal: AbortSignal,
  ): Promise<Result<BillerFetch, ProviderFailure>> {
    const { requestId } = question;
    const asked = {
      ref_id: requestId,
      biller_id: question.billerId,
      customer_params: Object.entries(question.parameters).map(([name, value]) => ({
        name,
        value,
      })),
    };
    let answer = readFetch(await post('bills/fetch', asked, requestId, signal), requestId);
    while (answer.ok && answer.value.status === 'PENDING') {
      await wait(options.fetchPollMs ?? 300);
      if (signal.aborted) return err(providerFailure(BBPS, 'timeout', 'no answer in time'));
      const url = `bills/fetch/${encodeURIComponent(requestId)}`;
      answer = readFetch(await get(url, signal), requestId);
    }
    if (!answer.ok) return answer;
    const read = answer.value.status === 'PENDING' ? null : toFetch(answer.value);
    return read === null ? err(malformed('bill has impossible bounds')) : ok(read);
  }

  return {
    id: BBPS,
    name: 'Bharat Connect (BBPS)',
    sandbox: options.sandbox,
    billers: () =>
      guard.run(async (signal) => {
        const answer = readWire(await get('billers?category=FASTAG', signal), billersWire);
        return answer.ok ? ok(answer.value.billers.map(toBiller)) : answer;
      }),
    fetch: (question) => guard.run((signal) => fetchTag(question, signal)),
    pay: (payment) =>
      guard.run(async (signal) => {
        const order = {
          ref_id: payment.requestId,
          biller_id: payment.billerId,
          bill_fetch_id: payment.fetchRef,
          amount: payment.amount,
        };
        const answer = await post('bills/payments', order, payment.requestId, signal);
        return readPayment(answer, payment.requestId, payment.amount);
      }),
    report: (requestId) =>
      guard.run(async (signal) => {
        const answer = await get(`bills/payments/${encodeURIComponent(requestId)}`, signal);
        if (answer.ok && isUnknown(answer.value)) return ok({ state: 'unknown' } as const);
        return readPayment(answer, requestId, null);
      }),
    complain: ({ complaintId, requestId, disposition }) =>
      guard.run(async (signal) => {
        const said = {
          complaint_id: complaintId,
          ref_id: requestId,
          disposition: disposition === 'wrong-amount' ? 'WRONG_AMOUNT' : 'DEBITED_NOT_CREDITED',
        };
        return readComplaint(await post('complaints', said, complaintId, signal), complaintId);
      }),
    complaint: (complaintId) =>
      guard.run(async (signal): Promise<Result<BillerComplaint | null, ProviderFailure>> => {
        const answer = await get(`complaints/${encodeURIComponent(complaintId)}`, signal);
        if (answer.ok && isUnknown(answer.value)) return ok(null);
        return readComplaint(answer, complaintId);
      }),
    isCallbackSigned: (rawBody, signature) => isSigned(rawBody, signature, options.callbackSecret),
    readCallback,
    ...watched,
  };
}

function readCallback(rawBody: Uint8Array): BillerEvent | null {
  const parsed = callbackWire.safeParse(parseJson(textOfCallback(rawBody)));
  return parsed.success ? { eventId: parsed.data.event_id, requestId: parsed.data.ref_id } : null;
}

/** A bare 404 could be a wrong URL: only the system's own code means that it never received the request. */
function isUnknown({ status, text }: OutgoingAnswer): boolean {
  return status === 404 && unknownRefWire.safeParse(parseJson(text)).success;
}

function readFetch(answer: Answer, requestId: string): Result<FetchAnswer, ProviderFailure> {
  const read = readWire(answer, fetchWire);
  if (!read.ok || read.value.ref_id === requestId) return read;
  return err(malformed('answer is to another question'));
}

/** `amount`: as sent, null where the caller does not know it. */
function readPayment(
  answer: Answer,
  requestId: string,
  amount: number | null,
): Result<BillerReport, ProviderFailure> {
  const read = readWire(answer, paymentWire);
  if (!read.ok) return read;
  const { payment } = read.value;
  if (payment.ref_id !== requestId || (amount !== null && payment.amount !== amount)) {
    return err(malformed('payment is another one'));
  }
  return ok(toPaymentReport(payment));
}

function readComplaint(
  answer: Answer,
  complaintId: string,
): Result<BillerComplaint, ProviderFailure> {
  const read = readWire(answer, complaintWire);
  if (!read.ok) return read;
  const { complaint } = read.value;
  if (complaint.complaint_id !== complaintId) return err(malformed('complaint is another one'));
  return ok({ complaintRef: complaint.complaint_ref, state: COMPLAINT_STATES[complaint.status] });
}

const COMPLAINT_STATES = {
  REGISTERED: 'registered',
  ASSIGNED: 'assigned',
  CLOSED: 'closed',
} as const;

function readWire<T>(answer: Answer, wire: z.ZodType<T>): Result<T, ProviderFailure> {
  return answer.ok ? readAnswer(BBPS, answer.value, wire) : answer;
}

function malformed(reason: string): ProviderFailure {
  return providerFailure(BBPS, 'malformed', reason);
}
