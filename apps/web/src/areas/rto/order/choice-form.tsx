import type { Answer } from '@pahiya/api-client/api-client';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { PlateField } from '@pahiya/ui/plate-field';
import { SelectField } from '@pahiya/ui/select-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { type OrderChoice, rtoOrderPath } from './order-choice.ts';

type ChoiceFormProps = {
  readonly serviceId: string;
  readonly offer: Answer<'rtoServiceOffer'>;
  readonly choice: OrderChoice;
  readonly isAsked: boolean;
  readonly display: string | null;
  /** What was calculated: paying is then the one yellow act. */
  readonly price: Answer<'rtoServicePrice'> | null;
};

/** Vehicle number, class and state. A plain GET form. */
export function ChoiceForm(props: ChoiceFormProps) {
  const { serviceId, offer, choice, isAsked, display, price } = props;
  const copy = useCopy('rto-order').choice;
  const { language } = usePage();
  const action = rtoOrderPath(serviceId);
  const errorOf = (isMissing: boolean, message: string) =>
    isAsked && isMissing ? message : undefined;
  const errors = {
    number: errorOf(display === null, copy.wrongNumber),
    vehicleClass: errorOf(choice.vehicleClass === '', copy.missingClass),
    state: errorOf(choice.state === '', copy.missingState),
  };
  const ids = { number: 'rto-number', vehicleClass: 'rto-class', state: 'rto-state' };
  const list = (['number', 'vehicleClass', 'state'] as const).flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: ids[field], message }];
  });
  return (
    <Card title={copy.title} id="vehicle">
      <Form method="get" action={action} className="grid gap-4">
        <FormErrors title={copy.errorsTitle} errors={list} />
        <PlateField
          id={ids.number}
          name="number"
          label={copy.number}
          placeholder={copy.numberExample}
          defaultValue={display ?? choice.number}
          error={errors.number}
          maxLength={40}
        />
        <SelectField
          id={ids.vehicleClass}
          name="class"
          label={copy.vehicleClass}
          emptyLabel={copy.choose}
          defaultValue={choice.vehicleClass}
          options={offer.vehicleClasses.map(({ id, name }) => ({
            value: id,
            label: name[language],
          }))}
          error={errors.vehicleClass}
          required
        />
        <SelectField
          id={ids.state}
          name="state"
          label={copy.state}
          emptyLabel={copy.choose}
          defaultValue={choice.state}
          options={offer.stateCodes.map((code) => ({
            value: code,
            label: copy.states[code] ?? code,
          }))}
          error={errors.state}
          required
        />
        <SubmitButton
          label={copy.submit}
          busy={copy.busy}
          action={action}
          variant={price === null ? 'sun' : 'outline'}
          block
        />
      </Form>
    </Card>
  );
}
