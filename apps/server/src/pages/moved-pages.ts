import { headerAddress } from '@pahiya/domain/shared/header-address';
import type { FastifyInstance } from 'fastify';

/** Until November 2026 the desk was at `/admin`. */
const oldDesk = /^(\/hi)?\/admin(?=[/?]|$)/;

/** Redirects old addresses of pages with everything below them; 308 keeps a form a form. */
export function redirectMovedPages(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!oldDesk.test(url)) return;
    const location = headerAddress(url.replace(oldDesk, '$1/desk'));
    return reply.code(308).headers({ location, 'cache-control': 'private, no-store' }).send();
  });
}
