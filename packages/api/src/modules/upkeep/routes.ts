import {
  addLogEntry as addContract,
  changeVehicleLog,
  exportVehicleLog as exportContract,
  importVehicleLog as importContract,
  checkResalePack as packContract,
  readVehicleLog as readContract,
} from '@pahiya/contracts/upkeep/upkeep-contracts';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { User } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { linkOver } from '../short-links/link-over.ts';
import { addLogEntry } from './add-log-entry.ts';
import { drawResalePack } from './draw-resale-pack.ts';
import { editLogEntry, entryNotFound } from './edit-log-entry.ts';
import { exportVehicleLog } from './export-vehicle-log.ts';
import { importVehicleLog } from './import-vehicle-log.ts';
import { findLog } from './own-log.ts';
import { deletePack, hasPack } from './pack-repository.ts';
import { readVehicleLog } from './read-vehicle-log.ts';
import { removeLines } from './remove-lines.ts';
import { readResaleCode } from './resale-code.ts';
import { upkeepAccountData } from './upkeep-account-data.ts';
import { saveInterval } from './upkeep-repository.ts';

const changes: LimitRule = { name: 'upkeep-change', points: 240, perSeconds: 3600 };
const files: LimitRule = { name: 'upkeep-file', points: 30, perSeconds: 600 };

/** A file of 20,000 lines as JSON text. */
const importBytes = 4 * 1024 * 1024;

/** Registers the calls about the logs of vehicles. */
export function registerUpkeep(
  app: FastifyInstance,
  { services, serve, accountData }: ModuleTools,
): void {
  accountData.push(upkeepAccountData(services.now));
  const perUser =
    (rule: LimitRule) =>
    ({ caller }: { readonly caller: User }) => [{ rule, key: caller.userId }];

  serve(app, readContract, async ({ params, query, caller }) => {
    const own = await findLog(services, caller.userId, params.vehicleNumber, 'read-log');
    return own.ok ? ok(await readVehicleLog(services, own.value, query)) : own;
  });

  serve(
    app,
    addContract,
    async ({ params, body, caller }) => {
      const own = await findLog(services, caller.userId, params.vehicleNumber, 'write-log');
      return own.ok ? addLogEntry(services, own.value, body) : own;
    },
    { limits: perUser(changes) },
  );

  serve(
    app,
    changeVehicleLog,
    async ({ params, body, caller }) => {
      const own = await findLog(services, caller.userId, params.vehicleNumber, 'keep');
      if (!own.ok) return own;
      if (body.act === 'remove') {
        const isGone = await removeLines(services, own.value, { entryId: body.entryId });
        return isGone ? ok({ changed: true as const }) : err(entryNotFound);
      }
      if (body.act === 'edit') {
        return editLogEntry(services, own.value, body);
      }
      if (body.act === 'undo') {
        const isUndone = await removeLines(services, own.value, { batchId: body.batchId });
        return isUndone ? ok({ changed: true as const }) : err(entryNotFound);
      }
      if (body.act === 'end-pack') {
        // Already ended, maybe in another window: same result.
        await deletePack(services.sql, own.value, body.packId);
        return ok({ changed: true as const });
      }
      const { category, km = null, months = null } = body;
      const interval = { category, everyKm: km, everyMonths: months };
      await saveInterval(services.sql, own.value, interval);
      return ok({ changed: true as const });
    },
    { limits: perUser(changes) },
  );

  serve(
    app,
    exportContract,
    async ({ params, caller }) => {
      const { form } = params;
      // A record for buyers is in the owner's name.
      const act = form === 'pdf' ? 'keep' : 'read-log';
      const own = await findLog(services, caller.userId, params.vehicleNumber, act);
      if (!own.ok) return own;
      return ok(
        form === 'pdf'
          ? await drawResalePack(services, own.value)
          : await exportVehicleLog(services, own.value, form),
      );
    },
    { limits: perUser(files) },
  );

  serve(
    app,
    importContract,
    async ({ params, body, caller }) => {
      const own = await findLog(services, caller.userId, params.vehicleNumber, 'keep');
      return own.ok ? importVehicleLog(services, own.value, body) : own;
    },
    { limits: perUser(files), bodyLimitBytes: importBytes },
  );

  serve(app, packContract, async ({ query }) => {
    const facts = readResaleCode(services.settings.secret, query.code);
    if (facts === null) return err(linkOver);
    const { vehicleNumber, packId, ...rest } = facts;
    if (packId !== undefined && !(await hasPack(services.sql, packId))) return err(withdrawn);
    return ok({ display: displayVehicleNumber(vehicleNumber), ...rest });
  });
}

const withdrawn: Refusal = {
  code: 'garage/record-withdrawn',
  detail: 'The keeper of the vehicle has withdrawn this record.',
};
