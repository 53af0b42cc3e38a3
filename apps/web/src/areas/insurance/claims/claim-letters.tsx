import { callAddress } from '@pahiya/contracts/call';
import { claimLetterPdf } from '@pahiya/contracts/insurance/insurance-calls';
import type { ClaimLetterKind } from '@pahiya/domain/insurance/claim-letters';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Disclosure } from '@pahiya/ui/disclosure';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';

/** A letter whose day has come, filled in. */
export type ClaimLetterText = {
  readonly kind: ClaimLetterKind;
  readonly from: IstDate;
  readonly body: string;
};

/** Letters of a claim that are due, as text to copy and as PDF; without one, when the next appears. */
export function ClaimLetters({
  claimId,
  letters,
}: {
  readonly claimId: string;
  readonly letters: readonly ClaimLetterText[];
}) {
  const copy = useCopy('own-claims');
  const words = useCopy('insurance-claims');
  const { language } = usePage();
  const path = usePagePath();
  const address = (kind: ClaimLetterKind) => {
    const query = new URLSearchParams({ letter: kind, language: language === 'hi' ? 'hi' : 'en' });
    return `${callAddress(claimLetterPdf).replace(':claimId', claimId)}?${query}`;
  };
  return (
    <div className="grid gap-2">
      <h3>{copy.letters}</h3>
      {letters.length === 0 && <p>{copy.noLetter}</p>}
      {letters.length > 0 && <p>{copy.lettersLead}</p>}
      {letters.map(({ kind, from, body }) => (
        <Disclosure key={kind} summary={words.letters[kind]}>
          <div className="grid gap-3">
            <p className="text-small">{copy.due(formatIstDate(from, language))}</p>
            <p className="wrap-anywhere whitespace-pre-line">{body}</p>
            <p>
              <a href={address(kind)} download="">
                {copy.pdf(words.letters[kind])}
              </a>
            </p>
          </div>
        </Disclosure>
      ))}
      {letters.some(({ kind }) => kind === 'portal' || kind === 'ombudsman') && (
        <p>
          <a href={path('/insurance-claims#complain')}>{copy.whereTo}</a>
        </p>
      )}
    </div>
  );
}
