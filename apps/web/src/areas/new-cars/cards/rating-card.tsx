import type { Answer } from '@pahiya/api-client/api-client';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { useCopy } from '../../../frame/copy/use-copy.ts';

/** Crash ratings with programme and year, or that none was found. */
export function RatingCard({ ratings }: Pick<Answer<'carVariants'>, 'ratings'>) {
  const copy = useCopy('new-cars').model;
  return (
    <Card id="rating" title={copy.rating}>
      {ratings.length === 0 ? (
        <p>{copy.noRating}</p>
      ) : (
        <div className="grid gap-3">
          <KeyValues
            facts={ratings.map(({ programme, year, adultStars, childStars, confidence }) => ({
              id: `${programme} ${year}`,
              term: (
                <span lang="en" translate="no">
                  {programme} {year}
                </span>
              ),
              detail: copy.stars(adultStars, childStars),
              note: confidence === 'high' ? undefined : copy.unsureRating,
            }))}
          />
          <p className="text-ink-2 text-small">{copy.ratingNote}</p>
        </div>
      )}
    </Card>
  );
}
