import type { Answer } from '@pahiya/api-client/api-client';
import type { FacetFilter } from '@pahiya/domain/facets/facet-filter';
import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { Fragment } from 'react';
import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { KeptItem } from '../../../parts/shortlist/kept-items.ts';
import { emiTerms } from '../facts/car-words.ts';
import { savePath, searchedPath } from '../facts/search-paths.ts';
import { CarCard } from './car-card.tsx';
import { facetText } from './filter-words.ts';
import { useCarFeed } from './use-car-feed.ts';

type Found = Answer<'filterCars'>;
type CarResultsProps = {
  readonly filter: FacetFilter;
  readonly found: Found;
  readonly ids: readonly string[];
  readonly city: string;
  readonly clearHref: string;
  readonly kept: readonly KeptItem[];
};

/** The cars, in groups that are not compared with each other; or why there are none. */
export function CarResults(props: CarResultsProps) {
  const { filter, found, ids, city, clearHref, kept } = props;
  const copy = useCopy('car-search');
  const { emi: emiWords } = copy.card;
  const { language } = usePage();
  const path = usePagePath();
  const { feed, shown, next, loadNext, isLoading } = useCarFeed(filter, found, ids);
  if (found.totalCount === 0) return <NoCars {...props} />;
  if (found.feed.length === 0) {
    return (
      <EmptyFace
        title={copy.beyond.title}
        detail={copy.count(found.totalCount, found.variantCount)}
        action={
          <ButtonLink href={path(searchedPath({ ...filter, page: 0 }, ids))}>
            {copy.beyond.first}
          </ButtonLink>
        }
      />
    );
  }
  const emi = feed.find(({ first }) => first.emi !== null)?.first.emi ?? null;
  return (
    <div className="grid gap-4">
      <ul className="results-list">
        {feed.map((card, place) => {
          const heading = groupOf(card);
          const isNew = heading !== null && (place === 0 || groupOf(feed[place - 1]) !== heading);
          return (
            <Fragment key={`${card.make.slug}/${card.model.slug}`}>
              {isNew && (
                <li className="results-wide">
                  <h2>{copy.groups[heading]}</h2>
                </li>
              )}
              <li className="grid">
                <CarCard {...{ card, filter, ids, city, kept }} level={heading === null ? 2 : 3} />
              </li>
            </Fragment>
          );
        })}
      </ul>
      <nav aria-label={copy.pages} className="grid justify-items-center gap-2">
        <p className="text-ink-2 text-small" role="status">
          {copy.shown(shown, found.totalCount)}
        </p>
        {next !== null && (
          <ButtonLink
            href={path(searchedPath({ ...filter, page: next.page }, ids))}
            variant="outline"
            onClick={loadNext}
            aria-busy={isLoading ? true : undefined}
          >
            {isLoading ? copy.counting : copy.next(next.count)}
          </ButtonLink>
        )}
        {filter.page > 0 && (
          <a
            href={path(searchedPath({ ...filter, page: filter.page - 1 }, ids))}
            className="inline-flex min-h-11 items-center"
          >
            {copy.previous}
          </a>
        )}
      </nav>
      {emi !== null && (
        <p className="text-ink-2 text-small">
          {sentences(language, `${emiWords.label}: ${emiTerms(emi, emiWords)}`, emiWords.notOffer)}
        </p>
      )}
      <noscript>
        <a href={clearHref} className="inline-flex min-h-11 items-center">
          {copy.clear}
        </a>
      </noscript>
    </div>
  );
}

/** The heading above cards that the order cannot compare; null for the others. */
function groupOf(card: Found['feed'][number] | undefined) {
  if (card === undefined || card.isRanked) return null;
  return card.priceGroup === 'current' || card.first.figure !== null ? 'other' : card.priceGroup;
}

/** Names the one choice whose removal helps most. */
function NoCars({ filter, found, ids, clearHref }: CarResultsProps) {
  const copy = useCopy('car-search');
  const path = usePagePath();
  const { closest } = found;
  if (closest === null) {
    return (
      <EmptyFace
        title={copy.none.title}
        detail={copy.none.far}
        action={<ButtonLink href={clearHref}>{copy.clear}</ButtonLink>}
      />
    );
  }
  const name = facetText(closest, copy);
  const chosen = { ...filter.chosen };
  const ranges = { ...filter.ranges };
  if (closest.facet !== null) delete chosen[closest.facet];
  if (closest.range !== null) delete ranges[closest.range];
  return (
    <EmptyFace
      title={copy.none.title}
      detail={copy.none.closest(name, closest.count)}
      action={
        <>
          <ButtonLink
            href={path(searchedPath({ ...filter, chosen, ranges, page: 0 }, ids))}
            variant="dark"
            data-keep="place"
          >
            {copy.none.remove(name)}
          </ButtonLink>
          <ButtonLink href={path(savePath(filter))} variant="outline">
            {copy.none.alert}
          </ButtonLink>
        </>
      }
    />
  );
}
