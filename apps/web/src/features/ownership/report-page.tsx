import type { ReportableField } from '@pahiya/contracts/vehicle/get-vehicle';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { Plate } from '@pahiya/ui/plate';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { Form } from 'react-router';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { FailureFace } from '../../page-parts/failure-face.tsx';
import { SubmitButton } from '../../page-parts/submit-button.tsx';
import { plateParts } from '../../vehicle-number/plate-parts.ts';
import { recordPath } from '../../vehicle-number/record-path.ts';
import { FactsOfReporting } from './facts-of-reporting.tsx';
import type { ReportOutcome } from './report-outcome.ts';
import { fieldsToReport } from './reportable-fields.ts';

type ReportPageProps = {
  readonly vehicleNumber: string;
  readonly display: string;
  readonly field: ReportableField | null;
  readonly outcome: ReportOutcome | null;
};

/** The form on which a person says that a fact is wrong. */
export function ReportPage({ vehicleNumber, display, field, outcome }: ReportPageProps) {
  const { report } = useCopy('ownership');
  const record = useCopy('rc-details');
  const path = usePagePath();
  if (outcome?.kind === 'done') {
    return (
      <div className="mx-auto grid max-w-xl gap-4 pt-3">
        <Card title={report.done.title} level={1} tone="road">
          <p>{report.done.text(record.fields[outcome.field])}</p>
          <div className="actions pt-4">
            <ButtonLink href={path(recordPath(vehicleNumber))}>{report.back}</ButtonLink>
          </div>
        </Card>
        <FactsOfReporting />
      </div>
    );
  }
  return (
    <div className="mx-auto grid max-w-xl gap-4 pt-3">
      <div className="grid justify-items-start gap-3">
        <Plate parts={plateParts(display)} size="sm" label={record.plate} />
        <h1>{field === null ? report.titleOpen : report.title(record.fields[field])}</h1>
      </div>
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      <ReportForm vehicleNumber={vehicleNumber} field={field} outcome={outcome} />
      <FactsOfReporting />
      <p>
        <a href={path(recordPath(vehicleNumber))}>{report.back}</a>
      </p>
    </div>
  );
}

function ReportForm({ vehicleNumber, field, outcome }: Omit<ReportPageProps, 'display'>) {
  const { report } = useCopy('ownership');
  const { fields, marks } = useCopy('rc-details');
  const fault = outcome?.kind === 'fault' ? outcome.fault : null;
  const fieldError = fault === 'field-missing' ? report.fieldMissing : undefined;
  const noteError = fault === 'note-too-long' ? report.noteTooLong : undefined;
  const note = outcome === null || outcome.kind === 'done' ? '' : outcome.note;
  const action = `${recordPath(vehicleNumber)}/report`;
  return (
    <Form method="post" action={field === null ? action : `${action}?field=${field}`}>
      <Card>
        <div className="grid gap-4">
          <FormErrors
            title={marks.field.errorTitle}
            errors={[
              ...(fieldError ? [{ fieldId: 'field', message: fieldError }] : []),
              ...(noteError ? [{ fieldId: 'note', message: noteError }] : []),
            ]}
          />
          <SelectField
            id="field"
            name="field"
            label={report.fieldLabel}
            emptyLabel={report.choose}
            defaultValue={field ?? ''}
            error={fieldError}
            options={fieldsToReport.map((value) => ({ value, label: fields[value] }))}
          />
          <TextAreaField
            id="note"
            name="note"
            label={report.noteLabel}
            hint={report.noteHint}
            maxLength={500}
            defaultValue={note}
            error={noteError}
          />
          <SubmitButton label={report.submit} busy={report.busy} action={action} block />
        </div>
      </Card>
    </Form>
  );
}
