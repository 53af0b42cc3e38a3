import type { Answer } from '@pahiya/api-client/api-client';
import type { QuotationFault } from '@pahiya/domain/new-cars/quotation-text';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { quotationPath, variantPath } from '../facts/car-paths.ts';
import { cityOptions } from '../facts/city-options.ts';
import { longestQuotation, type QuotationWish } from './quotation-wish.ts';

type QuotationFormProps = Pick<Answer<'carRegions'>, 'regions'> & {
  readonly wish: QuotationWish;
  readonly car: Answer<'carVariant'>;
  readonly fault: QuotationFault | { readonly what: 'no-price' } | null;
};

/** The lines of the quotation as a plain form. */
export function QuotationForm({ wish, car, regions, fault }: QuotationFormProps) {
  const { form, faults, car: carLabel, otherCar } = useCopy('quotation');
  const { states, variant: words } = useCopy('new-cars');
  const { language } = usePage();
  const path = usePagePath();
  const { make, model, variant, city } = car;
  const error = fault === null ? undefined : faultText(fault, faults);
  return (
    <Card id="quotation" title={form.title}>
      <form method="get" action={path(quotationPath)} className="grid gap-4" noValidate>
        {error !== undefined && (
          <FormErrors title={faults.title} errors={[{ fieldId: 'lines', message: error }]} />
        )}
        <p>
          {carLabel}:{' '}
          <a href={`${path(variantPath(make.slug, model.slug, variant.slug))}?city=${city.cityId}`}>
            {make.name} {model.name} {variant.name}
          </a>
          {' · '}
          <a href={path(quotationPath)}>{otherCar}</a>
        </p>
        <input type="hidden" name="car" value={`${make.slug}/${model.slug}/${variant.slug}`} />
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <SelectField
            id="city"
            name="city"
            label={words.form.city}
            options={cityOptions(regions, states, language, city)}
            defaultValue={String(city.cityId)}
          />
          <SelectField
            id="owner"
            name="owner"
            label={words.form.owner}
            options={[
              { value: 'individual', label: words.form.owners.individual },
              { value: 'company', label: words.form.owners.company },
            ]}
            defaultValue={wish.owner}
          />
        </div>
        <CheckField id="loan" name="loan" label={words.form.loan} defaultChecked={wish.withLoan} />
        <TextAreaField
          id="lines"
          name="lines"
          label={form.lines}
          hint={form.hint}
          rows={10}
          maxLength={longestQuotation}
          autoComplete="off"
          spellCheck={false}
          defaultValue={wish.text ?? ''}
          error={error}
        />
        <p className="text-small">{form.kept}</p>
        <div>
          <Button>{form.submit}</Button>
        </div>
      </form>
    </Card>
  );
}

type FaultWords = ReturnType<typeof useCopy<'quotation'>>['faults'];

function faultText(fault: NonNullable<QuotationFormProps['fault']>, words: FaultWords): string {
  if (fault.what === 'amount' || fault.what === 'label') return words[fault.what](fault.text);
  return words[fault.what];
}
