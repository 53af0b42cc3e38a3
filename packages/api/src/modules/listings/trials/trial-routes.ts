import {
  partnerCancelDrive,
  partnerDrives,
  partnerSetDriveHours,
} from '@pahiya/contracts/used-cars/dealer-drive-contracts';
import * as contracts from '@pahiya/contracts/used-cars/trial-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { cancelFirmDrive, readFirmDrives, setHours } from './dealer-drives.ts';
import { deleteTestDrivesOf, selectTestDrives } from './trial-repository.ts';
import { askForDrive, changeDrive, readDrives, readTimes } from './trials.ts';

/** Each asks a person for an hour of theirs. */
const asking: LimitRule = { name: 'test-drive-ask', points: 6, perSeconds: 86_400 };
const changes: LimitRule = { name: 'test-drive-change', points: 40, perSeconds: 3600 };
const small = { bodyLimitBytes: 2048 };

/** Registers test drives of used cars. */
export function registerTestDrives(
  app: FastifyInstance,
  { services, serve, accountData }: ModuleTools,
): void {
  accountData.push({
    name: 'used-car-test-drives',
    exportFor: async (sql, userId) => ({
      usedCarAlerts: (await selectTestDrives(sql, userId)).map((drive) => ({
        ...{ listing: drive.publicId, what: 'test drive', startsAt: drive.startsAt },
        ...{ state: drive.state, as: drive.userId === userId ? 'buyer' : 'seller' },
      })),
    }),
    deleteFor: deleteTestDrivesOf,
  });
  serve(app, contracts.testDriveTimes, ({ params }) => readTimes(services, params.listing));
  serve(
    app,
    contracts.askTestDrive,
    ({ params, body, caller }) =>
      askForDrive(services, { ...params, ...body, userId: caller.userId }),
    { ...small, limits: ({ caller }) => [{ rule: asking, key: caller.userId }] },
  );
  serve(app, partnerDrives, async ({ caller }) =>
    ok(await readFirmDrives(services, caller.firmId)),
  );
  serve(
    app,
    partnerSetDriveHours,
    async ({ body, caller }) => {
      await setHours(services, caller.firmId, body.hours);
      return ok({ isOffered: body.hours !== null });
    },
    { ...small, limits: ({ caller }) => [{ rule: changes, key: caller.firmId }] },
  );
  serve(
    app,
    partnerCancelDrive,
    ({ params, caller }) => cancelFirmDrive(services, { ...params, firmId: caller.firmId }),
    { ...small, limits: ({ caller }) => [{ rule: changes, key: caller.firmId }] },
  );
  serve(app, contracts.testDrives, async ({ caller }) =>
    ok({ drives: await readDrives(services, caller.userId) }),
  );
  serve(
    app,
    contracts.changeTestDrive,
    ({ params, body, caller }) =>
      changeDrive(services, { ...params, ...body, userId: caller.userId }),
    { ...small, limits: ({ caller }) => [{ rule: changes, key: caller.userId }] },
  );
}
