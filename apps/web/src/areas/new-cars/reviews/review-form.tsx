import { reviewAspects, reviewText } from '@pahiya/domain/new-cars/review-score';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { proofFields } from '../../../parts/owner-proof/read-proof.ts';
import { OwnerPart } from './owner-part.tsx';
import type { ReviewFault, TypedReview } from './typed-review.ts';
import type { WriteReviewPage } from './write-review-page.tsx';

type Given = ComponentProps<typeof WriteReviewPage>;
type ReviewFormProps = Given & { readonly action: string };

const scores = [5, 4, 3, 2, 1] as const;

/** Scores, kilometres, months, text, and the owner's proof where wanted. */
export function ReviewForm({ page, outcome, action }: ReviewFormProps) {
  const copy = useCopy('car-reviews');
  const messages = useMessages();
  const { form } = copy;
  const typed = outcome?.typed ?? typedOf(page);
  const faults = outcome?.faults ?? [];
  const errorOf = (fault: ReviewFault) => (faults.includes(fault) ? messages[fault] : undefined);
  return (
    <Form method="post" action={action}>
      <Card>
        <div className="grid gap-5">
          {faults.length > 0 && (
            <FormErrors
              title={form.faults.title}
              errors={faults.map((fault) => ({
                fieldId: fault === 'scores' ? `score-${reviewAspects[0]}` : fault,
                message: messages[fault],
              }))}
            />
          )}
          <fieldset className="grid gap-3" aria-describedby="scores-hint">
            <legend className="float-left w-full font-semibold">{form.scores}</legend>
            <p id="scores-hint" className="field-hint">
              {form.scoresHint}
            </p>
            <div className="grid gap-3 sm:grid-cols-2">
              {reviewAspects.map((aspect, place) => (
                <SelectField
                  key={aspect}
                  id={`score-${aspect}`}
                  name={`score-${aspect}`}
                  label={copy.aspects[aspect]}
                  emptyLabel={form.noScore}
                  options={scores.map((score) => ({
                    value: String(score),
                    label: form.scoreNames[score],
                  }))}
                  defaultValue={typed.scores[aspect] ?? ''}
                  error={place === 0 ? errorOf('scores') : undefined}
                />
              ))}
            </div>
          </fieldset>
          <div className="grid gap-3 sm:grid-cols-2">
            {(['km', 'months'] as const).map((field) => (
              <TextField
                key={field}
                id={field}
                name={field}
                label={form[field]}
                inputMode="numeric"
                maxLength={12}
                defaultValue={typed[field]}
                error={errorOf(field)}
              />
            ))}
          </div>
          <TextAreaField
            id="text"
            name="text"
            label={form.text}
            hint={form.textHint(reviewText.least, reviewText.most)}
            rows={8}
            minLength={reviewText.least}
            maxLength={reviewText.most}
            defaultValue={typed.text}
            error={errorOf('text')}
            required
          />
          <OwnerPart
            vehicles={page.vehicles}
            chosen={typed.vehicleNumber}
            faults={proofFields.filter((field) => faults.includes(field))}
          />
          <SubmitButton
            label={page.review === null ? form.submit : form.resubmit}
            busy={form.busy}
            action={action}
            block
          />
        </div>
      </Card>
    </Form>
  );
}

function typedOf({ review }: Given['page']): TypedReview {
  if (review === null) return { scores: {}, km: '', months: '', text: '', vehicleNumber: '' };
  const { km, months, text } = review;
  return {
    scores: Object.fromEntries(
      Object.entries(review.scores).map(([aspect, score]) => [aspect, String(score)]),
    ),
    km: km === null ? '' : String(km),
    months: months === null ? '' : String(months),
    text,
    vehicleNumber: '',
  };
}

function useMessages(): Readonly<Record<ReviewFault, string>> {
  const { faults } = useCopy('car-reviews').form;
  const proof = useCopy('owner-proof');
  return {
    scores: faults.scores,
    km: faults.km,
    months: faults.months,
    text: faults.text(reviewText.least, reviewText.most),
    chassisNumber: proof.chassisMissing,
    engineNumber: proof.engineMissing,
  };
}
