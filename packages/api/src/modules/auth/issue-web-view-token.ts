import type { issueWebViewToken as contract } from '@pahiya/contracts/auth/session-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Context } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from './record-event.ts';
import { bearerOf, signWebViewToken } from './web-view-token.ts';

/** Issues a web-view token for the caller's own id. A token cannot issue the next one: that requires the session. */
export async function issueWebViewToken(
  { sql, now, settings }: Services,
  { caller, query, request }: Context<typeof contract>,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const asked = [query.userId, query.uuid].filter((id) => id !== undefined);
  const refusal = asked.some((id) => id.toLowerCase() !== caller.userId)
    ? notYours
    : bearerOf(request) === null
      ? null
      : notFromToken;
  if (refusal === null) return ok(await signWebViewToken(caller, settings, now()));
  await recordEvent(sql, {
    at: now(),
    event: 'web-view-token-refused',
    userId: caller.userId,
    subject: caller.sessionId,
    code: refusal.code,
    requestId: request.id,
  });
  return err(refusal);
}

const notYours: Refusal = {
  code: 'auth/not-yours',
  detail: 'You can get a token only for your own user id.',
};

const notFromToken: Refusal = {
  code: 'auth/not-yours',
  detail: 'A web view token cannot be used to get another. Use the session.',
};
