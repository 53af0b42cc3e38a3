import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { applyFault } from './apply-fault.ts';
import type { CallCounter } from './call-counter.ts';
import type { FaultBoard } from './faults.ts';

/** A provider of JSON calls behind OAuth 2 with client credentials. */
type ClientLogin = {
  /** Its name for faults and counts. */
  readonly name: Parameters<FaultBoard['take']>[0];
  /** Its calls stand below `{base}/v1`, the login at `{base}/oauth/token`. */
  readonly base: string;
  /** Tokens with their end: a new login is needed once they are cleared. */
  readonly tokens: Map<string, number>;
  readonly world: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly calls: CallCounter;
    readonly faults: FaultBoard;
    readonly clock: () => number;
  };
};

/** The login (RFC 6749, section 4.4), the check of tokens and the faults of such a provider; refusals are HTTP status
 * with `{"error":"code"}`. */
export function addClientLogin(
  routes: FastifyInstance,
  { name, base, tokens, world }: ClientLogin,
): void {
  const { clock } = world;
  // The token is asked for with a form, as the RFC has it.
  routes.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(text.toString())),
  );
  const lost = new WeakSet<object>();
  routes.addHook('preHandler', async (request, reply) => {
    world.calls.count(name);
    const mode = await applyFault(world.faults.take(name), request, reply);
    if (mode === 'answered') return reply;
    if (mode === 'token-expired') tokens.clear();
    if (mode === 'down') return reply.code(503).send({ error: 'maintenance' });
    if (mode === 'lost-answer') lost.add(request);
    if (request.url === `${base}/oauth/token`) return;
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if ((tokens.get(token) ?? 0) < clock()) return refuse(reply, 401, 'invalid_token');
  });
  routes.addHook('onSend', async (request) => {
    if (lost.has(request)) request.raw.socket.resetAndDestroy();
  });
  routes.post<{ Body: { grant_type?: string } | undefined }>(
    `${base}/oauth/token`,
    async (request, reply) => {
      const expected = `Basic ${Buffer.from(`${world.clientId}:${world.clientSecret}`).toString('base64')}`;
      if (request.headers.authorization !== expected) return refuse(reply, 401, 'invalid_client');
      if (request.body?.grant_type !== 'client_credentials') {
        return refuse(reply, 400, 'unsupported_grant_type');
      }
      const token = randomBytes(24).toString('base64url');
      tokens.set(token, clock() + 900_000);
      return { access_token: token, token_type: 'Bearer', expires_in: 900 };
    },
  );
}

/** Refuses with a code. */
export function refuse(reply: FastifyReply, status: number, error: string) {
  return reply.code(status).send({ error });
}
