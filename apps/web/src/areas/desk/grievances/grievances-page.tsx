import type { Answer } from '@pahiya/api-client/api-client';
import { grievanceOutcomes } from '@pahiya/domain/grievances/grievance-kinds';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { WrittenText } from '../shell/written-text.tsx';

type Grievances = Answer<'deskGrievances'>;
export type GrievanceRefused = Refused & {
  readonly grievanceId: string;
  readonly answer: string;
  readonly outcome: string;
};

type GrievancesPageProps = Grievances & {
  readonly isDone: boolean;
  readonly refused: GrievanceRefused | null;
};

/** Open complaints with the form that decides each. */
export function GrievancesPage({
  grievances,
  open,
  overdue,
  isDone,
  refused,
}: GrievancesPageProps) {
  const copy = useCopy('desk-grievances');
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      {isDone && refused === null && <DoneNote text={copy.done} />}
      <RefusalNote refused={refused} />
      <p>
        <b>{open === 0 ? copy.none : copy.waiting(open, overdue)}</b>
      </p>
      <ul className="grid gap-4">
        {grievances.map((grievance) => (
          <li key={grievance.grievanceId}>
            <GrievanceCard
              grievance={grievance}
              refused={refused?.grievanceId === grievance.grievanceId ? refused : null}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function GrievanceCard({
  grievance,
  refused,
}: {
  readonly grievance: Grievances['grievances'][number];
  readonly refused: GrievanceRefused | null;
}) {
  const copy = useCopy('desk-grievances');
  const { kinds, outcomes } = useCopy('grievance-words');
  const { language } = usePage();
  const path = usePagePath();
  const { grievanceId: id, ticket, words, subject } = grievance;
  return (
    <Card id={`g-${id}`} title={ticket}>
      <div className="grid gap-3">
        <KeyValues
          facts={[
            { id: 'about', term: copy.about, detail: kinds[grievance.kind] },
            {
              id: 'by',
              term: copy.resolveBy,
              detail: `${instantText(grievance.resolveBy, language)}${grievance.isOverdue ? ` · ${copy.overdue}` : ''}`,
            },
            {
              id: 'received',
              term: copy.receivedAt,
              detail: instantText(grievance.receivedAt, language),
            },
            {
              id: 'page',
              term: copy.page,
              detail: subject === '' ? copy.noPage : <a href={subject}>{subject}</a>,
            },
            { id: 'name', term: copy.name, detail: grievance.name ?? copy.unreadable },
            { id: 'contact', term: copy.contact, detail: grievance.contact ?? copy.unreadable },
            { id: 'language', term: copy.language, detail: copy.languages[grievance.language] },
          ]}
        />
        <WrittenText text={words ?? copy.unreadable} />
        <form method="post" action={path('/desk/grievances')} className="grid gap-3">
          <input type="hidden" name="grievance" value={id} />
          <SelectField
            id={`outcome-${id}`}
            name="outcome"
            label={copy.outcome}
            hint={grievance.canBeRemoved ? copy.removes : undefined}
            emptyLabel={copy.chooseOutcome}
            defaultValue={refused?.outcome ?? ''}
            options={grievanceOutcomes.map((value) => ({ value, label: outcomes[value] }))}
            required
          />
          <TextAreaField
            id={`answer-${id}`}
            name="answer"
            label={copy.answer}
            hint={copy.answerHint}
            defaultValue={refused?.answer ?? ''}
            minLength={20}
            maxLength={4000}
            required
          />
          <div>
            <Button>{copy.submit}</Button>
          </div>
        </form>
      </div>
    </Card>
  );
}
