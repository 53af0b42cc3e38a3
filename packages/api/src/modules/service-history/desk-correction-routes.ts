import {
  deskAnswerCorrection,
  deskCorrections,
} from '@pahiya/contracts/service-history/desk-correction-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { performAct } from '../operators/acts/perform-act.ts';
import { subjectOf } from '../operators/order/act-on-order.ts';
import { answerCorrection } from './answer-correction.ts';
import { selectCorrection } from './correction-repository.ts';
import { readDeskCorrections } from './desk-corrections.ts';

/** Registers the desk's calls on corrections of reports. Every view and act is recorded. */
export function registerCorrectionDesk(
  app: FastifyInstance,
  { services, serve }: ModuleTools,
): void {
  const { sql } = services;

  serve(app, deskCorrections, ({ query, caller, request }) =>
    performAct(
      services,
      { operator: caller, requestId: request.id, act: 'open-corrections' },
      async (tx) => ok(await readDeskCorrections(tx, services, query.orderId ?? null)),
    ),
  );

  serve(app, deskAnswerCorrection, async ({ params, body, caller, request }) => {
    const { correctionId } = params;
    const { operatorId } = caller;
    const orderId = (await selectCorrection(sql, correctionId))?.orderId ?? null;
    const answer =
      body.verdict === 'accepted'
        ? ({ state: 'accepted' } as const)
        : ({ state: 'refused', reason: body.reason } as const);
    const done = await performAct(
      services,
      {
        operator: caller,
        requestId: request.id,
        act: body.verdict === 'accepted' ? 'accept-correction' : 'refuse-correction',
        ...subjectOf(orderId, correctionId, body.note),
      },
      (tx) => answerCorrection(tx, services, { correctionId, answer, operatorId }),
    );
    if (!done.ok) return done;
    wakeWorkers(sql);
    return ok({ isAnswered: true as const });
  });
}
