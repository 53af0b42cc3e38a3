import type { Answer } from '@pahiya/api-client/api-client';
import type { ContestEvidence } from '@pahiya/domain/challans/contest';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Calendar, Printer } from '@pahiya/ui/icons';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { CopyButton } from '../../../parts/controls/copy-button.tsx';

type Contest = Answer<'contestChallan'>;

/** The official portal, where both central and state challans are contested first. */
const portal = 'https://echallan.parivahan.gov.in/';

/** Letter, evidence and deadline for one challan. */
export function ContestResult({ answer }: { answer: Contest }) {
  const ref = useRef<HTMLDivElement>(null);
  const { body } = answer.letter;
  useEffect(() => {
    if (body !== '') ref.current?.focus();
  }, [body]);
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-4">
      <ClockCard clock={answer.clock} reminderPath={answer.reminderPath} />
      <EvidenceCard evidence={answer.evidence} />
      <LetterCard letter={answer.letter} />
    </div>
  );
}

function ClockCard({ clock, reminderPath }: Pick<Contest, 'clock' | 'reminderPath'>) {
  const words = useCopy('challan-contest').clock;
  const { language } = usePage();
  const day = (on: string) => formatIstDate(on as IstDate, language);
  return (
    <Card
      id="clock"
      title={words.title}
      tone={clock.window === 'open' ? 'sky' : undefined}
      footer={
        <>
          {reminderPath !== null && (
            <ButtonLink href={reminderPath} download variant="outline" icon={<Calendar />}>
              {words.calendar}
            </ButtonLink>
          )}
          <ButtonLink href={portal} target="_blank" rel="noopener noreferrer" variant="outline">
            {words.site}
          </ButtonLink>
        </>
      }
    >
      <p>{words.windows[clock.window]}</p>
      {clock.lastDay !== null && (
        <p>
          <b>{words.last(day(clock.lastDay))}</b>
          {clock.daysLeft !== null && ` (${words.left(clock.daysLeft)})`}
        </p>
      )}
      {clock.remindOn !== null && <p>{words.remind(day(clock.remindOn))}</p>}
      {clock.decisionDays !== null && <p>{words.decision(clock.decisionDays)}</p>}
      <p className="text-small">{words.check}</p>
    </Card>
  );
}

function EvidenceCard({ evidence }: Pick<Contest, 'evidence'>) {
  const words = useCopy('challan-contest').evidence;
  const list = (codes: readonly string[]) => (
    <ul className="plain-list">
      {codes.map((code) => (
        <li key={code}>{words.words[code as ContestEvidence] ?? code}</li>
      ))}
    </ul>
  );
  return (
    <Card id="evidence" title={words.title}>
      <h3 className="text-body">{words.needed}</h3>
      {list(evidence.needed)}
      {evidence.helpful.length > 0 && (
        <>
          <h3 className="pt-3 text-body">{words.helpful}</h3>
          {list(evidence.helpful)}
        </>
      )}
    </Card>
  );
}

/** In a textarea, to select and change it before printing; script only adds a copy button. */
function LetterCard({ letter }: Pick<Contest, 'letter'>) {
  const words = useCopy('challan-contest').letter;
  return (
    <Card
      id="letter"
      title={words.title}
      footer={
        <>
          <CopyButton text={letter.body} label={words.copy} variant="sun" />
          <Button
            type="button"
            variant="outline"
            size="sm"
            icon={<Printer />}
            className="noscript:hidden"
            onClick={() => window.print()}
          >
            {words.print}
          </Button>
        </>
      }
    >
      <p className="no-print pb-3">{words.text}</p>
      <div className="no-print">
        <TextAreaField
          id="letter-text"
          name="letter"
          label={words.label}
          rows={18}
          readOnly
          defaultValue={letter.body}
          key={letter.body}
        />
      </div>
      <p className="hidden whitespace-pre-wrap print:block">{letter.body}</p>
    </Card>
  );
}
