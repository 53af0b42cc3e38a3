import type { Answer } from '@pahiya/api-client/api-client';
import { ButtonLink } from '@pahiya/ui/button';
import { KeyValues } from '@pahiya/ui/key-values';
import { Stars } from '@pahiya/ui/stars';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { modelPath, writeReviewPath } from '../facts/car-paths.ts';
import { ReviewCard } from './review-card.tsx';
import { scoreText } from './score-text.ts';

export type Reviews = Answer<'carReviews'>;
type ReviewsSectionProps = {
  readonly reviews: Reviews | { readonly failure: PageFailure };
  readonly make: string;
  readonly model: string;
};

/** Reviews of a model with what they say together, or that there are none. */
export function ReviewsSection({ reviews, make, model }: ReviewsSectionProps) {
  const copy = useCopy('car-reviews');
  const path = usePagePath();
  return (
    <section aria-labelledby="reviews" className="grid gap-4">
      <h2 id="reviews">{copy.title}</h2>
      {'failure' in reviews ? (
        <FailureFace failure={reviews.failure} action={null} />
      ) : (
        <>
          <Summary reviews={reviews} />
          {reviews.reviews.length > 0 && (
            <ul className="grid gap-3">
              {reviews.reviews.map((review) => (
                <li key={review.reviewId}>
                  <ReviewCard review={review} />
                </li>
              ))}
            </ul>
          )}
          <Pager reviews={reviews} here={modelPath(make, model)} />
        </>
      )}
      <div>
        <ButtonLink href={path(writeReviewPath(make, model))} variant="outline">
          {copy.write}
        </ButtonLink>
      </div>
    </section>
  );
}

function Summary({ reviews }: { readonly reviews: Reviews }) {
  const copy = useCopy('car-reviews');
  const { count, meanTenths, rule, aspects } = reviews;
  if (meanTenths === null) return <p>{copy.none}</p>;
  const isAnyChecked = reviews.reviews.some(({ isOwnerChecked }) => isOwnerChecked);
  return (
    <div className="card grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars tenths={meanTenths} />
        <b>{copy.mean(scoreText(meanTenths), count)}</b>
      </p>
      <KeyValues
        facts={aspects.map(({ aspect, meanTenths: mean, count: given }) => ({
          id: aspect,
          term: copy.aspects[aspect],
          detail: (
            <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
              <span className="nums">{copy.score(scoreText(mean))}</span>
              <span className="text-ink-2 text-small">{copy.aspectCount(given)}</span>
            </span>
          ),
        }))}
      />
      <p className="text-ink-2 text-small">
        {copy.meanNote(rule.priorReviews, scoreText(rule.priorTenths))}
        {isAnyChecked && ` ${copy.ownerCheckedNote}`}
      </p>
    </div>
  );
}

function Pager({ reviews, here }: { readonly reviews: Reviews; readonly here: string }) {
  const copy = useCopy('car-reviews');
  const path = usePagePath();
  const { pageNumber, hasMore } = reviews;
  const steps = [
    ...(pageNumber > 1 ? [{ page: pageNumber - 1, label: copy.newer }] : []),
    ...(hasMore ? [{ page: pageNumber + 1, label: copy.older }] : []),
  ];
  if (steps.length === 0) return null;
  return (
    <nav aria-label={copy.title} className="flex flex-wrap gap-x-6">
      {steps.map(({ page, label }) => (
        <a
          key={page}
          href={`${path(here)}${page === 1 ? '' : `?reviews=${page}`}#reviews`}
          className="inline-flex min-h-11 items-center"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
