import { FileAnswer } from '../../http/answer.ts';
import type { Answering } from '../../http/exchange.ts';
import type { OpenedDocument } from './read-document.ts';

/** Sends a stored file: images inline, PDFs as a download named `pdfName`. Neither can run scripts or load anything. */
export function fileAnswer(reply: Answering, opened: OpenedDocument, pdfName: string): FileAnswer {
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  reply.header('cross-origin-resource-policy', 'same-origin');
  const fileName = opened.contentType.startsWith('image/') ? null : pdfName;
  return new FileAnswer({ ...opened, fileName });
}
