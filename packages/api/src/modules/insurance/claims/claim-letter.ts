import {
  type ClaimLetterKind,
  claimLetter,
  isLetterOpen,
} from '@pahiya/domain/insurance/claim-letters';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { selectClaims } from './claim-repository.ts';

export const noClaim: Refusal = { code: 'insurance/claim-not-found', detail: 'No such claim.' };

const tooEarlyText = 'This letter is not due yet.';
const tooEarly: Refusal = {
  code: 'request/bad-input',
  detail: tooEarlyText,
  errors: [{ path: 'query.letter', message: tooEarlyText }],
};

/** A letter about an own claim as PDF. It is the person's own: no brand, no source. */
export async function claimLetterFile(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { claimId, userId }: { readonly claimId: string; readonly userId: string },
  { letter, language }: { readonly letter: ClaimLetterKind; readonly language: Language },
): Promise<Result<FileAnswer, Refusal>> {
  const claim = (await selectClaims(sql, userId)).find((one) => one.claimId === claimId);
  if (claim === undefined) return err(noClaim);
  const kept = { ...claim, amount: claim.amount === null ? null : paise(claim.amount) };
  if (!isLetterOpen(kept, letter, istDateOf(now()))) return err(tooEarly);
  // PDF library and fonts take 50 MB: loaded with the first letter.
  const { drawPlainLetter } = await import('../../letters/draw-letter.ts');
  return ok(
    new FileAnswer({
      bytes: await drawPlainLetter(claimLetter(letter, claim, language), { language, at: now() }),
      contentType: 'application/pdf',
      fileName: `claim-${letter}-${language}.pdf`,
    }),
  );
}
