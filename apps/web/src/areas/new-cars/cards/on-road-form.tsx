import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { CheckField } from '@pahiya/ui/check-field';
import { SelectField } from '@pahiya/ui/select-field';
import { useLocation } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import type { OnRoadWish } from '../facts/on-road-wish.ts';

type OnRoadFormProps = Pick<Answer<'carRegions'>, 'regions'> & {
  readonly wish: OnRoadWish;
  readonly cityId: number;
};

/** City, owner and loan as a plain form that loads the page again. */
export function OnRoadForm({ wish, cityId, regions }: OnRoadFormProps) {
  const { states, variant } = useCopy('new-cars');
  const { language } = usePage();
  const { pathname } = useLocation();
  const copy = variant.form;
  const cities = regions.flatMap(({ stateCode, cities }) =>
    cities.map((city) => ({
      value: String(city.cityId),
      label: `${city.name[language]}, ${states[stateCode] ?? stateCode}`,
    })),
  );
  return (
    <form method="get" action={pathname} className="card grid items-end gap-4 sm:grid-cols-2">
      <SelectField
        id="city"
        name="city"
        label={copy.city}
        options={cities.sort((a, b) => a.label.localeCompare(b.label, language))}
        defaultValue={String(cityId)}
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
