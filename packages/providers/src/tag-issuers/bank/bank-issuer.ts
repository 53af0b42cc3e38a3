import type { IssueReport, TagIssuer } from '@pahiya/domain/fastag/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import {
  openProvider,
  type ProviderLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import type { ProviderGuard } from '../../http/provider-guard.ts';
import { readAnswer } from '../../http/read-answer.ts';
import { toCheck, toIssueReport, toPlan, toRupeeText, toSession } from './to-domain.ts';
import {
  checkWire,
  closedWire,
  envelopeWire,
  fileWire,
  orderWire,
  otpWire,
  PICTURE_NAMES,
  planWire,
  sessionWire,
} from './wire.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const TAG_ISSUER = 'tag-issuer';

/** Access to the issuer bank. */
export type BankIssuerOptions = ProviderLimits & {
  /** Without a trailing slash; `/issuer/v1/…` is appended. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Display name of the bank. */
  readonly name: string;
  readonly sandbox: boolean;
};

/** The port with its health for operators. */
export type BankIssuer = TagIssuer & WatchedProvider;

/** What the bank said: data, or the code of a failure inside HTTP 200. */
type Said<T> = Result<
  { readonly kind: 'data'; readonly data: T } | { readonly kind: 'failure'; readonly code: string },
  ProviderFailure
>;

/** An issuer bank for new tags, over its HTTP API with a bearer key. Calls that send a message are made once, all
 * others are retried after retryable failures; an order is one per request id of ours. Refuses with a
 * {@link ProviderFailure}; an inner failure that the port has no answer for is `rejected` for this question only.
 * Source: docs/providers/tag-issuer.md. */
export function createBankIssuer(options: BankIssuerOptions): BankIssuer {
  const { http, guard, watched } = openProvider(TAG_ISSUER, options, {
    http: { timeoutMs: 10_000 },
    guard: { totalTimeoutMs: 20_000 },
  });
  const headers = { authorization: `Bearer ${options.apiKey}` };

  const ask = <T>(run: ProviderGuard['run'], path: string, json: object, wire: z.ZodType<T>) =>
    run(async (signal): Promise<Said<T>> => {
      const url = `${options.baseUrl}/issuer/v1/${path}`;
      const answer = await http.send({ method: 'POST', url, headers, json, signal });
      return answer.ok
        ? readEnvelope(readAnswer(TAG_ISSUER, answer.value, envelopeWire), wire)
        : answer;
    });
  const order = async (
    path: string,
    json: { readonly request_id: string } & Readonly<Record<string, unknown>>,
  ) => readOrder(await ask(guard.run, path, json, orderWire), json.request_id);

  return {
    id: TAG_ISSUER,
    name: options.name,
    sandbox: options.sandbox,
    plan: async (vehicleClass) => {
      const asked = { vehicle_class: `VC${vehicleClass}` };
      const said = await ask(guard.run, 'plans', asked, planWire);
      if (isFailure(said, 'NO_PLAN')) return ok(null);
      const plan = only(said);
      if (!plan.ok) return plan;
      const read = toPlan(plan.value);
      return read.vehicleClass === vehicleClass ? ok(read) : err(malformed('plan is another one'));
    },
    checkUser: async (mobile) => {
      const session = only(await ask(guard.runOnce, 'users/check', { mobile }, sessionWire));
      return session.ok ? ok(toSession(session.value)) : session;
    },
    resendOtp: async (sessionRef) => {
      const said = await ask(
        guard.runOnce,
        'users/otp/resend',
        { session: sessionRef },
        sessionWire,
      );
      if (isFailure(said, 'TOO_SOON')) return ok('too-soon');
      if (isFailure(said, 'SESSION_OVER')) return ok('expired');
      const session = only(said);
      return session.ok ? ok(toSession(session.value)) : session;
    },
    verifyOtp: async ({ sessionRef, otp }) => {
      const said = await ask(guard.run, 'users/otp/verify', { session: sessionRef, otp }, otpWire);
      if (isFailure(said, 'SESSION_OVER')) return ok('expired');
      const result = only(said);
      return result.ok ? ok(OTP_RESULTS[result.value.result]) : result;
    },
    check: async ({ sessionRef, person, vehicle }) => {
      const asked = {
        session: sessionRef,
        person: {
          name: person.name,
          date_of_birth: person.dateOfBirth,
          id_kind: ID_KINDS[person.idKind],
          id_number: person.idNumber,
          id_expiry: person.idExpiresOn,
        },
        vehicle: {
          number: vehicle.vehicleNumber,
          identifier_end: vehicle.identifierEnd,
          maker: vehicle.maker,
          model: vehicle.model,
          vehicle_class: `VC${vehicle.vehicleClass}`,
        },
      };
      const said = await ask(guard.run, 'kyc/check', asked, checkWire);
      if (isFailure(said, 'SESSION_OVER')) return ok('expired');
      const checked = only(said);
      return checked.ok ? ok(toCheck(checked.value)) : checked;
    },
    upload: async (file) => {
      const sent = { session: file.sessionRef, ...contentOf(file) };
      const said = await ask(guard.run, 'files', sent, fileWire);
      if (isFailure(said, 'SESSION_OVER')) return ok('expired');
      const stored = only(said);
      return stored.ok ? ok({ fileRef: stored.value.file_ref }) : stored;
    },
    uploadAgain: async (file) => {
      const sent = { request_id: file.requestId, ...contentOf(file) };
      const stored = only(await ask(guard.run, 'files', sent, fileWire));
      return stored.ok ? ok({ fileRef: stored.value.file_ref }) : stored;
    },
    confirm: ({ requestId, sessionRef, planRef, vehicleNumber, amount, fileRefs, address }) =>
      order('tags/confirm', {
        request_id: requestId,
        session: sessionRef,
        plan_ref: planRef,
        vehicle_number: vehicleNumber,
        amount: toRupeeText(amount),
        file_refs: fileRefs,
        address: {
          name: address.name,
          line: address.line,
          city: address.city,
          state: address.stateCode,
          pin: address.pinCode,
        },
      }),
    resubmit: ({ requestId, fileRefs }) =>
      order('tags/resubmit', { request_id: requestId, file_refs: fileRefs }),
    report: async (requestId) => {
      const asked = { request_id: requestId };
      const said = await ask(guard.run, 'tags/status', asked, orderWire);
      if (isFailure(said, 'REQUEST_NOT_FOUND')) return ok({ state: 'unknown' });
      return readOrder(said, requestId);
    },
    cancel: async (requestId) => {
      const closed = only(
        await ask(guard.run, 'tags/close', { request_id: requestId }, closedWire),
      );
      if (!closed.ok) return closed;
      return ok(closed.value.result === 'CLOSED' ? 'closed' : 'too-late');
    },
    ...watched,
  };
}

