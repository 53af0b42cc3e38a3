import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findOwnSession, type OwnIssue } from './find-issue.ts';
import { issuerUnavailable, otpTooSoon, otpWrong, sessionOver } from './issue-refusals.ts';
import { updateSession } from './issue-repository.ts';
import { sealSession } from './issue-seal.ts';
import { moveIssue } from './move-issue.ts';

/** Has the issuer send another OTP. Refuses `fastag/*` of an issue, and `fastag/otp-too-soon`. */
export async function resendIssueOtp(
  services: Services,
  own: OwnIssue,
): Promise<Result<undefined, Refusal>> {
  const found = await findOwnSession(services, own, ['otp-sent']);
  if (!found.ok) return found;
  const { tagIssuer, settings, now, sql } = services;
  const { row, sessionRef } = found.value;
  const early = row.resendAfter.getTime() - now().getTime();
  if (early > 0) return err(otpTooSoon(Math.ceil(early / 1_000)));
  const sent = await tagIssuer.resendOtp(sessionRef);
  if (!sent.ok) return err(issuerUnavailable);
  if (sent.value === 'too-soon') return err(otpTooSoon(30));
  if (sent.value === 'expired') return drop(services, row.issueId);
  await updateSession(sql, row.issueId, {
    session: sealSession(settings, row.issueId, sent.value.sessionRef),
    otpValidUntil: new Date(sent.value.otpValidUntil),
    resendAfter: new Date(sent.value.resendAfter),
  });
  return ok(undefined);
}

/** Passes an OTP to the issuer. It is neither stored nor logged. Refuses `fastag/*` of an issue, and
 * `fastag/otp-wrong`. */
export async function verifyIssueOtp(
  services: Services,
  { otp, ...own }: OwnIssue & { readonly otp: string },
): Promise<Result<undefined, Refusal>> {
  const found = await findOwnSession(services, own, ['otp-sent']);
  if (!found.ok) return found;
  const { row, sessionRef } = found.value;
  const verdict = await services.tagIssuer.verifyOtp({ sessionRef, otp });
  if (!verdict.ok) return err(issuerUnavailable);
  if (verdict.value === 'wrong') return err(otpWrong);
  // Too late or too many wrong ones: another OTP may still be requested.
  if (verdict.value === 'expired') return err(sessionOver);
  await moveIssue(services, row.issueId, 'otp-ok');
  return ok(undefined);
}

/** Ends an issue whose session the issuer ended. Refuses `fastag/session-over`, always. */
export async function drop(services: Services, issueId: string): Promise<Result<never, Refusal>> {
  await moveIssue(services, issueId, 'dropped');
  return err(sessionOver);
}
