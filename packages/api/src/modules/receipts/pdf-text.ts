import { PAGE, type PdfPage } from './pdf-page.ts';

/** Writes running text line by line, over as many pages as needed. */
export type Pen = { readonly page: PdfPage; y: number };

export const textLeft = PAGE.edge;
export const textRight = PAGE.width - PAGE.edge;
export const lineHeight = 15;
const lowest = PAGE.height - 60;

/** Writes a text, broken at words into lines that fit. A word wider than a line is cut. */
export function writeText(pen: Pen, text: string, indent: number, colour?: string): void {
  const style = colour === undefined ? {} : { colour };
  const room = textRight - textLeft - indent;
  const isTooWide = (words: string) => pen.page.widthOf(words, style) > room;
  let line = '';
  const put = () => {
    makeRoom(pen, lineHeight);
    pen.page.line(line, textLeft + indent, pen.y, style);
    pen.y += lineHeight;
  };
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (!isTooWide(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') put();
    line = '';
    for (const character of word) {
      if (line !== '' && isTooWide(line + character)) {
        put();
        line = '';
      }
      line += character;
    }
  }
  put();
}

/** Begins a new page unless so much fits on this one. */
export function makeRoom(pen: Pen, height: number): void {
  if (pen.y + height <= lowest) return;
  pen.page.newPage();
  pen.y = PAGE.edge + 12;
}
