import {
  deskAssign,
  deskAssignMany,
  deskDecideReceipt,
  deskDecideRefund,
  deskDocument,
  deskFindOrders,
  deskGiveUp,
  deskOrder,
  deskQueue,
  deskReceipt,
  deskReceiptFile,
  deskResume,
  deskReviewDocument,
} from '@pahiya/contracts/operators/desk-contracts';
import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { Operator } from '../../http/caller.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { reviewDocument } from '../challan-orders/documents/review-document.ts';
import { assignChallan } from './acts/assign-challan.ts';
import { decideDeskRefund } from './acts/decide-desk-refund.ts';
import { decideReceipt } from './acts/decide-receipt.ts';
import { checkReceipt, enterReceipt, storeReceipt } from './acts/enter-receipt.ts';
import { orderOfChallan, orderOfDocument, orderOfRefund } from './acts/find-subject.ts';
import { askPartnerFirst, giveUpChallans } from './acts/give-up-challans.ts';
import { openDocument, openReceipt } from './acts/open-document.ts';
import { type Acting, performAct } from './acts/perform-act.ts';
import { performLook } from './acts/perform-look.ts';
import { type Act, recordAct } from './acts/record-act.ts';
import { resumeGivenUp } from './acts/resume-given-up.ts';
import { findOrders, readSearch } from './order/find-orders.ts';
import { readDeskOrder } from './order/read-desk-order.ts';
import { readQueue } from './queue/read-queue.ts';
import { notAtDesk, wrongState } from './refusals.ts';

/** A receipt of 8 MB in base64, plus a few short fields. */
const receiptBodyBytes = 11_500_000;
/** Matches no order. */
const nil = '00000000-0000-0000-0000-000000000000';

/** Registers the queue, orders and their acts. */
export function registerDesk(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql } = services;

  /** Performs an act on an order and returns its new state. */
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

  /** Assigns one challan; returns its order. */
  async function assign(
    caller: Operator,
    requestId: string,
    orderChallanId: string,
    asked: string,
  ): Promise<Result<string, Refusal>> {
    const orderId = await orderOfChallan(sql, orderChallanId);
    const to = asked === 'me' ? caller.operatorId : asked === 'nobody' ? null : asked;
    const about = { ...subject(orderId, orderChallanId), note: to ?? 'nobody' };
    return performAct(services, { operator: caller, requestId, act: 'assign', ...about }, (tx) =>
      orderId === null
        ? Promise.resolve(err(notAtDesk))
        : assignChallan(tx, services, { orderId, orderChallanId, to, isTaking: asked === 'me' }),
    );
  }

  serve(app, deskQueue, ({ query, caller }) => readQueue(services, caller.operatorId, query));

  serve(app, deskFindOrders, async ({ body, caller, request }) => {
    const searches = readSearch(body.text);
    const found = await findOrders(sql, searches);
    await recordAct(sql, {
      at: services.now(),
      operatorId: caller.operatorId,
      act: 'find-order',
      subject: searches.map(({ by }) => by).join(' '),
      // Shows whether two searches were the same, without storing the text.
      note: keyedHash(services.settings.secret, 'desk-search', searches[0]?.value ?? '')
        .toString('hex')
        .slice(0, 16),
      outcome: 'done',
      requestId: request.id,
    });
    return ok(found);
  });

  serve(app, deskAssignMany, async ({ body, caller, request }) => {
    const ids = [...new Set(body.orderChallanIds)];
    let assigned = 0;
    for (const orderChallanId of ids) {
      if ((await assign(caller, request.id, orderChallanId, body.to)).ok) assigned += 1;
    }
    if (assigned > 0) wakeWorkers(sql);
    return ok({ assigned, skipped: ids.length - assigned });
  });

  serve(app, deskOrder, ({ params: { orderId }, caller, request }) =>
    performLook(
      services,
      { operator: caller, requestId: request.id, act: 'open-order', orderId },
      () => readDeskOrder(services, orderId),
    ),
  );

  serve(app, deskAssign, async ({ params: { orderChallanId }, body, caller, request }) => {
    const done = await assign(caller, request.id, orderChallanId, body.to);
    if (!done.ok) return done;
    wakeWorkers(sql);
    return readDeskOrder(services, done.value);
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

  serve(
    app,
    deskReceipt,
    async ({ params, body, caller, request }) => {
      const { orderChallanId } = params;
      const { note, paidOn, contentBase64, ...typed } = body;
      const { operatorId } = caller;
      const orderId = await orderOfChallan(sql, orderChallanId);
      const receipt = {
        ...typed,
        paidOn: paidOn as IstDate,
        orderId: orderId ?? nil,
        orderChallanId,
      };
      const checked = await checkReceipt(services, receipt);
      const file = checked.ok ? await storeReceipt(services, receipt, contentBase64) : checked;
      const about = subject(orderId, orderChallanId, note);
      const done = await actOn(
        { operator: caller, requestId: request.id, act: 'enter-receipt', ...about },
        async (tx) =>
          file.ok
            ? enterReceipt(tx, services, receipt, { file: file.value, operatorId })
            : err(file.error),
      );
      if (!done.ok && file.ok) await services.files.remove(file.value.storageKey);
      return done;
    },
    { bodyLimitBytes: receiptBodyBytes },
  );

  serve(app, deskReceiptFile, ({ params, caller, request, reply }) => {
    const { orderChallanId } = params;
    return openReceipt(services, {
      orderChallanId,
      operator: caller,
      requestId: request.id,
      reply,
    });
  });

  serve(app, deskDecideReceipt, async ({ params, body, caller, request }) => {
    const { orderChallanId } = params;
    const { verdict, note } = body;
    const { operatorId } = caller;
    const orderId = await orderOfChallan(sql, orderChallanId);
    const about = subject(orderId, orderChallanId, note);
    const act = verdict === 'confirm' ? 'confirm-receipt' : 'withdraw-receipt';
    const removed: string[] = [];
    const done = await actOn(
      { operator: caller, requestId: request.id, act, ...about },
      async (tx) => {
        const asked = { orderId: orderId ?? nil, orderChallanId, operatorId, verdict };
        const decided = await decideReceipt(tx, services, asked);
        if (!decided.ok) return decided;
        if (decided.value !== null) removed.push(decided.value);
        return ok(undefined);
      },
    );
    if (done.ok) for (const storageKey of removed) await services.files.remove(storageKey);
    return done;
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
