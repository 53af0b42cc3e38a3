import type { RtoAgent, RtoAgentReport, RtoAgentWork } from '@pahiya/domain/rto-services/ports';
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
import { type AgentWork, storedWire, unknownWire, withdrawnWire, workWire } from './wire.ts';

/** Stable id of this provider in failures, logs and metrics. */
const RTO_AGENT = 'rto-agent';

/** Address and key of the agent. */
export type RtoAgentOptions = ProviderLimits & {
  /** Without a trailing slash; `/rto-agent/v1/…` is appended. */
  readonly baseUrl: string;
  readonly apiKey: string;
};

/** The port with its health for operators. */
export type GuardedRtoAgent = RtoAgent & WatchedProvider;

type Answer = Result<OutgoingAnswer, ProviderFailure>;

/** A partner that does RTO work, over its HTTP API with a bearer key. Every call is idempotent and retried after
 * retryable failures. A failed `submit` may still have reached the agent. Refuses with a {@link ProviderFailure}.
 * Source: docs/providers/rto-agent.md. */
export function createRtoAgent(options: RtoAgentOptions): GuardedRtoAgent {
  const { http, guard, watched } = openProvider(RTO_AGENT, options);
  const works = `${options.baseUrl}/rto-agent/v1/works`;
  const headers = { authorization: `Bearer ${options.apiKey}` };
  const of = (reference: string) => `${works}/${encodeURIComponent(reference)}`;

  return {
    id: RTO_AGENT,
    upload: ({ reference, documentId, kind, contentType, bytes }) =>
      guard.run(async (signal) => {
        const content = Buffer.from(bytes).toString('base64');
        const json = { kind, content_type: contentType, content };
        const url = `${of(reference)}/documents/${encodeURIComponent(documentId)}`;
        const answer = await http.send({ method: 'PUT', url, headers, json, signal });
        const stored = readWire(answer, storedWire);
        return stored.ok ? ok(undefined) : stored;
      }),
    submit: (work) =>
      guard.run(async (signal) => {
        const { reference } = work;
        const answer = await http.send({
          method: 'POST',
          url: works,
          headers: { ...headers, 'idempotency-key': reference },
          json: toWire(work),
          signal,
        });
        return readReport(answer, reference);
      }),
    report: (reference) =>
      guard.run(async (signal) => {
        const answer = await http.send({ method: 'GET', url: of(reference), headers, signal });
        if (answer.ok && isUnknown(answer.value)) return ok({ state: 'unknown' } as const);
        return readReport(answer, reference);
      }),
    withdraw: (reference) =>
      guard.run(async (signal) => {
        const url = `${of(reference)}/withdraw`;
        const answer = await http.send({ method: 'POST', url, headers, json: {}, signal });
        if (answer.ok && isUnknown(answer.value)) return ok('withdrawn' as const);
        const read = readWire(answer, withdrawnWire);
        if (!read.ok) return read;
        return ok(read.value.result === 'WITHDRAWN' ? 'withdrawn' : 'too-late');
      }),
    ...watched,
  };
}

function toWire(work: RtoAgentWork): object {
  return {
    reference: work.reference,
    service: work.serviceId,
    state: work.stateCode,
    vehicle_number: work.vehicleNumber,
    application_number: work.applicationNumber,
    documents: work.documentIds,
  };
}

/** A bare 404 could be a wrong URL: only the agent's own code means that it never received the work. */
function isUnknown({ status, text }: OutgoingAnswer): boolean {
  return status === 404 && unknownWire.safeParse(parseJson(text)).success;
}

function readReport(answer: Answer, reference: string): Result<RtoAgentReport, ProviderFailure> {
  const read = readWire(answer, workWire);
  if (!read.ok) return read;
  return read.value.work.reference === reference
    ? ok(toReport(read.value.work))
    : err(providerFailure(RTO_AGENT, 'malformed', 'work is another one'));
}

function toReport(work: AgentWork): RtoAgentReport {
  switch (work.status) {
    case 'ACCEPTED':
      return { state: 'accepted' };
    case 'APPOINTMENT':
      return { state: 'appointment', at: work.appointment_at, place: work.place };
    case 'FILED':
      return { state: 'filed', applicationNumber: work.application_number };
    case 'APPROVED':
      return { state: 'approved', applicationNumber: work.application_number };
    case 'SENT_BACK':
      return {
        state: 'sent-back',
        applicationNumber: work.application_number,
        reason: toReason(work.reason_code),
        remark: work.remark,
      };
    case 'DISPATCHED':
    case 'DONE':
      return {
        state: work.status === 'DONE' ? 'done' : 'dispatched',
        applicationNumber: work.application_number,
        courier: work.courier,
        consignmentNumber: work.consignment_number,
      };
    case 'REFUSED':
      return { state: 'refused', reason: toReason(work.reason_code) };
  }
}

/** Only codes pass: free text of the agent could contain names. */
function toReason(code: string): string {
  return /^[a-z0-9_-]{1,60}$/.test(code) ? code : 'other';
}

function readWire<T>(answer: Answer, wire: z.ZodType<T>): Result<T, ProviderFailure> {
  return answer.ok ? readAnswer(RTO_AGENT, answer.value, wire) : answer;
}
