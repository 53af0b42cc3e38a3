import {
  deskDecideGrievance,
  deskGrievances,
  fileGrievance as fileContract,
  readGrievance,
} from '@pahiya/contracts/grievances/grievance-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { performAct } from '../operators/acts/perform-act.ts';
import { decideGrievance, readGrievances, readStatus } from './desk-grievances.ts';
import { fileGrievance } from './file-grievance.ts';

const day = 86_400;
const filers: LimitRule = { name: 'grievance', points: 5, perSeconds: day };
/** Ends a flood from many addresses; an officer cannot read more. */
const all: LimitRule = { name: 'grievance-all', points: 500, perSeconds: day };
const readers: LimitRule = { name: 'grievance-status', points: 60, perSeconds: 600 };

/** Registers complaints to the grievance officer and the officer's desk. */
export function registerGrievances(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve, reportSubjects } = tools;
  const { sql, settings, now } = services;

  serve(app, fileContract, ({ body }) => fileGrievance(services, reportSubjects, body), {
    bodyLimitBytes: 32 * 1024,
    limits: ({ address }) => [
      { rule: filers, key: addressUnit(address) },
      { rule: all, key: 'all' },
    ],
  });

  serve(app, readGrievance, ({ body }) => readStatus(services, body.key), {
    limits: ({ address }) => [{ rule: readers, key: addressUnit(address) }],
  });

  serve(app, deskGrievances, ({ caller, request }) =>
    performAct(
      services,
      { operator: caller, requestId: request.id, act: 'open-grievances' },
      async (tx) => ok(await readGrievances(tx, settings.secret, now())),
    ),
  );

  serve(app, deskDecideGrievance, ({ body, caller, request }) =>
    performAct(
      { sql, now },
      {
        ...{ operator: caller, requestId: request.id, act: 'decide-grievance' },
        ...{ subject: body.grievanceId, note: body.outcome },
      },
      (tx) =>
        decideGrievance(
          tx,
          { secret: settings.secret, subjects: reportSubjects },
          { ...body, operatorId: caller.operatorId, now: now() },
        ),
    ),
  );
}
