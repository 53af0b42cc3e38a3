import type { ClaimLetterKind } from '@pahiya/domain/insurance/claim-letters';
import { dueClaimLetters, writeClaimLetter } from '@pahiya/domain/insurance/due-claim-letters';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { Paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { selectClaims, selectSteps } from './claim-repository.ts';

export const noClaim: Refusal = { code: 'insurance/claim-not-found', detail: 'No such claim.' };

/** A letter about an own claim as PDF, once its day has come. It is the person's own: no brand, no source. */
export async function claimLetterFile(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { claimId, userId }: { readonly claimId: string; readonly userId: string },
  { letter, language }: { readonly letter: ClaimLetterKind; readonly language: Language },
): Promise<Result<FileAnswer, Refusal>> {
  const row = (await selectClaims(sql, userId)).find((one) => one.claimId === claimId);
  if (row === undefined) return err(noClaim);
  const steps = (await selectSteps(sql, userId)).filter((one) => one.claimId === claimId);
  const claim = { ...row, amount: row.amount as Paise | null, steps };
  const today = istDateOf(now());
  const due = row.isClosed ? [] : dueClaimLetters(claim, today);
  const found = due.find(({ kind }) => kind === letter);
  if (found === undefined) {
    const detail = 'No day of this claim was missed for which there is this letter.';
    return err({ code: 'insurance/letter-not-due', detail });
  }
  // PDF library and fonts take 50 MB: loaded with the first letter.
  const { drawPlainLetter } = await import('../../letters/draw-letter.ts');
  const text = writeClaimLetter(claim, found, { language, today });
  return ok(
    new FileAnswer({
      bytes: await drawPlainLetter(text, { language, at: now() }),
      contentType: 'application/pdf',
      fileName: `claim-${letter}-${language}.pdf`,
    }),
  );
}