const OTP_RESULTS = { OTP_OK: 'accepted', WRONG: 'wrong', EXPIRED: 'expired' } as const;

const ID_KINDS = {
  pan: 'PAN',
  'driving-licence': 'DL',
  'voter-id': 'VOTER_ID',
  passport: 'PASSPORT',
} as const;

function contentOf(file: {
  readonly picture: keyof typeof PICTURE_NAMES;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}) {
  return {
    kind: PICTURE_NAMES[file.picture],
    content_type: file.contentType,
    content: Buffer.from(file.bytes).toString('base64'),
  };
}

function readEnvelope<T>(
  answer: Result<z.infer<typeof envelopeWire>, ProviderFailure>,
  wire: z.ZodType<T>,
): Said<T> {
  if (!answer.ok) return answer;
  if (answer.value.status === 'FAILURE') {
    const { code } = answer.value;
    if (code === 'SYSTEM_DOWN') {
      return err(providerFailure(TAG_ISSUER, 'unavailable', 'the bank is down'));
    }
    return ok({ kind: 'failure', code: /^[A-Z_]{1,40}$/.test(code) ? code : 'OTHER' });
  }
  const parsed = wire.safeParse(answer.value.data);
  return parsed.success
    ? ok({ kind: 'data', data: parsed.data })
    : err(malformed('answer is not as documented'));
}

function isFailure<T>(said: Said<T>, code: string): boolean {
  return said.ok && said.value.kind === 'failure' && said.value.code === code;
}

/** The data; an inner failure is a refusal of this question. */
function only<T>(said: Said<T>): Result<T, ProviderFailure> {
  if (!said.ok) return said;
  if (said.value.kind === 'data') return ok(said.value.data);
  const reason = `the bank refused with ${said.value.code}`;
  return err({ ...providerFailure(TAG_ISSUER, 'rejected', reason), isOfOneQuestion: true });
}

function readOrder(
  said: Said<z.infer<typeof orderWire>>,
  requestId: string,
): Result<IssueReport, ProviderFailure> {
  const order = only(said);
  if (!order.ok) return order;
  return order.value.request_id === requestId
    ? ok(toIssueReport(order.value))
    : err(malformed('order is another one'));
}

function malformed(reason: string): ProviderFailure {
  return providerFailure(TAG_ISSUER, 'malformed', reason);
}
