import type { Language } from '@pahiya/domain/shared/language';
import { openPdf } from '../receipts/pdf-page.ts';
import { lineHeight, makeRoom, type Pen, writeText } from '../receipts/pdf-text.ts';
import { loadReceiptFonts } from '../receipts/receipt-fonts.ts';

/** Text of a letter; paragraphs are separated by an empty line. */
export type PlainLetter = { readonly subject: string; readonly body: string };

/** A letter as PDF. It is the person's own: no brand, no source. Lines of one paragraph stay on one page. */
export async function drawPlainLetter(
  { subject, body }: PlainLetter,
  { language, at }: { readonly language: Language; readonly at: Date },
): Promise<Buffer> {
  const page = openPdf(await loadReceiptFonts(), { title: subject, language, at });
  const pen: Pen = { page, y: 84 };
  for (const paragraph of body.split('\n\n')) {
    const lines = paragraph.split('\n');
    makeRoom(pen, lineHeight * lines.length);
    for (const line of lines) writeText(pen, line, 0);
    pen.y += lineHeight;
  }
  return page.finish();
}
