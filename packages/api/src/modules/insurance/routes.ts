import {
  insuranceHomepage,
  insuranceVehicleDetails,
  validateInsurance,
  vehicleTypes,
} from '@pahiya/contracts/insurance/insurance-contracts';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { priceByTariff } from './price-by-tariff.ts';
import { readInsuranceHomepage } from './read-insurance-homepage.ts';
import { readInsuredVehicle } from './read-insured-vehicle.ts';
import { listVehicleTypes } from './vehicle-types.ts';

const prices: LimitRule = { name: 'insurance-price', points: 120, perSeconds: 60 };

/** Registers the calls about insurance. */
export function registerInsurance(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, insuranceHomepage, async ({ query, caller, device, address, request }) => {
    const home = readInsuranceHomepage(istDateOf(services.now()));
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
        },
      ),
    {
      bodyLimitBytes: 2048,
      limits: ({ address }) => [{ rule: prices, key: addressUnit(address) }],
    },
  );

  serve(app, vehicleTypes, async () => ok({ types: listVehicleTypes() }));
}
