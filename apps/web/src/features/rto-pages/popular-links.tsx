import { ChipLinks } from '@pahiya/ui/chip-links';
import { usePage } from '../../app/page-facts.tsx';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { PlaceLink } from './office-line.ts';
import { placeName } from './rto-trail.ts';

/** Popular links on RTO pages: larger towns, the finder, the record. */
export function PopularLinks({ places }: { places: readonly PlaceLink[] }) {
  const { language } = usePage();
  const words = useCopy('rto-pages');
  const copy = words.popular;
  const path = usePagePath();
  return (
    <section aria-labelledby="popular" className="grid gap-3">
      <h2 id="popular">{copy.title}</h2>
      <ChipLinks
        label={copy.title}
        labelHidden
        boxed
        links={[
          ...places.map((place) => ({
            href: path(place.path),
            label: words.place.title(placeName(place, language)),
          })),
          { href: path('/rto-services'), label: copy.services },
          { href: path('/rto-codes'), label: copy.finder },
          { href: path('/rc-search'), label: copy.record },
          { href: path('/challan-pay'), label: copy.challans },
          { href: path('/rto'), label: copy.all },
        ]}
      />
    </section>
  );
}
