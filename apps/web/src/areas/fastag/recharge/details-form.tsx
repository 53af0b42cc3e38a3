import type { Answer } from '@pahiya/api-client/api-client';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { rechargePath } from './recharge-paths.ts';
import { type DetailsOutcome, detailPrefix } from './submit-details.ts';

type Tag = Answer<'checkVehicleEligiblity'>;
type DetailsFormProps = {
  readonly tag: Pick<Tag, 'vehicleNumber' | 'asks'>;
  readonly billerId: string;
  readonly outcome: DetailsOutcome | null;
};

/** What a bank asks for besides the vehicle number, drawn from its own list. Its names are shown as they come. */
export function DetailsForm({ tag, billerId, outcome }: DetailsFormProps) {
  const copy = useCopy('tollsetu').stops.asked;
  const action = rechargePath({ vehicleNumber: tag.vehicleNumber, billerId });
  const fields = tag.asks.map((ask, index) => ({
    ...ask,
    id: `detail-${index}`,
    isWrong: outcome?.faults.includes(ask.name) === true,
  }));
  const wrong = fields.filter(({ isWrong }) => isWrong);
  return (
    <Form method="post" action={action} className="grid gap-3 pt-4">
      <FormErrors
        title={copy.errorTitle}
        errors={wrong.map(({ id, name }) => ({ fieldId: id, message: `${name}: ${copy.wrong}` }))}
      />
      <input type="hidden" name="intent" value="details" />
      <input type="hidden" name="vehicleNumber" value={tag.vehicleNumber} />
      <input type="hidden" name="billerId" value={billerId} />
      {fields.map(({ id, name, minLength, maxLength, isRequired, isWrong }) => (
        <TextField
          key={id}
          id={id}
          name={detailPrefix + name}
          label={
            <>
              <EnglishRun text={name} />
              {!isRequired && ` (${copy.optional})`}
            </>
          }
          hint={copy.length(minLength, maxLength)}
          autoComplete="off"
          maxLength={maxLength}
          required={isRequired}
          defaultValue={outcome?.typed[name]}
          error={isWrong ? copy.wrong : undefined}
        />
      ))}
      <p className="text-small">{copy.kept}</p>
      <div className="actions">
        <SubmitButton
          label={copy.submit}
          busy={copy.busy}
          action="/tollsetu/recharge"
          intent="details"
          variant="dark"
        />
      </div>
    </Form>
  );
}
