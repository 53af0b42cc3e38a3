import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { FileAnswer } from '../../../http/answer.ts';
import type { Operator } from '../../../http/caller.ts';
import type { Answering } from '../../../http/exchange.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { readDocument } from '../../challan-orders/documents/read-document.ts';
import { notAtDesk } from '../refusals.ts';
import { orderOfDocument } from './find-subject.ts';
import { recordAct } from './record-act.ts';

type Asked = {
  readonly documentId: string;
  readonly operator: Operator;
  readonly requestId: string;
  readonly reply: Answering;
};

/** Opens a document for an operator and writes that down. A picture is shown by itself, a PDF is saved; what is shown
 * has no rights: no script, no address of ours, nothing to load. */
export async function openDocument(
  services: Services,
  { documentId, operator, requestId, reply }: Asked,
): Promise<Result<FileAnswer, Refusal>> {
  const { sql, now } = services;
  const orderId = await orderOfDocument(sql, documentId);
  const record = (outcome: string) =>
    recordAct(sql, {
      at: now(),
      operatorId: operator.operatorId,
      act: 'open-document',
      ...(orderId === null ? {} : { orderId }),
      subject: documentId,
      outcome,
      requestId,
    });
  const opened = await readDocument(services, documentId);
  if (opened === null || opened === 'unavailable') {
    const refusal = opened === null ? notAtDesk : notReadable;
    await record(refusal.code);
    return err(refusal);
  }
  await record('done');
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  reply.header('cross-origin-resource-policy', 'same-origin');
  const isPicture = opened.contentType.startsWith('image/');
  const fileName = isPicture ? null : `document-${documentId.slice(0, 8)}.pdf`;
  return ok(new FileAnswer({ ...opened, fileName }));
}

const notReadable: Refusal = {
  code: 'document/not-stored',
  detail: 'The store of documents does not answer. Try again in a moment.',
  retryAfterSeconds: 30,
};
