import PDFDocument from 'pdfkit';
import { type ReceiptFont, type ReceiptFonts, type Script, scriptRuns } from './receipt-fonts.ts';

/** Style of a line. `right`: x is its right edge. */
export type LineStyle = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly right?: boolean;
};

/** A4 in points, and the margin. */
export const PAGE = { width: 595, height: 842, edge: 48 } as const;

/** A PDF written line by line; y is the baseline. */
export type PdfPage = {
  readonly line: (text: string, x: number, y: number, style?: LineStyle) => void;
  readonly rule: (y: number) => void;
  readonly box: (x: number, y: number, width: number, height: number, colour: string) => void;
  readonly link: (x: number, y: number, width: number, height: number, url: string) => void;
  readonly widthOf: (text: string, style?: LineStyle) => number;
  readonly newPage: () => void;
  readonly finish: () => Promise<Buffer>;
};

const ink = '#17181a';

/** The part of pdfkit's font that is used: its fontkit font, whose shaping is replaced. */
type Embedded = {
  layout: (text: string) => unknown;
  readonly getGlyph: (id: number, codePoints: readonly number[]) => { advanceWidth: number };
};

/** Opens a PDF with both fonts embedded as subsets; its text can be selected. */
export function openPdf(
  fonts: ReceiptFonts,
  about: { readonly title: string; readonly language: string; readonly at: Date },
): PdfPage {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: about.language,
    displayTitle: true,
    info: { Title: about.title, CreationDate: about.at, ModDate: about.at },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const script of ['latin', 'devanagari'] as const) {
    doc.registerFont(script, fonts[script].bytes);
    doc.font(script);
    replaceShaping(doc, fonts[script]);
  }
  const use = (script: Script, size: number) => doc.font(script).fontSize(size);
  const widthOf = (text: string, { size = 10 }: LineStyle = {}) =>
    scriptRuns(text).reduce((sum, run) => sum + use(run.script, size).widthOfString(run.text), 0);
  return {
    widthOf,
    line: (text, x, y, style = {}) => {
      const { size = 10, bold = false, colour = ink, right = false } = style;
      let at = right ? x - widthOf(text, style) : x;
      doc
        .fillColor(colour)
        .strokeColor(colour)
        .lineWidth(size / 32);
      for (const run of scriptRuns(text)) {
        use(run.script, size);
        const options = {
          lineBreak: false,
          baseline: 'alphabetic',
          fill: true,
          stroke: bold,
        } as const;
        doc.text(run.text, at, y, options);
        at += doc.widthOfString(run.text);
      }
    },
    rule: (y) => {
      doc.moveTo(PAGE.edge, y).lineTo(PAGE.width - PAGE.edge, y);
      doc.lineWidth(0.5).strokeColor('#bdb8ac').stroke();
    },
    box: (x, y, width, height, colour) => {
      doc.rect(x, y, width, height).fill(colour);
    },
    link: (x, y, width, height, url) => {
      doc.link(x, y, width, height, url);
    },
    newPage: () => {
      doc.addPage();
    },
    finish: () => {
      doc.end();
      return ended;
    },
  };
}

/** Shapes text with HarfBuzz. pdfkit's own shaper (fontkit) gets some Devanagari syllables wrong: the reph of `र्क`
 * moves to another word, `भु` loses its first letter after a colon. */
function replaceShaping(doc: PDFKit.PDFDocument, { shapeText }: ReceiptFont): void {
  const { font } = (doc as unknown as { readonly _font: { readonly font: Embedded } })._font;
  font.layout = (text) => {
    const shaped = shapeText(text);
    const positions = shaped.map(({ xAdvance, xOffset, yOffset }) => ({
      xAdvance,
      yAdvance: 0,
      xOffset,
      yOffset,
    }));
    return {
      glyphs: shaped.map(({ glyphId, codePoints }) => font.getGlyph(glyphId, codePoints)),
      positions,
      // pdfkit scales these positions itself.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
}
