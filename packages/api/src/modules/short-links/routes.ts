import { openShortLink } from '@pahiya/contracts/short-links/link-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { linkLimits } from './link-limits.ts';
import { linkOver, neverKept } from './link-over.ts';
import { readShortLink } from './short-links.ts';

/** Registers the one call that says what a shared link shows. */
export function registerShortLinks(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(
    app,
    openShortLink,
    async ({ params, reply }) => {
      neverKept(reply);
      const link = await readShortLink(services, services.sql, params.token);
      return link === null ? err(linkOver) : ok({ kind: link.kind });
    },
    linkLimits,
  );
}
