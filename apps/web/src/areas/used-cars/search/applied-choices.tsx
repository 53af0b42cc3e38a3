import { Close } from '@pahiya/ui/icons';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { type UsedCarSearch, withoutChoice } from '../facts/search-wish.ts';
import { cityPath, searchPath } from '../facts/used-car-paths.ts';
import { choiceText, type Facet } from './facet-words.ts';

type AppliedChoicesProps = {
  readonly city: string;
  readonly search: UsedCarSearch;
  readonly facets: readonly Facet[];
};

/** What is chosen, each as a link that removes it. */
export function AppliedChoices({ city, search, facets }: AppliedChoicesProps) {
  const copy = useCopy('used-cars');
  const path = usePagePath();
  const applied = facets.flatMap(({ id, choices }) =>
    choices.filter(({ isChosen }) => isChosen).map((choice) => ({ id, choice })),
  );
  if (applied.length === 0) return null;
  return (
    <nav aria-label={copy.search.applied} className="applied">
      <ul>
        {applied.map(({ id, choice }) => {
          const text = choiceText(choice, copy);
          return (
            <li key={`${id} ${choice.value}`}>
              <a
                href={path(searchPath(city, withoutChoice(search, id, choice.value)))}
                aria-label={copy.search.remove(text)}
              >
                {text}
                <Close size={16} aria-hidden />
              </a>
            </li>
          );
        })}
        <li>
          <a href={path(cityPath(city))} className="applied-clear">
            {copy.search.clear}
          </a>
        </li>
      </ul>
    </nav>
  );
}
