import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import type { ApplicationPageProps } from './application-page.tsx';
import { applicationPath } from './loan-paths.ts';
import { OfferFacts } from './offer-cards.tsx';

/** The chosen offer, and the consent for the application itself, which that for offers does not cover. */
export function HandOverForm({ application, outcome }: ApplicationPageProps) {
  const { handOver: copy, errorsTitle } = useCopy('loan-application');
  const action = applicationPath(application.applicationId);
  const offer = application.offers.find(({ offerId }) => offerId === application.chosenOfferId);
  const lender = application.lenders.find(({ lenderId }) => lenderId === offer?.lenderId);
  if (offer === undefined || lender === undefined) return null;
  const isUnticked = outcome?.kind === 'faults' && outcome.faults.includes('agree');
  const agree = lender.applicationCheck === 'hard' ? copy.agree : copy.agreeSoft;
  return (
    <Card id="hand-over" title={copy.title(lender.name)}>
      <div className="grid gap-4">
        <OfferFacts offer={offer} />
        <p>{copy.text(lender.name)}</p>
        <Form method="post" action={action} className="grid gap-4">
          <FormErrors
            title={errorsTitle}
            errors={isUnticked ? [{ fieldId: 'agree', message: copy.error }] : []}
          />
          <input type="hidden" name="intent" value="hand-over" />
          <input type="hidden" name="offerId" value={offer.offerId} />
          <input type="hidden" name="textVersion" value={application.textVersion} />
          <CheckField
            id="agree"
            name="agree"
            value="yes"
            label={agree(lender.name, lender.bureau)}
            hint={copy.terms(lender.keptDays)}
            error={isUnticked ? copy.error : undefined}
          />
          <SubmitButton
            label={copy.submit}
            busy={copy.busy}
            action={action}
            intent="hand-over"
            block
          />
        </Form>
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value="unchoose" />
          <SubmitButton
            label={copy.back}
            busy={copy.back}
            action={action}
            intent="unchoose"
            variant="outline"
          />
        </Form>
      </div>
    </Card>
  );
}
