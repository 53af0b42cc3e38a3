import type { ReportableField, VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import { formatIstDate, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { Copies } from '../../frame/copy/copies.ts';

/** Copy of a record. */
export type RcCopy = Copies['rc-details'];

/** Everything that the copy of a record depends on. */
export type RecordContext = {
  readonly answer: VehicleAnswer;
  readonly record: RcRecord;
  readonly today: IstDate;
  readonly language: Language;
  readonly copy: RcCopy;
};

/** Builds the context. The server has validated days and numbers, so the domain's brands are restored here and
 * nowhere else. */
export function recordContext(
  answer: VehicleAnswer,
  today: IstDate,
  language: Language,
  copy: RcCopy,
): RecordContext {
  return { answer, record: answer.record as RcRecord, today, language, copy };
}

/** A date for display, in the page's language. */
export function dayText(context: RecordContext, day: IstDate): string {
  return formatIstDate(day, context.language);
}

/** Date of the owner's last report on a field, for display; null without a report. */
export function reportedText(context: RecordContext, field: ReportableField): string | null {
  const report = context.answer.reports.find((one) => one.field === field);
  if (report === undefined) return null;
  const day = istDateOf(new Date(report.reportedAt));
  return context.copy.wrong.reported(dayText(context, day));
}
