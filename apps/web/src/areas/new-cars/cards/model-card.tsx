import type { Answer } from '@pahiya/api-client/api-client';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { CarImage } from '../facts/car-image.tsx';
import { modelPath } from '../facts/car-paths.ts';
import { PriceRange } from './price-range.tsx';

type Page = Answer<'carModels'>;
type ModelCardProps = { readonly make: Page['make']; readonly model: Page['models'][number] };

/** A model with its price range and what there is to choose from. */
export function ModelCard({ make, model }: ModelCardProps) {
  const copy = useCopy('new-cars');
  const path = usePagePath();
  const { slug, name, body, fuels, seats, rating } = model;
  const facts = [
    copy.bodies[body],
    fuels.map((fuel) => copy.fuels[fuel]).join(', '),
    ...(seats.length === 0 ? [] : [copy.seats(seats.join(', '))]),
  ];
  return (
    <article className="card grid content-start gap-2">
      <CarImage model={model} />
      <h2 className="text-lead">
        <a href={path(modelPath(make.slug, slug))} className="inline-flex min-h-11 items-center">
          {name}
        </a>
      </h2>
      <PriceRange prices={model.prices} />
      <p className="text-ink-2 text-small">{facts.join(' · ')}</p>
      {rating !== null && (
        <p className="flex flex-wrap items-center gap-2 text-small">
          <StatusChip
            tone={rating.adultStars >= 4 ? 'road' : 'neutral'}
            word={`${rating.adultStars}/5`}
          />
          <span lang="en" translate="no">
            {rating.programme} {rating.year}
          </span>
        </p>
      )}
    </article>
  );
}
