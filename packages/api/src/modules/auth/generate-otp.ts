import { randomInt, randomUUID } from 'node:crypto';
import type { generateOtp as contract } from '@pahiya/contracts/auth/session-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { maskMobile } from '@pahiya/domain/rc/mask';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Context } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { limitMobile, limitSending } from './auth-limits.ts';
import { mobileHash, tenDigits } from './mobile.ts';
import { otpHash } from './otp-hash.ts';
import { cancelWait, insertChallenge, otpLife, startWait } from './otp-repository.ts';
import { recordEvent } from './record-event.ts';

type Answer = AnswerOf<typeof contract>;

/** Sends an OTP. It never checks whether the mobile has an account, so the response, its timing and its refusals cannot
 * reveal it. */
export async function generateOtp(
  services: Services,
  context: Context<typeof contract>,
): Promise<Result<Answer, Refusal>> {
  const result = await sendOtp(services, context);
  if (!result.ok) {
    await recordEvent(services.sql, {
      at: services.now(),
      event: 'otp-refused',
      subject: context.device.id,
      code: result.error.code,
      requestId: context.request.id,
    });
  }
  return result;
}

async function sendOtp(
  services: Services,
  { body, device, address, reply }: Context<typeof contract>,
): Promise<Result<Answer, Refusal>> {
  const { sql, sms, settings } = services;
  const createdAt = await services.databaseNow();
  const mobile = tenDigits(body.mobile);
  const hash = mobileHash(settings.secret, mobile);

  const limited = await limitSending(services, { deviceId: device.id, address, reply });
  if (limited !== null) return err(limited);
  const waitEndsAt = await startWait(sql, hash, createdAt);
  if (waitEndsAt !== null) return err(waitFirst(waitEndsAt, createdAt));
  const mobileLimited = await limitMobile(services, hash, reply);
  if (mobileLimited !== null) {
    await cancelWait(sql, hash);
    return err(mobileLimited);
  }

  const challengeId = randomUUID();
  const otp = String(randomInt(1_000_000)).padStart(6, '0');
  const sent = await sms.send({
    mobile,
    channel: body.channel,
    template: 'otp',
    language: body.language,
    // The last line of the text is `@host #otp`: browsers with WebOTP autofill it on this site only.
    variables: { otp, host: new URL(settings.brand.siteUrl).hostname },
  });
  if (!sent.ok) {
    await cancelWait(sql, hash);
    return err(notSent);
  }
  const expiresAt = new Date(createdAt.getTime() + otpLife.validMs);
  const codeHash = otpHash(settings.secret, challengeId, otp);
  const deviceId = device.id;
  await insertChallenge(sql, {
    challengeId,
    mobileHash: hash,
    deviceId,
    codeHash,
    createdAt,
    expiresAt,
  });
  return ok({
    challengeId,
    mobileMasked: maskMobile(mobile),
    expiresAt: expiresAt.toISOString(),
    resendAt: new Date(createdAt.getTime() + otpLife.resendMs).toISOString(),
  });
}

const notSent: Refusal = {
  code: 'auth/sms-not-sent',
  detail: 'The message could not be sent. Try again in a minute.',
};

function waitFirst(endsAt: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  return {
    code: 'auth/otp-wait',
    detail: `An OTP was sent just now. You can request another in ${seconds} seconds.`,
    retryAfterSeconds: seconds,
  };
}
