import type { ServiceReport } from '@pahiya/contracts/service-history/report-schema';
import { reportWords } from '@pahiya/domain/service-history/report-words';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FieldError } from '@pahiya/ui/field-notes';
import { FormErrors } from '@pahiya/ui/form-errors';
import { Plate } from '@pahiya/ui/plate';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import { reportPath } from '../history-path.ts';

/** What can be wrong with a line. */
export const claims = ['wrong-km', 'not-mine'] as const;

/** Fields that are not filled in as they have to be. */
export type WrongFault = 'line' | 'claim' | 'km';

/** The form as it was sent, with what is wrong in it. */
export type WrongOutcome = {
  readonly typed: Readonly<Record<'lineId' | 'claim' | 'km' | 'note', string>>;
  readonly faults: readonly WrongFault[];
  readonly failure: PageFailure | null;
};

type WrongLineFormProps = {
  readonly orderId: string;
  readonly report: ServiceReport;
  readonly outcome: WrongOutcome | null;
};

const fieldOf: Readonly<Record<WrongFault, string>> = {
  line: 'lineId',
  claim: 'claim-wrong-km',
  km: 'km',
};

/** Which line is wrong, and how. */
export function WrongLineForm({ orderId, report, outcome }: WrongLineFormProps) {
  const copy = useCopy('service-history');
  const { wrong } = copy;
  const { language } = usePage();
  const words = reportWords[language];
  const faults = outcome?.faults ?? [];
  const errorOf = (fault: WrongFault) => (faults.includes(fault) ? wrong.errors[fault] : undefined);
  const action = `${reportPath(orderId)}/correct`;
  const options = report.visits.map((visit) => ({
    value: visit.id,
    label: wrong.option(
      formatIstDate(visit.on as IstDate, language),
      visit.km === null ? words.noReading : words.km(visit.km),
      words.kinds[visit.kind],
    ),
  }));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{wrong.title}</h1>
        <Plate parts={plateParts(report.display)} size="sm" label={copy.plate} />
      </div>
      <p>{wrong.text}</p>
      {outcome?.failure != null && <FailureFace failure={outcome.failure} action={null} />}
      <Form method="post" action={action}>
        <Card>
          <div className="grid gap-4">
            <FormErrors
              title={copy.marks.field.errorTitle}
              errors={faults.map((fault) => ({
                fieldId: fieldOf[fault],
                message: wrong.errors[fault],
              }))}
            />
            <SelectField
              id="lineId"
              name="lineId"
              label={wrong.line}
              emptyLabel={wrong.choose}
              defaultValue={outcome?.typed.lineId ?? ''}
              error={errorOf('line')}
              options={options}
            />
            <fieldset className="grid gap-2">
              <legend className="font-semibold">{wrong.claim}</legend>
              <FieldError id="claim-error" error={errorOf('claim')} />
              {claims.map((claim) => (
                <CheckField
                  key={claim}
                  id={`claim-${claim}`}
                  type="radio"
                  name="claim"
                  value={claim}
                  defaultChecked={outcome?.typed.claim === claim}
                  label={wrong.claims[claim]}
                />
              ))}
            </fieldset>
            <TextField
              id="km"
              name="km"
              label={wrong.km}
              hint={wrong.kmHint}
              inputMode="numeric"
              maxLength={10}
              defaultValue={outcome?.typed.km ?? ''}
              error={errorOf('km')}
            />
            <TextAreaField
              id="note"
              name="note"
              label={wrong.note}
              hint={wrong.noteHint}
              maxLength={500}
              defaultValue={outcome?.typed.note ?? ''}
            />
            <SubmitButton label={wrong.submit} busy={wrong.busy} action={action} block />
          </div>
        </Card>
      </Form>
    </div>
  );
}
