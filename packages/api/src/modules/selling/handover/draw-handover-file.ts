import { handoverPages } from '@pahiya/domain/selling/handover-pages';
import type {
  HandoverBlock,
  HandoverFacts,
} from '@pahiya/domain/selling/transfer-forms/handover-facts';
import type { Language } from '@pahiya/domain/shared/language';
import type { PlainLetter } from '../../letters/draw-letter.ts';
import { openPdf, PAGE } from '../../receipts/pdf-page.ts';
import {
  lineHeight,
  makeRoom,
  type Pen,
  textLeft,
  textRight,
  writeText,
} from '../../receipts/pdf-text.ts';
import { loadReceiptFonts } from '../../receipts/receipt-fonts.ts';

const termWidth = 170;
const middle = textLeft + (textRight - textLeft) / 2;

/** The handover file as PDF: each form begins a page. `letter`: comes first, with the file as its enclosure. */
export async function drawHandoverFile(
  facts: HandoverFacts,
  { language, at, letter }: { language: Language; at: Date; letter?: PlainLetter },
): Promise<Buffer> {
  const title = letter?.subject ?? `Handover file ${facts.vehicleNumber}`;
  const page = openPdf(await loadReceiptFonts(), { title, language, at });
  const pen: Pen = { page, y: 84 };
  if (letter !== undefined) {
    for (const paragraph of letter.body.split('\n\n')) writeLines(pen, paragraph);
    page.newPage();
  }
  for (const [index, { title: heading, lead, blocks }] of handoverPages(
    facts,
    language,
  ).entries()) {
    if (index > 0) page.newPage();
    pen.y = 72;
    const style = { size: 14, bold: true };
    page.line(heading, (PAGE.width - page.widthOf(heading, style)) / 2, pen.y, style);
    pen.y += 20;
    if (lead !== null) {
      page.line(lead, (PAGE.width - page.widthOf(lead)) / 2, pen.y);
      pen.y += 20;
    }
    for (const block of blocks) drawBlock(pen, block);
  }
  return page.finish();
}

function drawBlock(pen: Pen, block: HandoverBlock): void {
  const { page } = pen;
  switch (block.kind) {
    case 'text':
      writeLines(pen, block.text);
      return;
    case 'part':
      makeRoom(pen, 2 * lineHeight);
      page.rule(pen.y - 6);
      pen.y += 8;
      page.line(block.title, textLeft, pen.y, { bold: true });
      pen.y += lineHeight + 3;
      return;
    case 'fact': {
      makeRoom(pen, lineHeight);
      const start = pen.y;
      page.line(block.term, textLeft, start, { colour: '#55575c' });
      writeText(pen, block.value ?? '_'.repeat(54), termWidth);
      pen.y = Math.max(pen.y, start + lineHeight) + 2;
      return;
    }
    case 'tick':
      makeRoom(pen, lineHeight);
      page.line(`[${block.isTicked ? 'x' : '  '}]`, textLeft, pen.y);
      page.line(block.text, textLeft + 24, pen.y);
      pen.y += lineHeight;
      return;
    case 'sign':
      makeRoom(pen, 3 * lineHeight);
      pen.y += lineHeight * 1.6;
      for (const [text, x] of [
        [block.left, textLeft],
        [block.right, middle],
      ] as const) {
        page.line('_'.repeat(36), x, pen.y - 3);
        drawSmall(pen, text, x);
      }
      pen.y += 2 * lineHeight + 4;
  }
}

/** Words under a line to sign on, in at most two lines. */
function drawSmall({ page, y }: Pen, text: string, x: number): void {
  const style = { size: 8, colour: '#55575c' };
  const room = textRight - middle;
  const words = text.split(' ');
  let line = '';
  let at = y + 9;
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (page.widthOf(longer, style) <= room) {
      line = longer;
      continue;
    }
    page.line(line, x, at, style);
    at += 10;
    line = word;
  }
  page.line(line, x, at, style);
}

function writeLines(pen: Pen, text: string): void {
  for (const line of text.split('\n')) writeText(pen, line, 0);
  pen.y += 5;
}
