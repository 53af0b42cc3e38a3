import { nextOtpChannel, otpResends } from '@pahiya/domain/loans/application-states';
import type { LoanOtpSession } from '@pahiya/domain/loans/ports';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import { tooMany } from '../../../http/too-many.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { Services } from '../../../services.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { wakeWorkers } from '../../../tasks/wake-workers.ts';
import {
  type ApplicationRow,
  eraseOtp,
  takeResend,
  updateOtp,
  updateProof,
} from './application-repository.ts';
import { openPerson, openText, sealText } from './application-seal.ts';
import { selectConsents, startAsking } from './lender-repository.ts';
import {
  applicationNotFound,
  lendersUnavailable,
  otpExpired,
  otpNoMore,
  otpWait,
  otpWrong,
} from './loan-refusals.ts';
import { findOwn, lockOwn, move, type OwnApplication } from './open-application.ts';

/** First OTPs: each is a message that somebody pays for. */
const firstPerUser: LimitRule = { name: 'loan-otp', points: 8, perSeconds: 86_400 };
const triesPerApplication: LimitRule = { name: 'loan-otp-try', points: 15, perSeconds: 3_600 };

/** Has the lenders' service send the first OTP of a session. Refuses `loan/*` of an application, and
 * `request/too-many`. */
export async function sendFirstOtp(
  services: Services,
  own: OwnApplication,
): Promise<Result<undefined, Refusal>> {
  const { sql, loanDesk, settings, limiter, now } = services;
  if (loanDesk === null) return err(lendersUnavailable);
  const found = await findOwn(sql, own, ['consent']);
  if (!found.ok) return found;
  const person = openPerson(settings, found.value);
  if (person === null) return err(applicationNotFound);
  const state = await limiter.take(firstPerUser, own.userId);
  if (state.isExceeded) return err(tooMany(state));
  const { applicationId } = own;
  const sent = await loanDesk.otp.send({ requestId: applicationId, mobile: person.mobile });
  if (!sent.ok) return err(lendersUnavailable);
  await sql.begin(async (tx) => {
    const current = await lockOwn(tx, own, ['consent']);
    // Another request was faster: its session counts.
    if (!current.ok) return;
    await saveSession(tx, services, current.value, { session: sent.value, resends: 0 });
    await move(tx, current.value, { to: 'otp-sent', at: now() });
  });
  return ok(undefined);
}

/** Sends the OTP again, by the channel whose turn it is; after a session that is over, the first of another. Refuses
 * `auth/otp-wait` within 30 seconds, and `loan/otp-no-more` after three. */
export async function resendOtp(
  services: Services,
  own: OwnApplication,
): Promise<Result<undefined, Refusal>> {
  const { sql, loanDesk, settings, now } = services;
  if (loanDesk === null) return err(lendersUnavailable);
  const found = await findOwn(sql, own, ['consent', 'otp-sent']);
  if (!found.ok) return found;
  const row = found.value;
  if (row.state === 'consent') return sendFirstOtp(services, own);
  const channel = nextOtpChannel(row.otpResends);
  if (channel === null) return err(otpNoMore);
  const early = (row.resendAfter?.getTime() ?? 0) - now().getTime();
  if (early > 0) return err(otpWait(Math.ceil(early / 1_000)));
  const sessionRef = openText(settings, 'session', row.applicationId, row.otpSession);
  if (sessionRef === null) return startOver(services, own);
  const until = new Date(now().getTime() + otpResends.waitSeconds * 1_000);
  const taken = { resends: row.otpResends, until };
  if (!(await takeResend(sql, row.applicationId, taken)))
    return err(otpWait(otpResends.waitSeconds));
  const sent = await loanDesk.otp.resend({ sessionRef, channel });
  if (!sent.ok) return err(lendersUnavailable);
  switch (sent.value) {
    case 'too-soon':
      return err(otpWait(otpResends.waitSeconds));
    case 'no-more':
      return err(otpNoMore);
    case 'expired':
      return startOver(services, own);
    default:
      await saveSession(sql, services, row, { session: sent.value, resends: row.otpResends + 1 });
      return ok(undefined);
  }
}

/** Passes an OTP to the lenders' service; it is neither stored nor logged. When it is right, the lenders with a consent
 * are asked. Refuses `auth/otp-wrong`, and `auth/otp-expired` for a session that is over. */
export async function verifyOtp(
  services: Services,
  own: OwnApplication,
  otp: string,
): Promise<Result<undefined, Refusal>> {
  const { sql, loanDesk, settings, limiter, now } = services;
  if (loanDesk === null) return err(lendersUnavailable);
  const found = await findOwn(sql, own, ['otp-sent']);
  if (!found.ok) return found;
  const { applicationId, otpSession } = found.value;
  const tries = await limiter.take(triesPerApplication, applicationId);
  if (tries.isExceeded) return err(tooMany(tries));
  const sessionRef = openText(settings, 'session', applicationId, otpSession);
  const verdict =
    sessionRef === null ? ok('expired' as const) : await loanDesk.otp.verify({ sessionRef, otp });
  if (!verdict.ok) return err(lendersUnavailable);
  if (verdict.value === 'wrong') return err(otpWrong);
  if (verdict.value === 'expired') {
    await startAgain(services, own);
    return err(otpExpired);
  }
  const { proof } = verdict.value;
  const moved = await sql.begin(async (tx) => {
    const current = await lockOwn(tx, own, ['otp-sent']);
    if (!current.ok) return current;
    await updateProof(tx, applicationId, sealText(settings, 'proof', applicationId, proof));
    await move(tx, current.value, { to: 'otp-ok', at: now() });
    const consents = await selectConsents(tx, applicationId);
    await startAsking(tx, applicationId, consents);
    await enqueueTask(tx, { kind: 'ask-lenders', subject: applicationId, dueAt: now() });
    return ok(undefined);
  });
  if (moved.ok) wakeWorkers(sql);
  return moved;
}

/** After a session that is over: back to the consent, from where a first OTP can be sent. */
async function startAgain({ sql, now }: Services, own: OwnApplication): Promise<void> {
  await sql.begin(async (tx) => {
    const current = await lockOwn(tx, own, ['otp-sent']);
    if (!current.ok) return;
    await eraseOtp(tx, own.applicationId);
    await move(tx, current.value, { to: 'consent', at: now() });
  });
}

async function startOver(
  services: Services,
  own: OwnApplication,
): Promise<Result<undefined, Refusal>> {
  await startAgain(services, own);
  return sendFirstOtp(services, own);
}

function saveSession(
  tx: Services['sql'] | Parameters<typeof updateOtp>[0],
  { settings }: Services,
  { applicationId }: Pick<ApplicationRow, 'applicationId'>,
  { session, resends }: { readonly session: LoanOtpSession; readonly resends: number },
): Promise<void> {
  return updateOtp(tx, applicationId, {
    session: sealText(settings, 'session', applicationId, session.sessionRef),
    resends,
    validUntil: new Date(session.validUntil),
    resendAfter: new Date(session.resendAfter),
  });
}
