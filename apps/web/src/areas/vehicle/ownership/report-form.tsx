import type { ReportableField } from '@pahiya/contracts/vehicle/get-vehicle';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { ProofFields } from '../../../parts/owner-proof/proof-fields.tsx';
import { type ProofFault, proofFields } from '../../../parts/owner-proof/read-proof.ts';
import { recordPath } from '../../../parts/vehicle-number/record-path.ts';
import type { ReportFault, ReportOutcome } from './report-outcome.ts';
import { fieldsToReport } from './reportable-fields.ts';

type ReportFormProps = {
  readonly vehicleNumber: string;
  readonly field: ReportableField | null;
  readonly isLoggedIn: boolean;
  readonly outcome: ReportOutcome | null;
};

/** Which detail is wrong, its correct value, and the owner's proof where the reporter is the owner. */
export function ReportForm({ vehicleNumber, field, isLoggedIn, outcome }: ReportFormProps) {
  const { report } = useCopy('ownership');
  const { fields, marks } = useCopy('rc-details');
  const messages = useMessages();
  const faults = outcome?.kind === 'faults' ? outcome.faults : [];
  const errorOf = (fault: ReportFault) => (faults.includes(fault) ? messages[fault] : undefined);
  const action = `${recordPath(vehicleNumber)}/report`;
  return (
    <Form method="post" action={field === null ? action : `${action}?field=${field}`}>
      <Card>
        <div className="grid gap-4">
          <FormErrors
            title={marks.field.errorTitle}
            errors={faults.map((fault) => ({
              fieldId: formField[fault],
              message: messages[fault],
            }))}
          />
          <SelectField
            id="field"
            name="field"
            label={report.fieldLabel}
            emptyLabel={report.choose}
            defaultValue={field ?? ''}
            error={errorOf('field-missing')}
            options={fieldsToReport.map((value) => ({ value, label: fields[value] }))}
          />
          <TextAreaField
            id="note"
            name="note"
            label={report.noteLabel}
            hint={report.noteHint}
            maxLength={500}
            defaultValue={outcome === null || outcome.kind === 'done' ? '' : outcome.note}
            error={errorOf('note-too-long')}
          />
          <OwnerPart
            vehicleNumber={vehicleNumber}
            isLoggedIn={isLoggedIn}
            faults={faults.filter(isProofFault)}
          />
          <SubmitButton label={report.submit} busy={report.busy} action={action} block />
        </div>
      </Card>
    </Form>
  );
}

type OwnerPartProps = {
  readonly vehicleNumber: string;
  readonly isLoggedIn: boolean;
  readonly faults: readonly ProofFault[];
};

function OwnerPart({ vehicleNumber, isLoggedIn, faults }: OwnerPartProps) {
  const { owner } = useCopy('ownership').report;
  const path = usePagePath();
  const next = `${recordPath(vehicleNumber)}/report`;
  return (
    <fieldset className="grid gap-3 border-line border-t pt-4">
      <legend className="float-left w-full font-semibold">{owner.title}</legend>
      <p>{isLoggedIn ? owner.text : owner.visitor}</p>
      {isLoggedIn ? (
        <ProofFields faults={faults} required={false} />
      ) : (
        <div>
          <ButtonLink href={path(signInPath(next))} variant="outline" size="sm">
            {owner.signIn}
          </ButtonLink>
        </div>
      )}
    </fieldset>
  );
}

const formField: Readonly<Record<ReportFault, string>> = {
  'field-missing': 'field',
  'note-too-long': 'note',
  chassisNumber: 'chassisNumber',
  engineNumber: 'engineNumber',
};

function useMessages(): Readonly<Record<ReportFault, string>> {
  const { report } = useCopy('ownership');
  const numbers = useCopy('owner-proof');
  return {
    'field-missing': report.fieldMissing,
    'note-too-long': report.noteTooLong,
    chassisNumber: numbers.chassisMissing,
    engineNumber: numbers.engineMissing,
  };
}

function isProofFault(fault: ReportFault): fault is ProofFault {
  return proofFields.some((field) => field === fault);
}
