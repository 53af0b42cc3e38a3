import * as contracts from '@pahiya/contracts/new-cars/car-cost-contracts';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../../http/address.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { pricingDay } from '../tax-rules/pricing-day.ts';
import { quotationLetterPdf } from './quotation-letter-pdf.ts';
import { readCost } from './read-cost.ts';
import { readQuotation } from './read-quotation.ts';

/** Drawing a PDF takes some milliseconds of the processor. */
const letters: LimitRule = { name: 'quotation-letter', points: 30, perSeconds: 600 };

/** Registers the calls about what a car costs. */
export function registerCarCost(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(
    app,
    contracts.carCost,
    async ({ body }) => readCost(services.sql, body, await pricingDay(services)),
    { bodyLimitBytes: 2048 },
  );
  serve(app, contracts.carQuotation, ({ body }) => readQuotation(services, body), {
    bodyLimitBytes: 16 * 1024,
  });
  serve(app, contracts.carQuotationLetter, ({ query }) => quotationLetterPdf(services, query), {
    limits: ({ address }) => [{ rule: letters, key: addressUnit(address) }],
  });
}
