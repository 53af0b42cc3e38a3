import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Form } from 'react-router';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../../parts/controls/submit-button.tsx';
import { instantText } from '../../../../parts/failure/instant-text.ts';
import type { BodyProps } from '../../view/kind-view.ts';

/** The reserved car, until when it is held, and how to end it. */
export function ReservationBody({ order, details }: BodyProps<'used-car-reservation'>) {
  const copy = useCopy('order-used-car-reservation');
  const { language } = usePage();
  const path = usePagePath();
  const { state, endReason, heldUntil, carName, madeYear } = details;
  const action = `/orders/${order.orderId}`;
  return (
    <Card title={copy.car} id="car">
      <p className="font-semibold" translate="no">
        {carName} {madeYear}
      </p>
      {heldUntil !== null && <p>{copy.heldUntil(instantText(heldUntil, language))}</p>}
      {endReason !== null && <p>{copy.ends[endReason]}</p>}
      <p>{state === 'held' ? copy.next : copy.back}</p>
      <div className="actions pt-3">
        {details.isListed && (
          <ButtonLink href={path(details.path)} variant="dark">
            {copy.open}
          </ButtonLink>
        )}
        {state === 'held' && (
          <Form method="post" action={action}>
            <input type="hidden" name="intent" value="reservation-cancel" />
            <SubmitButton
              label={copy.cancel}
              busy={copy.cancelling}
              action={action}
              intent="reservation-cancel"
              variant="outline"
            />
          </Form>
        )}
      </div>
    </Card>
  );
}
