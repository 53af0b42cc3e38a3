import { listRtoServices } from '@pahiya/contracts/rto-services/service-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { listServices } from './list-services.ts';

/** Registers the calls of the module. */
export function registerRtoServices(app: FastifyInstance, { serve }: ModuleTools): void {
  serve(app, listRtoServices, async ({ query }) => ok(listServices(query)));
}
