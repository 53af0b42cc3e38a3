import {
  insuranceAdvertisePage,
  partnerSaveInsuranceLead,
  partnerValidateInsurance,
  saveInsuranceLead as saveContract,
  systemSaveInsuranceLead,
  systemValidateInsurance,
} from '@pahiya/contracts/insurance/lead-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { openFirmsOfKind } from '../../partner-firms/firms/find-partner-firm.ts';
import { readInsuranceHomepage } from '../home/read-insurance-homepage.ts';
import { savePartnerLead, saveSystemLead, validateForPartner } from './partner-insurance.ts';
import { saveInsuranceLead } from './save-insurance-lead.ts';

/** Enquiries of one person, to all partners together. */
const enquiries: LimitRule = { name: 'insurance-lead', points: 10, perSeconds: 86_400 };
const partnerPrices: LimitRule = {
  name: 'insurance-partner-price',
  points: 300,
  perSeconds: 3_600,
};

/** Renewal days saved by one key. */
const systemSaves: LimitRule = { name: 'insurance-system-save', points: 120, perSeconds: 60 };

/** Registers enquiries about insurance and the calls of partners. */
export function registerInsuranceLeads(
  app: FastifyInstance,
  { services, serve }: ModuleTools,
): void {
  serve(app, insuranceAdvertisePage, async () => {
    const { sale, licence, tariff } = await readInsuranceHomepage(services);
    const firms = await openFirmsOfKind(services.sql, 'insurer', services.now());
    return ok({
      ...{ sale, licence, tariffFrom: tariff.from },
      partners: firms
        .map(({ firmId, name }) => ({ firmId, name }))
        .sort((one, other) => one.name.localeCompare(other.name, 'en')),
    });
  });

  serve(app, saveContract, ({ body, caller }) => saveInsuranceLead(services, caller.userId, body), {
    bodyLimitBytes: 2048,
    limits: ({ caller }) => [{ rule: enquiries, key: caller.userId }],
  });

  serve(
    app,
    partnerSaveInsuranceLead,
    ({ body, caller, request }) =>
      savePartnerLead(services, { member: caller, requestId: request.id }, body),
    { bodyLimitBytes: 2048 },
  );

  serve(app, partnerValidateInsurance, async ({ body }) => validateForPartner(services, body), {
    bodyLimitBytes: 1024,
    limits: ({ caller }) => [{ rule: partnerPrices, key: caller.memberId }],
  });

  serve(
    app,
    systemSaveInsuranceLead,
    ({ body, caller, request }) =>
      saveSystemLead(services, { system: caller, requestId: request.id }, body),
    {
      bodyLimitBytes: 2048,
      limits: ({ caller }) => [{ rule: systemSaves, key: caller.keyId }],
    },
  );

  serve(app, systemValidateInsurance, async ({ body }) => validateForPartner(services, body), {
    bodyLimitBytes: 1024,
    limits: ({ caller }) => [{ rule: partnerPrices, key: caller.keyId }],
  });
}
