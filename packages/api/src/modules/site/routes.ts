import { ownAddress, siteStatus } from '@pahiya/contracts/site/site-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { keptAnswer } from '../../http/kept-answer.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { describeAddress } from './describe-address.ts';
import { readSiteStatus } from './site-status.ts';

/** A page that is opened by many during an outage must not add to the load. */
const statusKeptMs = 5_000;

/** Registers public calls about the site itself. */
export function registerSite(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, ownAddress, async ({ address, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return ok(describeAddress(address));
  });

  const status = keptAnswer(services, {
    keepMs: statusKeptMs,
    ask: () => readSiteStatus(services),
  });
  serve(app, siteStatus, async () => ok(await status()));
}
