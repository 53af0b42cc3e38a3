import type { LoanOtp, LoanOtpSession } from '@pahiya/domain/loans/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { ClientSession, Said } from '../../http/client-session.ts';
import {
  openProvider,
  type ProviderLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import type { ProviderGuard } from '../../http/provider-guard.ts';
import { otpWire, verifiedWire } from './wire.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const LOAN_NETWORK = 'loan-network';

/** The network's proof of the phone. */
export type NetworkOtpOptions = ProviderLimits & {
  readonly session: ClientSession;
  readonly name: string;
  readonly sandbox: boolean;
};

/** OTPs of the lenders' network. Calls that send a message are made once; a wrong OTP counts, so that call is not
 * retried either. Source: docs/providers/lenders.md. */
export function createNetworkOtp({
  session,
  name,
  sandbox,
  ...limits
}: NetworkOtpOptions): LoanOtp & WatchedProvider {
  const { http, guard, watched } = openProvider(LOAN_NETWORK, limits, {
    http: { timeoutMs: 10_000 },
  });
  const ask = <T>(run: ProviderGuard['run'], path: string, json: object, wire: z.ZodType<T>) =>
    run((signal) => session.ask(http, { path, json }, wire, signal));

  return {
    id: LOAN_NETWORK,
    name,
    sandbox,
    send: async ({ requestId, mobile }) => {
      const body = { request_id: requestId, mobile };
      return toSession(await ask(guard.runOnce, 'otp', body, otpWire));
    },
    resend: async ({ sessionRef, channel }) => {
      const body = { session: sessionRef, channel: channel === 'voice' ? 'VOICE' : 'SMS' };
      const said = await ask(guard.runOnce, 'otp/resend', body, otpWire);
      const code = codeOf(said);
      if (code === 'too_soon') return ok('too-soon');
      if (code === 'no_more') return ok('no-more');
      if (code === 'session_over') return ok('expired');
      return toSession(said);
    },
    verify: async ({ sessionRef, otp }) => {
      const body = { session: sessionRef, otp };
      const said = await ask(guard.runOnce, 'otp/verify', body, verifiedWire);
      if (codeOf(said) === 'session_over') return ok('expired');
      const verified = dataOf(said);
      if (!verified.ok) return verified;
      return ok(verified.value.result === 'OK' ? { proof: verified.value.proof } : 'wrong');
    },
    ...watched,
  };
}

function codeOf(said: Result<Said<unknown>, ProviderFailure>): string | null {
  return said.ok && said.value.kind === 'refused' ? said.value.code : null;
}

function dataOf<T>(said: Result<Said<T>, ProviderFailure>): Result<T, ProviderFailure> {
  if (!said.ok) return said;
  if (said.value.kind === 'data') return ok(said.value.data);
  const reason = `the network refused with ${said.value.code}`;
  return err({ ...providerFailure(LOAN_NETWORK, 'rejected', reason), isOfOneQuestion: true });
}

function toSession(
  said: Result<Said<z.output<typeof otpWire>>, ProviderFailure>,
): Result<LoanOtpSession, ProviderFailure> {
  const data = dataOf(said);
  if (!data.ok) return data;
  const { session, otp_valid_until, resend_after } = data.value;
  return ok({ sessionRef: session, validUntil: otp_valid_until, resendAfter: resend_after });
}
