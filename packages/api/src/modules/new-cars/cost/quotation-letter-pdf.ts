import { callAddress } from '@pahiya/contracts/call';
import { carQuotationLetter } from '@pahiya/contracts/new-cars/car-cost-calls';
import {
  type QuotationLetterFacts,
  quotationLetter,
} from '@pahiya/domain/new-cars/quotation-letter';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';
import type { Services } from '../../../services.ts';

const seal = { purpose: 'letters about quotations', name: 'quotation' };

/** Address of the letter as PDF, without its language. Nothing is stored: the facts are in the address, encrypted. */
export function quotationLetterPath(
  { settings }: Pick<Services, 'settings'>,
  facts: QuotationLetterFacts,
): string {
  const sealed = sealBytes(settings.secret, seal, Buffer.from(JSON.stringify(facts)));
  return `${callAddress(carQuotationLetter)}?${new URLSearchParams({ letter: sealed.toString('base64url') })}`;
}

/** The letter as PDF. Refuses a key that was changed. */
export async function quotationLetterPdf(
  { settings, now }: Pick<Services, 'settings' | 'now'>,
  { letter, language }: { readonly letter: string; readonly language: Language },
): Promise<Result<FileAnswer, Refusal>> {
  const text = openSealed(settings.secret, seal, Buffer.from(letter, 'base64url'));
  if (text === null) return err(unknownLetter);
  // Written by `quotationLetterPath` and authenticated, so not validated again.
  const facts = JSON.parse(text.toString()) as QuotationLetterFacts;
  // PDF library and fonts take 50 MB: loaded with the first letter.
  const { drawPlainLetter } = await import('../../letters/draw-letter.ts');
  return ok(
    new FileAnswer({
      bytes: await drawPlainLetter(quotationLetter(facts, language), { language, at: now() }),
      contentType: 'application/pdf',
      fileName: `quotation-letter-${language}.pdf`,
    }),
  );
}

const unknownLetter: Refusal = {
  code: 'request/bad-input',
  detail: 'This link to a letter is not valid. Check the quotation again.',
  errors: [{ path: 'query.letter', message: 'Check the quotation again.' }],
};
