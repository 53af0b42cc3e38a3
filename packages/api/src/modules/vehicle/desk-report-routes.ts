import { deskCloseReport, deskReports } from '@pahiya/contracts/vehicle/desk-report-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { performAct } from '../operators/acts/perform-act.ts';
import { closeReport, readReports } from './desk-reports.ts';

/** Registers the desk's calls for reports of wrong fields. */
export function registerDeskReports(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, deskReports, ({ caller, request }) =>
    performAct(
      services,
      { operator: caller, requestId: request.id, act: 'open-reports' },
      async (tx) => ok(await readReports(tx)),
    ),
  );

  serve(app, deskCloseReport, ({ params, body, caller, request }) =>
    performAct(
      services,
      {
        operator: caller,
        requestId: request.id,
        act: 'close-report',
        subject: params.reportId,
        note: body.note,
      },
      (tx) => closeReport(tx, params.reportId, services.now()),
    ),
  );
}
