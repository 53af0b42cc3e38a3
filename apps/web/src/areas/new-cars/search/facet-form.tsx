import type { Answer } from '@pahiya/api-client/api-client';
import type { FacetFilter } from '@pahiya/domain/facets/facet-filter';
import { type CarFacetId, type CarRangeId, carRangeIds } from '@pahiya/domain/new-cars/car-filter';
import { Button } from '@pahiya/ui/button';
import { FacetGroup } from '@pahiya/ui/facet-group';
import { TextField } from '@pahiya/ui/text-field';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { carSearchPath } from '../facts/search-paths.ts';
import { valueText } from './filter-words.ts';
import { useFilterChange } from './use-filter-change.ts';

/** Fields elsewhere on the page belong to the form by this id. */
export const filterFormId = 'car-filters';

/** Facets that are shown at once; the others are behind a summary. */
const first: readonly CarFacetId[] = ['price', 'body', 'fuel', 'gearbox', 'seats'];

type FacetFormProps = {
  readonly filter: FacetFilter;
  readonly facets: Answer<'filterCars'>['facets'];
  readonly ids: readonly string[];
  readonly upsideDown: readonly string[];
  /** Where a change shows: the search, or the filters' own page. */
  readonly action: string;
  readonly submit: ReactNode;
  /** Instead of the button at the end. */
  readonly children?: ReactNode;
};

/** All filters as one GET form. The counts of a facet leave out its own choice. */
export function FacetForm(props: FacetFormProps) {
  const { filter, facets, ids, upsideDown, action, submit, children } = props;
  const copy = useCopy('car-search');
  const path = usePagePath();
  const isOwnPage = action !== carSearchPath;
  const { onChange, onSubmit } = useFilterChange(action, ids, { replaces: isOwnPage });
  const isFurther = (id: CarFacetId) => !first.includes(id);
  const hasFurther =
    Object.keys(filter.ranges).length > 0 ||
    facets.some(({ id }) => isFurther(id) && (filter.chosen[id] ?? []).length > 0);
  const group = ({ id, values }: (typeof facets)[number]) => (
    <FacetGroup
      key={id}
      id={`f-${id}`}
      name={id}
      legend={copy.facets[id]}
      hint={id === 'stars' ? copy.facetHints.stars : undefined}
      countLabel={copy.models}
      options={values.map((one) => ({
        value: one.value,
        label: valueText(id, one, copy),
        count: one.count,
        isChosen: filter.chosen[id]?.includes(one.value) === true,
      }))}
    />
  );
  return (
    <form
      id={filterFormId}
      method="get"
      action={path(carSearchPath)}
      onChange={onChange}
      onSubmit={onSubmit(carSearchPath)}
      aria-label={copy.filters}
    >
      {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
      {facets.filter(({ id }) => !isFurther(id)).map(group)}
      <details className="facet-more" open={hasFurther}>
        <summary>{copy.more}</summary>
        {facets.filter(({ id }) => isFurther(id)).map(group)}
        {carRangeIds.map((range) => (
          <RangeFields
            key={range}
            range={range}
            bounds={filter.ranges[range]}
            isUpsideDown={upsideDown.includes(range)}
          />
        ))}
      </details>
      {children ?? (
        <Button type="submit" variant="dark" block>
          {submit}
        </Button>
      )}
    </form>
  );
}

type RangeFieldsProps = {
  readonly range: CarRangeId;
  readonly bounds: FacetFilter['ranges'][string] | undefined;
  readonly isUpsideDown: boolean;
};

function RangeFields({ range, bounds, isUpsideDown }: RangeFieldsProps) {
  const copy = useCopy('car-search');
  const field = (end: 'from' | 'to', value: number | null) => (
    <TextField
      // A bound that was taken back elsewhere is empty here too.
      key={value}
      id={`${range}-${end}`}
      name={`${range}-${end}`}
      label={copy[end]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={13}
      defaultValue={value ?? ''}
      error={isUpsideDown && end === 'to' ? copy.upsideDown : undefined}
    />
  );
  return (
    <fieldset className="facet">
      <legend>{copy.ranges[range].label}</legend>
      <div className="facet-pair">
        {field('from', bounds?.least ?? null)}
        {field('to', bounds?.most ?? null)}
      </div>
    </fieldset>
  );
}
