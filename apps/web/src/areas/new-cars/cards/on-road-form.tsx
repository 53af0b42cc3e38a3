import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { CheckField } from '@pahiya/ui/check-field';
import { SelectField } from '@pahiya/ui/select-field';
import { useLocation } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { cityOptions } from '../facts/city-options.ts';
import type { OnRoadWish } from '../facts/on-road-wish.ts';

type OnRoadFormProps = Pick<Answer<'carRegions'>, 'regions'> & {
  readonly wish: OnRoadWish;
  readonly city: Answer<'carVariant'>['city'];
};

/** City, owner and loan as a plain form that loads the page again. */
export function OnRoadForm({ wish, city, regions }: OnRoadFormProps) {
  const { states, variant } = useCopy('new-cars');
  const { language } = usePage();
  const here = usePagePath()(useLocation().pathname);
  const copy = variant.form;
  return (
    <form method="get" action={here} className="card grid items-end gap-4 sm:grid-cols-2">
      <SelectField
        id="city"
        name="city"
        label={copy.city}
        options={cityOptions(regions, states, language, city)}
        defaultValue={String(city.cityId)}
      />
      <SelectField
        id="owner"
        name="owner"
        label={copy.owner}
        options={[
          { value: 'individual', label: copy.owners.individual },
          { value: 'company', label: copy.owners.company },
        ]}
        defaultValue={wish.owner}
      />
      <CheckField id="loan" name="loan" label={copy.loan} defaultChecked={wish.withLoan} />
      <div>
        <Button variant="outline">{copy.submit}</Button>
      </div>
    </form>
  );
}
