import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { type UsedCarSearch, withoutChoice } from '../facts/search-wish.ts';
import { searchPath } from '../facts/used-car-paths.ts';
import { choiceText, type Facet } from './facet-words.ts';

type NothingFoundProps = {
  readonly city: string;
  readonly search: UsedCarSearch;
  readonly facets: readonly Facet[];
};

/** No result: names the facet whose removal helps most, with what would be found. */
export function NothingFound({ city, search, facets }: NothingFoundProps) {
  const copy = useCopy('used-cars');
  const path = usePagePath();
  const best = bestRemoval(facets);
  if (best === null) return <EmptyFace title={copy.search.none} detail={copy.search.noneLeft} />;
  const text = choiceText(best.choice, copy);
  return (
    <EmptyFace
      title={copy.search.none}
      detail={copy.search.noneDetail(text, best.count)}
      action={
        <ButtonLink
          href={path(searchPath(city, withoutChoice(search, best.id, best.choice.value)))}
        >
          {copy.search.remove(text)}
        </ButtonLink>
      }
    />
  );
}

/** Counts of a facet leave its own choice out: with a single choice, their sum is what removing it finds. */
function bestRemoval(facets: readonly Facet[]) {
  const removals = facets.flatMap(({ id, choices }) => {
    const chosen = choices.filter(({ isChosen }) => isChosen);
    const [choice] = chosen;
    if (choice === undefined || chosen.length > 1 || id === 'extra') return [];
    return [{ id, choice, count: choices.reduce((sum, { count }) => sum + count, 0) }];
  });
  const [best] = removals.toSorted((a, b) => b.count - a.count);
  return best === undefined || best.count === 0 ? null : best;
}
