import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import * as contracts from '@pahiya/contracts/garage/alert-contracts';
import type { AlertChannel } from '@pahiya/domain/messages/ports';
import {
  displayVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import { addYears, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { User } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import type { Services } from '../../../services.ts';
import { findUser } from '../../auth/find-user.ts';
import { countPushDevices } from '../../notices/push/push-devices.ts';
import { linkOver } from '../../short-links/link-over.ts';
import { isProvedOwner } from '../../vehicle/proved-owner.ts';
import { readLookupMark } from '../../vehicle/read-lookup-mark.ts';
import { endWatch, startWatch, watchesAtMost } from '../../watches/watches.ts';
import { isInGarage } from '../is-in-garage.ts';
import { readOwnerAlertKey } from './owner-alert-key.ts';
import {
  alertHistory,
  deleteAlert,
  deleteAlertsOf,
  type OwnerAlert,
  selectAlertOf,
  selectAlertsOf,
  upsertAlert,
} from './owner-alert-repository.ts';
import { ownerWatchName } from './owner-watch.ts';

type Alerts = AnswerOf<typeof contracts.readOwnerAlerts>;

const changes: LimitRule = { name: 'owner-alerts', points: 60, perSeconds: 3600 };
const small = { bodyLimitBytes: 1024 };

/** Registers the calls of alerts for proved owners. */
export function registerOwnerAlerts(
  app: FastifyInstance,
  { services, serve, accountData }: ModuleTools,
): void {
  serve(app, contracts.listOwnerAlerts, async ({ caller }) => {
    const alerts = await selectAlertsOf(services.sql, caller.userId);
    return ok({
      alerts: alerts.map((one) => ({ vehicleNumber: one.vehicleNumber, ...stateOf(one) })),
    });
  });
  serve(app, contracts.readOwnerAlerts, async ({ caller, params }) => {
    const own = await findOwn(services, caller.userId, params.vehicleNumber);
    return own.ok ? ok(await readAlerts(services, caller.userId, own.value)) : own;
  });
  serve(
    app,
    contracts.changeOwnerAlerts,
    async ({ caller: { userId }, params, body }) => {
      const own = await findOwn(services, userId, params.vehicleNumber);
      if (!own.ok) return own;
      const refusal =
        body.act === 'stop'
          ? await stop(services, await selectAlertOf(services.sql, userId, own.value))
          : await start(services, userId, own.value, body.channels);
      return refusal === null ? ok(await readAlerts(services, userId, own.value)) : err(refusal);
    },
    {
      limits: ({ caller }: { readonly caller: User }) => [{ rule: changes, key: caller.userId }],
      ...small,
    },
  );
  serve(
    app,
    contracts.stopOwnerAlerts,
    async ({ body }) => {
      const alertId = readOwnerAlertKey(services.settings.secret, body.key);
      if (alertId === null) return err(linkOver);
      await stop(services, { alertId });
      return ok({ isStopped: true as const });
    },
    small,
  );
  accountData.push({
    name: 'owner-alerts',
    exportFor: async (sql, userId) => ({ ownerAlerts: [...(await alertHistory(sql, userId))] }),
    deleteFor: deleteAlertsOf,
  });
}

async function findOwn(
  { sql }: Services,
  userId: string,
  typed: string,
): Promise<Result<VehicleNumber, Refusal>> {
  const reading = readLookupMark(typed, 'params.vehicleNumber');
  if (!reading.ok) return reading;
  const { vehicleNumber } = reading.value;
  return (await isInGarage(sql, userId, vehicleNumber))
    ? ok(vehicleNumber)
    : err({ code: 'garage/not-in-garage', detail: 'This vehicle is not in your garage.' });
}

async function start(
  services: Services,
  userId: string,
  vehicleNumber: VehicleNumber,
  channels: readonly AlertChannel[],
): Promise<Refusal | null> {
  const { sql, now } = services;
  if (!(await isProvedOwner(services, vehicleNumber, userId))) return notProven;
  if (channels.includes('email') && (await findUser(sql, userId))?.email == null) {
    return badChannel('The account has no email address. Add one first, or choose another way.');
  }
  if (channels.includes('push') && (await countPushDevices(sql, userId)) === 0) {
    return badChannel('Notifications are not turned on for any device.');
  }
  const today = istDateOf(now());
  return sql.begin(async (tx) => {
    const alert = { alertId: randomUUID(), userId, vehicleNumber, channels: [...channels] };
    const subject = await upsertAlert(tx, alert, now());
    const watch = { kind: ownerWatchName, subject, userId, vehicleNumber };
    const days = { nextOn: today, untilOn: addYears(today, 1) };
    if ((await startWatch(tx, { ...watch, ...days }, now())) === 'started') return null;
    await deleteAlert(tx, subject);
    return badChannel(`You can watch up to ${watchesAtMost} vehicles. End another watch first.`);
  });
}

async function stop({ sql }: Services, alert: { readonly alertId: string } | null): Promise<null> {
  if (alert === null) return null;
  await sql.begin(async (tx) => {
    await endWatch(tx, { kind: ownerWatchName, subject: alert.alertId });
    await deleteAlert(tx, alert.alertId);
  });
  return null;
}

async function readAlerts(
  services: Services,
  userId: string,
  vehicleNumber: VehicleNumber,
): Promise<Alerts> {
  const { sql } = services;
  const [alert, isProved, user, devices] = await Promise.all([
    selectAlertOf(sql, userId, vehicleNumber),
    isProvedOwner(services, vehicleNumber, userId),
    findUser(sql, userId),
    countPushDevices(sql, userId),
  ]);
  return {
    ...{ vehicleNumber, display: displayVehicleNumber(vehicleNumber), isProved, devices },
    hasEmail: user !== null && user.email !== null,
    alert: alert && {
      channels: alert.channels,
      startedAt: alert.startedAt.toISOString(),
      ...stateOf(alert),
    },
  };
}

function stateOf({ checkedAt, hasFailedSource, knownChallans }: OwnerAlert) {
  return {
    checkedAt: checkedAt?.toISOString() ?? null,
    hasFailedSource,
    challans: knownChallans?.length ?? null,
  };
}

function badChannel(message: string): Refusal {
  const errors = [{ path: 'body.channels', message }];
  return { code: 'request/bad-input', detail: message, errors };
}

const notProven: Refusal = {
  code: 'vehicle/not-proven',
  detail: 'Alerts go to the proved owner only. Prove it with the numbers on the RC first.',
};
