import { Plate } from '@pahiya/ui/plate';
import type { Copies } from '../../frame/copy/copies.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { plateParts } from './plate-parts.ts';
import type { OfferedNumber } from './read-number.ts';
import { recordPath } from './record-path.ts';

type NumberOffersProps = {
  readonly marks: Copies['rc-search']['marks'];
  readonly offers: readonly OfferedNumber[];
};

/** Readings with O and 0, I and 1 swapped: suggested as links, never applied automatically. */
export function NumberOffers({ marks, offers }: NumberOffersProps) {
  const path = usePagePath();
  if (offers.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-button bg-card p-3 text-ink">
      <p className="font-semibold">{marks.didYouMean}</p>
      <ul className="flex flex-wrap gap-2">
        {offers.map((offer) => (
          <li key={offer.vehicleNumber}>
            <a
              href={path(recordPath(offer.vehicleNumber))}
              className="inline-flex min-h-12 items-center no-underline"
            >
              <Plate parts={plateParts(offer.display)} size="sm" label={marks.field.plate} />
            </a>
          </li>
        ))}
      </ul>
      <p className="text-fine text-ink-2">{marks.swapNote}</p>
    </div>
  );
}
