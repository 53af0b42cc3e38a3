import { randomUUID } from 'node:crypto';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { formatKms } from '@pahiya/domain/shared/format';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { type Language, languagePrefixes } from '@pahiya/domain/shared/language';
import type { WorkCategory } from '@pahiya/domain/upkeep/log-entry';
import { resaleSummary } from '@pahiya/domain/upkeep/resale-summary';
import { FileAnswer } from '../../http/answer.ts';
import type { Services } from '../../services.ts';
import { findUser } from '../auth/find-user.ts';
import { openPdf } from '../receipts/pdf-page.ts';
import { lineHeight, makeRoom, type Pen, textLeft, writeText } from '../receipts/pdf-text.ts';
import { loadReceiptFonts } from '../receipts/receipt-fonts.ts';
import { longestLog } from './add-log-entry.ts';
import { insertPack } from './pack-repository.ts';
import { readVehicleState } from './read-vehicle-state.ts';
import { resaleCode } from './resale-code.ts';
import { resaleWords } from './resale-words.ts';
import { toLogEntry } from './to-log-entry.ts';
import { type EntryRow, findEntries, type OwnLog } from './upkeep-repository.ts';

/** Work that is listed; older work is in the sum. */
const listedWorks = 500;

/** The log for a buyer as PDF: work and readings without amounts, places and notes, a sum, and the address where anybody
 * can check that it is unchanged. In the language of the keeper's account. */
export async function drawResalePack(services: Services, own: OwnLog): Promise<FileAnswer> {
  const { sql, now, settings } = services;
  const [rows, state, user] = await Promise.all([
    findEntries(sql, own, { limit: longestLog }),
    readVehicleState(services, own),
    findUser(sql, own.userId),
  ]);
  const language: Language = user?.language ?? 'en';
  const words = resaleWords[language];
  const { vehicleNumber } = own;
  const { forecast, offsetKm } = state.odometer;
  const lastKm = forecast === null ? null : forecast.km - offsetKm;
  const summary = resaleSummary(rows.map(toLogEntry), lastKm);
  const madeAt = now().toISOString();
  const today = { packId: randomUUID(), madeOn: istDateOf(now()) };
  const packId = await insertPack(sql, own, today);
  const code = resaleCode(settings.secret, { vehicleNumber, madeAt, packId, ...summary });
  const address = `${settings.brand.siteUrl}${languagePrefixes[language]}/log-check?code=${code}`;
  const title = words.title(displayVehicleNumber(vehicleNumber));
  const page = openPdf(await loadReceiptFonts(), { title, language, at: now() });
  const pen: Pen = { page, y: 72 };
  page.line(title, textLeft, pen.y, { size: 16, bold: true });
  pen.y += 26;
  writeText(pen, words.lead, 0);
  writeText(pen, words.made(formatIstDate(istDateOf(now()), language)), 0);
  pen.y += lineHeight / 2;
  if (summary.lines > 0) for (const line of words.summary(summary)) writeText(pen, line, 0);
  heading(pen, words.work);
  const works = rows.filter(({ kind }) => kind === 'service');
  if (works.length === 0) writeText(pen, words.none, 0);
  for (const row of works.slice(0, listedWorks)) writeText(pen, workLine(row, language), 0);
  heading(pen, words.check);
  const start = pen.y;
  writeText(pen, address, 0);
  page.link(textLeft, start - 12, 500, Math.max(lineHeight, pen.y - start), address);
  writeText(pen, words.own, 0, '#55575c');
  return new FileAnswer({
    bytes: await page.finish(),
    contentType: 'application/pdf',
    fileName: `service-record-${vehicleNumber}.pdf`,
  });
}

function heading(pen: Pen, text: string): void {
  pen.y += lineHeight;
  makeRoom(pen, 3 * lineHeight);
  pen.page.line(text, textLeft, pen.y, { size: 12, bold: true });
  pen.y += lineHeight + 3;
}

function workLine({ on, km, category, title }: EntryRow, language: Language): string {
  const kind = resaleWords[language].kinds[category as WorkCategory];
  return [
    formatIstDate(on, language),
    ...(km === null ? [] : [formatKms(km)]),
    title === null ? kind : `${kind}: ${title}`,
  ].join(' · ');
}
