import type { Answer } from '@pahiya/api-client/api-client';
import { fastagRuleOn } from '@pahiya/domain/fastag/rules';
import { formatIstDate, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { languages } from '@pahiya/domain/shared/language';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Download, Printer } from '@pahiya/ui/icons';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { CopyButton } from '../../../parts/controls/copy-button.tsx';
import { CodeWord } from '../../../parts/texts/code-word.tsx';
import { RuleLine } from './rule-line.tsx';

type Dispute = Answer<'tollDispute'>;

/** Letter, papers, addresses and clocks of a wrong debit. Only the letter is printed. */
export function DisputeResult({ answer }: { answer: Dispute }) {
  const copy = useCopy('toll-tag').dispute;
  const { nowIso } = usePage();
  const { ombudsmanDays } = fastagRuleOn('wrong-debit', istDateOf(new Date(nowIso))).values;
  const pathWords = { ...copy.pathWords, ombudsman: copy.pathWords.ombudsman(ombudsmanDays) };
  const ref = useRef<HTMLDivElement>(null);
  const { body } = answer.letter;
  useEffect(() => {
    if (body !== '') ref.current?.focus();
  }, [body]);
  const list = (codes: readonly string[], words: Readonly<Record<string, string>>) =>
    codes.map((code) => (
      <li key={code}>
        <CodeWord code={code} words={words} />
      </li>
    ));
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-4">
      <LetterCard key={body} letter={answer.letter} letterPath={answer.letterPath} />
      <div className="no-print grid gap-4">
        <Card id="evidence" title={copy.evidence}>
          <ul className="plain-list">{list(answer.evidence, copy.evidenceWords)}</ul>
        </Card>
        <Card id="paths" title={copy.paths}>
          <ol className="grid list-decimal gap-2 ps-5">{list(answer.paths, pathWords)}</ol>
        </Card>
        <ClockCard clock={answer.clock} />
        {answer.late !== null && <LateCard late={answer.late} />}
      </div>
    </div>
  );
}

function LetterCard({ letter, letterPath }: Pick<Dispute, 'letter' | 'letterPath'>) {
  const copy = useCopy('toll-tag').dispute.letter;
  const { language } = usePage();
  // Copied and printed as edited.
  const [text, setText] = useState(letter.body);
  return (
    <Card
      id="letter"
      title={copy.title}
      footer={
        <div className="no-print flex flex-wrap gap-3">
          {[language, ...languages.filter((one) => one !== language)].map((one) => (
            <ButtonLink
              key={one}
              href={`${letterPath}&language=${one}`}
              download
              size="sm"
              variant={one === language ? 'sun' : 'outline'}
              icon={<Download />}
            >
              {copy.pdf[one]}
            </ButtonLink>
          ))}
          <CopyButton text={text} label={copy.copy} />
          <Button
            type="button"
            variant="outline"
            size="sm"
            icon={<Printer />}
            className="noscript:hidden"
            onClick={() => window.print()}
          >
            {copy.print}
          </Button>
        </div>
      }
    >
      <div className="print:hidden">
        <TextAreaField
          id="letter-text"
          name="letter"
          label={copy.label}
          rows={18}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="pt-2 text-ink-2 text-small">{copy.pdfNote}</p>
      </div>
      <p className="hidden whitespace-pre-wrap print:block">{text}</p>
    </Card>
  );
}

function ClockCard({ clock }: Pick<Dispute, 'clock'>) {
  const copy = useCopy('toll-tag').dispute.clock;
  const { language } = usePage();
  const day = (on: string) => formatIstDate(on as IstDate, language);
  return (
    <Card id="clock" title={copy.title} tone={clock?.isOmbudsmanOpen ? 'amber' : undefined}>
      {clock === null ? (
        <p>{copy.none}</p>
      ) : (
        <div className="grid gap-2">
          <p>
            <b>{copy.days(clock.days)}</b>
          </p>
          <p>{copy.answerBy(day(clock.answerBy))}</p>
          <p>{clock.isOmbudsmanOpen ? copy.open : copy.ombudsman(day(clock.ombudsmanFrom))}</p>
          <RuleLine rule={clock.rule} />
        </div>
      )}
    </Card>
  );
}

function LateCard({ late }: { late: NonNullable<Dispute['late']> }) {
  const copy = useCopy('toll-tag').dispute.late;
  const { language, nowIso } = usePage();
  const { postedWithinMinutes } = fastagRuleOn('late-debit', istDateOf(new Date(nowIso))).values;
  return (
    <Card id="late" title={copy.title}>
      <div className="grid gap-2">
        <p>{copy.minutes(late.minutes)}</p>
        {late.isPostedLate && (
          <>
            <p>{copy.posted(postedWithinMinutes)}</p>
            <p>{copy.chargeback(formatIstDate(late.chargebackFrom as IstDate, language))}</p>
          </>
        )}
        {late.outcome !== null && <p>{copy[late.outcome]}</p>}
        <p className="text-ink-2 text-small">{copy.note}</p>
        <RuleLine rule={late.rule} />
      </div>
    </Card>
  );
}
