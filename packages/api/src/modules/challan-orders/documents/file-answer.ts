import { FileAnswer } from '../../../http/answer.ts';
import type { Answering } from '../../../http/exchange.ts';
import type { OpenedDocument } from './read-document.ts';

/** Sends a stored file: an image is shown, a PDF is downloaded as `pdfName`. Neither can run script or load anything. */
export function fileAnswer(reply: Answering, opened: OpenedDocument, pdfName: string): FileAnswer {
  reply.header('content-security-policy', "default-src 'none'; sandbox");
  reply.header('cross-origin-resource-policy', 'same-origin');
  const fileName = opened.contentType.startsWith('image/') ? null : pdfName;
  return new FileAnswer({ ...opened, fileName });
}
