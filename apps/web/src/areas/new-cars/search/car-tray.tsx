import type { Answer } from '@pahiya/api-client/api-client';
import type { FacetFilter } from '@pahiya/domain/facets/facet-filter';
import { ButtonLink } from '@pahiya/ui/button';
import { CompareTray } from '@pahiya/ui/compare-tray';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { defaultCity } from '../../../frame/state/city-slice.ts';
import { useAppState } from '../../../frame/state/use-app-state.ts';
import { CarImage } from '../facts/car-image.tsx';
import { comparedPath, mostCompared } from '../facts/compare-wish.ts';
import { searchedPath } from '../facts/search-paths.ts';
import type { ComparedCar } from './load-car-search.ts';

type CarTrayProps = {
  readonly filter: FacetFilter;
  readonly ids: readonly string[];
  /** Those of the address when the page was loaded. */
  readonly compared: readonly ComparedCar[];
  /** Where further ones were chosen. */
  readonly feed: Answer<'filterCars'>['feed'];
};

/** The cars chosen to compare, from the address. */
export function CarTray({ filter, ids, compared, feed }: CarTrayProps) {
  const copy = useCopy('car-search').tray;
  const path = usePagePath();
  const { cityId } = useAppState((state) => state.cityData);
  const inFeed = feed.map(({ first, model }) => ({ id: first.id, name: model.name, model }));
  const known = new Map([...inFeed, ...compared].map((car) => [car.id, car]));
  const chosen = ids.slice(0, mostCompared).flatMap((id) => known.get(id) ?? []);
  const kept = chosen.map(({ id }) => id);
  return (
    <CompareTray
      label={copy.label}
      items={chosen.map(({ id, name, model }) => ({
        key: id,
        name,
        picture: <CarImage model={model} />,
        removeLabel: copy.remove(name),
        removeHref: path(
          searchedPath(
            filter,
            kept.filter((one) => one !== id),
          ),
        ),
      }))}
      free={copy.free.slice(chosen.length)}
      notice={ids.length > mostCompared ? copy.full : null}
      action={
        chosen.length < 2 ? (
          <p>{copy.one}</p>
        ) : (
          <ButtonLink
            href={path(
              comparedPath({ ids: kept, ...(cityId !== defaultCity.cityId && { city: cityId }) }),
            )}
          >
            {copy.act(chosen.length)}
          </ButtonLink>
        )
      }
    />
  );
}
