import type { DeskReport } from '@pahiya/contracts/vehicle/desk-report-contracts';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';

/** A note that is too short or too long, to be corrected in the form of its report. */
type NoteFault = { readonly intent: string; readonly reportId: string; readonly note: string };

type ReportsPageProps = {
  readonly reports: readonly DeskReport[];
  readonly open: number;
  readonly isDone: boolean;
  readonly outcome: Refused | NoteFault | null;
};

/** Open reports of wrong details, oldest first, each closed with a note. */
export function ReportsPage({ reports, open, isDone, outcome }: ReportsPageProps) {
  const copy = useCopy('desk-reports');
  const fault = outcome !== null && 'reportId' in outcome ? outcome : null;
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      {isDone && outcome === null && <DoneNote text={copy.closed} />}
      <RefusalNote refused={outcome !== null && 'failure' in outcome ? outcome : null} />
      <p>
        <b>{open === 0 ? copy.none : copy.open(open)}</b>
        {open > reports.length && ` · ${copy.oldest(reports.length)}`}
      </p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {reports.map((one) => (
          <li key={one.reportId}>
            <ReportCard report={one} fault={fault?.reportId === one.reportId ? fault : null} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ReportCardProps = { readonly report: DeskReport; readonly fault: NoteFault | null };

function ReportCard({ report, fault }: ReportCardProps) {
  const copy = useCopy('desk-reports');
  const { fields } = useCopy('rc-details');
  const none = useCopy('desk').none;
  const { language } = usePage();
  const { display, note } = report;
  const field = fields[report.field];
  return (
    <Card title={<span className="nums">{display}</span>}>
      <KeyValues
        facts={[
          { id: 'field', term: copy.field, detail: field },
          {
            id: 'value',
            term: copy.value,
            detail:
              note === '' ? (
                none
              ) : (
                <span lang="" dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {note}
                </span>
              ),
          },
          { id: 'owner', term: copy.owner, detail: report.isByOwner ? copy.yes : copy.no },
          { id: 'at', term: copy.at, detail: instantText(report.reportedAt, language) },
        ]}
      />
      <CloseForm report={report} field={field} fault={fault} />
    </Card>
  );
}

function CloseForm({ report, field, fault }: ReportCardProps & { readonly field: string }) {
  const copy = useCopy('desk-reports');
  const path = usePagePath();
  const { reportId, display } = report;
  return (
    <form method="post" action={path('/desk/reports')} className="grid gap-3 pt-3">
      <input type="hidden" name="report" value={reportId} />
      <TextField
        id={`note-${reportId}`}
        name="note"
        label={copy.note}
        hint={copy.noteHint}
        minLength={3}
        maxLength={200}
        defaultValue={fault?.note}
        error={fault === null ? undefined : copy.noteMissing}
        required
      />
      <div>
        <Button variant="outline" aria-label={copy.closeLong(display, field)}>
          {copy.close}
        </Button>
      </div>
    </form>
  );
}
