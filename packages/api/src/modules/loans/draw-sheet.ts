import { aprSheetFile } from '@pahiya/domain/loans/apr-sheet-file';
import { gstOnFee } from '@pahiya/domain/loans/loan-rules';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { FileAnswer } from '../../http/answer.ts';
import type { Refusal } from '../../http/refusal.ts';

/** Sums in paise, the rate in thousandths of a percent a year. */
type SheetQuery = {
  readonly amount: number;
  readonly rate: number;
  readonly months: number;
  readonly fee: number;
  readonly language: Language;
};

/** The APR sheet of a loan that somebody typed. Refuses `request/bad-input` for a fee that uses up the loan. */
export function drawSheet(
  { amount, rate, months, fee, language }: SheetQuery,
  on: IstDate,
): Result<FileAnswer, Refusal> {
  const sum = paise(fee);
  if (fee + (gstOnFee(sum, on) ?? 0) >= amount) return err(feeTooHigh);
  const loan = { principal: paise(amount), rate, months };
  const text = aprSheetFile({ loan, fee: sum }, { on, language });
  if (text === null) throw new Error(`no rate of GST on fees on ${on}`);
  return ok(
    new FileAnswer({
      bytes: Buffer.from(text),
      contentType: 'text/csv; charset=utf-8',
      fileName: 'apr-sheet.csv',
    }),
  );
}

const feeTooHigh: Refusal = {
  code: 'request/bad-input',
  detail: 'The fee with its GST must be less than the loan.',
  errors: [{ path: 'querystring.fee', message: 'Enter a fee that is less than the loan.' }],
};
