import { reviewScore } from '@pahiya/domain/new-cars/review-score';
import { formatKms } from '@pahiya/domain/shared/format';
import { Stars } from '@pahiya/ui/stars';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { Reviews } from './reviews-section.tsx';
import { scoreText } from './score-text.ts';
import { useDayText } from './use-day-text.ts';

/** One review, as plain text. */
export function ReviewCard({ review }: { readonly review: Reviews['reviews'][number] }) {
  const copy = useCopy('car-reviews');
  const path = usePagePath();
  const dayText = useDayText();
  const { reviewId, scores, km, months, text, isOwnerChecked, writtenAt, editedAt } = review;
  const tenths = Math.round(reviewScore(scores) * 10);
  const written = dayText(writtenAt);
  const facts = [
    ...(months === null ? [] : [copy.months(months)]),
    ...(km === null ? [] : [formatKms(km)]),
    copy.written(written),
    ...(editedAt === null ? [] : [copy.edited(dayText(editedAt))]),
  ];
  return (
    <article className="card grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars tenths={tenths} />
        <b>{copy.score(scoreText(tenths))}</b>
        {isOwnerChecked && <StatusChip tone="road" word={copy.ownerChecked} />}
      </p>
      <p lang="" dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-ink-2 text-small">
        <span>{facts.join(' · ')}</span>
        <a
          href={path(`/report/car-review/${reviewId}`)}
          aria-label={copy.reportLong(written)}
          className="inline-flex min-h-11 items-center"
          rel="nofollow"
        >
          {copy.report}
        </a>
      </p>
    </article>
  );
}
