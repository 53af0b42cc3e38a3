import { formatInstant, formatIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees, type Paise, paise } from '@pahiya/domain/shared/money';
import QRCode from 'qrcode';
import type { KindReceiptWords } from '../../order-receipts.ts';
import { openPdf, PAGE, type PdfPage } from './pdf-page.ts';
import type { NamedAmount, ReceiptFacts } from './receipt-facts.ts';
import { loadReceiptFonts } from './receipt-fonts.ts';
import { type ReceiptWords, receiptWords } from './receipt-words.ts';

const left = PAGE.edge;
const right = PAGE.width - PAGE.edge;
const grey = '#55585e';
const lowest = PAGE.height - 96;

/** Writes a receipt line by line, over as many pages as needed. */
type Pen = { readonly page: PdfPage; y: number };

/** Texts of a receipt: those of all kinds, and those of its own. */
type Texts = ReceiptWords & { readonly kind: KindReceiptWords };

/** Draws a receipt: what is passed on, our own service, which is the tax invoice, and deposits. */
export async function drawReceipt(
  facts: ReceiptFacts,
  kind: KindReceiptWords,
  language: Language,
): Promise<Buffer> {
  const texts = { ...receiptWords[language], kind };
  const title = facts.isTaxInvoice ? texts.taxTitle : texts.plainTitle;
  const page = openPdf(await loadReceiptFonts(), {
    title: `${title} ${facts.publicId}`,
    language,
    at: facts.paidAt,
  });
  const pen: Pen = { page, y: 72 };
  page.line(facts.brand, left, pen.y, { size: 20, bold: true });
  page.line(title, right, pen.y, { size: 14, bold: true, right: true });
  drawHead(pen, facts, texts, language);
  drawPassedOn(pen, facts, texts);
  drawService(pen, facts, texts);
  drawDeposits(pen, facts, texts);
  drawTotal(pen, facts, texts);
  drawRefunds(pen, facts, texts, language);
  drawFoot(pen, facts, texts);
  return page.finish();
}

function drawHead(pen: Pen, facts: ReceiptFacts, texts: Texts, language: Language): void {
  const { page } = pen;
  if (facts.sandbox) {
    page.box(left, 88, right - left, 22, '#ffc629');
    page.line(texts.sandbox, left + 8, 103, { bold: true });
  }
  drawQr(page, facts.verifyUrl, right - 84, 124, 84);
  page.line(texts.check, right, 222, { size: 8, colour: grey, right: true });
  pen.y = 140;
  const rows = [
    [facts.isTaxInvoice ? texts.invoiceNumber : texts.number, facts.number],
    [texts.order, facts.publicId],
    [texts.paid, formatInstant(facts.paidAt.toISOString(), language)],
    [texts.vehicle, facts.display],
    [texts.methodTitle, texts.method[facts.method]],
  ] as const;
  for (const [name, value] of rows) {
    page.line(name, left, pen.y, { colour: grey });
    page.line(value, left + 130, pen.y);
    pen.y += 20;
  }
  pen.y = 250;
}

function drawPassedOn(pen: Pen, facts: ReceiptFacts, texts: Texts): void {
  if (facts.passedOn.length === 0) return;
  const { kind } = texts;
  heading(pen, kind.passedOn);
  const head = { size: 8, colour: grey } as const;
  pen.page.line(kind.item, left, pen.y, head);
  pen.page.line(kind.reference, left + 190, pen.y, head);
  pen.page.line(texts.amount, right, pen.y, { ...head, right: true });
  pen.y += 16;
  for (const row of facts.passedOn) {
    makeRoom(pen, 36);
    const name = nameOfRow(row, facts.passedOn, texts);
    pen.page.line(name, left, pen.y);
    // A long name takes the line alone.
    if (pen.page.widthOf(name) > 180) pen.y += 18;
    if (row.item !== null) {
      pen.page.line(row.item.reference ?? '-', left + 190, pen.y);
      pen.page.line(kind.states[row.item.state], left + 335, pen.y, { size: 9, colour: grey });
    }
    pen.page.line(formatRupees(row.amount), right, pen.y, { right: true });
    pen.y += 18;
  }
  amount(pen, kind.passedOnTotal, facts.passedOnTotal, true);
  pen.y += 14;
}

