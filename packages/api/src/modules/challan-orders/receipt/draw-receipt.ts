import { formatInstant, formatIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees, type Paise, sumPaise } from '@pahiya/domain/shared/money';
import QRCode from 'qrcode';
import { openPdf, PAGE, type PdfPage } from './pdf-page.ts';
import type { ReceiptFacts } from './receipt-facts.ts';
import { loadReceiptFonts } from './receipt-fonts.ts';
import { type ReceiptWords, receiptWords } from './receipt-words.ts';

const left = PAGE.edge;
const right = PAGE.width - PAGE.edge;
const grey = '#55585e';
const lowest = PAGE.height - 96;

/** Writes a receipt line by line, over as many pages as needed. */
type Pen = { readonly page: PdfPage; y: number };

/** Draws a receipt: fines, and our own service, which is the tax invoice. */
export async function drawReceipt(facts: ReceiptFacts, language: Language): Promise<Buffer> {
  const words = receiptWords[language];
  const isTaxInvoice = facts.seller.gstin !== null;
  const title = isTaxInvoice ? words.taxTitle : words.plainTitle;
  const page = openPdf(await loadReceiptFonts(), {
    title: `${title} ${facts.publicId}`,
    language,
    at: facts.paidAt,
  });
  const pen: Pen = { page, y: 72 };
  page.line(facts.brand, left, pen.y, { size: 20, bold: true });
  page.line(title, right, pen.y, { size: 14, bold: true, right: true });
  drawHead(pen, facts, words, language);
  drawFines(pen, facts, words);
  drawService(pen, facts, words);
  drawTotal(pen, facts, words);
  drawRefunds(pen, facts, words, language);
  drawFoot(pen, facts, words);
  return page.finish();
}

function drawHead(pen: Pen, facts: ReceiptFacts, words: ReceiptWords, language: Language): void {
  const { page } = pen;
  if (facts.sandbox) {
    page.box(left, 88, right - left, 22, '#ffc629');
    page.line(words.sandbox, left + 8, 103, { bold: true });
  }
  drawQr(page, facts.verifyUrl, right - 84, 124, 84);
  page.line(words.check, right, 222, { size: 8, colour: grey, right: true });
  pen.y = 140;
  const rows = [
    [facts.seller.gstin === null ? words.number : words.invoiceNumber, facts.number],
    [words.order, facts.publicId],
    [words.paid, formatInstant(facts.paidAt.toISOString(), language)],
    [words.vehicle, facts.display],
    [words.methodTitle, words.method[facts.method]],
  ] as const;
  for (const [name, value] of rows) {
    page.line(name, left, pen.y, { colour: grey });
    page.line(value, left + 130, pen.y);
    pen.y += 20;
  }
  pen.y = 250;
}

function drawFines(pen: Pen, facts: ReceiptFacts, words: ReceiptWords): void {
  heading(pen, words.passedOn);
  const head = { size: 8, colour: grey } as const;
  pen.page.line(words.challan, left, pen.y, head);
  pen.page.line(words.receipt, left + 190, pen.y, head);
  pen.page.line(words.amount, right, pen.y, { ...head, right: true });
  pen.y += 16;
  for (const challan of facts.challans) {
    makeRoom(pen, 18);
    pen.page.line(challan.challanNumber, left, pen.y);
    pen.page.line(challan.receiptNumber ?? '-', left + 190, pen.y);
    pen.page.line(words.states[challan.state], left + 335, pen.y, { size: 9, colour: grey });
    pen.page.line(formatRupees(challan.fine), right, pen.y, { right: true });
    pen.y += 18;
  }
  amount(pen, words.fines, facts.fines, true);
  pen.y += 14;
}

function drawService(pen: Pen, facts: ReceiptFacts, words: ReceiptWords): void {
  const { seller, gstBasisPoints } = facts;
  makeRoom(pen, 190);
  heading(pen, words.service);
  const ids = [
    seller.legalName,
    ...(seller.address === '' ? [] : [seller.address]),
    ...(seller.gstin === null ? [] : [`GSTIN ${seller.gstin}`, `${words.sac} ${seller.sac}`]),
  ];
  for (const text of ids) {
    pen.page.line(text, left, pen.y, { size: 9, colour: grey });
    pen.y += 14;
  }
  pen.y += 4;
  amount(pen, words.settlementFee, facts.settlementFee);
  if (facts.legalFee > 0) amount(pen, words.legalFee, facts.legalFee);
  if (facts.discount > 0) amount(pen, `${words.discount} (−)`, facts.discount);
  const percent = gstBasisPoints / 100;
  if (facts.gst > 0) {
    amount(pen, words.taxable, facts.taxable);
    amount(pen, `${words.cgst} ${percent / 2} %`, facts.cgst);
    amount(pen, `${words.sgst} ${percent / 2} %`, facts.sgst);
  }
  amount(pen, words.serviceTotal, sumPaise([facts.taxable, facts.gst]), true);
  pen.y += 8;
}

function drawTotal(pen: Pen, facts: ReceiptFacts, words: ReceiptWords): void {
  makeRoom(pen, 40);
  pen.page.rule(pen.y - 6);
  pen.y += 14;
  pen.page.line(words.total, left, pen.y, { size: 14, bold: true });
  pen.page.line(formatRupees(facts.total), right, pen.y, { size: 14, bold: true, right: true });
  pen.y += 30;
}

function drawRefunds(pen: Pen, facts: ReceiptFacts, words: ReceiptWords, language: Language): void {
  if (facts.refunds.length === 0) return;
  makeRoom(pen, 50);
  heading(pen, words.refunds);
  for (const { amount: sum, isDone, on, bankReference } of facts.refunds) {
    makeRoom(pen, 18);
    const when = `${isDone ? words.refundDone : words.refundDue} ${formatIstDate(on, language)}`;
    const reference = bankReference === null ? '' : `, ${words.reference} ${bankReference}`;
    pen.page.line(`${when}${reference}`, left, pen.y);
    pen.page.line(formatRupees(sum), right, pen.y, { right: true });
    pen.y += 18;
  }
  pen.y += 8;
}

function drawFoot(pen: Pen, facts: ReceiptFacts, words: ReceiptWords): void {
  makeRoom(pen, 40);
  pen.page.line(words.note, left, pen.y, { size: 8, colour: grey });
  pen.y += 14;
  const help = `${words.help}: ${facts.seller.supportEmail}`;
  pen.page.line(help, left, pen.y, { size: 8, colour: grey });
}

function heading(pen: Pen, text: string): void {
  pen.page.line(text, left, pen.y, { size: 11, bold: true });
  pen.y += 20;
}

function amount(pen: Pen, name: string, value: Paise, bold = false): void {
  makeRoom(pen, 18);
  pen.page.line(name, left, pen.y, { bold });
  pen.page.line(formatRupees(value), right, pen.y, { bold, right: true });
  pen.y += 18;
}

function makeRoom(pen: Pen, height: number): void {
  if (pen.y + height <= lowest) return;
  pen.page.newPage();
  pen.y = 72;
}

/** A QR code as filled squares: sharp at any size. */
function drawQr(page: PdfPage, url: string, x: number, y: number, size: number): void {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const side = size / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) === 0) continue;
      // Slightly larger than the module, to avoid visible seams.
      page.box(x + column * side, y + row * side, side + 0.05, side + 0.05, '#000000');
    }
  }
  page.link(x, y, size, size, url);
}
