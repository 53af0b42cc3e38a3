import { listRtoServices } from '@pahiya/contracts/rto-services/service-contracts';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { callBackAccountData } from './call-backs/call-back-account-data.ts';
import { registerCallBacks } from './call-backs/call-back-routes.ts';
import { listServices } from './list-services.ts';

/** Registers the calls of the module. */
export function registerRtoServices(app: FastifyInstance, tools: ModuleTools): void {
  const { serve, services, accountData } = tools;
  accountData.push(callBackAccountData);
  serve(app, listRtoServices, async ({ query }) =>
    ok(listServices(query, istDateOf(services.now()))),
  );

  registerCallBacks(app, tools);
}
