import {
  deskContentReports,
  deskDecideReports,
  reportContent,
} from '@pahiya/contracts/reports/content-report-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { AccountDataSource } from '../../account-data.ts';
import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { performAct } from '../operators/acts/perform-act.ts';
import { eraseReporter, reportsOf } from './content-report-repository.ts';
import { decidableBy, decideReports, readReports } from './decide-reports.ts';
import { fileReport } from './file-report.ts';

const day = 86_400;
const perPerson: LimitRule = { name: 'content-report', points: 20, perSeconds: day };
const perAddress: LimitRule = { name: 'content-report-address', points: 40, perSeconds: day };
const visitors: LimitRule = { name: 'content-report-visitor', points: 5, perSeconds: day };

const accountData: AccountDataSource = {
  name: 'content-reports',
  exportFor: async (sql, userId) => ({ contentReports: [...(await reportsOf(sql, userId))] }),
  deleteFor: eraseReporter,
};

/** Registers reporting and the desk's queue of reports. */
export function registerContentReports(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve } = tools;
  tools.accountData.push(accountData);

  serve(
    app,
    reportContent,
    ({ body, caller, address }) =>
      fileReport(services, tools.reportSubjects, {
        ...{ ...body, address },
        userId: caller.kind === 'user' ? caller.userId : null,
      }),
    {
      bodyLimitBytes: 4096,
      limits: ({ address, caller }) => [
        { rule: perAddress, key: addressUnit(address) },
        caller.kind === 'user'
          ? { rule: perPerson, key: caller.userId }
          : { rule: visitors, key: addressUnit(address) },
      ],
    },
  );

  serve(app, deskContentReports, ({ caller, request }) =>
    performAct(
      services,
      { operator: caller, requestId: request.id, act: 'open-content-reports' },
      async (tx) => {
        const own = decidableBy(caller, tools.reportSubjects);
        return own.ok ? ok(await readReports(tx, own.value)) : own;
      },
    ),
  );

  serve(app, deskDecideReports, ({ body: { note, ...decision }, caller, request }) =>
    performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: 'decide-content-reports' },
        ...{ subject: `${decision.kind} ${decision.subjectId}`, note },
      },
      async (tx) => {
        const own = decidableBy(caller, tools.reportSubjects);
        if (!own.ok) return own;
        const { operatorId } = caller;
        return decideReports(tx, own.value, { ...decision, operatorId, now: services.now() });
      },
    ),
  );
}
