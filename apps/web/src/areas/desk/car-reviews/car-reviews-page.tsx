import type { Answer } from '@pahiya/api-client/api-client';
import { reviewAspects } from '@pahiya/domain/new-cars/review-score';
import { reportReasons } from '@pahiya/domain/reports/report-reasons';
import { formatKms } from '@pahiya/domain/shared/format';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { KeyValues } from '@pahiya/ui/key-values';
import { SelectField } from '@pahiya/ui/select-field';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { DeskForm } from '../shell/desk-form.tsx';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { WrittenText } from '../shell/written-text.tsx';
import type { ReasonFault } from './car-reviews.desk.tsx';

type Waiting = Answer<'deskCarReviews'>;
type Review = Waiting['reviews'][number];
type CarReviewsPageProps = Waiting & {
  readonly deed: 'shown' | 'refused' | null;
  readonly outcome: ReasonFault | Refused | null;
};

/** Reviews that wait for a check, oldest first: shown, or refused for a reason of the list. */
export function CarReviewsPage({ reviews, waiting, deed, outcome }: CarReviewsPageProps) {
  const copy = useCopy('desk-content').reviews;
  const fault = outcome !== null && 'reviewId' in outcome ? outcome : null;
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      {deed !== null && outcome === null && <DoneNote text={copy.done[deed]} />}
      <RefusalNote refused={outcome !== null && 'failure' in outcome ? outcome : null} />
      <p>
        <b>{waiting === 0 ? copy.none : copy.waiting(waiting)}</b>
      </p>
      <ul className="grid gap-4">
        {reviews.map((review) => (
          <li key={review.reviewId}>
            <WaitingCard review={review} isFault={fault?.reviewId === review.reviewId} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type WaitingCardProps = { readonly review: Review; readonly isFault: boolean };

function WaitingCard({ review, isFault }: WaitingCardProps) {
  const copy = useCopy('desk-content').reviews;
  const { aspects } = useCopy('car-reviews');
  const { language } = usePage();
  const none = useCopy('desk').none;
  const { make, model, scores, km, months, text, shownText } = review;
  const given = reviewAspects.flatMap((aspect) =>
    scores[aspect] === undefined ? [] : [`${aspects[aspect]} ${scores[aspect]}`],
  );
  return (
    <Card
      title={`${make.name} ${model.name}`}
      aside={review.isOwnerChecked && <StatusChip tone="road" word={copy.ownerChecked} />}
    >
      <div className="grid gap-3">
        <WrittenText text={text} />
        <KeyValues
          facts={[
            { id: 'scores', term: copy.scores, detail: given.join(', ') },
            { id: 'km', term: copy.km, detail: km === null ? none : formatKms(km) },
            { id: 'months', term: copy.months, detail: months ?? none },
            { id: 'at', term: copy.at, detail: instantText(review.writtenAt, language) },
          ]}
        />
        {shownText !== null && (
          <Disclosure summary={copy.before}>
            <WrittenText text={shownText} />
          </Disclosure>
        )}
        <Decide review={review} isFault={isFault} />
      </div>
    </Card>
  );
}

function Decide({ review, isFault }: WaitingCardProps) {
  const copy = useCopy('desk-content');
  const { reviewId, version, make, model } = review;
  const fields = { review: reviewId, version };
  const name = `${make.name} ${model.name}`;
  return (
    <div className="grid gap-4 border-line border-t pt-4">
      <DeskForm action="/desk/car-reviews" intent="show" fields={fields}>
        <Button aria-label={`${copy.reviews.show}: ${name}`}>{copy.reviews.show}</Button>
      </DeskForm>
      <DeskForm
        action="/desk/car-reviews"
        intent="refuse"
        fields={fields}
        className="grid items-end gap-3 md:grid-cols-[1fr_1fr_auto]"
      >
        <SelectField
          id={`reason-${reviewId}`}
          name="reason"
          label={copy.reason}
          emptyLabel={copy.choose}
          options={reportReasons['car-review'].map((value) => ({
            value,
            label: copy.reasons[value],
          }))}
          error={isFault ? copy.noReason : undefined}
          required
        />
        <TextField id={`note-${reviewId}`} name="note" label={copy.note} maxLength={200} />
        <div>
          <Button variant="outline" aria-label={`${copy.reviews.refuse}: ${name}`}>
            {copy.reviews.refuse}
          </Button>
        </div>
      </DeskForm>
    </div>
  );
}
