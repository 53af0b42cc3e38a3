import { callAddress } from '@pahiya/contracts/call';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { nocLetterPdf as pdfCall } from '@pahiya/contracts/loans/noc-calls';
import type { writeNocLetter } from '@pahiya/contracts/loans/noc-contracts';
import { nocClock } from '@pahiya/domain/loans/noc-clock';
import { type NocLetterKind, nocLetter, nocLetterKinds } from '@pahiya/domain/loans/noc-letter';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';
import type { Services } from '../../../services.ts';
import { clockNotFound, type OwnClock } from './change-noc-clock.ts';
import { findNocRow } from './noc-repository.ts';

/** What a letter is written from, beside the stored clock. */
type Wish = { readonly kind: NocLetterKind; readonly loanNumber: string | null };

/** A letter about a closed loan as of today. The loan's number is not stored: it is in the address of the PDF,
 * encrypted, which opens for the same person and clock alone. Refuses `loan/clock-not-found` and
 * `loan/no-such-letter`. */
export async function writeLetter(
  services: Services,
  own: OwnClock,
  { language, ...wish }: Wish & { readonly language: Language },
): Promise<Result<AnswerOf<typeof writeNocLetter>, Refusal>> {
  const letter = await composeLetter(services, own, wish, language);
  if (!letter.ok) return letter;
  const text = Buffer.from(JSON.stringify(wish));
  const sealed = sealBytes(services.settings.secret, sealOf(own), text);
  const path = callAddress(pdfCall).replace(':clockId', own.clockId);
  const query = new URLSearchParams({ letter: sealed.toString('base64url') });
  return ok({ letter: letter.value, letterPath: `${path}?${query}` });
}

/** The letter as PDF. Refuses a key that was changed, or made for another clock. */
export async function letterPdf(
  services: Services,
  own: OwnClock,
  { letter: key, language }: { readonly letter: string; readonly language: Language },
): Promise<Result<FileAnswer, Refusal>> {
  const sealed = Buffer.from(key, 'base64url');
  const text = openSealed(services.settings.secret, sealOf(own), sealed);
  if (text === null) return err(unknownLetter);
  // Written by `writeLetter` and authenticated, so not validated again.
  const letter = await composeLetter(services, own, JSON.parse(text.toString()) as Wish, language);
  if (!letter.ok) return letter;
  // PDF library and fonts take 50 MB: loaded with the first letter.
  const { drawPlainLetter } = await import('../../letters/draw-letter.ts');
  return ok(
    new FileAnswer({
      bytes: await drawPlainLetter(letter.value, { language, at: services.now() }),
      contentType: 'application/pdf',
      fileName: `loan-letter-${language}.pdf`,
    }),
  );
}

async function composeLetter(
  { sql, now }: Services,
  { clockId, userId }: OwnClock,
  { kind, loanNumber }: Wish,
  language: Language,
): Promise<Result<{ subject: string; body: string }, Refusal>> {
  const row = await findNocRow(sql, clockId, userId);
  if (row === null) return err(clockNotFound);
  const today = istDateOf(now());
  const clock = nocClock(row, today);
  if (!nocLetterKinds(clock).includes(kind)) return err(noSuchLetter);
  const facts = {
    writtenOn: today,
    vehicleNumber: displayVehicleNumber(row.vehicleNumber),
    lender: row.lender ?? row.financier,
    loanNumber,
    closedOn: row.closedOn,
    papersOn: row.papersOn,
    clock,
  };
  return ok(nocLetter(kind, facts, language));
}

function sealOf({ userId, clockId }: OwnClock) {
  return { purpose: 'letters about closed loans', name: `${userId} ${clockId}` };
}

const noSuchLetter: Refusal = {
  code: 'loan/no-such-letter',
  detail: 'The clock has no reason for this letter today. Read its letters.',
};

const unknownLetter: Refusal = {
  code: 'request/bad-input',
  detail: 'This link to a letter is not valid. Write the letter again.',
  errors: [{ path: 'query.letter', message: 'Write the letter again.' }],
};
