import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useLocation } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { CarCost, CostEnergy } from '../cost/cost-notes.ts';
import { cityOptions } from '../facts/city-options.ts';
import { type CostWish, costFields, fieldBounds, typedValue } from '../facts/cost-wish.ts';

type CostFormProps = Pick<Answer<'carRegions'>, 'regions'> & {
  readonly wish: CostWish;
  readonly cost: CarCost;
  readonly energy: CostEnergy;
  readonly city: Answer<'carCost'>['city'];
};

/** Every input of the cost as a plain form that loads the page again. */
export function CostForm({ wish, cost, energy, city, regions }: CostFormProps) {
  const { form, units } = useCopy('car-cost');
  const { states, variant } = useCopy('new-cars');
  const { language } = usePage();
  const here = usePagePath()(useLocation().pathname);
  const { unit, per } = units[energy];
  const label = (key: (typeof costFields)[number]['key']) => form.labels[key](unit, per);
  const fault = (field: (typeof costFields)[number]) => {
    const { least, most } = fieldBounds(field);
    return form.between(label(field.key), least, most);
  };
  return (
    <form method="get" action={here} className="grid gap-4" noValidate>
      <FormErrors
        title={form.errors}
        errors={costFields
          .filter(({ key }) => wish.faults.includes(key))
          .map((field) => ({ fieldId: field.name, message: fault(field) }))}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          id="city"
          name="city"
          label={form.city}
          options={cityOptions(regions, states, language, city)}
          defaultValue={String(city.cityId)}
        />
        <SelectField
          id="owner"
          name="owner"
          label={form.owner}
          options={[
            { value: 'individual', label: variant.form.owners.individual },
            { value: 'company', label: variant.form.owners.company },
          ]}
          defaultValue={wish.owner}
        />
        {costFields.map((field) => (
          <TextField
            key={field.name}
            id={field.name}
            name={field.name}
            label={label(field.key)}
            hint={form.hints[field.key]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            defaultValue={wish.typed[field.key] ?? typedValue(field, cost.inputs)}
            error={wish.faults.includes(field.key) ? fault(field) : undefined}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button>{form.submit}</Button>
        <a href={`${here}?city=${city.cityId}`} className="inline-flex min-h-11 items-center">
          {form.reset}
        </a>
      </div>
    </form>
  );
}
