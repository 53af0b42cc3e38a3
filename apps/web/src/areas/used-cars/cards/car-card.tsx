import { Heading, type HeadingLevel } from '@pahiya/ui/heading';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { labelTones } from '../facts/label-tones.ts';
import { type UsedCarCard, usedCarPath } from '../facts/used-car-paths.ts';
import { carName, daysOffered, mainFacts, shortPrice } from '../facts/used-car-words.ts';
import { CarImage } from './car-image.tsx';

/** A car for sale: what it is, what it costs, who sells it, and for how long it has been offered. */
export function CarCard({
  car,
  level,
}: {
  readonly car: UsedCarCard;
  readonly level: HeadingLevel;
}) {
  const copy = useCopy('used-cars');
  const { today } = usePage();
  const path = usePagePath();
  const { pricePaise, formerPricePaise, inspected, seller, accident } = car;
  return (
    <article className="card grid content-start gap-2">
      <CarImage car={car} />
      <Heading level={level}>
        <a
          href={path(usedCarPath(car))}
          className="wrap-anywhere inline-flex min-h-11 items-center text-lead"
          translate="no"
        >
          {carName(car)}
        </a>
      </Heading>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-ink text-lead">{shortPrice(pricePaise, copy)}</strong>
        {formerPricePaise !== null && (
          <span className="text-ink-2 text-small">
            {copy.car.former(shortPrice(formerPricePaise, copy))}
          </span>
        )}
      </p>
      <p className="text-ink-2 text-small">{mainFacts(car, copy).join(' · ')}</p>
      <p className="flex flex-wrap gap-2">
        <PriceLabel car={car} />
        {car.isHeld && <StatusChip tone="amber" word={copy.car.held} />}
        {inspected !== null && (
          <StatusChip
            tone={inspected.score >= 80 ? 'road' : 'neutral'}
            word={copy.car.inspected(inspected.score)}
          />
        )}
      </p>
      <p className="text-ink-2 text-small">
        {[
          copy.car.sellers[seller],
          copy.car.accidents[accident],
          copy.car.days(daysOffered(car, today)),
          ...(car.sandbox ? [copy.car.sandbox] : []),
        ].join(' · ')}
      </p>
    </article>
  );
}

/** What the price is called against similar cars, or why it is not compared. */
function PriceLabel({ car: { priceLabel } }: { readonly car: UsedCarCard }) {
  const { prices } = useCopy('used-cars').car;
  if (priceLabel === null) return <StatusChip tone="neutral" word={prices.waiting} />;
  const { code, reason } = priceLabel;
  if (code !== null) return <StatusChip tone={labelTones[code]} word={prices.labels[code]} />;
  return reason === null ? null : <StatusChip tone="neutral" word={prices.reasons[reason]} />;
}
