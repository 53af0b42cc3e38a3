import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { FileAnswer } from '../../../http/answer.ts';
import type { Operator } from '../../../http/caller.ts';
import type { Answering } from '../../../http/exchange.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { type Act, recordAct } from '../../operators/acts/record-act.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { notReadable } from '../../order-documents/document-refusals.ts';
import { fileAnswer } from '../../order-documents/file-answer.ts';
import { type OpenedDocument, readDocument } from '../../order-documents/read-document.ts';
import { readReceiptFile } from '../settlement/authority-receipt.ts';
import { orderOfChallan, orderOfDocument } from './find-subject.ts';

type Asking = {
  readonly operator: Operator;
  readonly requestId: string;
  readonly reply: Answering;
};

/** Opens a document for an operator and records it. */
export async function openDocument(
  services: Services,
  { documentId, ...asking }: Asking & { readonly documentId: string },
): Promise<Result<FileAnswer, Refusal>> {
  return open(services, asking, {
    act: 'open-document',
    subject: documentId,
    orderId: await orderOfDocument(services.sql, documentId),
    opened: await readDocument(services, documentId),
  });
}

/** Opens the authority's receipt for a challan for an operator and records it. */
export async function openReceipt(
  services: Services,
  { orderChallanId, ...asking }: Asking & { readonly orderChallanId: string },
): Promise<Result<FileAnswer, Refusal>> {
  return open(services, asking, {
    act: 'open-receipt',
    subject: orderChallanId,
    orderId: await orderOfChallan(services.sql, orderChallanId),
    opened: await readReceiptFile(services, orderChallanId),
  });
}

type Opening = {
  readonly act: Act;
  readonly subject: string;
  readonly orderId: string | null;
  readonly opened: OpenedDocument | 'unavailable' | null;
};

async function open(
  { sql, now }: Services,
  { operator, requestId, reply }: Asking,
  { opened, orderId, act, subject }: Opening,
): Promise<Result<FileAnswer, Refusal>> {
  const refusal = opened === null ? notAtDesk : opened === 'unavailable' ? notReadable : null;
  await recordAct(sql, {
    at: now(),
    operatorId: operator.operatorId,
    act,
    ...(orderId === null ? {} : { orderId }),
    subject,
    outcome: refusal?.code ?? 'done',
    requestId,
  });
  if (opened === null || opened === 'unavailable') return err(refusal ?? notAtDesk);
  return ok(fileAnswer(reply, opened, `document-${subject.slice(0, 8)}.pdf`));
}
