import * as contracts from '@pahiya/contracts/selling/sold-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { readStoredHandover } from './handover/handover-file-store.ts';
import {
  checkChallansNow,
  chooseSoldAlerts,
  removeSoldVehicle,
  reportSoldVehicle,
  stopSoldByKey,
} from './sold/change-sold.ts';
import { findOwnSold, readSold, toSoldRow } from './sold/read-sold.ts';
import { recordSoldVehicle } from './sold/record-sold.ts';
import { readSoldLetter } from './sold/sold-letter.ts';
import { findSoldOf } from './sold/sold-repository.ts';

/** Each draws a file and starts a watch. */
const records: LimitRule = { name: 'sold-records', points: 10, perSeconds: 86_400 };
const changes: LimitRule = { name: 'sold-changes', points: 40, perSeconds: 3600 };
/** Each asks all sources of challans. */
const checks: LimitRule = { name: 'sold-challan-checks', points: 6, perSeconds: 3600 };
const stops: LimitRule = { name: 'sold-stops', points: 30, perSeconds: 600 };

/** Registers the calls of vehicles sold privately. */
export function registerSold(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const per =
    (rule: LimitRule) =>
    ({ caller }: { readonly caller: { readonly userId: string } }) => [
      { rule, key: caller.userId },
    ];
  serve(app, contracts.soldVehicles, async ({ caller }) =>
    ok({ sold: (await findSoldOf(services.sql, caller.userId)).map(toSoldRow) }),
  );
  serve(
    app,
    contracts.recordSold,
    ({ body, caller }) => recordSoldVehicle(services, { ...body, userId: caller.userId }),
    { limits: per(records) },
  );
  serve(app, contracts.soldVehicle, ({ params, caller }) =>
    readSold(services, { ...params, userId: caller.userId }),
  );
  serve(
    app,
    contracts.soldFile,
    async ({ params, caller }) => {
      const sold = await findOwnSold(services.sql, { ...params, userId: caller.userId });
      return sold.ok ? readStoredHandover(services, sold.value) : sold;
    },
    { limits: per(changes) },
  );
  serve(
    app,
    contracts.reportSold,
    ({ params, body, caller }) =>
      reportSoldVehicle(services, { ...params, ...body, userId: caller.userId }),
    { limits: per(changes) },
  );
  serve(
    app,
    contracts.soldAlerts,
    ({ params, body, caller }) =>
      chooseSoldAlerts(services, { ...params, ...body, userId: caller.userId }),
    { limits: per(changes) },
  );
  serve(app, contracts.stopSoldAlerts, ({ body }) => stopSoldByKey(services, body.key), {
    limits: ({ address }) => [{ rule: stops, key: addressUnit(address) }],
  });
  serve(
    app,
    contracts.checkSoldChallans,
    ({ params, caller }) => checkChallansNow(services, { ...params, userId: caller.userId }),
    { limits: per(checks) },
  );
  serve(
    app,
    contracts.soldLetter,
    ({ params, query, caller }) =>
      readSoldLetter(services, { ...params, ...query, userId: caller.userId }),
    { limits: per(changes) },
  );
  serve(
    app,
    contracts.removeSold,
    ({ params, caller }) => removeSoldVehicle(services, { ...params, userId: caller.userId }),
    { limits: per(changes) },
  );
}
