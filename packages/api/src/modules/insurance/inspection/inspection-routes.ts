import * as contracts from '@pahiya/contracts/insurance/vehicle-inspection-contracts';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { performLook } from '../../operators/acts/perform-look.ts';
import { decideInspection, readDeskInspection } from './decide-inspection.ts';
import { inspectionAccountData } from './inspection-account-data.ts';
import { readPicture } from './read-picture.ts';
import {
  addPicture,
  readInspection,
  startInspection,
  submitInspection,
} from './take-inspection.ts';

const acts: LimitRule = { name: 'insurance-inspection', points: 60, perSeconds: 600 };
const pictures: LimitRule = { name: 'insurance-picture', points: 60, perSeconds: 600 };
const pictureBytes = 11_500_000;

/** Registers the calls about inspections of vehicles before they are insured. */
export function registerInspections(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve, accountData } = tools;
  accountData.push(inspectionAccountData(services));
  const perUser = {
    limits: ({ caller }: { caller: { userId: string } }) => [{ rule: acts, key: caller.userId }],
  };

  serve(
    app,
    contracts.readVehicleInspection,
    ({ params, caller }) => readInspection(services, { ...params, userId: caller.userId }),
    perUser,
  );
  serve(
    app,
    contracts.startVehicleInspection,
    ({ params, caller, device }) => startInspection(services, { ...params, caller, device }),
    { ...perUser, bodyLimitBytes: 512 },
  );
  serve(
    app,
    contracts.addInspectionPicture,
    ({ params, body, caller }) =>
      addPicture(services, { ...params, ...body, userId: caller.userId }),
    {
      bodyLimitBytes: pictureBytes,
      limits: ({ caller }) => [{ rule: pictures, key: caller.userId }],
    },
  );
  serve(
    app,
    contracts.submitVehicleInspection,
    ({ params, caller }) => submitInspection(services, { ...params, userId: caller.userId }),
    perUser,
  );

  serve(app, contracts.deskVehicleInspection, ({ params, caller, request }) =>
    performLook(
      services,
      {
        operator: caller,
        requestId: request.id,
        act: 'open-insurance-inspection',
        subject: params.inspectionId,
      },
      () => readDeskInspection(services, params.inspectionId),
    ),
  );
  serve(app, contracts.deskVehiclePicture, ({ params }) => readPicture(services, params));
  serve(app, contracts.deskDecideVehicleInspection, ({ params, body, caller, request }) =>
    decideInspection(services, { ...params, ...body, operator: caller, requestId: request.id }),
  );
}
