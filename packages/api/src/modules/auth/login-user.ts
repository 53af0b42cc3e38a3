import type { loginUser as contract } from '@pahiya/contracts/auth/session-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Context } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { SignedIn, SignedInListener } from '../../signed-in.ts';
import { carryConsents } from '../consents/carry-consents.ts';
import { limitGuessing } from './auth-limits.ts';
import { deviceLabel } from './device-label.ts';
import { mobileHash, tenDigits } from './mobile.ts';
import { isOtp } from './otp-hash.ts';
import { areTriesUsed, consumeChallenge, otpLife, useTry } from './otp-repository.ts';
import { recordEvent } from './record-event.ts';
import { insertSession, revokeOnDevice, revokeSession } from './session-repository.ts';
import { clearReadableCookie, setSessionCookie } from './session-token.ts';
import { toSignedInUser } from './to-signed-in-user.ts';
import { signInUser } from './user-repository.ts';

/** Signs in with mobile and OTP: creates the account the first time, starts a session and sets its cookie. Refusals are
 * about the challenge only, never whether the mobile has an account. */
export async function loginUser(
  services: Services,
  listeners: readonly SignedInListener[],
  context: Context<typeof contract>,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const { sql, settings } = services;
  const { body, device, address, request, reply } = context;
  const refused =
    (await limitGuessing(services, { deviceId: device.id, address, reply })) ??
    (await refuseGuess(services, context));
  const session = refused === null ? await startSession(services, context) : null;
  if (session === null) {
    const refusal = refused ?? expired;
    await recordEvent(sql, {
      at: services.now(),
      event: 'sign-in-refused',
      subject: body.challengeId,
      code: refusal.code,
      requestId: request.id,
    });
    return err(refusal);
  }
  setSessionCookie(reply, session.token, settings);
  clearReadableCookie(request, reply, settings);
  await tell(listeners, { userId: session.user.userId, deviceId: device.id, request, reply });
  return ok({ user: toSignedInUser(session.user) });
}

/** Uses an attempt and compares. Null: the OTP is right. */
async function refuseGuess(
  { sql, databaseNow, settings }: Services,
  { body, device }: Context<typeof contract>,
): Promise<Refusal | null> {
  const now = await databaseNow();
  const hash = mobileHash(settings.secret, tenDigits(body.mobile));
  const key = { challengeId: body.challengeId, mobileHash: hash, deviceId: device.id };
  const challenge = await useTry(sql, key, now);
  if (challenge === null) return (await areTriesUsed(sql, key, now)) ? triesUsed : expired;
  if (isOtp(challenge.codeHash, settings.secret, body.challengeId, body.otp)) return null;
  return challenge.tries < otpLife.tries ? wrong : triesUsed;
}

/** Consumes the challenge and starts the session, both or neither. Null: a parallel request was first. */
async function startSession(
  { sql, now: clock }: Services,
  { body, caller, device, request }: Context<typeof contract>,
) {
  const now = clock();
  return sql.begin(async (tx) => {
    if (!(await consumeChallenge(tx, body.challengeId, now))) return null;
    const user = await signInUser(
      tx,
      { mobile: tenDigits(body.mobile), language: body.language },
      now,
    );
    // The browser's cookie is about to be overwritten: its previous session must not stay active unseen.
    if (caller.kind === 'user') await revokeSession(tx, caller.sessionId, now);
    await revokeOnDevice(tx, { userId: user.userId, deviceId: device.id }, now);
    const label = deviceLabel(request.headers['user-agent']);
    const { sessionId, token } = await insertSession(tx, {
      userId: user.userId,
      deviceId: device.id,
      label,
      now,
    });
    await carryConsents(tx, { userId: user.userId, deviceId: device.id });
    await recordEvent(tx, {
      at: now,
      event: 'signed-in',
      userId: user.userId,
      subject: sessionId,
      requestId: request.id,
    });
    return { user, token };
  });
}

/** The session exists and its OTP is used by now: a failing listener is logged, and refuses nothing. */
export async function tell(listeners: readonly SignedInListener[], event: SignedIn): Promise<void> {
  for (const listener of listeners) {
    try {
      await listener(event);
    } catch (error) {
      const kind = error instanceof Error ? error.name : typeof error;
      event.request.log.error({ kind }, 'what the guest had could not be kept');
    }
  }
}

const wrong: Refusal = {
  code: 'auth/otp-wrong',
  detail: 'The OTP does not match the one we sent.',
};

const triesUsed: Refusal = {
  code: 'auth/otp-tries-used',
  detail: 'You have used all five attempts. Request a new OTP.',
};

const expired: Refusal = {
  code: 'auth/otp-expired',
  detail: 'This OTP has expired. Request a new one.',
};
