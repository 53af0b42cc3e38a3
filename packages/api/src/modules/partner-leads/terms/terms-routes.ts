import {
  deskPartnerTerms,
  deskSetHoliday,
  deskSetLeadPrice,
  partnerPrices,
} from '@pahiya/contracts/partner-leads/terms-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../../module-tools.ts';
import { readPrices, readTerms, setHoliday, setPrice } from './manage-terms.ts';

/** Registers holidays and prices at the desk, and the prices that a firm sees. */
export function registerTerms(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, deskPartnerTerms, async () => ok(await readTerms(services)));
  serve(app, deskSetHoliday, ({ caller, body, request }) =>
    setHoliday(services, { operator: caller, requestId: request.id }, body),
  );
  serve(app, deskSetLeadPrice, ({ caller, params, body, request }) =>
    setPrice(services, { operator: caller, requestId: request.id }, params.firmId, body),
  );
  serve(app, partnerPrices, async ({ caller }) => ok(await readPrices(services, caller.firmId)));
}
