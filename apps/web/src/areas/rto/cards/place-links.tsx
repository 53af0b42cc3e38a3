import { ChipLinks } from '@pahiya/ui/chip-links';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import type { PlaceLink } from '../facts/office-line.ts';

type PlaceLinksProps = {
  readonly id: string;
  readonly title: string;
  readonly places: readonly PlaceLink[];
};

/** Towns and districts as links, under a heading. */
export function PlaceLinks({ id, title, places }: PlaceLinksProps) {
  const { language } = usePage();
  const path = usePagePath();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id}>{title}</h2>
      <ChipLinks
        label={title}
        labelHidden
        boxed
        links={places.map((place) => ({
          href: path(place.path),
          label:
            language === 'hi' && place.nameHindi !== null ? (
              place.nameHindi
            ) : (
              <EnglishRun text={place.name} />
            ),
        }))}
      />
    </section>
  );
}
