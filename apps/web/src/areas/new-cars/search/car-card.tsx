import type { Answer } from '@pahiya/api-client/api-client';
import type { FacetFilter } from '@pahiya/domain/facets/facet-filter';
import type { CarSort } from '@pahiya/domain/new-cars/car-filter';
import { formatNumber } from '@pahiya/domain/shared/format';
import type { HeadingLevel } from '@pahiya/ui/heading';
import { ResultCard } from '@pahiya/ui/result-card';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { KeepButton } from '../../../parts/shortlist/keep-button.tsx';
import { isKept, type KeptItem } from '../../../parts/shortlist/kept-items.ts';
import { CarImage } from '../facts/car-image.tsx';
import { modelPath } from '../facts/car-paths.ts';
import { emiText, monthText, shareText, shortPrice } from '../facts/car-words.ts';
import { searchedPath } from '../facts/search-paths.ts';
import type { SearchCopy } from './filter-words.ts';

type Card = Answer<'filterCars'>['feed'][number];
type CarCardProps = {
  readonly card: Card;
  readonly filter: FacetFilter;
  readonly ids: readonly string[];
  readonly city: string;
  readonly kept: readonly KeptItem[];
  readonly level: HeadingLevel;
};

/** A model in the list, with what its variants that fit cost. */
export function CarCard({ card, filter, ids, city, kept, level }: CarCardProps) {
  const copy = useCopy('car-search');
  const path = usePagePath();
  const { make, model, first, variants, priceGroup } = card;
  const name = `${make.name} ${model.name}`;
  const href = path(modelPath(make.slug, model.slug));
  const item = { kind: 'new-car', id: `${make.slug}/${model.slug}` } as const;
  const isCompared = ids.includes(first.id);
  const nextIds = isCompared ? ids.filter((id) => id !== first.id) : [...ids, first.id];
  return (
    <ResultCard
      picture={<CarImage model={model} />}
      corner={<KeepButton item={item} name={name} isKept={isKept(kept, item)} />}
      over={make.name}
      name={model.name}
      href={href}
      level={level}
      price={<PriceText card={card} copy={copy} />}
      priceNote={<PriceNote card={card} copy={copy} />}
      notice={
        priceGroup === 'old' || priceGroup === 'battery-rent' ? (
          <p className="flex flex-wrap items-center gap-2 text-small">
            <StatusChip tone="amber" word={priceGroup === 'old' ? copy.card.old : copy.card.rent} />
            <span>{priceGroup === 'old' ? copy.card.oldNote : copy.card.rentNote}</span>
          </p>
        ) : null
      }
      facts={factsOf({ card, sort: filter.sort as CarSort, city }, copy)}
      actions={
        <>
          <a
            href={path(searchedPath(filter, nextIds))}
            data-keep="place"
            className="result-compare"
            data-chosen={isCompared ? true : undefined}
            aria-label={isCompared ? copy.card.uncompareOf(name) : copy.card.compareOf(name)}
          >
            {isCompared ? copy.card.compared : copy.card.compare}
          </a>
          <a href={href} aria-label={copy.card.variantsOf(name, variants)}>
            {copy.card.variants(variants)}
          </a>
        </>
      }
    />
  );
}

type Words = { readonly card: Card; readonly copy: SearchCopy };

function PriceText({ card: { price, priceGroup }, copy }: Words) {
  if (price === null) return copy.card.noPrice;
  const { leastPaise, mostPaise } = price;
  const least = shortPrice(leastPaise, copy);
  const text = leastPaise === mostPaise ? least : copy.card.to(least, shortPrice(mostPaise, copy));
  return <span className={priceGroup === 'old' ? 'result-price-old' : undefined}>{text}</span>;
}

function PriceNote({ card: { price }, copy }: Words) {
  const { language } = usePage();
  return price === null ? copy.card.noPriceNote : copy.card.asOf(monthText(price.asOf, language));
}

type Facts = { readonly card: Card; readonly sort: CarSort; readonly city: string };

function factsOf({ card, sort, city }: Facts, copy: SearchCopy) {
  const { first, rating } = card;
  const words = copy.card;
  const { emi, onRoadPaise, figure } = first;
  const sorted = sort in copy.ranges ? copy.ranges[sort as keyof typeof copy.ranges] : null;
  return [
    ...(figure === null || sorted === null
      ? []
      : [{ label: sorted.label, value: formatNumber(figure), note: first.name }]),
    {
      label: words.onRoad(city),
      value: onRoadPaise === null ? words.none : shortPrice(onRoadPaise, copy),
      note: onRoadPaise === null ? words.needsPrice : first.name,
    },
    {
      label: words.emi.label,
      value: emi === null ? words.none : emiText(emi.amountPaise, words.emi),
      note: emi === null ? words.needsPrice : words.emi.brief(shareText(emi.rate), emi.months),
    },
    {
      label: words.crash,
      value: rating === null ? words.notKnown : words.stars(rating.adultStars),
      note:
        rating === null ? (
          words.noRating
        ) : (
          <span lang="en" translate="no">
            {rating.programme} {rating.year}
          </span>
        ),
    },
  ];
}
