import type { Answer } from '@pahiya/api-client/api-client';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { Stars } from '@pahiya/ui/stars';
import { useCopy } from '../../../frame/copy/use-copy.ts';

type RatingCardProps = Pick<Answer<'carVariants'>, 'ratings'> & {
  /** Source that says it was not tested. */
  readonly untested?: string | null;
};

/** Crash ratings with programme, year and the airbags of the car tested. Without one: "not tested" only where a source
 * says so, else that none was found. */
export function RatingCard({ ratings, untested = null }: RatingCardProps) {
  const copy = useCopy('new-cars').model;
  return (
    <Card id="rating" title={copy.rating}>
      {ratings.length === 0 ? (
        <p>{untested === null ? copy.noRating : copy.untested(untested)}</p>
      ) : (
        <div className="grid gap-3">
          <KeyValues
            facts={ratings.map(
              ({ programme, year, adultStars, childStars, airbagsTested, confidence }) => ({
                id: `${programme} ${year}`,
                term: (
                  <span lang="en" translate="no">
                    {programme} {year}
                  </span>
                ),
                detail: (
                  <span className="grid justify-items-end gap-1">
                    <Stars tenths={adultStars * 10} />
                    {copy.stars(adultStars, childStars)}
                  </span>
                ),
                note: [
                  copy.airbagsTested(airbagsTested ?? null),
                  ...(confidence === 'high' ? [] : [copy.unsureRating]),
                ].join(' '),
              }),
            )}
          />
          <p className="text-ink-2 text-small">{copy.ratingNote}</p>
        </div>
      )}
    </Card>
  );
}
