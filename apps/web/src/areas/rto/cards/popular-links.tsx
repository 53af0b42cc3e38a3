import { ChipLinks } from '@pahiya/ui/chip-links';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { PlaceLink } from '../facts/office-line.ts';
import { placeName } from '../facts/rto-trail.ts';

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
