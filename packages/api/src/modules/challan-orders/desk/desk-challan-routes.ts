import {
  deskDecideReceipt,
  deskDocument,
  deskGiveUp,
  deskReceipt,
  deskReceiptFile,
  deskResume,
  deskReviewDocument,
} from '@pahiya/contracts/operators/desk-contracts';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../../module-tools.ts';
import { actOnOrder, subjectOf } from '../../operators/order/act-on-order.ts';
import { wrongState } from '../../operators/refusals.ts';
import { reviewDocument } from '../documents/review-document.ts';
import { decideReceipt } from './decide-receipt.ts';
import { checkReceipt, enterReceipt, storeReceipt } from './enter-receipt.ts';
import { orderOfChallan, orderOfDocument } from './find-subject.ts';
import { askPartnerFirst, giveUpChallans } from './give-up-challans.ts';
import { openDocument, openReceipt } from './open-document.ts';
import { resumeGivenUp } from './resume-given-up.ts';

/** A receipt of 8 MB in base64, plus a few short fields. */
const receiptBodyBytes = 11_500_000;
/** Matches no order. */
const nil = '00000000-0000-0000-0000-000000000000';

/** Registers the desk's acts on challans. */
export function registerChallanDesk(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql } = services;

  serve(app, deskDocument, ({ params, caller, request, reply }) => {
    const { documentId } = params;
    return openDocument(services, { documentId, operator: caller, requestId: request.id, reply });
  });

  serve(app, deskReviewDocument, async ({ params, body, caller, request }) => {
    const { documentId } = params;
    const isAccepted = body.verdict === 'accepted';
    const act = isAccepted ? 'accept-document' : 'reject-document';
    const about = {
      ...subjectOf(await orderOfDocument(sql, documentId), documentId),
      ...(isAccepted ? {} : { note: body.reason }),
    };
    const verdict = isAccepted ? 'accepted' : { rejected: body.reason };
    return actOnOrder(
      services,
      { operator: caller, requestId: request.id, act, ...about },
      async (tx) => {
        const { operatorId } = caller;
        const done = await reviewDocument(tx, services, { documentId, operatorId, verdict });
        return done.ok ? done : err(wrongState);
      },
    );
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
      const about = subjectOf(orderId, orderChallanId, note);
      const done = await actOnOrder(
        services,
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
    const about = subjectOf(orderId, orderChallanId, note);
    const act = verdict === 'confirm' ? 'confirm-receipt' : 'withdraw-receipt';
    const removed: string[] = [];
    const done = await actOnOrder(
      services,
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
    const about = subjectOf(orderId, asked.orderChallanIds.join(' '), noteOf(asked.reason, note));
    const first = await askPartnerFirst(services, abandoned);
    return actOnOrder(
      services,
      { operator: caller, requestId: request.id, act: 'give-up', ...about },
      (tx) => (first.ok ? giveUpChallans(tx, services, abandoned) : Promise.resolve(first)),
    );
  });

  serve(app, deskResume, async ({ params, body, caller, request }) => {
    const { orderChallanId } = params;
    const orderId = await orderOfChallan(sql, orderChallanId);
    const about = subjectOf(orderId, orderChallanId, body.note);
    const { operatorId } = caller;
    return actOnOrder(
      services,
      { operator: caller, requestId: request.id, act: 'resume', ...about },
      (tx) => resumeGivenUp(tx, services, { orderId: orderId ?? '', orderChallanId, operatorId }),
    );
  });
}

function noteOf(reason: string, note: string): string {
  return note === '' ? reason : `${reason}: ${note}`;
}
