import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Answering } from '../../http/exchange.ts';
import { JsonText } from '../../http/serve.ts';

const DAY_SECONDS = 86_400;

/** A response that is the same for everyone until the next release: serialised once, with an ETag, cacheable
 * anywhere. */
export type PublicAnswer = { readonly send: (reply: Answering) => JsonText };

/** Serialises a public response. */
export function publicAnswer(data: unknown): PublicAnswer {
  const text = new JsonText(JSON.stringify(data));
  const etag = `"${createHash('sha256').update(text.text).digest('base64url').slice(0, 22)}"`;
  return {
    send: (reply) => {
      reply.header('etag', etag).header('cache-control', `public, max-age=${DAY_SECONDS}`);
      return text;
    },
  };
}

/** Makes a module's public responses safe for shared caches: removes cookies and returns 304 for a matching ETag. */
export function installPublicAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const etag = reply.getHeader('etag');
    if (reply.statusCode !== 200 || etag === undefined) return payload;
    reply.removeHeader('set-cookie');
    if (request.headers['if-none-match'] !== etag) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