type PassedOn = ReceiptFacts['passedOn'][number];

/** The item's name; also what the line is for, when an item has several. */
function nameOfRow(row: PassedOn, all: readonly PassedOn[], texts: Texts): string {
  if (row.item === null) return nameOf(row, texts);
  const isAlone = all.filter(({ item }) => item === row.item).length === 1;
  return isAlone ? row.item.name : `${row.item.name}: ${nameOf(row, texts)}`;
}

function nameOf({ code, kind }: NamedAmount, texts: Texts): string {
  return texts.kind.lines[code] ?? texts.lines[kind];
}

function drawService(pen: Pen, facts: ReceiptFacts, texts: Texts): void {
  const { seller, service } = facts;
  if (service.amounts.length === 0) return;
  makeRoom(pen, 190);
  heading(pen, texts.service);
  const ids = [
    seller.legalName,
    ...(seller.address === '' ? [] : [seller.address]),
    ...(seller.gstin === null ? [] : [`GSTIN ${seller.gstin}`, `${texts.sac} ${seller.sac}`]),
  ];
  for (const text of ids) {
    pen.page.line(text, left, pen.y, { size: 9, colour: grey });
    pen.y += 14;
  }
  pen.y += 4;
  for (const one of service.amounts) {
    const name = nameOf(one, texts);
    if (one.kind === 'discount') amount(pen, `${name} (−)`, paise(-one.amount));
    else amount(pen, name, one.amount);
  }
  if (service.gst > 0) {
    const half = service.gstBasisPoints / 200;
    amount(pen, texts.taxable, service.taxable);
    amount(pen, `${texts.cgst} ${half} %`, service.cgst);
    amount(pen, `${texts.sgst} ${half} %`, service.sgst);
  }
  amount(pen, texts.serviceTotal, service.total, true);
  pen.y += 8;
}

function drawDeposits(pen: Pen, facts: ReceiptFacts, texts: Texts): void {
  if (facts.deposits.length === 0) return;
  makeRoom(pen, 60);
  heading(pen, texts.deposits);
  for (const one of facts.deposits) amount(pen, nameOf(one, texts), one.amount);
  pen.y += 8;
}

function drawTotal(pen: Pen, facts: ReceiptFacts, texts: Texts): void {
  makeRoom(pen, 40);
  pen.page.rule(pen.y - 6);
  pen.y += 14;
  pen.page.line(texts.total, left, pen.y, { size: 14, bold: true });
  pen.page.line(formatRupees(facts.total), right, pen.y, { size: 14, bold: true, right: true });
  pen.y += 30;
}

function drawRefunds(pen: Pen, facts: ReceiptFacts, texts: Texts, language: Language): void {
  if (facts.refunds.length === 0) return;
  makeRoom(pen, 50);
  heading(pen, texts.refunds);
  for (const { amount: sum, isDone, on, bankReference } of facts.refunds) {
    makeRoom(pen, 18);
    const when = `${isDone ? texts.refundDone : texts.refundDue} ${formatIstDate(on, language)}`;
    const reference = bankReference === null ? '' : `, ${texts.reference} ${bankReference}`;
    pen.page.line(`${when}${reference}`, left, pen.y);
    pen.page.line(formatRupees(sum), right, pen.y, { right: true });
    pen.y += 18;
  }
  pen.y += 8;
}

function drawFoot(pen: Pen, facts: ReceiptFacts, texts: Texts): void {
  makeRoom(pen, 40);
  pen.page.line(texts.kind.note, left, pen.y, { size: 8, colour: grey });
  pen.y += 14;
  const help = `${texts.help}: ${facts.seller.supportEmail}`;
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
