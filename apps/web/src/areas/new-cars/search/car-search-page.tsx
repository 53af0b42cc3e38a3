import type { Answer } from '@pahiya/api-client/api-client';
import { choicesOf, type FacetFilter, readFilter } from '@pahiya/domain/facets/facet-filter';
import { type CarSort, carTerms } from '@pahiya/domain/new-cars/car-filter';
import { AppliedFilters } from '@pahiya/ui/applied-filters';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Bell, Bookmark, Sliders } from '@pahiya/ui/icons';
import { Kerb } from '@pahiya/ui/kerb';
import { WheelMark } from '@pahiya/ui/wheel-mark';
import { useLocation, useNavigation } from 'react-router';
import { useCityName } from '../../../frame/city/use-city-name.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { shortlistPath } from '../../../parts/shortlist/keep-button.tsx';
import type { KeptItem } from '../../../parts/shortlist/kept-items.ts';
import { carFiltersPath, carSearchPath, savePath, searchedPath } from '../facts/search-paths.ts';
import { CarResults } from './car-results.tsx';
import { CarTray } from './car-tray.tsx';
import { FacetForm, filterFormId } from './facet-form.tsx';
import { FilterFaultNote } from './filter-fault-note.tsx';
import { withChoices } from './filter-removal.ts';
import { choiceText, type SearchCopy } from './filter-words.ts';
import type { ComparedCar, FilterFaults } from './load-car-search.ts';
import { comparedIn } from './load-car-search.ts';
import { useFilterChange } from './use-filter-change.ts';

type CarSearchPageProps = {
  readonly filter: FacetFilter;
  readonly faults: FilterFaults;
  readonly found: Answer<'filterCars'>;
  readonly compared: readonly ComparedCar[];
  readonly kept: readonly KeptItem[];
};

/** The search: what is chosen and how many remain, filters beside the cars, the bar to compare. */
export function CarSearchPage({ filter, faults, found, compared, kept }: CarSearchPageProps) {
  const copy = useCopy('car-search');
  const path = usePagePath();
  const city = useCityName();
  const ids = comparedIn(new URLSearchParams(useLocation().search));
  const { wanted, isCounting } = useWantedFilter(filter);
  const choices = choicesOf(carTerms, filter).map((choice) => ({
    choice,
    text: choiceText(choice, found.facets, copy),
  }));
  const clearHref = path(searchedPath(withChoices(filter, 'none'), ids));
  return (
    <>
      <div className="hero">
        <div className="wrap results-cap">
          <div className="results-head">
            <div className="grid gap-1">
              <h1>{titleText(choices, copy)}</h1>
              <p className="results-count text-lead" role="status" aria-live="polite">
                {copy.count(found.totalCount, found.variantCount)}
                {isCounting && (
                  <>
                    <WheelMark size={20} turning />
                    <span className="sr-only">{copy.counting}</span>
                  </>
                )}
              </p>
              <p>{copy.onRoadFor(city)}</p>
            </div>
            <div className="results-acts">
              <ButtonLink
                href={path(searchedPath(filter, ids, carFiltersPath))}
                variant="dark"
                icon={<Sliders />}
                className="results-to-filters"
              >
                {choices.length === 0 ? copy.filters : copy.filtersWith(choices.length)}
              </ButtonLink>
              <SortField filter={filter} ids={ids} />
              {choices.length > 0 && (
                <ButtonLink href={path(savePath(filter))} variant="outline" icon={<Bell />}>
                  {copy.save}
                </ButtonLink>
              )}
              <ButtonLink href={path(shortlistPath)} variant="outline" icon={<Bookmark />}>
                {copy.shortlist}
              </ButtonLink>
            </div>
          </div>
        </div>
        <Kerb />
      </div>
      <div className="wrap results-page pt-4">
        <div className="results-split">
          <div className="results-rail card">
            <FacetForm
              filter={wanted}
              facets={found.facets}
              ids={ids}
              upsideDown={faults.upsideDown}
              action={carSearchPath}
              submit={copy.showPlain}
            />
          </div>
          <div className="grid min-w-0 gap-4">
            <FilterFaultNote faults={faults} />
            <AppliedFilters
              label={copy.applied}
              filters={choices.map(({ choice, text }) => ({
                key: text,
                label: text,
                removeLabel: copy.remove,
                href: path(searchedPath(withChoices(filter, choice), ids)),
              }))}
              clear={{ label: copy.clear, href: clearHref }}
            />
            <p className="text-ink-2 text-small">
              {copy.sorts[filter.sort as CarSort].rule} {copy.unpaid}
              {found.unrankedCount > 0 && ` ${copy.unranked(found.unrankedCount)}`}
            </p>
            <CarResults
              filter={filter}
              found={found}
              ids={ids}
              city={city}
              clearHref={clearHref}
              kept={kept}
            />
          </div>
        </div>
      </div>
      <CarTray filter={filter} ids={ids} compared={compared} feed={found.feed} />
    </>
  );
}

/** The filter that is being loaded, so that a tick stays where it was set while the cars are counted. */
function useWantedFilter(filter: FacetFilter) {
  const { location } = useNavigation();
  const isCounting = location?.pathname.endsWith(carSearchPath) === true;
  if (!isCounting) return { wanted: filter, isCounting };
  return { wanted: readFilter(carTerms, new URLSearchParams(location.search)).filter, isCounting };
}

function titleText(choices: readonly { readonly text: string }[], copy: SearchCopy): string {
  if (choices.length === 0) return copy.title;
  const most = 3;
  if (choices.length > most) return copy.titleMany(choices.length);
  return copy.titleWith(choices.map(({ text }) => text).join(', '));
}

/** A field of the filters' form, beside the title. */
function SortField({ filter, ids }: { filter: FacetFilter; ids: readonly string[] }) {
  const copy = useCopy('car-search');
  const { changeForm } = useFilterChange(carSearchPath, ids);
  return (
    <div className="results-sort">
      <label htmlFor="sort" className="sr-only">
        {copy.sort}
      </label>
      <select
        key={filter.sort}
        id="sort"
        name="sort"
        form={filterFormId}
        className="input"
        defaultValue={filter.sort}
        onChange={(event) => changeForm(event.currentTarget.form)}
      >
        {carTerms.sorts.map((sort) => (
          <option key={sort} value={sort}>
            {copy.sorts[sort].label}
          </option>
        ))}
      </select>
      <Button
        type="submit"
        form={filterFormId}
        variant="outline"
        className="hidden noscript:inline-flex"
      >
        {copy.sortSubmit}
      </Button>
    </div>
  );
}
