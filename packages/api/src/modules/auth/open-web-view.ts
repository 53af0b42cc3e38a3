import { openWebView as contract } from '@pahiya/contracts/auth/session-contracts';
import { callAddress } from '@pahiya/contracts/call';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import { signInFirst } from '../../http/caller.ts';
import { sendRefusal } from '../../http/problems.ts';
import { tooMany } from '../../http/too-many.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { Services } from '../../services.ts';
import { isNamedOther } from './find-caller.ts';
import { findSessionUser } from './session-repository.ts';
import { setWebViewCookie } from './web-view-session.ts';
import { bearerOf, readWebViewToken } from './web-view-token.ts';
import { insertUse } from './web-view-use-repository.ts';

const opens: LimitRule = { name: 'web-view-open', points: 60, perSeconds: 60 };

/** The first request of a native app's web view: exchanges the token of its headers, once, for a short cookie, and leads
 * to the page. A token in the address is not looked at. */
export function serveOpenWebView(app: FastifyInstance, services: Services): void {
  const { sql, settings, now, limiter } = services;
  app.get<{ Querystring: { to: string } }>(
    callAddress(contract.call),
    // A stranger is told to sign in before the address is looked at, as by every other call.
    { schema: { querystring: contract.query }, attachValidation: true },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const state = await limiter.take(opens, addressUnit(request.ip));
      if (state.isExceeded) return sendRefusal(reply, tooMany(state));
      const bearer = bearerOf(request);
      const subject = bearer === null ? null : await readWebViewToken(bearer, settings, now());
      if (subject === null || subject.tokenId === null || isNamedOther(request, subject)) {
        return sendRefusal(reply, signInFirst);
      }
      const userId = await findSessionUser(sql, subject.sessionId, now());
      if (request.validationError !== undefined) throw request.validationError;
      const isFirst = userId === subject.userId && (await insertUse(sql, subject.tokenId, now()));
      if (!isFirst) return sendRefusal(reply, signInFirst);
      await setWebViewCookie(reply, subject, settings, now());
      return reply.redirect(request.query.to, 303);
    },
  );
}
