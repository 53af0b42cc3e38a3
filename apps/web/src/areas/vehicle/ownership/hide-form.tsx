import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { ProofFields } from '../../../parts/owner-proof/proof-fields.tsx';
import type { ProofFault } from '../../../parts/owner-proof/read-proof.ts';
import { recordPath } from '../../../parts/vehicle-number/record-path.ts';

type HideFormProps = { readonly vehicleNumber: string; readonly faults: readonly ProofFault[] };

/** Hides a vehicle against both numbers of the RC. */
export function HideForm({ vehicleNumber, faults }: HideFormProps) {
  const { hide } = useCopy('ownership');
  const numbers = useCopy('owner-proof');
  const action = `${recordPath(vehicleNumber)}/hide`;
  const messages = { chassisNumber: numbers.chassisMissing, engineNumber: numbers.engineMissing };
  return (
    <Form method="post" action={action} autoComplete="off">
      <Card>
        <div className="grid gap-4">
          <p>{hide.proof}</p>
          <FormErrors
            title={hide.errorTitle}
            errors={faults.map((field) => ({ fieldId: field, message: messages[field] }))}
          />
          <ProofFields faults={faults} required />
          <SubmitButton label={hide.submit} busy={hide.busy} action={action} block />
        </div>
      </Card>
    </Form>
  );
}

/** Unhides a vehicle; the API refuses every account but the one that hid it. */
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
