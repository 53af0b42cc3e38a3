import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { SelectField } from '@pahiya/ui/select-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { bayFields } from '../facts/bay-wish.ts';
import { comparePath } from '../facts/car-paths.ts';
import { cityOptions } from '../facts/city-options.ts';
import type { CompareWish } from '../facts/compare-wish.ts';

type CityFormProps = Pick<Answer<'carRegions'>, 'regions'> & {
  readonly wish: CompareWish;
  readonly city: Answer<'compareCars'>['city'];
};

/** The city of the on-road prices, as a plain form. */
export function CityForm({ wish, city, regions }: CityFormProps) {
  const { states, compare } = useCopy('new-cars');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <form
      method="get"
      action={path(comparePath)}
      className="flex max-w-md flex-wrap items-end gap-3"
    >
      <input type="hidden" name="ids" value={wish.ids.join(',')} />
      {wish.isOnlyDifferent === true && <input type="hidden" name="only" value="different" />}
      {bayFields.map(({ name, key }) =>
        wish.bay.typed[key] === undefined ? null : (
          <input key={name} type="hidden" name={name} value={wish.bay.typed[key]} />
        ),
      )}
      <div className="flex-[1_1_9rem]">
        <SelectField
          id="city"
          name="city"
          label={compare.city}
          options={cityOptions(regions, states, language, city)}
          defaultValue={String(city.cityId)}
        />
      </div>
      <Button variant="outline">{compare.citySubmit}</Button>
    </form>
  );
}
