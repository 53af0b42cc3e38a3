import {
  deskDifferences,
  deskHealth,
  deskMoney,
  deskPayout,
  deskResolveDifference,
  deskRetryTask,
} from '@pahiya/contracts/operators/watch-contracts';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../../module-tools.ts';
import { reviveTask } from '../../../tasks/dead-tasks.ts';
import { wakeWorkers } from '../../../tasks/wake-workers.ts';
import { performAct } from '../acts/perform-act.ts';
import { recordPayout } from '../acts/record-payout.ts';
import { notAtDesk } from '../refusals.ts';
import { readDifferences, resolveDifference } from '../watch/read-differences.ts';
import { readHealth } from '../watch/read-health.ts';
import { readMoney } from '../watch/read-money.ts';

/** Registers the monitoring calls: ledger, payouts, differences, upstream services, failed jobs. */
export function registerWatch(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, deskMoney, async () => ok(await readMoney(services)));

  serve(app, deskPayout, ({ body, caller, request }) => {
    const { operatorId } = caller;
    const { amount, paidOn, ...typed } = body;
    const payout = { ...typed, amount: paise(amount), paidOn: paidOn as IstDate, operatorId };
    const about = { subject: body.reference, note: body.note };
    return performAct(
      services,
      { operator: caller, requestId: request.id, act: 'record-payout', ...about },
      (tx) => recordPayout(tx, services, payout),
    );
  });

  serve(app, deskDifferences, async ({ query }) => ok(await readDifferences(services, query)));

  serve(app, deskResolveDifference, ({ params, body, caller, request }) => {
    const { differenceId } = params;
    const { note } = body;
    const { operatorId } = caller;
    const about = { subject: String(differenceId), note };
    return performAct(
      services,
      { operator: caller, requestId: request.id, act: 'resolve-difference', ...about },
      (tx) => resolveDifference(tx, services, { differenceId, operatorId, note }),
    );
  });

  serve(app, deskHealth, async () => ok(await readHealth(services)));

  serve(app, deskRetryTask, async ({ params, caller, request }) => {
    const { taskId } = params;
    const about = { subject: String(taskId) };
    const done = await performAct(
      services,
      { operator: caller, requestId: request.id, act: 'retry-task', ...about },
      async (tx) =>
        (await reviveTask(tx, taskId, services.now()))
          ? ok({ revived: true as const })
          : err(notAtDesk),
    );
    if (done.ok) wakeWorkers(services.sql);
    return done;
  });
}
