import { type ReportedKind, reportReasons } from '@pahiya/domain/reports/report-reasons';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import type { ReportOutcome } from './report.page.tsx';

type ReportFormProps = {
  readonly kind: ReportedKind;
  readonly subjectId: string;
  readonly outcome: ReportOutcome | null;
};

/** The reasons of a kind, and a note. */
export function ReportForm({ kind, subjectId, outcome }: ReportFormProps) {
  const copy = useCopy('content-report');
  const action = `/report/${kind}/${subjectId}`;
  const [first] = reportReasons[kind];
  return (
    <Form method="post" action={action}>
      <Card>
        <div className="grid gap-4">
          {outcome?.kind === 'no-reason' && (
            <FormErrors
              title={copy.fix}
              errors={[{ fieldId: `reason-${first}`, message: copy.noReason }]}
            />
          )}
          <fieldset>
            <legend className="font-semibold">{copy.reason}</legend>
            {reportReasons[kind].map((reason) => (
              <CheckField
                key={reason}
                type="radio"
                id={`reason-${reason}`}
                name="reason"
                value={reason}
                label={copy.reasons[reason]}
                required
              />
            ))}
          </fieldset>
          <TextAreaField
            id="note"
            name="note"
            label={copy.note}
            hint={copy.noteHint}
            maxLength={500}
            defaultValue={outcome === null || outcome.kind === 'done' ? '' : outcome.note}
          />
          <SubmitButton label={copy.submit} busy={copy.busy} action={action} block />
        </div>
      </Card>
    </Form>
  );
}
