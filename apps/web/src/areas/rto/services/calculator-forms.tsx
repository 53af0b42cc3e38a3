import { Button } from '@pahiya/ui/button';
import { CheckField } from '@pahiya/ui/check-field';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { calculatorPath } from '../fees/service-paths.ts';
import type { CalculatorFault, calculatorPage } from './calculator.server.ts';

type Part = 'fee' | 'tax';
type Page = ReturnType<typeof calculatorPage>;
type FormProps = Pick<Page, 'typed' | 'choices' | 'stateOf'> & {
  readonly fault: CalculatorFault | null;
};

/** The error message of a field. */
function useFault(fault: CalculatorFault | null) {
  const copy = useCopy('rto-services').calculator.faults;
  return (ofField: CalculatorFault) => (fault === ofField ? copy[ofField] : undefined);
}

/** Name, id and typed value of a field. */
function fieldOf(name: keyof Page['typed'], typed: Page['typed']) {
  return { id: name, name, defaultValue: typed[name] };
}

/** A plain GET form that returns to its part of the page. */
function PartForm({ part, submit, children }: { part: Part; submit: string; children: ReactNode }) {
  const path = usePagePath();
  return (
    <form
      method="get"
      action={`${path(calculatorPath)}#${part}`}
      className="grid items-end gap-4 sm:grid-cols-2"
    >
      {children}
      <div>
        <Button type="submit">{submit}</Button>
      </div>
    </form>
  );
}

type StateFieldProps = Pick<Page, 'typed' | 'stateOf'> & {
  readonly part: Part;
  readonly label: string;
  readonly emptyLabel: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
};

/** The state field of one form; the other form's choice is not shown. */
function StateField({ part, typed, stateOf, ...field }: StateFieldProps) {
  const { states } = useCopy('rto-pages');
  return (
    <SelectField
      id={`${part}-state`}
      name="state"
      defaultValue={stateOf === part ? typed.state : ''}
      options={Object.entries(states).map(([value, label]) => ({ value, label }))}
      {...field}
    />
  );
}

/** Form for a service fee. */
export function FeeForm({ typed, choices, stateOf, fault }: FormProps) {
  const copy = useCopy('rto-services').calculator.fee;
  const error = useFault(fault);
  return (
    <PartForm part="fee" submit={copy.submit}>
      <SelectField
        {...fieldOf('service', typed)}
        label={copy.service}
        emptyLabel={copy.chooseService}
        options={choices.services}
        error={error('service')}
        required
      />
      <SelectField
        {...fieldOf('class', typed)}
        label={copy.vehicleClass}
        defaultValue={typed.class || 'lmv-private'}
        options={choices.classes}
        error={error('vehicle')}
      />
      <SelectField
        {...fieldOf('age', typed)}
        label={copy.age}
        emptyLabel={copy.anyAge}
        options={choices.ages}
        error={error('age')}
      />
      <TextField
        {...fieldOf('late', typed)}
        label={copy.late}
        hint={copy.lateHint}
        inputMode="numeric"
        maxLength={3}
        error={error('count')}
      />
      <StateField
        part="fee"
        typed={typed}
        stateOf={stateOf}
        label={copy.state}
        emptyLabel={copy.anyState}
      />
      <CheckField
        id="card"
        name="card"
        value="yes"
        label={copy.card}
        defaultChecked={typed.card === 'yes'}
      />
    </PartForm>
  );
}

/** Form for road tax. */
export function TaxForm({ typed, stateOf, fault }: Omit<FormProps, 'choices'>) {
  const copy = useCopy('rto-services').calculator.tax;
  const { fuels } = useCopy('rto-pages').tax;
  const error = useFault(fault);
  return (
    <PartForm part="tax" submit={copy.submit}>
      <StateField
        part="tax"
        typed={typed}
        stateOf={stateOf}
        label={copy.state}
        emptyLabel={copy.chooseState}
        error={error('state')}
        required
      />
      <TextField
        {...fieldOf('price', typed)}
        label={copy.price}
        hint={copy.priceHint}
        inputMode="numeric"
        maxLength={16}
        error={error('price')}
        required
      />
      <SelectField
        {...fieldOf('fuel', typed)}
        label={copy.fuel}
        defaultValue={typed.fuel || 'petrol'}
        options={Object.entries(fuels).map(([value, label]) => ({ value, label }))}
      />
      <SelectField
        {...fieldOf('owner', typed)}
        label={copy.owner}
        defaultValue={typed.owner || 'individual'}
        options={Object.entries(copy.owners).map(([value, label]) => ({ value, label }))}
      />
      <TextField
        {...fieldOf('engine', typed)}
        label={copy.engine}
        hint={copy.engineHint}
        inputMode="numeric"
        maxLength={4}
        error={error('engine')}
      />
    </PartForm>
  );
}
