import { listingSorts } from '@pahiya/domain/listings/search/listing-facets';
import { Button } from '@pahiya/ui/button';
import { SelectField } from '@pahiya/ui/select-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { UsedCarSearch } from '../facts/search-wish.ts';
import { cityPath } from '../facts/used-car-paths.ts';
import { choiceText, type Facet } from './facet-words.ts';

type FilterFormProps = {
  readonly city: string;
  readonly search: UsedCarSearch;
  readonly facets: readonly Facet[];
  readonly total: number;
};

/** What a change of the form replaces in place (reading/islands/live-filters.ts). */
export const swapIds = {
  chosen: 'used-chosen',
  filters: 'used-filters',
  found: 'used-found',
  results: 'used-results',
} as const;

/** All filters and the order as one plain form; with script, counts and cars follow each change. Closed on a phone until it is opened; beside the results on a wide screen,
 * where it is shown without opening it. */
export function FilterForm({ city, search, facets, total }: FilterFormProps) {
  const copy = useCopy('used-cars');
  const path = usePagePath();
  const chosen = facets.flatMap(({ choices }) => choices.filter(({ isChosen }) => isChosen));
  return (
    <details className="used-filters card">
      <summary>
        {copy.search.filters}
        <span id={swapIds.chosen}>{chosen.length > 0 && ` (${chosen.length})`}</span>
      </summary>
      <form
        id={swapIds.filters}
        method="get"
        action={path(cityPath(city))}
        data-swap={Object.values(swapIds).join(' ')}
        className="grid gap-4 pt-3"
      >
        <SelectField
          id="sort"
          name="sort"
          label={copy.search.sort}
          options={listingSorts.map((sort) => ({ value: sort, label: copy.search.sorts[sort] }))}
          defaultValue={search.sort}
        />
        <Button variant="sun" block>
          {total === 0 ? copy.search.show : copy.search.showCount(total)}
        </Button>
        {facets
          .filter(({ choices }) => choices.length > 0)
          .map((facet) => (
            <FacetChoices key={facet.id} facet={facet} />
          ))}
        <Button variant="dark" block>
          {copy.search.show}
        </Button>
      </form>
    </details>
  );
}

/** Choices of a facet with what each would find. One that finds nothing stays, greyed. */
function FacetChoices({ facet }: { readonly facet: Facet }) {
  const copy = useCopy('used-cars');
  return (
    <fieldset className="facet">
      <legend>{copy.facets[facet.id]}</legend>
      {facet.choices.map((choice) => {
        const id = `${facet.id}-${choice.value.replace('/', '-')}`;
        const isEmpty = choice.count === 0 && !choice.isChosen;
        return (
          <div key={choice.value} className="facet-choice" data-empty={isEmpty ? '' : undefined}>
            <input
              id={id}
              type="checkbox"
              name={facet.id}
              value={choice.value}
              defaultChecked={choice.isChosen}
              disabled={isEmpty}
            />
            <label htmlFor={id}>{choiceText(choice, copy)}</label>
            <span className="nums">{choice.count}</span>
          </div>
        );
      })}
    </fieldset>
  );
}
