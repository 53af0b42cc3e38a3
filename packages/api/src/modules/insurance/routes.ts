import { deskInsurance } from '@pahiya/contracts/insurance/desk-insurance-contracts';
import {
  insuranceHomepage,
  insuranceVehicleDetails,
  validateInsurance,
  validateNewVehicle,
  vehicleTypes,
} from '@pahiya/contracts/insurance/insurance-contracts';
import {
  readQuotes as readContract,
  shareQuote as shareContract,
  sharedQuote,
  startQuotes as startContract,
  startNewVehicleQuotes as startNewContract,
} from '@pahiya/contracts/insurance/quote-contracts';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { linkLimits } from '../short-links/link-limits.ts';
import { neverKept } from '../short-links/link-over.ts';
import { registerClaims } from './claims/claim-routes.ts';
import { readDeskInsurance } from './desk/read-desk-insurance.ts';
import { registerTariffs } from './desk/tariff-routes.ts';
import { readInsuranceHomepage } from './home/read-insurance-homepage.ts';
import { registerInspections } from './inspection/inspection-routes.ts';
import { registerInsuranceLeads } from './leads/lead-routes.ts';
import { lastPolicyOf } from './policies/last-policy.ts';
import { policyAccountData } from './policies/policy-account-data.ts';
import { registerPolicies } from './policies/policy-routes.ts';
import { extrasOf } from './pricing/extras-on-wire.ts';
import { priceByTariff } from './pricing/price-by-tariff.ts';
import { priceNewVehicle } from './pricing/price-new-vehicle.ts';
import { readInsuredVehicle } from './pricing/read-insured-vehicle.ts';
import { quoteAccountData } from './quotes/quote-account-data.ts';
import { readQuotes } from './quotes/read-quotes.ts';
import { readSharedQuote, shareQuote } from './quotes/share-quote.ts';
import { startNewVehicleQuotes } from './quotes/start-new-vehicle-quotes.ts';
import { startQuotes } from './quotes/start-quotes.ts';
import { listVehicleTypes } from './vehicle-types.ts';

const prices: LimitRule = { name: 'insurance-price', points: 120, perSeconds: 60 };
const requests: LimitRule = { name: 'insurance-quotes', points: 30, perSeconds: 600 };
const retries: LimitRule = { name: 'insurance-retry', points: 30, perSeconds: 600 };
const shares: LimitRule = { name: 'insurance-share', points: 30, perSeconds: 600 };

/** Registers the calls about insurance. */
export function registerInsurance(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve, accountData } = tools;
  registerInspections(app, tools);
  serve(app, deskInsurance, async () => ok(await readDeskInsurance(services)));
  registerTariffs(app, tools);
  accountData.push(quoteAccountData, policyAccountData);
  serve(app, insuranceHomepage, async ({ query, caller, device, address, request }) => {
    const home = await readInsuranceHomepage(services);
    if (query.vehicleNumber === undefined) {
      return ok({ ...home, vehicleDetails: null, cardParams: null });
    }
    const read = await readInsuredVehicle(services, {
      ...{ caller, device, address, requestId: request.id },
      ...{ vehicleNumber: query.vehicleNumber, path: 'query.vehicleNumber' },
    });
    return read.ok ? ok({ ...home, ...read.value.onWire }) : read;
  });

  serve(app, insuranceVehicleDetails, async ({ query, caller, device, address, request }) => {
    const read = await readInsuredVehicle(services, {
      ...{ caller, device, address, requestId: request.id },
      ...{ vehicleNumber: query.vehicleNumber, path: 'query.vehicleNumber' },
    });
    return read.ok ? ok(read.value.onWire) : read;
  });

  serve(
    app,
    validateInsurance,
    ({ body, caller, device, address, request }) =>
      priceByTariff(
        services,
        {
          ...{ caller, device, address, requestId: request.id },
          ...{ vehicleNumber: body.vehicleNumber, path: 'body.vehicleNumber' },
        },
        {
          ...body,
          insuredValue: body.insuredValue as Paise | null,
          ownDamageUntil: body.ownDamageUntil as IstDate | null,
          certificateOn: body.certificateOn as IstDate | null,
          extras: extrasOf(body.extras),
        },
      ),
    {
      bodyLimitBytes: 2048,
      limits: ({ address }) => [{ rule: prices, key: addressUnit(address) }],
    },
  );

  serve(
    app,
    startContract,
    ({ body, caller, device, address, request }) =>
      startQuotes(
        services,
        {
          ...{ caller, device, address, requestId: request.id },
          ...{ vehicleNumber: body.vehicleNumber, path: 'body.vehicleNumber' },
        },
        {
          ...body,
          insuredValue: body.insuredValue as Paise | null,
          ownDamageUntil: body.ownDamageUntil as IstDate | null,
          certificateOn: body.certificateOn as IstDate | null,
          extras: extrasOf(body.extras),
        },
      ),
    {
      bodyLimitBytes: 2048,
      limits: ({ address }) => [{ rule: requests, key: addressUnit(address) }],
    },
  );

  serve(app, validateNewVehicle, ({ body }) => priceNewVehicle(services, body), {
    bodyLimitBytes: 2048,
    limits: ({ address }) => [{ rule: prices, key: addressUnit(address) }],
  });

  serve(
    app,
    startNewContract,
    ({ body, caller, device }) => startNewVehicleQuotes(services, { caller, device }, body),
    {
      bodyLimitBytes: 2048,
      limits: ({ address }) => [{ rule: requests, key: addressUnit(address) }],
    },
  );

  serve(
    app,
    readContract,
    (asker) =>
      readQuotes(services, {
        ...{ ...asker.params, insurer: asker.query.insurer, asker },
        isRetry: asker.query.retry !== undefined,
        isBrief: asker.query.brief !== undefined,
        findLast: (asked) => lastPolicyOf(services, asked, asker.caller),
      }),
    {
      limits: ({ query, address }) =>
        query.retry === undefined ? [] : [{ rule: retries, key: addressUnit(address) }],
    },
  );

  serve(
    app,
    shareContract,
    ({ params, body, caller, device }) =>
      shareQuote(services, { ...params, ...body, caller, device }),
    {
      bodyLimitBytes: 512,
      limits: ({ address }) => [{ rule: shares, key: addressUnit(address) }],
    },
  );

  serve(
    app,
    sharedQuote,
    ({ params, reply }) => {
      neverKept(reply);
      return readSharedQuote(services, params.id);
    },
    linkLimits,
  );

  registerPolicies(app, tools);
  registerClaims(app, tools);
  registerInsuranceLeads(app, tools);
  serve(app, vehicleTypes, async () => ok({ types: listVehicleTypes() }));
}
