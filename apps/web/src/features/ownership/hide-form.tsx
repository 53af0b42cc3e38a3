import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../copy/use-copy.ts';
import { SubmitButton } from '../../page-parts/submit-button.tsx';
import { recordPath } from '../../vehicle-number/record-path.ts';
import type { ProofFault } from './owner-proof.ts';

type HideFormProps = { readonly vehicleNumber: string; readonly faults: readonly ProofFault[] };

/** Chassis and engine number, whole: what only somebody with the RC in hand can write. */
export function HideForm({ vehicleNumber, faults }: HideFormProps) {
  const { hide } = useCopy('ownership');
  const action = `${recordPath(vehicleNumber)}/hide`;
  const messages = { chassisNumber: hide.chassisMissing, engineNumber: hide.engineMissing };
  const messageOf = (field: ProofFault) => (faults.includes(field) ? messages[field] : undefined);
  return (
    <Form method="post" action={action} autoComplete="off">
      <Card>
        <div className="grid gap-4">
          <p>{hide.proof}</p>
          <FormErrors
            title={hide.metaTitle}
            errors={faults.map((field) => ({ fieldId: field, message: messages[field] }))}
          />
          <TextField
            id="chassisNumber"
            name="chassisNumber"
            label={hide.chassisLabel}
            hint={hide.chassisHint}
            error={messageOf('chassisNumber')}
            maxLength={25}
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <TextField
            id="engineNumber"
            name="engineNumber"
            label={hide.engineLabel}
            hint={hide.engineHint}
            error={messageOf('engineNumber')}
            maxLength={25}
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <SubmitButton label={hide.submit} busy={hide.busy} action={action} block />
        </div>
      </Card>
    </Form>
  );
}

/** Takes the hiding back; the API refuses everybody but the account that hid it. */
export function ShowForm({ vehicleNumber }: { vehicleNumber: string }) {
  const { hide } = useCopy('ownership');
  const action = `${recordPath(vehicleNumber)}/hide`;
  return (
    <Form method="post" action={action} className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="intent" value="show" />
      <span className="text-ink-2 text-small">{hide.showNote}</span>
      <SubmitButton
        label={hide.show}
        busy={hide.show}
        action={action}
        intent="show"
        variant="outline"
        size="sm"
      />
    </Form>
  );
}
