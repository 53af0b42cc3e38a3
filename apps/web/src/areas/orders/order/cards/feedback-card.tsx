import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { Form } from 'react-router';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../../parts/controls/submit-button.tsx';

type FeedbackCardProps = { readonly orderId: string; readonly isMissing: boolean };

const ratings = [5, 4, 3, 2, 1] as const;

/** A rating with a comment, once an order is closed. */
export function FeedbackCard({ orderId, isMissing }: FeedbackCardProps) {
  const { feedback: copy } = useCopy('order');
  const action = `/orders/${orderId}`;
  return (
    <Card title={copy.title} id="feedback">
      <Form method="post" action={action} className="grid gap-3">
        {isMissing && (
          <FormErrors
            title={copy.missing}
            errors={[{ fieldId: 'rating-5', message: copy.missing }]}
          />
        )}
        <input type="hidden" name="intent" value="feedback" />
        <fieldset>
          <legend className="font-semibold">{copy.label}</legend>
          {ratings.map((rating) => (
            <CheckField
              key={rating}
              type="radio"
              id={`rating-${rating}`}
              name="rating"
              value={rating}
              label={copy.stars[rating]}
              required
            />
          ))}
        </fieldset>
        <TextAreaField
          id="remark"
          name="remark"
          label={copy.remark}
          hint={copy.remarkHint}
          maxLength={500}
        />
        <div className="actions">
          <SubmitButton
            label={copy.submit}
            busy={copy.busy}
            action={action}
            intent="feedback"
            variant="dark"
          />
        </div>
      </Form>
    </Card>
  );
}
