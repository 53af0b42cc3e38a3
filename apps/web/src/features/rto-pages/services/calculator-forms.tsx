import { Button } from '@pahiya/ui/button';
import { CheckField } from '@pahiya/ui/check-field';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { usePagePath } from '../../../app/use-page-path.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { CalculatorFault, calculatorPage } from './calculator.server.ts';
import { calculatorPath } from './service-paths.ts';

type Page = ReturnType<typeof calculatorPage>;
type FormProps = Pick<Page, 'typed' | 'choices'> & { readonly fault: CalculatorFault | null };

function useStates() {
  const { states } = useCopy('rto-pages');
  return Object.entries(states).map(([value, label]) => ({ value, label }));
}

function useFault(fault: CalculatorFault | null) {
  const copy = useCopy('rto-services').calculator.faults;
  return (...ofField: readonly CalculatorFault[]) =>
    fault !== null && ofField.includes(fault) ? copy[fault] : undefined;
}

/** Asks what the fee of a service depends on. A plain form: the answer is this page. */
export function FeeForm({ typed, choices, fault }: FormProps) {
  const copy = useCopy('rto-services').calculator.fee;
  const path = usePagePath();
  const error = useFault(fault);
  return (
    <form method="get" action={`${path(calculatorPath)}#fee`} className="grid gap-4 sm:grid-cols-2">
      <SelectField
        id="service"
        name="service"
        label={copy.service}
        emptyLabel={copy.chooseService}
        defaultValue={typed.service}
        options={choices.services}
        error={error('service')}
        required
      />
      <SelectField
        id="class"
        name="class"
        label={copy.vehicleClass}
        defaultValue={typed.class === '' ? 'lmv-private' : typed.class}
        options={choices.classes}
        error={error('vehicle')}
      />
      <SelectField
        id="age"
        name="age"
        label={copy.age}
        emptyLabel={copy.anyAge}
        defaultValue={typed.age}
        options={choices.ages}
        error={error('age')}
      />
      <TextField
        id="late"
        name="late"
        label={copy.late}
        hint={copy.lateHint}
        inputMode="numeric"
        maxLength={3}
        defaultValue={typed.late}
        error={error('count')}
      />
      <SelectField
        id="fee-state"
        name="state"
        label={copy.state}
        emptyLabel={copy.anyState}
        defaultValue={typed.price === '' ? typed.state : ''}
        options={useStates()}
      />
      <CheckField
        id="card"
        name="card"
        value="yes"
        label={copy.card}
        defaultChecked={typed.card === 'yes'}
      />
      <div>
        <Button type="submit">{copy.submit}</Button>
      </div>
    </form>
  );
}

/** Asks what road tax depends on. */
export function TaxForm({ typed, fault }: Omit<FormProps, 'choices'>) {
  const copy = useCopy('rto-services').calculator.tax;
  const path = usePagePath();
  const error = useFault(fault);
  return (
    <form method="get" action={`${path(calculatorPath)}#tax`} className="grid gap-4 sm:grid-cols-2">
      <SelectField
        id="tax-state"
        name="state"
        label={copy.state}
        emptyLabel={copy.chooseState}
        defaultValue={typed.price === '' ? '' : typed.state}
        options={useStates()}
        error={error('state')}
        required
      />
      <TextField
        id="price"
        name="price"
        label={copy.price}
        hint={copy.priceHint}
        inputMode="numeric"
        maxLength={16}
        defaultValue={typed.price}
        error={error('price')}
        required
      />
      <SelectField
        id="fuel"
        name="fuel"
        label={copy.fuel}
        defaultValue={typed.fuel === '' ? 'petrol' : typed.fuel}
        options={Object.entries(copy.fuels).map(([value, label]) => ({ value, label }))}
      />
      <div className="self-end">
        <Button type="submit">{copy.submit}</Button>
      </div>
    </form>
  );
}
