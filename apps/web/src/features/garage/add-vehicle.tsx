import { groupWhileTyping } from '@pahiya/domain/registration/vehicle-number';
import { Card } from '@pahiya/ui/card';
import { PlateField } from '@pahiya/ui/plate-field';
import { Form } from 'react-router';
import { useCopy } from '../../copy/use-copy.ts';
import { SubmitButton } from '../../page-parts/submit-button.tsx';
import { NumberProblemNote } from '../../vehicle-number/number-problem-note.tsx';
import { longestEcho } from '../../vehicle-number/read-number.ts';
import type { GarageOutcome } from './garage-outcome.ts';

type AddVehicleProps = {
  readonly typed: string;
  readonly outcome: GarageOutcome | null;
};

/** The form that puts a vehicle into the garage. */
export function AddVehicle({ typed, outcome }: AddVehicleProps) {
  const { add, marks } = useCopy('garage');
  const errors = useCopy('errors');
  const problem = outcome?.kind === 'number' ? outcome.problem : null;
  const refusal = problem?.kind === 'refused' ? marks.refusals[problem.code] : undefined;
  const failure = outcome?.kind === 'failed' ? errors.byCode[outcome.failure.code] : null;
  return (
    <Card title={add.title} id="add">
      <Form method="post" action="/garage" className="grid gap-3">
        <input type="hidden" name="intent" value="add" />
        <PlateField
          id="vehicleNumber"
          name="vehicleNumber"
          label={add.label}
          placeholder={marks.field.placeholder}
          defaultValue={typed}
          maxLength={longestEcho}
          format={groupWhileTyping}
          error={refusal ?? (failure ? `${failure.title}. ${failure.detail}` : undefined)}
        />
        {problem && <NumberProblemNote marks={marks} problem={problem} />}
        <SubmitButton label={add.submit} busy={add.busy} action="/garage" intent="add" block />
      </Form>
    </Card>
  );
}
