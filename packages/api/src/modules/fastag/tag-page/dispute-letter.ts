import { callAddress } from '@pahiya/contracts/call';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { tollDisputeLetter as letterCall } from '@pahiya/contracts/fastag/tag-page-calls';
import type { tollDispute } from '@pahiya/contracts/fastag/tag-page-contracts';
import type { WrongDebitCause } from '@pahiya/domain/fastag/wrong-debit';
import { type DebitFacts, debitLetter } from '@pahiya/domain/fastag/wrong-debit-letter';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';
import type { Services } from '../../../services.ts';
import { type OwnVehicle, openTagVehicle, type TagRequest } from './open-tag-vehicle.ts';

/** What a letter is written from. */
export type LetterContents = { readonly cause: WrongDebitCause; readonly facts: DebitFacts };

/** Address of the letter as PDF, without its language. Nothing is stored: the facts are in the address, encrypted, and
 * open only for the same owner and vehicle. */
export function letterPath(
  { settings }: Pick<Services, 'settings'>,
  own: OwnVehicle,
  contents: LetterContents,
): AnswerOf<typeof tollDispute>['letterPath'] {
  const sealed = sealBytes(settings.secret, sealOf(own), Buffer.from(JSON.stringify(contents)));
  const path = callAddress(letterCall).replace(':vehicleNumber', own.vehicleNumber);
  return `${path}?${new URLSearchParams({ letter: sealed.toString('base64url') })}`;
}

/** The letter as PDF. Refuses a key that was changed, or made for somebody else or another vehicle. */
export async function letterPdf(
  services: Services,
  request: TagRequest & { readonly letter: string; readonly language: Language },
): Promise<Result<FileAnswer, Refusal>> {
  const opened = await openTagVehicle(services, request);
  if (!opened.ok) return opened;
  const own = opened.value;
  const sealed = Buffer.from(request.letter, 'base64url');
  const text = openSealed(services.settings.secret, sealOf(own), sealed);
  if (text === null) return err(unknownLetter);
  // Written by `letterPath` and authenticated, so not validated again.
  const contents = JSON.parse(text.toString()) as LetterContents;
  return ok(
    new FileAnswer({
      bytes: await drawLetter(services, contents, request.language),
      contentType: 'application/pdf',
      fileName: `fastag-letter-${own.vehicleNumber}-${request.language}.pdf`,
    }),
  );
}

async function drawLetter(
  { now }: Pick<Services, 'now'>,
  { cause, facts }: LetterContents,
  language: Language,
): Promise<Buffer> {
  // PDF library and fonts take 50 MB: loaded with the first letter.
  const { drawPlainLetter } = await import('../../letters/draw-letter.ts');
  return drawPlainLetter(debitLetter(cause, facts, language), { language, at: now() });
}

function sealOf({ userId, vehicleNumber }: OwnVehicle) {
  return { purpose: 'letters about wrong debits', name: `${userId} ${vehicleNumber}` };
}

const unknownLetter: Refusal = {
  code: 'request/bad-input',
  detail: 'This link to a letter is not valid. Write the letter again.',
  errors: [{ path: 'query.letter', message: 'Write the letter again.' }],
};
