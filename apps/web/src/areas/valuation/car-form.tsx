import { carConditions } from '@pahiya/domain/used-car-rules/car-conditions';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import { BackLinks } from './choose-car.tsx';
import type { Step, ValuationPath } from './load-valuation.ts';
import type { ValuationWish } from './valuation-wish.ts';

type CarFormProps = {
  readonly path: ValuationPath;
  readonly wish: ValuationWish;
  readonly form: Extract<Step, { kind: 'form' }>;
};

/** What else is needed for a price, as a plain GET form. */
export function CarForm({ path, wish, form }: CarFormProps) {
  const copy = useCopy('valuation');
  const { language } = usePage();
  const words = copy.form;
  const fault = (name: (typeof form.faults)[number]) =>
    form.faults.includes(name) ? words.faults[name] : undefined;
  const cities = form.cities.map((city) => ({
    value: String(city.id),
    label: language === 'hi' ? city.nameHindi : city.name,
  }));
  return (
    <Form method="get" action={path} className="card grid gap-4" aria-labelledby="about">
      <h2 id="about">{words.title([form.names.make, form.names.model, wish.year].join(' '))}</h2>
      {fault('year') !== undefined && (
        <p role="alert" className="field-error">
          {fault('year')}
        </p>
      )}
      <input type="hidden" name="make" value={wish.make} />
      <input type="hidden" name="model" value={wish.model} />
      <input type="hidden" name="year" value={wish.year} />
      {wish.exchange !== undefined && <input type="hidden" name="exchange" value={wish.exchange} />}
      <SelectField
        id="variant"
        name="variant"
        label={words.variant}
        hint={words.variantHint}
        error={fault('variant')}
        options={form.variants.map(({ slug, name, fuel, gearbox }) => ({
          value: slug,
          label:
            name === null
              ? copy.plain(copy.fuels[fuel], copy.gearboxes[gearbox])
              : `${name} (${copy.plain(copy.fuels[fuel], copy.gearboxes[gearbox])})`,
        }))}
        defaultValue={wish.variant}
      />
      <TextField
        id="km"
        name="km"
        label={words.km}
        error={fault('km')}
        inputMode="numeric"
        maxLength={12}
        required
        autoComplete="off"
        defaultValue={wish.km}
      />
      <SelectField
        id="owners"
        name="owners"
        label={words.owners}
        hint={words.ownersHint}
        options={words.ownerNames.map((label, place) => ({ value: String(place + 1), label }))}
        defaultValue={String(Math.min(words.ownerNames.length, Number(wish.owners ?? 1) || 1))}
      />
      <SelectField
        id="city"
        name="city"
        label={words.city}
        error={fault('city')}
        options={cities.sort((a, b) => a.label.localeCompare(b.label, language))}
        defaultValue={String(form.cityId)}
      />
      <SelectField
        id="condition"
        name="condition"
        label={words.condition}
        options={carConditions.map((code) => ({
          value: code,
          label: copy.conditions.names[code],
        }))}
        defaultValue={wish.condition ?? 'very-good'}
      />
      <SubmitButton
        label={form.priced === null ? words.submit : words.change}
        busy={words.busy}
        action={path}
        variant={form.priced === null ? 'sun' : 'outline'}
      />
      <BackLinks path={path} wish={wish} />
    </Form>
  );
}
