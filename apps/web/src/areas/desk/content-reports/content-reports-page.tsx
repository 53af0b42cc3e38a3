import type { Answer } from '@pahiya/api-client/api-client';
import { reportReasons } from '@pahiya/domain/reports/report-reasons';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { SelectField } from '@pahiya/ui/select-field';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { DeskForm } from '../shell/desk-form.tsx';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { WrittenText } from '../shell/written-text.tsx';
import type { DecisionFault } from './content-reports.desk.tsx';

type Reports = Answer<'deskContentReports'>;
type Subject = Reports['subjects'][number];
type ContentReportsPageProps = Reports & {
  readonly deed: 'keep' | 'hide' | null;
  readonly outcome: DecisionFault | Refused | null;
};

/** What people reported, longest waiting first; all reports of one thing are decided together. */
export function ContentReportsPage({ subjects, open, deed, outcome }: ContentReportsPageProps) {
  const copy = useCopy('desk-content').reports;
  const fault = outcome !== null && 'subjectId' in outcome ? outcome : null;
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      {deed !== null && outcome === null && <DoneNote text={copy.done[deed]} />}
      <RefusalNote refused={outcome !== null && 'failure' in outcome ? outcome : null} />
      <p>
        <b>{open === 0 ? copy.none : copy.open(open)}</b>
      </p>
      <ul className="grid gap-4">
        {subjects.map((subject) => (
          <li key={`${subject.kind} ${subject.subjectId}`}>
            <SubjectCard
              subject={subject}
              fault={fault?.subjectId === subject.subjectId ? fault : null}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type SubjectCardProps = { readonly subject: Subject; readonly fault: DecisionFault | null };

function SubjectCard({ subject, fault }: SubjectCardProps) {
  const copy = useCopy('desk-content');
  const { language } = usePage();
  const path = usePagePath();
  const { kind, title, text, isShown, reports, count } = subject;
  return (
    <Card
      title={`${copy.reports.kinds[kind]}: ${title}`}
      aside={!isShown && <StatusChip tone="neutral" word={copy.reports.notShown} />}
    >
      <div className="grid gap-3">
        <WrittenText text={text} />
        <p>
          <a href={path(subject.path)} className="inline-flex min-h-11 items-center">
            {copy.reports.openPage}
          </a>
        </p>
        <h3 className="text-body">{copy.reports.count(count)}</h3>
        <ul className="grid gap-2">
          {reports.map((report) => (
            <li key={`${report.reportedAt} ${report.reason} ${report.note}`} className="grid">
              <span>
                {copy.reasons[report.reason]} · {instantText(report.reportedAt, language)}
                {!report.isSignedIn && ` · ${copy.reports.visitor}`}
              </span>
              {report.note !== '' && <WrittenText text={report.note} />}
            </li>
          ))}
        </ul>
        <DecideForm subject={subject} fault={fault} />
      </div>
    </Card>
  );
}

function DecideForm({ subject, fault }: SubjectCardProps) {
  const copy = useCopy('desk-content');
  const { kind, subjectId, title } = subject;
  const wrong = fault?.wrong ?? [];
  return (
    <DeskForm
      action="/desk/content-reports"
      intent="keep"
      fields={{ kind, subject: subjectId }}
      className="grid gap-3 border-line border-t pt-4"
    >
      <div className="grid gap-3 md:grid-cols-2">
        <TextField
          id={`note-${subjectId}`}
          name="note"
          label={copy.found}
          hint={copy.foundHint}
          minLength={3}
          maxLength={200}
          defaultValue={fault?.note}
          error={wrong.includes('note') ? copy.noNote : undefined}
          required
        />
        <SelectField
          id={`reason-${subjectId}`}
          name="reason"
          label={copy.reports.hideReason}
          emptyLabel={copy.choose}
          options={reportReasons[kind].map((value) => ({ value, label: copy.reasons[value] }))}
          error={wrong.includes('reason') ? copy.noReason : undefined}
        />
      </div>
      <div className="actions">
        <Button name="intent" value="keep" aria-label={`${copy.reports.keep}: ${title}`}>
          {copy.reports.keep}
        </Button>
        <Button
          name="intent"
          value="hide"
          variant="outline"
          aria-label={`${copy.reports.hide}: ${title}`}
        >
          {copy.reports.hide}
        </Button>
      </div>
    </DeskForm>
  );
}
