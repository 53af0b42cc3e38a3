import type { Answer } from '@pahiya/api-client/api-client';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { formatIstDate } from '@pahiya/domain/shared/ist-date';
import { sentences } from '../../frame/copy/sentences.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';

/** A question with its answer and rule. */
export type Explained = Answer<'practiceQuestions'>['questions'][number];

type RuleNoteProps = { readonly question: Omit<Explained, 'options' | 'ask'> };

/** The rule in plain words, the law that it comes from, and what of it is unverified. */
export function RuleNote({ question }: RuleNoteProps) {
  const copy = useCopy('practice');
  const { language } = usePage();
  const { why, law, inForce, confidence, checkedOn, sign } = question;
  const date = (day: string) => formatIstDate(day as IstDate, language);
  const doubts = [
    ...(confidence === 'high' ? [] : [copy.notRead]),
    ...(sign?.isCompared === false ? [copy.unverifiedSign] : []),
  ];
  return (
    <div className="rule-note">
      <b>{why}</b>
      <small>
        {sentences(
          language,
          law,
          inForce === null ? '' : copy.since(date(inForce)),
          confidence === 'high' ? copy.read(date(checkedOn)) : '',
        )}
      </small>
      {doubts.length > 0 && <small>{sentences(language, ...doubts)}</small>}
    </div>
  );
}
