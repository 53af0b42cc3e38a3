import type { ReportableField, VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import { formatIstDate, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { Copies } from '../copy/copy-areas.ts';

/** The words of a record. */
export type RcCopy = Copies['rc-details'];

/** What every part of the view is made from. */
export type RecordContext = {
  readonly answer: VehicleAnswer;
  readonly record: RcRecord;
  readonly today: IstDate;
  readonly language: Language;
  readonly copy: RcCopy;
};

/** Puts the parts together. The wire writes days and numbers as text; the server checked their form, so the domain's
 * brands may be put back here, and nowhere else. */
export function recordContext(
  answer: VehicleAnswer,
  today: IstDate,
  language: Language,
  copy: RcCopy,
): RecordContext {
  return { answer, record: answer.record as RcRecord, today, language, copy };
}

/** A day for reading, in the page's language. */
export function dayText(context: RecordContext, day: IstDate): string {
  return formatIstDate(day, context.language);
}

/** When a field was last reported as wrong, for reading; null when nobody did. */
export function reportedText(context: RecordContext, field: ReportableField): string | null {
  const report = context.answer.reports.find((one) => one.field === field);
  if (report === undefined) return null;
  const day = istDateOf(new Date(report.reportedAt));
  return context.copy.wrong.reported(dayText(context, day));
}
