import type { logout as contract } from '@pahiya/contracts/auth/session-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Context } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from './record-event.ts';
import { revokeSession } from './session-repository.ts';
import { clearReadableCookie, clearSessionCookie } from './session-token.ts';

/** Ends the caller's session, if any; the cookies are cleared in any case. */
export async function logout(
  { sql, now, settings }: Services,
  { caller, request, reply }: Context<typeof contract>,
): Promise<Result<AnswerOf<typeof contract>, never>> {
  if (caller.kind === 'user' && (await revokeSession(sql, caller.sessionId, now()))) {
    await recordEvent(sql, {
      at: now(),
      event: 'signed-out',
      userId: caller.userId,
      subject: caller.sessionId,
      requestId: request.id,
    });
  }
  clearSessionCookie(reply, settings);
  clearReadableCookie(request, reply, settings);
  return ok({ isLoggedIn: false });
}
