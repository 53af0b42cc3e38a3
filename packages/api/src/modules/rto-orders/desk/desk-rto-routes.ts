import {
  deskReviewRtoDocument,
  deskRtoAct,
  deskRtoDocument,
  deskRtoOrder,
} from '@pahiya/contracts/rto-orders/desk-rto-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { Refusal } from '../../../http/refusal.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { wakeWorkers } from '../../../tasks/wake-workers.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { recordAct } from '../../operators/acts/record-act.ts';
import { subjectOf } from '../../operators/order/act-on-order.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { notReadable } from '../../order-documents/document-refusals.ts';
import { fileAnswer } from '../../order-documents/file-answer.ts';
import { findDocument } from '../../order-documents/order-documents.ts';
import { readDocument } from '../../order-documents/read-document.ts';
import { reviewDocument } from '../documents/review-document.ts';
import { selectWork } from '../store/rto-work-repository.ts';
import { actOnWork } from './act-on-work.ts';
import { readDeskWork } from './read-desk-work.ts';

/** Registers the desk's calls on RTO work. Every view and act is recorded. */
export function registerRtoDesk(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql, now } = services;

  /** The order of a document of RTO work; null for another kind's. */
  const orderOfDocument = async (documentId: string): Promise<string | null> => {
    const document = await findDocument(sql, documentId);
    const work = document === null ? null : await selectWork(sql, document.orderId);
    return work?.orderId ?? null;
  };

  serve(app, deskRtoOrder, async ({ params, caller, request }) => {
    const { orderId } = params;
    const found = await readDeskWork(services, orderId);
    await recordAct(sql, {
      at: now(),
      operatorId: caller.operatorId,
      act: 'open-order',
      orderId,
      outcome: found.ok ? 'done' : found.error.code,
      requestId: request.id,
    });
    return found;
  });

  serve(app, deskRtoAct, async ({ params, body, caller, request }) => {
    const { orderId } = params;
    const { operatorId } = caller;
    const work = await selectWork(sql, orderId);
    const note = noteOf(body);
    const about = subjectOf(work?.orderId ?? null, work?.workId ?? orderId, note);
    const acting = {
      operator: caller,
      requestId: request.id,
      act: `rto-${body.act}` as const,
      ...about,
    };
    const done = await performAct(services, acting, (tx) =>
      actOnWork(tx, services, { orderId, operatorId, body }),
    );
    if (!done.ok) return done;
    wakeWorkers(sql);
    return readDeskWork(services, orderId);
  });

  serve(app, deskRtoDocument, async ({ params, caller, request, reply }) => {
    const { documentId } = params;
    const orderId = await orderOfDocument(documentId);
    const opened = orderId === null ? null : await readDocument(services, documentId);
    const refusal = opened === null ? notAtDesk : opened === 'unavailable' ? notReadable : null;
    await recordAct(sql, {
      at: now(),
      operatorId: caller.operatorId,
      act: 'open-document',
      ...subjectOf(orderId, documentId),
      outcome: refusal?.code ?? 'done',
      requestId: request.id,
    });
    if (opened === null || opened === 'unavailable') return err(refusal ?? notAtDesk);
    return ok(fileAnswer(reply, opened, `document-${documentId.slice(0, 8)}.pdf`));
  });

  serve(app, deskReviewRtoDocument, async ({ params, body, caller, request }) => {
    const { documentId } = params;
    const orderId = await orderOfDocument(documentId);
    const rejected = body.verdict === 'rejected' ? body.reason : null;
    const acting = {
      operator: caller,
      requestId: request.id,
      act: rejected === null ? ('accept-document' as const) : ('reject-document' as const),
      ...subjectOf(orderId, documentId, rejected ?? ''),
    };
    const done = await performAct<undefined>(services, acting, (tx) => {
      const { operatorId } = caller;
      const none: Result<undefined, Refusal> = err(notAtDesk);
      return orderId === null
        ? Promise.resolve(none)
        : reviewDocument(tx, services, { documentId, operatorId, rejected });
    });
    if (!done.ok || orderId === null) return done.ok ? err(notAtDesk) : done;
    wakeWorkers(sql);
    return readDeskWork(services, orderId);
  });
}

/** What the audit log keeps of an act beside its name. */
function noteOf(body: { readonly act: string } & Readonly<Record<string, string>>): string {
  return body.note ?? body.applicationNumber ?? body.reason ?? body.consignmentNumber ?? '';
}
