import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from './refusal.ts';

/** Who makes the call, as the server has proven it. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly userId: string; readonly sessionId: string };

/** A signed-in caller. */
export type User = Extract<Caller, { kind: 'user' }>;

/** Finds the caller of a request: the auth module installs the one that reads sessions and web-view tokens.
 * It may set cookies (a rotated session) on the reply. */
export type FindCaller = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>;

/** The refusal for those who are not signed in. */
export const signInFirst: Refusal = {
  code: 'auth/required',
  detail: 'This call needs a session. Sign in and try again.',
};
