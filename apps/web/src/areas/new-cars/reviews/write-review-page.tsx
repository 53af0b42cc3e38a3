import type { Answer } from '@pahiya/api-client/api-client';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { modelPath, writeReviewPath } from '../facts/car-paths.ts';
import { ReviewForm } from './review-form.tsx';
import type { WriteOutcome } from './write-review.page.tsx';

type Own = Answer<'ownCarReview'> & { readonly deed: 'sent' | 'deleted' | null };

/** Where a visitor is asked to sign in. */
export function SignInToWrite({ next }: { readonly next: string }) {
  const { signIn } = useCopy('car-reviews').form;
  const path = usePagePath();
  return (
    <div className="mx-auto max-w-xl pt-3">
      <Card title={signIn.title} level={1} look="accent">
        <p>{signIn.text}</p>
        <div className="actions pt-4">
          <ButtonLink href={path(signInPath(next))}>{signIn.action}</ButtonLink>
        </div>
      </Card>
    </div>
  );
}

type WriteReviewPageProps = { readonly page: Own; readonly outcome: WriteOutcome | null };

/** The own review of a model: its state, the form, and how it is deleted. */
export function WriteReviewPage({ page, outcome }: WriteReviewPageProps) {
  const copy = useCopy('car-reviews').form;
  const path = usePagePath();
  const { make, model, review, deed } = page;
  const name = `${make.name} ${model.name}`;
  const action = writeReviewPath(make.slug, model.slug);
  return (
    <div className="mx-auto grid max-w-2xl gap-5 pt-3">
      <PageTitle title={copy.title(name)} lead={copy.lead} />
      {deed !== null && outcome === null && <DoneNote text={copy[deed]} />}
      {outcome?.failure && <FailureFace failure={outcome.failure} action={null} />}
      {review !== null && (deed === null || outcome !== null) && <OwnState review={review} />}
      <ReviewForm page={page} outcome={outcome} action={action} />
      {review !== null && (
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="review" value={review.reviewId} />
          <SubmitButton
            label={copy.delete}
            busy={copy.delete}
            action={action}
            intent="delete"
            variant="quiet"
          />
        </Form>
      )}
      <p>
        <a
          href={path(modelPath(make.slug, model.slug))}
          className="inline-flex min-h-11 items-center"
        >
          {copy.back(name)}
        </a>
      </p>
    </div>
  );
}

function OwnState({ review }: { readonly review: NonNullable<Own['review']> }) {
  const copy = useCopy('car-reviews').form;
  const { state, reason } = review;
  return (
    <Card look="accent">
      <p>
        {reason === null ? copy.states[state] : `${copy.states[state]} ${copy.reasons[reason]}`}
      </p>
    </Card>
  );
}
