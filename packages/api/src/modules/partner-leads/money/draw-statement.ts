import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerStatement } from '@pahiya/contracts/partner-leads/lead-contracts';
import {
  addDays,
  addMonths,
  formatIstDate,
  type IstDate,
  istDateOf,
} from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { openPdf } from '../../receipts/pdf-page.ts';
import { makeRoom, type Pen, textLeft, textRight, writeText } from '../../receipts/pdf-text.ts';
import { loadReceiptFonts } from '../../receipts/receipt-fonts.ts';
import { type StatementWords, statementWords } from './statement-words.ts';

type Statement = AnswerOf<typeof partnerStatement>;
/** A party as on an invoice. */
type Party = { readonly legalName: string; readonly gstin: string | null };
export type StatementFacts = {
  readonly statement: Statement;
  readonly brand: string;
  readonly seller: Party;
  readonly firm: Party;
  readonly isSandbox: boolean;
  /** When it is drawn; a month that is not over is marked. */
  readonly at: Date;
};

const grey = '#55585e';
/** Drawing takes time for each line; the CSV has all. */
const linesAtMost = 1000;
const columns = { net: 360, gst: 440 } as const;
const money = (amount: number) => formatRupees(paise(amount));

/** A statement as PDF: the same amounts as on its page and in its CSV, and their hash. */
export async function drawStatement(facts: StatementFacts, language: Language): Promise<Buffer> {
  const words = statementWords[language];
  const { statement, brand } = facts;
  // The whole month, so that a past one is the same file whenever it is drawn.
  const first = `${statement.month}-01` as IstDate;
  const last = addDays(addMonths(first, 1), -1);
  const page = openPdf(await loadReceiptFonts(), {
    title: `${words.title} ${statement.month}`,
    language,
    at: new Date(`${last}T18:29:59Z`),
  });
  const pen: Pen = { page, y: 72 };
  page.line(brand, textLeft, pen.y, { size: 20, bold: true });
  page.line(words.title, textRight, pen.y, { size: 14, bold: true, right: true });
  pen.y = 104;
  if (facts.isSandbox) {
    page.box(textLeft, pen.y - 14, textRight - textLeft, 22, '#ffc629');
    page.line(words.sandbox, textLeft + 8, pen.y + 1, { bold: true });
    pen.y += 32;
  }
  drawHead(pen, facts, { words, first, last, language });
  drawLines(pen, statement, words, language);
  writeText(pen, words.hash, 0, grey);
  writeText(pen, statement.hash, 0, grey);
  return page.finish();
}

type Said = {
  readonly words: StatementWords;
  readonly first: IstDate;
  readonly last: IstDate;
  readonly language: Language;
};

function drawHead(
  pen: Pen,
  { seller, firm, at }: StatementFacts,
  { words, first, last, language }: Said,
): void {
  const named = ({ legalName, gstin }: Party) =>
    gstin === null ? legalName : `${legalName}, GSTIN ${gstin}`;
  const day = (date: IstDate) => formatIstDate(date, language);
  for (const [name, value] of [
    [words.from, named(seller)],
    [words.firm, named(firm)],
    [words.period, words.until(day(first), day(last))],
  ] as const) {
    pen.page.line(name, textLeft, pen.y, { colour: grey });
    writeText(pen, value, 110);
    pen.y += 4;
  }
  if (istDateOf(at) <= last) writeText(pen, words.open, 0);
  pen.y += 12;
}

function drawLines(
  pen: Pen,
  statement: Statement,
  words: StatementWords,
  language: Language,
): void {
  const { lines, openingPaise, closingPaise } = statement;
  const head = { size: 8, colour: grey } as const;
  pen.page.line(words.heads.entry, textLeft, pen.y, head);
  pen.page.line(words.heads.net, columns.net, pen.y, { ...head, right: true });
  pen.page.line('GST', columns.gst, pen.y, { ...head, right: true });
  pen.page.line(words.heads.total, textRight, pen.y, { ...head, right: true });
  pen.y += 18;
  drawAmount(pen, words.opening, openingPaise);
  for (const line of lines.slice(0, linesAtMost)) {
    makeRoom(pen, 32);
    const day = formatIstDate(istDateOf(new Date(line.at)), language);
    pen.page.line(`${day} · ${words.kinds[line.kind]}`, textLeft, pen.y);
    if ('leadId' in line) drawAmounts(pen, line);
    else pen.page.line(money(line.totalPaise), textRight, pen.y, { right: true });
    pen.y += 12;
    const small = 'leadId' in line ? words.lead(line.leadId) : paymentNote(line, words, language);
    pen.page.line(small, textLeft, pen.y, { size: 8, colour: grey });
    pen.y += 18;
  }
  if (lines.length === 0) writeText(pen, words.none, 0);
  if (lines.length > linesAtMost) writeText(pen, words.more(lines.length - linesAtMost), 0);
  makeRoom(pen, 80);
  pen.page.rule(pen.y - 4);
  pen.y += 14;
  const sum = (of: (line: Statement['lines'][number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  pen.page.line(words.totals, textLeft, pen.y);
  drawAmounts(pen, {
    netPaise: sum((line) => ('leadId' in line ? line.netPaise : 0)),
    gstPaise: sum((line) => ('leadId' in line ? line.gstPaise : 0)),
    totalPaise: sum(({ totalPaise }) => totalPaise),
  });
  pen.y += 20;
  drawAmount(pen, words.closing, closingPaise, true);
  pen.y += 12;
}

type PaymentLine = Exclude<Statement['lines'][number], { readonly leadId: string }>;

function paymentNote(line: PaymentLine, words: StatementWords, language: Language): string {
  return words.payment({
    received: money(line.receivedPaise),
    tds: money(line.tdsPaise),
    day: formatIstDate(line.paidOn as IstDate, language),
    reference: line.reference,
  });
}

function drawAmounts(
  { page, y }: Pen,
  of: { readonly netPaise: number; readonly gstPaise: number; readonly totalPaise: number },
): void {
  page.line(money(of.netPaise), columns.net, y, { right: true });
  page.line(money(of.gstPaise), columns.gst, y, { right: true });
  page.line(money(of.totalPaise), textRight, y, { right: true });
}

function drawAmount(pen: Pen, name: string, amount: number, bold = false): void {
  pen.page.line(name, textLeft, pen.y, { bold });
  pen.page.line(money(amount), textRight, pen.y, { bold, right: true });
  pen.y += 20;
}
