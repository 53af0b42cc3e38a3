import { ownAddress, siteStatus } from '@pahiya/contracts/site/site-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { describeAddress } from './describe-address.ts';
import { readSiteStatus } from './site-status.ts';

/** Registers what anybody may ask about the site itself. */
export function registerSite(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, ownAddress, async ({ address, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return ok(describeAddress(address));
  });

  serve(app, siteStatus, async () => ok(await readSiteStatus(services)));
}
