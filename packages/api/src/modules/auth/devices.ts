import type {
  Device,
  signOutDevice as deviceContract,
  signOutEverywhere as everywhereContract,
} from '@pahiya/contracts/auth/device-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { User } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { Context } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from './record-event.ts';
import { listSessions, revokeSession, revokeSessions } from './session-repository.ts';
import { clearSessionCookie } from './session-token.ts';

/** Devices on which the caller is signed in, the current one first. */
export async function devicesOf({ sql, now }: Services, caller: User): Promise<Device[]> {
  const sessions = await listSessions(sql, caller.userId, now());
  const devices = sessions.map(({ sessionId, label, signedInAt, lastSeenAt }) => ({
    deviceSessionId: sessionId,
    label,
    signedInAt: signedInAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: sessionId === caller.sessionId,
  }));
  return [
    ...devices.filter((device) => device.isCurrent),
    ...devices.filter((device) => !device.isCurrent),
  ];
}

/** Signs out one of the caller's devices. Another person's device is "no such device", as if it did not exist. */
export async function signOutDevice(
  services: Services,
  { caller, params, request, reply }: Context<typeof deviceContract>,
): Promise<Result<AnswerOf<typeof deviceContract>, Refusal>> {
  const { sql, now, settings } = services;
  const deviceSessionId = params.deviceSessionId.toLowerCase();
  const before = await devicesOf(services, caller);
  const own = before.find((device) => device.deviceSessionId === deviceSessionId);
  if (own === undefined || !(await revokeSession(sql, deviceSessionId, now()))) {
    return err({
      code: 'auth/device-not-found',
      detail: 'There is no such device in your account.',
    });
  }
  await recordEvent(sql, {
    at: now(),
    event: 'device-signed-out',
    userId: caller.userId,
    subject: deviceSessionId,
    requestId: request.id,
  });
  if (own.isCurrent) clearSessionCookie(reply, settings);
  return ok({ devices: before.filter((device) => device !== own) });
}

/** Signs out all of the caller's devices, or all but this one. */
export async function signOutEverywhere(
  { sql, now, settings }: Services,
  { caller, body, request, reply }: Context<typeof everywhereContract>,
): Promise<Result<AnswerOf<typeof everywhereContract>, Refusal>> {
  const butSessionId = body.keepCurrent ? caller.sessionId : null;
  const signedOut = await revokeSessions(sql, { userId: caller.userId, butSessionId }, now());
  await recordEvent(sql, {
    at: now(),
    event: 'signed-out-everywhere',
    userId: caller.userId,
    subject: caller.sessionId,
    requestId: request.id,
  });
  if (!body.keepCurrent) clearSessionCookie(reply, settings);
  return ok({ signedOut });
}
