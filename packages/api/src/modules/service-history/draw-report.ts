import type { ReportVisit, ServiceReport } from '@pahiya/contracts/service-history/report-schema';
import { type ReportWords, reportWords } from '@pahiya/domain/service-history/report-words';
import { formatInstant, formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { Services } from '../../services.ts';
import { openPdf } from '../receipts/pdf-page.ts';
import {
  textLeft as left,
  lineHeight,
  makeRoom,
  type Pen,
  textRight as right,
  writeText as write,
} from '../receipts/pdf-text.ts';
import { loadReceiptFonts } from '../receipts/receipt-fonts.ts';

const grey = '#55585e';
const red = '#a3161c';

/** A report as PDF: the same facts and words as on its page, readings as a table. */
export async function drawReport(
  { settings }: Pick<Services, 'settings'>,
  report: ServiceReport,
  language: Language,
): Promise<Buffer> {
  const words = reportWords[language];
  const page = openPdf(await loadReceiptFonts(), {
    title: `${words.title} ${report.display}`,
    language,
    at: new Date(report.madeAt),
  });
  const pen: Pen = { page, y: 72 };
  page.line(settings.brand.name, left, pen.y, { size: 20, bold: true });
  page.line(words.title, right, pen.y, { size: 14, bold: true, right: true });
  pen.y = 100;
  if (report.provider.sandbox) {
    page.box(left, pen.y - 14, right - left, 22, '#ffc629');
    page.line(words.sandbox, left + 8, pen.y + 1, { bold: true });
    pen.y += 26;
  }
  drawHead(pen, report, words, language);
  drawReadings(pen, report, words, language);
  drawVisits(pen, report, words, language);
  drawMissing(pen, report, words, language);
  drawFoot(pen, words, settings.orders.seller.supportEmail);
  return page.finish();
}

function drawHead(pen: Pen, report: ServiceReport, words: ReportWords, language: Language): void {
  const { last, kmPerYear, vehicle } = report;
  const date = (text: string) => formatIstDate(text as IstDate, language);
  const rows: (readonly [string, string])[] = [
    [words.vehicle, [report.display, vehicle.make, vehicle.model].filter(Boolean).join(' · ')],
    [words.madeAt, formatInstant(report.madeAt, language)],
    [words.source, report.provider.name],
    [words.visits, String(report.visits.length)],
  ];
  if (last !== null) rows.push([words.lastReading, `${words.km(last.km)}, ${date(last.on)}`]);
  if (kmPerYear !== null) {
    rows.push([words.perYear, words.since(words.km(kmPerYear.km), date(kmPerYear.since))]);
  }
  rows.push([words.accidents, String(report.accidentRepairs)]);
  if (report.recallOpen === true) rows.push([words.recall, words.recallOpen]);
  for (const [name, value] of rows) {
    pen.page.line(name, left, pen.y, { colour: grey });
    write(pen, value, 150);
  }
  pen.y += 8;
}

function drawReadings(
  pen: Pen,
  report: ServiceReport,
  words: ReportWords,
  language: Language,
): void {
  const disagrees = report.standing === 'disagree' || report.standing === 'check';
  heading(pen, words.standings[report.standing], disagrees ? red : undefined);
  for (const visit of report.visits) {
    for (const flag of visit.flags) write(pen, words.flag(visit, flag, language), 0);
  }
  if (report.standingWithout !== null) write(pen, words.without[report.standingWithout], 0);
  pen.y += 8;
}

function drawVisits(pen: Pen, report: ServiceReport, words: ReportWords, language: Language): void {
  heading(pen, words.visits);
  for (const visit of report.visits) {
    makeRoom(pen, lineHeight * 3);
    pen.page.line(formatIstDate(visit.on as IstDate, language), left, pen.y, { bold: true });
    const km = visit.km === null ? words.noReading : words.km(visit.km);
    pen.page.line(km, right, pen.y, { bold: true, right: true });
    pen.y += lineHeight;
    for (const text of visitLines(visit, words, language)) write(pen, text, 0, grey);
    pen.y += 6;
  }
}

function visitLines(visit: ReportVisit, words: ReportWords, language: Language): string[] {
  const place = [visit.workshop, visit.city].filter(Boolean).join(', ');
  const done = [words.kinds[visit.kind], ...visit.work, ...visit.parts].join(' · ');
  const correction = visit.correction;
  return [
    done,
    ...(place === '' ? [] : [place]),
    ...(correction === null ? [] : [words.correction(correction, language)]),
  ];
}

function drawMissing(
  pen: Pen,
  report: ServiceReport,
  words: ReportWords,
  language: Language,
): void {
  heading(pen, words.missing);
  write(pen, words.missingAlways, 0);
  for (const gap of report.gaps) write(pen, words.gap(gap, language), 0);
  for (const { name } of report.sources.filter(({ answered }) => !answered)) {
    write(pen, `${name} ${words.silent}`, 0);
  }
  pen.y += 8;
}

function drawFoot(pen: Pen, words: ReportWords, supportEmail: string): void {
  write(pen, words.foot, 0, grey);
  write(pen, `${words.help}: ${supportEmail}`, 0, grey);
}

function heading(pen: Pen, text: string, colour?: string): void {
  makeRoom(pen, 44);
  pen.y += 6;
  const style = { size: 12, bold: true, ...(colour === undefined ? {} : { colour }) };
  pen.page.line(text, left, pen.y, style);
  pen.y += 20;
}
