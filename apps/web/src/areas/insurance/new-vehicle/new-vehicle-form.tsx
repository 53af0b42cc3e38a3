import type { Answer } from '@pahiya/api-client/api-client';
import { newVehicleRanges } from '@pahiya/domain/insurance/new-vehicle';
import { ownerDriverExceptions } from '@pahiya/domain/insurance/owner-driver';
import { formatNumber } from '@pahiya/domain/shared/format';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { newVehiclePath } from '../insurance-path.ts';
import { fuelsOf, kindOf, type NewField, type NewTyped } from './new-vehicle-wish.ts';

type NewVehicleFormProps = {
  readonly home: Answer<'insuranceHomepage'>;
  readonly typed: NewTyped;
  readonly faults: readonly NewField[];
  /** Month of the price that the catalogue filled in. */
  readonly priceAsOf: string | null;
};

/** What decides the price of a first policy. A plain form; nothing is chosen for anybody. */
export function NewVehicleForm({ home, typed, faults, priceAsOf }: NewVehicleFormProps) {
  const copy = useCopy('insurance-new').form;
  const { form } = useCopy('insurance');
  const path = usePagePath();
  const kind = kindOf(typed);
  const errorOf = useErrors(typed);
  const field = (name: Exclude<NewField, 'kind' | 'owner'>) => ({
    ...{ id: name, name, autoComplete: 'off', defaultValue: typed[name] },
    label: name === 'bonus' || name === 'certificate' ? '' : copy[name],
    error: faults.includes(name) ? errorOf(name) : undefined,
  });
  const fuels = fuelsOf(kind);
  const [year, month] = (priceAsOf ?? '').split('-');
  const priceHint =
    priceAsOf === null ? copy.priceHint : copy.priceFrom(`${month ?? ''}/${year ?? ''}`);
  return (
    <form method="get" action={path(newVehiclePath)} className="card grid gap-4" noValidate>
      <h2>{copy.title}</h2>
      <p className="text-small">{form.noPhone}</p>
      <FormErrors
        title={form.errorsTitle}
        errors={faults.map((name) => ({ fieldId: name, message: errorOf(name) }))}
      />
      <input type="hidden" name="asked" value="1" />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          id="kind"
          name="kind"
          label={copy.kind}
          options={(['car', 'two-wheeler'] as const).map((value) => ({
            value,
            label: copy.kinds[value],
          }))}
          defaultValue={kind}
        />
        <SelectField
          {...field('fuel')}
          options={fuels.map((value) => ({ value, label: copy.fuels[value] }))}
          emptyLabel={copy.choose}
        />
        <TextField {...field('maker')} />
        <TextField {...field('model')} hint={copy.modelHint} />
        <TextField {...field('cc')} hint={copy.ccHint} inputMode="numeric" />
        <TextField {...field('kw')} hint={copy.kwHint} inputMode="decimal" />
        <TextField {...field('seats')} inputMode="numeric" />
        <TextField {...field('price')} hint={priceHint} prefix="₹" inputMode="numeric" />
        <TextField {...field('place')} hint={copy.placeHint} />
        <SelectField
          id="owner"
          name="owner"
          label={form.owner}
          hint={copy.ownerHint}
          options={ownerDriverExceptions.map((value) => ({ value, label: form.owners[value] }))}
          emptyLabel={form.ownerBuys}
          defaultValue={typed.owner}
        />
        <SelectField
          {...field('bonus')}
          label={form.certificateBonus}
          hint={form.certificateBonusHint}
          options={home.bonusSteps.map((step) => ({
            value: String(step),
            label: step === 0 ? form.noBonus : `${step / 1_000}%`,
          }))}
          defaultValue={typed.bonus || '0'}
        />
        <TextField {...field('certificate')} label={form.certificate} hint={form.certificateHint} />
      </div>
      <div className="actions">
        {home.sale === 'quotes' && <Button formMethod="post">{form.getQuotes}</Button>}
        <Button variant={home.sale === 'quotes' ? 'outline' : 'sun'}>{form.submit}</Button>
      </div>
    </form>
  );
}

/** Says what is wrong with a field, with the range of the class. */
function useErrors(typed: NewTyped): (name: NewField) => string {
  const { errors } = useCopy('insurance-new').form;
  const { form } = useCopy('insurance');
  const kind = kindOf(typed);
  const ranges = newVehicleRanges[kind];
  const range = (name: 'cc' | 'kw' | 'seats') =>
    errors[name](formatNumber(ranges[name].least), formatNumber(ranges[name].most));
  const { least, most } = ranges.invoicePrice;
  return (name) => {
    switch (name) {
      case 'cc':
      case 'kw':
      case 'seats':
        return range(name);
      case 'price':
        return errors.price(formatRupees(least as Paise), formatRupees(most as Paise));
      case 'bonus':
      case 'certificate':
      case 'owner':
        return form.errors[name];
      case 'fuel':
        return kind === 'two-wheeler' && typed.fuel !== '' ? errors.fuelOfTwo : errors.fuel;
      default:
        return errors[name];
    }
  };
}
