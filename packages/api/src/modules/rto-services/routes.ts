import { listRtoServices, rtoFeeRules } from '@pahiya/contracts/rto-services/service-contracts';
import { linesOfRule } from '@pahiya/domain/new-cars/tax-rules/write-tax-rules';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { pricingDay } from '../new-cars/tax-rules/pricing-day.ts';
import { callBackAccountData } from './call-backs/call-back-account-data.ts';
import { registerCallBacks } from './call-backs/call-back-routes.ts';
import { listServices } from './list-services.ts';

/** Registers the calls of the module. */
export function registerRtoServices(app: FastifyInstance, tools: ModuleTools): void {
  const { serve, services, accountData } = tools;
  accountData.push(callBackAccountData);
  serve(app, listRtoServices, async ({ query }) =>
    ok(listServices(query, await pricingDay(services))),
  );
  serve(app, rtoFeeRules, async () => {
    const { imported } = await pricingDay(services);
    return ok({ lines: imported.flatMap(linesOfRule).map((cells) => ({ ...cells })) });
  });

  registerCallBacks(app, tools);
}
