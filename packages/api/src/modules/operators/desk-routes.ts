import {
  deskAssign,
  deskDecideRefund,
  deskDocument,
  deskFindOrder,
  deskGiveUp,
  deskOrder,
  deskQueue,
  deskReceipt,
  deskResume,
  deskReviewDocument,
} from '@pahiya/contracts/operators/desk-contracts';
import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { Refusal } from '../../http/refusal.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { reviewDocument } from '../challan-orders/documents/review-document.ts';
import { assignChallan } from './acts/assign-challan.ts';
import { decideDeskRefund } from './acts/decide-desk-refund.ts';
import { enterReceipt } from './acts/enter-receipt.ts';
import { orderOfChallan, orderOfDocument, orderOfRefund } from './acts/find-subject.ts';
import { askPartnerFirst, giveUpChallans } from './acts/give-up-challans.ts';
import { openDocument } from './acts/open-document.ts';
import { type Acting, performAct } from './acts/perform-act.ts';
import { performLook } from './acts/perform-look.ts';
import type { Act } from './acts/record-act.ts';
import { resumeGivenUp } from './acts/resume-given-up.ts';
import { findOrderIdByPublicId } from './order/desk-order-repository.ts';
import { readDeskOrder } from './order/read-desk-order.ts';
import { readQueue } from './queue/read-queue.ts';
import { notAtDesk, wrongState } from './refusals.ts';

/** Registers the queue, orders and what is done with them. */
export function registerDesk(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql } = services;

  /** Does an act on an order, and answers with the order as it is then. */
  async function actOn(
    acting: Acting,
    run: Parameters<typeof performAct<undefined>>[2],
  ): Promise<Result<{ order: DeskOrder }, Refusal>> {
    const done = await performAct(services, acting, (tx) =>
      acting.orderId === undefined ? Promise.resolve(err(notAtDesk)) : run(tx),
    );
    if (!done.ok || acting.orderId === undefined) return done.ok ? err(notAtDesk) : done;
    wakeWorkers(sql);
    return readDeskOrder(services, acting.orderId);
  }

  serve(app, deskQueue, ({ query, caller }) => readQueue(services, caller.operatorId, query));

  serve(app, deskFindOrder, async ({ query }) => {
    const orderId = await findOrderIdByPublicId(sql, query.publicId.toUpperCase());
    return orderId === null ? err(notAtDesk) : ok({ orderId });
  });

  serve(app, deskOrder, ({ params: { orderId }, caller, request }) =>
    performLook(
      services,
      { operator: caller, requestId: request.id, act: 'open-order', orderId },
      () => readDeskOrder(services, orderId),
    ),
  );

  serve(app, deskAssign, async ({ params, body, caller, request }) => {
    const { orderChallanId } = params;
    const orderId = await orderOfChallan(sql, orderChallanId);
    const to = body.to === 'me' ? caller.operatorId : body.to === 'nobody' ? null : body.to;
    const about = { ...subject(orderId, orderChallanId), note: to ?? 'nobody' };
    return actOn({ operator: caller, requestId: request.id, act: 'assign', ...about }, (tx) =>
      assignChallan(tx, services, {
        orderId: orderId ?? '',
        orderChallanId,
        to,
        isTaking: body.to === 'me',
      }),
    );
  });

  serve(app, deskDocument, ({ params, caller, request, reply }) => {
    const { documentId } = params;
    return openDocument(services, { documentId, operator: caller, requestId: request.id, reply });
  });

  serve(app, deskReviewDocument, async ({ params, body, caller, request }) => {
    const { documentId } = params;
    const isAccepted = body.verdict === 'accepted';
    const act = isAccepted ? 'accept-document' : 'reject-document';
    const about = {
      ...subject(await orderOfDocument(sql, documentId), documentId),
      ...(isAccepted ? {} : { note: body.reason }),
    };
    const verdict = isAccepted ? 'accepted' : { rejected: body.reason };
    return actOn({ operator: caller, requestId: request.id, act, ...about }, async (tx) => {
      const { operatorId } = caller;
      const done = await reviewDocument(tx, services, { documentId, operatorId, verdict });
      return done.ok ? done : err(wrongState);
    });
  });

  serve(app, deskReceipt, async ({ params, body, caller, request }) => {
    const { orderChallanId } = params;
    const { note, paidOn, ...receipt } = body;
    const orderId = await orderOfChallan(sql, orderChallanId);
    const about = subject(orderId, orderChallanId, note);
    return actOn(
      { operator: caller, requestId: request.id, act: 'enter-receipt', ...about },
      (tx) =>
        enterReceipt(tx, services, {
          ...receipt,
          paidOn: paidOn as IstDate,
          orderId: orderId ?? '',
          orderChallanId,
          operatorId: caller.operatorId,
        }),
    );
  });

  serve(app, deskGiveUp, async ({ params, body, caller, request }) => {
    const { orderId } = params;
    const { note, newFine, ...asked } = body;
    const abandoned = {
      ...asked,
      orderId,
      operatorId: caller.operatorId,
      ...(newFine === undefined ? {} : { newFine: paise(newFine) }),
    };
    const about = subject(orderId, asked.orderChallanIds.join(' '), noteOf(asked.reason, note));
    const first = await askPartnerFirst(services, abandoned);
    return actOn({ operator: caller, requestId: request.id, act: 'give-up', ...about }, (tx) =>
      first.ok ? giveUpChallans(tx, services, abandoned) : Promise.resolve(first),
    );
  });

  serve(app, deskResume, async ({ params, body, caller, request }) => {
    const { orderChallanId } = params;
    const orderId = await orderOfChallan(sql, orderChallanId);
    const about = subject(orderId, orderChallanId, body.note);
    const { operatorId } = caller;
    return actOn({ operator: caller, requestId: request.id, act: 'resume', ...about }, (tx) =>
      resumeGivenUp(tx, services, { orderId: orderId ?? '', orderChallanId, operatorId }),
    );
  });

  serve(app, deskDecideRefund, async ({ params, body, caller, request }) => {
    const { refundId } = params;
    const { verdict, note } = body;
    const about = subject(await orderOfRefund(sql, refundId), refundId, note);
    const { operatorId } = caller;
    return actOn(
      { operator: caller, requestId: request.id, act: refundActs[verdict], ...about },
      (tx) => decideDeskRefund(tx, services, { refundId, operatorId, verdict }),
    );
  });
}

const refundActs: Readonly<Record<'approve' | 'decline' | 'resend', Act>> = {
  approve: 'approve-refund',
  decline: 'decline-refund',
  resend: 'resend-refund',
};

function subject(orderId: string | null, id: string, note = '') {
  return {
    subject: id,
    ...(orderId === null ? {} : { orderId }),
    ...(note === '' ? {} : { note }),
  };
}

function noteOf(reason: string, note: string): string {
  return note === '' ? reason : `${reason}: ${note}`;
}
