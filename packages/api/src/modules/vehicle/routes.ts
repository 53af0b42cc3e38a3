import { getVehicle } from '@pahiya/contracts/vehicle/get-vehicle';
import { clearRecentSearches, getRecentSearches } from '@pahiya/contracts/vehicle/recent-contracts';
import {
  hideVehicle as hideContract,
  proveVehicleOwner,
  reportField as reportContract,
  showVehicle as showContract,
} from '@pahiya/contracts/vehicle/report-contracts';
import { getSharedRecord } from '@pahiya/contracts/vehicle/share-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import { JsonText } from '../../http/serve.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { registerDeskReports } from './desk-report-routes.ts';
import { hideVehicle, showVehicle } from './hide-vehicle.ts';
import { keepGuestSearches } from './keep-guest-searches.ts';
import { lookUpVehicle } from './look-up-vehicle.ts';
import { proveOwner } from './proved-owner.ts';
import { clearSearches, listSearches, rememberSearch } from './recent-searches.ts';
import { reportField } from './report-field.ts';
import { sharedRecord } from './shared-record.ts';
import { vehicleAccountData } from './vehicle-account-data.ts';
import { deskOf } from './vehicle-desk.ts';

const reportsPerDevice: LimitRule = { name: 'report-device', points: 10, perSeconds: 86_400 };
const reportsPerAddress: LimitRule = { name: 'report-address', points: 30, perSeconds: 86_400 };

const sharesPerAddress: LimitRule = { name: 'shared-record', points: 60, perSeconds: 60 };

/** Registers the calls of the module. */
export function registerVehicle(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve, accountData, onSignIn } = tools;
  accountData.push(vehicleAccountData(services.settings));
  onSignIn.push((event) => keepGuestSearches(services, event));
  const desk = deskOf(services);
  desk.onFault = (error) => {
    const { name, code } = error as { name?: string; code?: string };
    app.log.error({ kind: name, code }, 'vehicle work in the background failed');
  };
  app.addHook('onClose', desk.close);

  serve(app, getVehicle, async (context) => {
    const { params, caller, device, address, request, reply } = context;
    const found = await lookUpVehicle(services, {
      vehicleNumber: params.vehicleNumber,
      path: 'params.vehicleNumber',
      purpose: 'rc-view',
      requestId: request.id,
      caller,
      device,
      address,
    });
    if (!found.ok) return found;
    const { mark, text, fetchedAt } = found.value;
    await rememberSearch(services, context, mark.vehicleNumber);
    const ageMs = services.now().getTime() - fetchedAt.getTime();
    reply.header('age', String(Math.max(0, Math.floor(ageMs / 1000))));
    reply.header('cache-control', 'private, no-cache');
    return ok(new JsonText(text));
  });

  serve(app, getRecentSearches, async (context) => ok(await listSearches(services, context)));

  serve(app, clearRecentSearches, async (context) => {
    await clearSearches(services, context);
    return ok({ searches: [] });
  });

  serve(
    app,
    reportContract,
    ({ params, body, caller, request }) =>
      reportField(services, { ...params, ...body, caller, requestId: request.id }),
    {
      limits: ({ device, address }) => [
        { rule: reportsPerDevice, key: device.id },
        { rule: reportsPerAddress, key: addressUnit(address) },
      ],
    },
  );

  serve(app, hideContract, ({ params, body, caller, request }) =>
    hideVehicle(services, { ...params, ...body, caller, requestId: request.id }),
  );

  serve(app, proveVehicleOwner, ({ params, body, caller, request }) =>
    proveOwner(services, { ...params, ...body, caller, requestId: request.id }),
  );

  serve(app, showContract, ({ params, caller }) =>
    showVehicle(services, params.vehicleNumber, caller),
  );

  serve(app, getSharedRecord, ({ params }) => sharedRecord(services, params.shareKey), {
    limits: ({ address }) => [{ rule: sharesPerAddress, key: addressUnit(address) }],
  });

  registerDeskReports(app, tools);
}
